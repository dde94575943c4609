import type { Reason } from '@sampan/contract'
import type { Db } from '../../db/database.ts'
import { sendTogether } from '../../db/send-together.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusal/refusal.ts'
import type { Keys } from '../../security/keys.ts'
import { lockShopper } from '../account/lock-shopper-sql.ts'
import { takeFromCart } from '../cart/cart-service.ts'
import {
  addressFor,
  type CheckoutInput,
  companyOf,
  type PricedCheckout,
  type PricedOrder,
  priceCheckout,
  redeemPromo,
  withTaxes,
} from '../checkout/checkout-service.ts'
import { markPurchased } from '../checkout/handover/handover-sql.ts'
import { buyerOf, type CheckedCompany } from '../tax/buyer-company-rules.ts'
import { readTaxBook } from '../tax/tax-book-service.ts'
import { type OrderTaxes, sumOfTaxes, taxesOfOrders } from '../tax/tax-checkout-service.ts'
import { insertCompany } from './company/order-company-sql.ts'
import { insertCheckout, type NewItem, type NewOrder } from './order-create-sql.ts'
import { newOrderNumber } from './order-number.ts'
import { readUnpaid, refuseHoarding } from './stock/hoarding-service.ts'
import { reserveStock } from './stock/stock-service.ts'
import { insertOrderTaxes } from './tax/order-tax-sql.ts'
import { lockStockToWait, startWaiting } from './wait/order-wait-service.ts'
import { lockUnpaid, sumClaims } from './wait/order-wait-sql.ts'

type Notes = { notes?: string | undefined; shop_notes?: { shop_id: string; notes: string }[] | undefined }
/** `arrival_cents`: the taxes on arrival that the shopper saw, null if unknown; undefined if the shopper saw none. */
type Sums = { total_cents: number; arrival_cents?: number | null | undefined }
type NewCheckout = CheckoutInput & { address_id: string } & Sums & Notes
type Buyer = { user_id: string; keys: Keys }

/**
 * Creates one order per shop, reserves the stock and removes the bought lines from the cart.
 * @throws Refusal price_changed when the total or the taxes differ from those that the shopper saw; not_deliverable or
 * service_unavailable with the shop; tax_number_form, tax_number_digit; sku_unavailable, quantity_limit or out_of_stock
 * with the SKU; too_many_unpaid; promo_….
 */
export const createOrders = (db: Db, { user_id, keys }: Buyer, input: NewCheckout) =>
  transaction(db, async (tx) => {
    const [, address, untaxed, unpaid, claimed_cents, book] = await sendTogether(tx, [
      (tx) => lockShopper(tx, user_id),
      (tx) => addressFor(tx, user_id, input.address_id),
      (tx) => priceCheckout(tx, user_id, input),
      (tx) => readUnpaid(tx, user_id),
      (tx) => sumClaims(tx, user_id),
      (tx) => readTaxBook(tx),
    ])
    const company = companyOf(input, address.country)
    refuseWrongNumber(company)
    const taxes = await taxesOfOrders(tx, book, address, untaxed.orders, { user_id, buyer: buyerOf(company) })
    const checkout = taxes ? withTaxes(untaxed, taxes.quotes) : untaxed
    refuseUnavailableServices(checkout, input.shop_services)
    refuseChangedTotal(checkout, input.total_cents)
    refuseChangedTaxes(taxes, input.arrival_cents)
    refuseHoarding(linesOf(checkout), unpaid)
    // With a recharge under audit, older unpaid orders may begin to wait too. They are locked here, because orders are
    // locked before stock.
    if (claimed_cents > 0) await lockUnpaid(tx, user_id)
    const { total_cents } = checkout
    const promo_code = checkout.promo?.code ?? null
    const promo_minimum_cents = checkout.promo?.minimum_cents ?? 0
    const orders = checkout.orders.map((order) => numbered(order, input))
    const inserting = insertCheckout(tx, {
      user_id,
      total_cents,
      promo_code,
      promo_minimum_cents,
      address,
      orders,
    })
    // Promo rows are locked before stock.
    if (promo_code)
      await redeemPromo(tx, keys, { user_id, code: promo_code, checkout_id: (await inserting).checkout_id })
    if (claimed_cents > 0) {
      await inserting
      await lockStockToWait(tx, user_id)
    }
    const lines = linesOf(checkout)
    const cart_item_ids = lines.flatMap((line) => line.cart_item_id ?? [])
    if (input.handover_id !== undefined) {
      const is_marked = await markPurchased(tx, user_id, input.handover_id, (await inserting).checkout_id)
      if (!is_marked) throw new Refusal('state_changed')
    }
    const [purchase] = await sendTogether(tx, [
      () => inserting,
      (tx) => reserveStock(tx, lines),
      (tx) => takeFromCart(tx, user_id, cart_item_ids),
    ])
    const { order_ids } = purchase
    if (taxes) await insertOrderTaxes(tx, { user_id, order_ids, taxes })
    if (company) await insertCompany(tx, { user_id, order_ids, company, taxes })
    const waiting = claimed_cents > 0 ? await startWaiting(tx, user_id) : []
    return { ...purchase, total_cents, expires_at: firstExpiry(purchase, waiting) }
  })

