import { Id, sumCents } from '@sampan/contract'
import { type Language, ORDER_STATUS, ORDERS_PER_PAYMENT_LIMIT, type OrderStatusWord } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { sendTogether } from '../../db/send-together.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { balanceOf, post } from '../../ledger/ledger.ts'
import { paymentOf, taxesOfPayment } from '../../ledger/order-flows.ts'
import { BadRequest, NotFound, Refusal } from '../../refusal/refusal.ts'
import { confirmAddressesOfOrders } from '../address/address-sql.ts'
import { withAreaText } from '../address/area-service.ts'
import { readSeconds } from '../setting/setting-value-service.ts'
import { moveOrders } from './order-move-service.ts'
import { findItems, findOrders, findPaymentCodeState, findToPay } from './order-read-sql.ts'
import { extendExpiry, lockOrders } from './order-sql.ts'
import { arrivalFor } from './order-view.ts'
import { insertReceipts } from './receipt/receipt-sql.ts'
import { refuseBelowMinimum } from './refund/deduction-service.ts'
import { findPromoOrders, lockPromoPurchases } from './refund/purchase-sql.ts'
import { sumCollected } from './tax/order-tax-sql.ts'

/**
 * Pays orders from the balance, all or none. The caller has checked the payment code.
 * @throws NotFound for another shopper's order; Refusal order_not_payable or order_expired, with the orders;
 * promo_pay_together when the paid goods are below the minimum of their promo code; insufficient_funds.
 */
export const payOrders = (db: Db, user_id: string, order_ids: string[]) =>
  transaction(db, async (tx) => {
    if (new Set(order_ids).size < order_ids.length) throw new BadRequest('order_ids: must be distinct')
    const [, orders, promoted] = await sendTogether(tx, [
      (tx) => lockPromoPurchases(tx, user_id, order_ids),
      (tx) => lockOrders(tx, user_id, order_ids),
      (tx) => findPromoOrders(tx, user_id, order_ids),
    ])
    refuseUnpayable(orders, order_ids)
    await refuseBelowMinimum(tx, { user_id, order_ids, promoted })
    const taxes = await readCollected(tx, user_id, orders)
    const payments = orders.flatMap(({ order_id, total_cents }) => [
      paymentOf({ user_id, order_id, amount_cents: total_cents }),
      ...taxesOfPayment(order_id, taxes.get(order_id) ?? []),
    ])
    const [, , , { balance_cents }] = await sendTogether(tx, [
      (tx) => moveOrders(tx, { by: 'shopper' }, 'pay', { user_id, order_ids }),
      (tx) => post(tx, `user:${user_id}`, payments),
      (tx) => insertReceipts(tx, user_id, order_ids),
      (tx) => balanceOf(tx, user_id),
    ])
    return { paid_cents: sumCents(orders.map((order) => order.total_cents)), balance_cents }
  })

type Taxable = { order_id: string; tax_cents: number; included_tax_cents: number }

/** The collected taxes of each order by kind. Orders without taxes cost no statement. */
async function readCollected(tx: Tx, user_id: string, orders: readonly Taxable[]) {
  const taxed = orders.filter(({ tax_cents, included_tax_cents }) => tax_cents > 0 || included_tax_cents > 0)
  const order_ids = taxed.map(({ order_id }) => order_id)
  const sums = order_ids.length === 0 ? [] : await sumCollected(tx, user_id, order_ids)
  return Map.groupBy(sums, ({ order_id }) => order_id)
}

/**
 * Pays orders for a shopper who has entered the payment code. Agents may then send goods to the addresses of these orders.
 * @throws the errors of `payOrders`.
 */
export const payOrdersWithCode = (db: Db, user_id: string, order_ids: string[]) =>
  transaction(db, async (tx) => {
    const payment = await payOrders(tx, user_id, order_ids)
    await confirmAddressesOfOrders(tx, user_id, order_ids)
    return payment
  })

/**
 * Keeps unpaid orders, and their stock, until a payment that will pay them can have arrived, but at most half an hour longer
 * than they would have been kept.
 * @throws NotFound for another shopper's order; Refusal order_not_payable, order_expired
 */
export async function keepForTopUp(tx: Tx, user_id: string, order_ids: string[], until: string): Promise<void> {
  refuseUnpayable(await lockOrders(tx, user_id, order_ids), order_ids)
  await extendExpiry(tx, user_id, order_ids, until)
}

