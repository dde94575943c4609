// Executes random refunds, returns, cancellations, shipments, and losses of parcels of one checkout. No sequence may lose a piece or a
// cent.
import { deductionOf } from '@sampan/contract/refund-deduction'
import { hasLostPieces } from '@sampan/contract/refund-sums'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { stockOf } from '../../../../testing/order-world.ts'
import { aCheckout, benefits, performAction, refundAction } from '../../../../testing/refund-actions.ts'
import { orderOf } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import { readConditions } from './deduction-service.ts'

const shop = await aShop({ max: 10 })
const desk = [await anOperator(shop), await anOperator(shop)] as const

/** A failure prints its seed; `REFUND_SEED=… npx vitest run refund-model` replays it. `REFUND_RUNS=500` runs longer. */
const seed = process.env.REFUND_SEED ? { seed: Number(process.env.REFUND_SEED) } : {}

/** Number of checkouts tested concurrently. After a failure, fast-check shrinks all of them. */
const AT_ONCE = 3

type Checkout = Awaited<ReturnType<typeof aCheckout>>
type Order = Awaited<ReturnType<typeof orderOf>>

/** Pieces of a line that are reserved or with the shopper: all except those that executed refunds returned to stock. */
async function piecesOut(order_item_id: string): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select (quantity - not_sent_quantity - coalesce((
      select sum(part.quantity - part.unsent_quantity) from refund_item as part join refund using (user_id, refund_id)
      where part.user_id = order_item.user_id and part.order_item_id = order_item.order_item_id
        and state = 'executed' and takes_goods and restocks and fate = 'returns'), 0))::int as pieces
    from order_item where order_item_id = ${order_item_id}`.execute(shop.db)
  return rows[0]?.pieces ?? 0
}

/** Each bought piece is in a parcel, was refunded before it was sent, or waits to be sent in an order that goes on. */
function expectPieces(order: Order) {
  const { items, parcels, status, auto_confirm_at } = order
  let all_waiting = 0
  for (const { order_item_id, quantity, sent_quantity, not_sent_quantity, refunded_quantity } of items) {
    const packedItems = parcels.flatMap((parcel) => parcel.items).filter((item) => item.order_item_id === order_item_id)
    expect(sumOf(packedItems.map((item) => item.quantity)), 'pieces in parcels').toBe(sent_quantity)
    const waiting = quantity - sent_quantity - not_sent_quantity
    expect(waiting, 'pieces that wait').toBeGreaterThanOrEqual(0)
    const refunded_sent = refunded_quantity - not_sent_quantity
    expect(refunded_sent, 'refunded pieces that were sent').toBeGreaterThanOrEqual(0)
    expect(refunded_sent, 'refunded pieces that were sent').toBeLessThanOrEqual(sent_quantity)
    const refunded_packed = sumOf(packedItems.map((item) => item.refunded_quantity))
    expect(refunded_packed, 'refunded pieces in parcels').toBe(refunded_sent)
    for (const packed of packedItems) expect(packed.refunded_quantity).toBeLessThanOrEqual(packed.quantity)
    if (status === -1 || status > 2) expect(waiting, 'pieces that wait').toBe(0)
    all_waiting += waiting
  }
  if (status === 2)
    expect(auto_confirm_at === null, 'a timer waits for the last piece').toBe(all_waiting > 0 || hasLostPieces(order))
  if (status > 2) expect(hasLostPieces(order), 'a received order has no lost parcel to refund').toBe(false)
}

const lostBy = (order: Order) => order.ended_discount_cents + order.added_freight_cents
const NOTHING = { chosenLines: [], is_fault: false }

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Each order has a receipt, and each executed refund a credit note. Their sums are those of the purchase. */
async function expectReceipts({ buyer, order_ids }: Checkout) {
  let left_cents = 0
  for (const order_id of order_ids) {
    const order = await orderOf(buyer, order_id)
    const { receipt, credit_notes } = (await buyer.call('GET /api/order/receipts', { query: { order_id } })).data
    const executedRefunds = order.refunds.filter(({ state }) => state === 'executed')
    expect(credit_notes.map(({ receipt_id }) => receipt_id).toSorted()).toEqual(
      executedRefunds.map(({ refund_id }) => refund_id).toSorted(),
    )
    expect(receipt.total_cents).toBe(order.paid_cents)
    for (const { goods_cents, lines } of [receipt, ...credit_notes])
      expect(sumOf(lines.map(({ amount_cents }) => amount_cents))).toBe(goods_cents)
    left_cents += order.refunded_cents - lostBy(order) - sumOf(credit_notes.map(({ total_cents }) => total_cents))
  }
  // A refund deducts the lost benefits of all orders of the purchase.
  expect(left_cents).toBe(0)
}

async function expectNothingLost({ buyer, order_ids, stock, start_cents }: Checkout) {
  const orders = await Promise.all(order_ids.map((order_id) => orderOf(buyer, order_id)))
  for (const { sku_id, order_item_id } of orders.flatMap(({ items }) => items)) {
    expect((await stockOf(shop, sku_id)) + (await piecesOut(order_item_id)), `pieces of ${sku_id}`).toBe(stock)
  }
  const spentAmounts = orders.map((order) => order.paid_cents + lostBy(order) - order.refunded_cents)
  expect(await balanceIn(buyer)).toBe(start_cents - spentAmounts.reduce((sum, one) => sum + one, 0))
  // Charges depend only on the remaining goods, not on the steps that led there.
  const due = await Promise.all(
    orders.map(({ order_id }) => readConditions(shop.db, { user_id: buyer.user_id, order_id })),
  )
  for (const [at, { discount_cents, items, status }] of orders.entries()) {
    const conditions = due[at]
    const lines = items.map((item) => (status === -1 ? { ...item, refunded_quantity: item.quantity } : item))
    if (conditions)
      expect(deductionOf({ discount_cents, lines }, conditions, NOTHING)).toEqual({
        discount_cents: 0,
        freight_cents: 0,
      })
  }
  for (const order of orders) {
    const { status, shipped_at, paid_cents, refunded_cents, items } = order
    const pieces = items.reduce((sum, { quantity, refunded_quantity }) => sum + quantity - refunded_quantity, 0)
    expectPieces(order)
    if (status === 1) expect(pieces, 'an order to ship has pieces to ship').toBeGreaterThan(0)
    if (status === -1) expect(lostBy(order)).toBe(0)
    if (status === -1) expect(refunded_cents, 'a cancelled order keeps nothing').toBe(paid_cents)
    if (status === -1 && shipped_at === null) expect(pieces, 'an order that was never shipped holds no pieces').toBe(0)
  }
}

test('random refunds, returns, cancellations and shipments lose no piece and no cent', async () => {
  const story = fc.record({ of_size: benefits, actions: fc.array(refundAction, { minLength: 3, maxLength: 9 }) })
  // Several checkouts run concurrently, because a run mostly waits for the database.
  const stories = fc.array(story, { minLength: AT_ONCE, maxLength: AT_ONCE })
  await fc.assert(
    fc.asyncProperty(stories, async (all) => {
      await Promise.all(
        all.map(async ({ of_size, actions }) => {
          const checkout = await aCheckout(shop, of_size)
          for (const one of actions) await performAction(shop, desk, checkout, one)
          await expectNothingLost(checkout)
          await expectReceipts(checkout)
        }),
      )
    }),
    { numRuns: Math.ceil(Number(process.env.REFUND_RUNS ?? 15) / AT_ONCE), ...seed },
  )
  expect(await audit(shop.db)).toEqual([])
})
