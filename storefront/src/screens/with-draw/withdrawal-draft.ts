import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ExtractNetwork, ExtractOptions } from '@sampan/contract'
import { bareCardNumber, isCardNumber } from '@sampan/contract/card-number'
import { splitForCards } from '@sampan/contract/card-split'
import { bareAddress, chainNetworkOf, hasAddressForm } from '@sampan/contract/chain'
import { moneyText } from '@sampan/contract/money-text'
import type { Faults } from '@sampan/front/use-form'

/**
 * A withdrawal while its form is filled in. If the shopper changes the draw type, the fields of the other type keep
 * their input.
 */
export type WithdrawalDraft = {
  draw_type: 'bank' | 'chain'
  amount_cents: number | null
  bank_name: string
  bank_card_number: string
  account_name: string
  network: string
  address: string
}

/**
 * A new withdrawal. If there is only one network, it is preselected. If there are several, the shopper has to choose.
 */
export const newWithdrawal = (account_name: string, networks: readonly ExtractNetwork[]): WithdrawalDraft => ({
  draw_type: 'bank',
  amount_cents: null,
  bank_name: '',
  bank_card_number: '',
  account_name,
  network: (networks.length === 1 && networks[0]?.network) || '',
  address: '',
})

type Options = Pick<
  ExtractOptions,
  'balance_cents' | 'minimum_cents' | 'maximum_cents' | 'charges' | 'networks' | 'cards'
>
type Asked = Pick<WithdrawalDraft, 'draw_type' | 'amount_cents'>

/** How an amount is split between cards and the rest, the charge of the rest, and the net amount after it, in cents. */
export function arrivalOf({ charges, cards }: Options, { draw_type, amount_cents }: Asked) {
  const split = splitForCards(amount_cents ?? 0, cards)
  const { fixed_cents, rate_bp } = charges[draw_type]
  const isFree = split.rest_cents === 0 && (amount_cents ?? 0) > 0
  const charge_cents = isFree ? 0 : fixed_cents + Math.floor((split.rest_cents * rate_bp) / 10_000)
  return { ...split, charge_cents, net_cents: Math.max(0, (amount_cents ?? 0) - charge_cents) }
}

/** Whether a bank account or an address is needed: without an amount, if the cards could not take the whole balance. */
export function needsDestination(options: Options, draft: Asked): boolean {
  const amount_cents = draft.amount_cents ?? 0
  return (
    splitForCards(amount_cents > 0 ? amount_cents : options.balance_cents, options.cards).rest_cents > 0 ||
    options.cards.length === 0
  )
}

/** The network that the shopper chose, with the token that it pays. */
export const paidNetwork = (networks: readonly ExtractNetwork[], chosenNetwork: string): ExtractNetwork | undefined =>
  networks.find(({ network }) => network === chosenNetwork)

/** The maximum of one withdrawal, in cents. */
export const maxWithdrawal = ({ balance_cents, maximum_cents }: Options) => Math.min(balance_cents, maximum_cents)

function amountFault(draft: Asked, options: Options, i18n: I18n): string | undefined {
  const { amount_cents } = draft
  if (amount_cents === null || amount_cents <= 0) return t(i18n)`Draw amount cannot be less than or equal to 0 or empty`
  if (amount_cents > options.balance_cents) return t(i18n)`Draw amount cannot be larger than balance`
  const minimum = moneyText(options.minimum_cents)
  const maximum = moneyText(options.maximum_cents)
  if (amount_cents < options.minimum_cents) return t(i18n)`You can withdraw ${minimum} or more`
  if (amount_cents > options.maximum_cents) return t(i18n)`You can withdraw up to ${maximum} at a time`
  return partFault(arrivalOf(options, draft), i18n)
}

/** Faults of the parts of an amount that the balance has. */
function partFault(arrival: ReturnType<typeof arrivalOf>, i18n: I18n): string | undefined {
  const { card_cents, blocked_cents, above_cents, rest_cents, charge_cents } = arrival
  const sum = moneyText(card_cents)
  if (above_cents > 0) return t(i18n)`This would go back to too many payments. You can withdraw up to ${sum} at a time`
  if (blocked_cents > 0)
    return t(i18n)`A card didn’t take a refund. Until our team has checked this, you can withdraw up to ${sum}`
  if (rest_cents === 0 || rest_cents > charge_cents) return undefined
  return card_cents > 0
    ? t(i18n)`${sum} goes back to your cards, and the rest is too small for its service charge`
    : t(i18n)`Draw amount cannot be less than or equal to 0 or empty`
}

export function withdrawalFaults(draft: WithdrawalDraft, options: Options, i18n: I18n): Faults<keyof WithdrawalDraft> {
  const amount_cents = amountFault(draft, options, i18n)
  const faults = !needsDestination(options, draft)
    ? {}
    : draft.draw_type === 'bank'
      ? cardFaults(draft, i18n)
      : chainFaults(draft, options, i18n)
  return amount_cents ? { amount_cents, ...faults } : faults
}

function cardFaults(draft: WithdrawalDraft, i18n: I18n): Faults<keyof WithdrawalDraft> {
  const faults: Faults<keyof WithdrawalDraft> = {}
  if (draft.bank_name.trim() === '') faults.bank_name = t(i18n)`Enter your bank’s name`
  if (!isCardNumber(bareCardNumber(draft.bank_card_number)))
    faults.bank_card_number = t(i18n)`Enter a valid bank card number`
  if (draft.account_name.trim() === '') faults.account_name = t(i18n)`Enter the account holder’s name`
  return faults
}

function chainFaults({ network, address }: WithdrawalDraft, { networks }: Options, i18n: I18n) {
  const faults: Faults<keyof WithdrawalDraft> = {}
  const payoutNetwork = paidNetwork(networks, network)
  if (!payoutNetwork) faults.network = t(i18n)`Choose a network`
  if (!isAddressOn(payoutNetwork, bareAddress(address))) faults.address = addressFault(i18n)
  return faults
}

/** Without a network, any text may be an address. */
function isAddressOn(payoutNetwork: ExtractNetwork | undefined, address: string): boolean {
  if (address === '' || !payoutNetwork) return address !== ''
  if (payoutNetwork.kind) return hasAddressForm(payoutNetwork.kind, address)
  return chainNetworkOf(payoutNetwork.network)?.isAddress(address) !== false
}

export const addressFault = (i18n: I18n) => t(i18n)`Enter a valid address you own on this network`

type Confirmed = { payment_code: string /** The token that the form shows. */; token: string }

/** The request body. The rules reject a draft without an amount. */
export function withdrawalBody(draft: WithdrawalDraft, options: Options, { payment_code, token }: Confirmed) {
  const { draw_type, bank_name, bank_card_number, account_name, network } = draft
  const { card_cents } = arrivalOf(options, draft)
  const amount_cents = draft.amount_cents ?? 0
  const common = { amount_cents, payment_code, ...(options.cards.length > 0 && { card_cents }) }
  if (!needsDestination(options, draft)) return { draw_type: 'card' as const, ...common }
  return draw_type === 'bank'
    ? { draw_type, ...common, bank_name, bank_card_number, account_name }
    : { draw_type, ...common, network, token, address: bareAddress(draft.address) }
}
