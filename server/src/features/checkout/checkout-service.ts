import { sumCents } from '@sampan/contract'
import { rulesFor, type ShopService } from '@sampan/contract/delivery'
import { QUANTITY_LIMIT } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { onOneConnection, type Tx } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import type { Keys } from '../../security/keys.ts'
import { refuseUnverified } from '../account/mailbox/mailbox-service.ts'
import { mailboxMacs } from '../account/mailbox/mailbox-uses-service.ts'
import { isUsedUp, type Offered, type Promo, sortOffers } from '../promo/promo-rules.ts'
import { buyerOf, type CheckedCompany, checkCompany } from '../tax/buyer-company-rules.ts'
import { readTaxBook } from '../tax/tax-book-service.ts'
import { type OrderTaxes, taxesOfOrders } from '../tax/tax-checkout-service.ts'
import {
  countUse,
  countUsesOf,
  deleteUse,
  findAddress,
  findFreightRules,
  findFreightRulesOf,
  findListedPromos,
  findOffer,
  findOffersOf,
  findPromo,
  findWantedLines,
  insertUse,
  lockMailbox,
  lockPromoForUse,
  type PromoUse,
  type ShopTerms,
  uncountUse,
} from './checkout-sql.ts'
import { chooseGoods } from './handover/chosen-goods-rules.ts'
import { findOpenHandover } from './handover/handover-sql.ts'
import { type PricedCheckout, priced, sumsFor, type WantedLine, withTaxes } from './pricing.ts'

export { type PricedCheckout, type PricedOrder, withTaxes } from './pricing.ts'

/**
 * The goods to buy (lines of the cart, one SKU with a quantity, or those that an agent chose), the chosen address and the
 * entered promo code.
 */
export type CheckoutInput = {
  address_id?: string | undefined
  /** Without an address: the country by which freight and taxes are estimated. */
  country?: string | undefined
  promo_code?: string | undefined
  cart_item_ids?: string[] | undefined
  sku_id?: string | undefined
  quantity?: number | undefined
  /** A checkout that an agent prepared, and that this shopper opened. */
  handover_id?: string | undefined
  /** The delivery services that the shopper chose. */
  shop_services?: ShopService[] | undefined
  /** The company that the shopper buys for. */
  company?: string | undefined
  company_tax_number?: string | undefined
}

/**
 * Calculates the prices of a selection, including freight if an address or a country is chosen. Writes and locks nothing.
 * `promo.fault` is the reason why a promo code cannot be used; `deliverable` tells whether the shop ships to the
 * address. The owner of the address is not checked here, but in `addressFor`.
 * @throws NotFound for lines of another shopper; Refusal sku_unavailable, quantity_limit or out_of_stock, with the SKU
 * as its field.
 */
export async function priceCheckout(db: Db, user_id: string, input: CheckoutInput): Promise<PricedCheckout> {
  const { promo_code, address_id, country, handover_id } = input
  const code = promo_code?.toUpperCase() ?? ''
  const handed_over = handover_id === undefined ? undefined : await handedOver(db, user_id, handover_id)
  const sku_ids = handed_over?.map((line) => line.sku_id) ?? (input.sku_id === undefined ? [] : [input.sku_id])
  const [lines, promo, address_rules] = await Promise.all([
    handed_over ?? wantedLines(db, user_id, input),
    code ? findPromo(db, user_id, code) : undefined,
    address_id ? findFreightRules(db, user_id, { ...input, address_id, sku_ids }) : undefined,
  ])
  for (const line of lines) refuseUnbuyable(line)
  const rules = address_rules ?? (country === undefined ? undefined : await rulesOf(db, lines, country))
  return priced(lines, { rules, code, promo, shop_services: input.shop_services })
}

/** A checkout with the taxes of each order. Undefined without an address or country, and if the shop has no rules. */
export type QuotedCheckout = PricedCheckout & { taxes: OrderTaxes | undefined; company: CheckedCompany | undefined }

