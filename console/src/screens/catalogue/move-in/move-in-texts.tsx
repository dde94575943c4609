import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { MoveInKind, MoveInOutcome, MoveInRemark, MoveInSystem, MoveInTarget } from '@sampan/contract/rules'
import type { Tone } from '../../../ui/text/status-badge.tsx'

export function kindText(kind: MoveInKind, i18n: I18n): string {
  switch (kind) {
    case 'customers':
      return t(i18n)`Customers`
    case 'balances':
      return t(i18n)`Opening balances`
    case 'promos':
      return t(i18n)`Promo codes`
    case 'reviews':
      return t(i18n)`Reviews`
  }
}

export function KindText({ kind }: { kind: MoveInKind }) {
  return kindText(kind, useLingui().i18n)
}

const SYSTEM_NAMES: Record<Exclude<MoveInSystem, 'other'>, string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  judgeme: 'Judge.me',
  loox: 'Loox',
  yotpo: 'Yotpo',
}

/** The name of the system that a file comes from. */
export const systemText = (system: MoveInSystem, i18n: I18n): string =>
  system === 'other' ? t(i18n)`Another system` : SYSTEM_NAMES[system]

export const OUTCOME_TONES: Record<MoveInOutcome, Tone> = {
  waiting: 'busy',
  new: 'good',
  duplicate: 'calm',
  faulty: 'bad',
  applied: 'good',
  left_out: 'bad',
  undone: 'calm',
}

export function outcomeText(outcome: MoveInOutcome, i18n: I18n): string {
  switch (outcome) {
    case 'waiting':
      return t(i18n)`Not checked yet`
    case 'new':
      return t(i18n)({ message: 'New', context: 'line of a file' })
    case 'duplicate':
      return t(i18n)`Duplicate`
    case 'faulty':
      return t(i18n)`Error`
    case 'applied':
      return t(i18n)`Applied`
    case 'left_out':
      return t(i18n)`Left out`
    case 'undone':
      return t(i18n)`Undone`
  }
}

/** The meanings of a file’s columns. */
export function targetText(target: MoveInTarget, i18n: I18n): string {
  const texts: Record<MoveInTarget, string> = {
    email: t(i18n)`Email`,
    first_name: t(i18n)`First name`,
    last_name: t(i18n)`Last name`,
    full_name: t(i18n)`Full name`,
    phone: t(i18n)`Phone`,
    language: t(i18n)`Language`,
    consent: t(i18n)`Agreed to news`,
    consent_at: t(i18n)`Date of that agreement`,
    address_name: t(i18n)`Recipient`,
    address_phone: t(i18n)`Recipient’s phone`,
    country: t(i18n)`Country`,
    province: t(i18n)`Province or state`,
    city: t(i18n)`City`,
    address_1: t(i18n)`Street address`,
    address_2: t(i18n)`Street address, second line`,
    postcode: t(i18n)`Postcode`,
    amount: t(i18n)`Amount in dollars`,
    code: t(i18n)`Promo code`,
    value: t(i18n)`Discount`,
    value_kind: t(i18n)`Kind of discount: percentage or amount`,
    minimum: t(i18n)`Minimum purchase`,
    starts_at: t(i18n)`Valid from`,
    ends_at: t(i18n)`Valid until`,
    uses_limit: t(i18n)`Number of uses`,
    uses: t(i18n)`Uses so far`,
    uses_per_shopper: t(i18n)`Uses per shopper`,
    condition: t(i18n)`Other condition`,
    status: t(i18n)`Status`,
    product_key: t(i18n)`Product: ID, article number or SKU`,
    product_title: t(i18n)`Product title`,
    stars: t(i18n)`Stars`,
    title: t(i18n)`Title of the review`,
    text: t(i18n)`Text`,
    author: t(i18n)`Author`,
    written_at: t(i18n)`Date`,
    reply: t(i18n)`Reply from the shop`,
    pictures: t(i18n)`Pictures`,
  }
  return texts[target]
}

export function remarkText(remark: MoveInRemark, i18n: I18n): string {
  const texts: Record<MoveInRemark, string> = {
    account_exists: t(i18n)`This email address has an account.`,
    balance_exists: t(i18n)`This shopper already got an opening balance.`,
    code_exists: t(i18n)`The shop has this promo code.`,
    review_exists: t(i18n)`This review was imported before.`,
    twice_in_file: t(i18n)`An earlier line of the file says the same.`,
    not_a_mailbox: t(i18n)`This isn’t an email address.`,
    unknown_account: t(i18n)`No account has this email address.`,
    account_blocked: t(i18n)`This account is blocked.`,
    own_account: t(i18n)`Operators can’t decide about their own balance.`,
    not_an_amount: t(i18n)`Write an amount in dollars.`,
    not_positive: t(i18n)`The amount must be above zero.`,
    above_ceiling: t(i18n)`The amount is above the maximum of a top-up.`,
    not_a_code: t(i18n)`Codes have 3 to 30 letters, digits and hyphens.`,
    not_a_discount: t(i18n)`Write an amount, or a percentage up to 100.`,
    not_a_number: t(i18n)`This isn’t a whole number.`,
    not_a_date: t(i18n)`This isn’t a date.`,
    dates_not_in_order: t(i18n)`The code ends before it begins.`,
    used_up: t(i18n)`All uses are used up.`,
    unsupported_discount: t(i18n)`The shop has no such discounts.`,
    discount_ended: t(i18n)`This code has ended.`,
    condition_unsupported: t(i18n)`The shop lacks this condition. Create the code by hand.`,
    unknown_product: t(i18n)`The shop has no such product.`,
    several_products: t(i18n)`Several products have this name.`,
    not_stars: t(i18n)`Write 1 to 5 stars.`,
    date_in_future: t(i18n)`The date is in the future.`,
    not_published: t(i18n)`It wasn’t published.`,
    not_stored: t(i18n)`The server kept failing on this line. Check its log.`,
    no_name: t(i18n)`Without a name, the email address is shown.`,
    phone_exists: t(i18n)`Another shopper has this phone number.`,
    phone_unreadable: t(i18n)`This isn’t a mobile number. It’s left out.`,
    address_incomplete: t(i18n)`The address is incomplete and left out.`,
    address_area: t(i18n)`The area of the address is unknown. The address is left out.`,
    address_without_phone: t(i18n)`The address has no phone number and is left out.`,
    text_shortened: t(i18n)`The text is too long and is shortened.`,
    author_missing: t(i18n)`The review is shown without an author.`,
    pictures_left_out: t(i18n)`Pictures are left out.`,
    uses_subtracted: t(i18n)`Only the remaining uses are taken over.`,
    already_entered: t(i18n)`The customer has set a password, so the account stays.`,
    account_in_use: t(i18n)`The account has money or orders, so it stays.`,
    code_used: t(i18n)`Shoppers have used the code, so it stays.`,
  }
  return texts[remark]
}