/**
 * The orders to pay, their total, and the balance.
 * @throws the errors of `payOrders`, and BadRequest for too many orders.
 */
export async function readPayable(db: Db, language: Language, user_id: string, asked_ids: string[]) {
  const order_ids = distinctIds(asked_ids)
  const [orders, promoted, { balance_cents }, code, items, order_wait_seconds] = await Promise.all([
    findToPay(db, user_id, order_ids, language),
    findPromoOrders(db, user_id, order_ids),
    balanceOf(db, user_id),
    findPaymentCodeState(db, user_id),
    findItems(
      db,
      language,
      order_ids.map((order_id) => ({ user_id, order_id })),
    ),
    readSeconds(db, 'order_wait'),
  ])
  const [first] = refuseUnpayable(orders, order_ids)
  await refuseBelowMinimum(db, { user_id, order_ids, promoted })
  return {
    orders: orders.map(
      ({ order_id, shop_id, shop_name, shop_logo, freight_cents, discount_cents, tax_cents, promo_code }) => ({
        order_id,
        shop: { shop_id, name: shop_name, logo: shop_logo },
        items: items.filter((item) => item.order_id === order_id),
        freight_cents,
        discount_cents,
        tax_cents,
        promo_code,
      }),
    ),
    total_cents: sumCents(orders.map((order) => order.total_cents)),
    expires_at: first.expires_at,
    waits_for_recharge: orders.every((order) => order.waits_for_recharge),
    balance_cents,
    order_wait_seconds,
    ...code,
  }
}

/**
 * Paid orders, for the confirmation after a payment.
 * @throws NotFound if an order was never paid, or belongs to another shopper; BadRequest for too many orders.
 */
export async function readPaid(db: Db, language: Language, user_id: string, asked_ids: string[]) {
  const order_ids = distinctIds(asked_ids)
  const [rows, items, { balance_cents }] = await Promise.all([
    findOrders(db, language, user_id, order_ids),
    findItems(
      db,
      language,
      order_ids.map((order_id) => ({ user_id, order_id })),
    ),
    balanceOf(db, user_id),
  ])
  const paidOrders = order_ids.map((order_id) => {
    const row = rows.find((one) => one.order_id === order_id)
    if (!row?.paid_at) throw new NotFound()
    return row
  })
  return {
    orders: paidOrders.map((row) => ({
      order_id: row.order_id,
      order_number: row.order_number,
      status: ORDER_STATUS[row.status],
      refund_label: row.refund_label,
      shop: { shop_id: row.shop_id, name: row.shop_name, logo: row.shop_logo },
      items: items.filter((item) => item.order_id === row.order_id),
      total_cents: row.total_cents,
      received_at: row.received_at,
      arrival: arrivalFor(row),
      address: withAreaText(row.address, language),
    })),
    paid_cents: sumCents(paidOrders.map((order) => order.total_cents)),
    balance_cents,
  }
}

/** @throws NotFound for anything that is not an id; BadRequest for too many orders. */
function distinctIds(asked_ids: string[]): string[] {
  const order_ids = [...new Set(asked_ids)]
  if (!order_ids.every((order_id) => Id.safeParse(order_id).success)) throw new NotFound()
  if (order_ids.length > ORDERS_PER_PAYMENT_LIMIT) throw new BadRequest('order_ids: too many')
  return order_ids
}

type ToPay = { order_id: string; status: OrderStatusWord; is_open: boolean }

function refuseUnpayable<Order extends ToPay>(orders: Order[], asked_ids: string[]): [Order, ...Order[]] {
  const [first, ...rest] = orders
  if (!first || orders.length < asked_ids.length) throw new NotFound()
  refuseAny('order_not_payable', orders, (order) => order.status !== 'unpaid')
  refuseAny('order_expired', orders, (order) => !order.is_open)
  return [first, ...rest]
}

function refuseAny(
  reason: 'order_not_payable' | 'order_expired',
  orders: ToPay[],
  isFaulty: (order: ToPay) => boolean,
) {
  const order_ids = orders.filter(isFaulty).map((order) => order.order_id)
  if (order_ids.length > 0) throw new Refusal(reason, { order_ids })
}