/**
 * Like `priceCheckout`, but also checks the owner of the address, and calculates taxes.
 * @throws NotFound also for another shopper's address.
 */
export const quoteCheckout = (db: Db, user_id: string, input: CheckoutInput): Promise<QuotedCheckout> =>
  onOneConnection(db, async (on_one) => {
    const { address_id, country } = input
    const [checkout, address, book] = await Promise.all([
      priceCheckout(on_one, user_id, input),
      address_id ? addressFor(on_one, user_id, address_id) : undefined,
      address_id || country ? readTaxBook(on_one) : undefined,
    ])
    const place = address ?? (country === undefined ? undefined : { country, area: [] })
    const company = place && companyOf(input, place.country)
    const taxes =
      place && book && (await taxesOfOrders(on_one, book, place, checkout.orders, { user_id, buyer: buyerOf(company) }))
    return { ...(taxes ? withTaxes(checkout, taxes.quotes) : checkout), taxes, company }
  })

/** The company that the shopper buys for, with the check of its number for a country. Undefined for a consumer. */
export const companyOf = ({ company, company_tax_number }: CheckoutInput, country: string) =>
  company === undefined ? undefined : checkCompany(company, company_tax_number, country)

/** Whether an address of the shopper changes the taxes of a checkout that was priced without it. @throws NotFound. */
export async function isTaxedOtherwise(db: Db, user_id: string, address_id: string, checkout: PricedCheckout) {
  const [address, book] = await Promise.all([addressFor(db, user_id, address_id), readTaxBook(db)])
  const taxes = await taxesOfOrders(db, book, address, checkout.orders, { user_id })
  return sumCents((taxes?.quotes ?? []).map((quote) => quote.added_cents)) !== checkout.tax_cents
}

/** Listed codes that this shopper can still use, the largest saving first. @throws the errors of `quoteCheckout`. */
export async function listedPromos(db: Db, user_id: string, input: CheckoutInput): Promise<Offered[]> {
  const [{ orders }, promos] = await Promise.all([quoteCheckout(db, user_id, input), findListedPromos(db, user_id)])
  return sortOffers(promos, (promo) => sumsFor(promo, orders))
}

/** The address as an order stores it. @throws NotFound when the address is not the shopper's. */
export async function addressFor(db: Db, user_id: string, address_id: string) {
  const address = await findAddress(db, user_id, address_id)
  if (!address) throw new NotFound()
  return address
}

async function wantedLines(db: Db, user_id: string, input: CheckoutInput): Promise<WantedLine[]> {
  const { cart_item_ids, sku_id = '', quantity = 1 } = input
  if (!cart_item_ids) {
    const offer = await findOffer(db, sku_id)
    if (!offer) throw new NotFound()
    return [{ ...offer, cart_item_id: null, quantity }]
  }
  const ids = [...new Set(cart_item_ids)]
  const lines = await findWantedLines(db, user_id, ids)
  if (lines.length < ids.length) throw new NotFound()
  return lines
}

/**
 * The goods of a handover that can still be bought.
 * @throws NotFound for a handover that this shopper did not open, or that has ended; Refusal sku_unavailable if no line
 * can be bought.
 */
async function handedOver(db: Db, user_id: string, handover_id: string): Promise<WantedLine[]> {
  const handover = await findOpenHandover(db, user_id, handover_id)
  if (!handover) throw new NotFound()
  const sku_ids = handover.lines.map((line) => line.sku_id)
  const { lines } = chooseGoods(handover.lines, await findOffersOf(db, sku_ids))
  if (lines.length === 0) throw new Refusal('sku_unavailable')
  return lines
}

/** A user id that no shopper has. Its owner has used no promo code. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

type Goods = {
  lines: WantedLine[]
  country: string | null
  /** A state or province, such as CA. */
  region?: string | undefined
  code: string
  user_id: string | null
  shop_services?: readonly ShopService[] | undefined
}