type Expiring = { order_id: string; expires_at: string }

/** The earliest expiry of the orders. Orders that wait for a recharge have a later expiry than the checkout's. */
function firstExpiry({ order_ids, expires_at }: { order_ids: string[]; expires_at: string }, waiting: Expiring[]) {
  const times = order_ids.map((id) => waiting.find(({ order_id }) => order_id === id)?.expires_at ?? expires_at)
  return times.toSorted()[0] ?? expires_at
}

const linesOf = (checkout: PricedCheckout) => checkout.orders.flatMap((order) => order.lines)

/** A service that a shop of the checkout does not offer for it, and one of a shop that is not in the checkout. */
function refuseUnavailableServices(
  { orders }: PricedCheckout,
  shop_services: CheckoutInput['shop_services'] = [],
): void {
  const other = shop_services.find(
    ({ shop_id, service }) => !orders.some((order) => order.shop_id === shop_id && order.service === service),
  )
  if (other) throw new Refusal('service_unavailable', { field: other.shop_id })
}

function refuseChangedTotal(checkout: PricedCheckout, shown_cents: number): void {
  const unreachable = checkout.orders.find((order) => !order.deliverable)
  if (unreachable) throw new Refusal('not_deliverable', { field: unreachable.shop_id })
  const fault: Reason | undefined = checkout.promo?.fault
  if (fault) throw new Refusal(fault, { field: 'promo_code' })
  if (checkout.total_cents !== shown_cents) throw new Refusal('price_changed')
}

function refuseWrongNumber(company: CheckedCompany | undefined): void {
  if (company?.fault === 'form' || company?.fault === 'digit')
    throw new Refusal(`tax_number_${company.fault}`, { field: 'company_tax_number' })
}

function refuseChangedTaxes(taxes: OrderTaxes | undefined, shown_cents: Sums['arrival_cents']): void {
  const arrival_cents = sumOfTaxes(taxes?.quotes ?? [])?.arrival_cents
  if (shown_cents !== undefined && arrival_cents !== shown_cents) throw new Refusal('price_changed')
}

function numbered(
  { lines, deliverable, exceeds_limit, deliveries, service, days, ...order }: PricedOrder,
  { notes, shop_notes }: Notes,
): NewOrder {
  // The order stores its own copy of titles and prices, so that later changes of the product do not affect it.
  const items = lines.map(({ cart_item_id, shop_id, shop_name, shop_logo, stock, on_sale, ...item }): NewItem => item)
  const own = shop_notes?.find(({ shop_id }) => shop_id === order.shop_id)
  const own_notes = (own?.notes ?? notes) || null
  return { ...order, ...days, freight_service: service, order_number: newOrderNumber(), notes: own_notes, items }
}