/**
 * Calculates the prices of goods that are sent to a country, for a person who may have no account. Without a country,
 * freight and taxes are left out. Writes and locks nothing.
 */
export async function priceGoods(
  db: Db,
  { lines, country, region, code, user_id, shop_services }: Goods,
): Promise<PricedCheckout> {
  const [rules, promo, book] = await Promise.all([
    country === null ? undefined : rulesOf(db, lines, country),
    code ? findPromo(db, user_id ?? NOBODY, code) : undefined,
    country === null ? undefined : readTaxBook(db),
  ])
  const checkout = priced(lines, { rules, code, promo, shop_services })
  const place = country === null ? undefined : { country, area: region === undefined ? [] : [region] }
  const taxes = place && book && (await taxesOfOrders(db, book, place, checkout.orders, { user_id }))
  return taxes ? withTaxes(checkout, taxes.quotes) : checkout
}

/** The rules of the shops of these lines for a country. Shops that do not ship to it are missing. */
async function rulesOf(db: Db, lines: readonly WantedLine[], country: string): Promise<Map<string, ShopTerms[]>> {
  const rows = await findFreightRulesOf(db, [...new Set(lines.map((line) => line.shop_id))], country)
  const of_shops = Map.groupBy(rows, ({ shop_id }) => shop_id)
  return new Map([...of_shops].map(([shop_id, rules]) => [shop_id, rulesFor(rules, country)]))
}

function refuseUnbuyable({ sku_id, on_sale, quantity, stock }: WantedLine): void {
  if (!on_sale) throw new Refusal('sku_unavailable', { field: sku_id })
  if (quantity > QUANTITY_LIMIT) throw new Refusal('quantity_limit', { field: sku_id })
  if (quantity > stock) throw new Refusal('out_of_stock', { field: sku_id })
}

/**
 * Uses a promo code for a checkout. The caller has locked the shopper. Uses are limited per person: the mailbox must be
 * verified, and uses of other accounts with this mailbox count as well.
 * @throws Refusal code_needed; promo_used_up, also when a concurrent checkout took the last use.
 */
export async function redeemPromo(tx: Tx, keys: Keys, use: PromoUse): Promise<void> {
  await refuseUnverified(tx, use.user_id, { field: 'promo_code' })
  const promo = await lockPromoForUse(tx, use.user_id, use.code)
  if (!promo || isUsedUp(promo)) throw new Refusal('promo_used_up')
  // Only limited codes have a counter. A counter on unlimited codes would serialise all their checkouts on one row.
  const counted = promo.uses_limit !== null
  if (counted && !(await countUse(tx, use.code))) throw new Refusal('promo_used_up')
  const mailbox_mac = await lockMailboxUses(tx, keys, use, promo)
  if (!(await insertUse(tx, { ...use, mailbox_mac, counted }))) throw new Refusal('promo_used_up')
}

/**
 * Checks the mailbox's uses of a code, serialised with other accounts of the same mailbox.
 * @returns the MAC of the mailbox, under which the use is stored.
 * @throws Refusal promo_used_up
 */
async function lockMailboxUses(tx: Tx, keys: Keys, { user_id, code }: PromoUse, { uses_per_shopper }: Promo) {
  const { mailbox_mac, all_macs } = await mailboxMacs(tx, keys, user_id)
  if (uses_per_shopper !== null) {
    await lockMailbox(tx, mailbox_mac)
    if ((await countUsesOf(tx, { user_id, code, all_macs })) >= uses_per_shopper) throw new Refusal('promo_used_up')
  }
  return mailbox_mac
}

/**
 * Returns the promo use of a checkout, if it has one. The caller has locked the checkout, so that the use is returned
 * only once.
 */
export async function returnPromo(tx: Tx, user_id: string, checkout_id: string): Promise<void> {
  const use = await deleteUse(tx, user_id, checkout_id)
  if (use?.counted) await uncountUse(tx, use.code)
}
