import { ORDER_STATUS_WORDS, type OrderStatusWord } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder } from '../../../testing/order-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { moveOrder } from './order-move-service.ts'
import { type Actor, type OrderEvent, order_events, type RefundLabel } from './order-transitions.ts'

const shop = await aShop()
const buyer = await aBuyer(shop)
const { operator_id } = await anOperator(shop)
const order_id = await anUnpaidOrder(shop, buyer)
// No piece waits, because the statuses are set without shipments.
await shop.db
  .updateTable('order_item')
  .set({ sent_quantity: (row) => row.ref('quantity') })
  .execute()

const ACTORS: Actor[] = [{ by: 'shopper' }, { by: 'operator', operator_id }, { by: 'system' }]

/** A move that keeps the refund label, listed for both `none` and `refunded`. */
const either = (from: string, what: string, to: string) =>
  ['none', 'refunded'].map((label) => `${from}/${label} ${what} → ${to}/${label}`)
/**
 * A move that sets the refund label, listed for both former labels, `none` and `refunded`. `after` is the new status
 * and label.
 */
const withLabel = (from: string, what: string, after: string) =>
  ['none', 'refunded'].map((label) => `${from}/${label} ${what} → ${after}`)

/**
 * The table of transitions, written independently of the code, with refund labels. Every move that is not listed here
 * must be refused. In these tests, an order in after-sale was on its way before.
 */
const LISTED = [
  ...either('unpaid', 'pay shopper', 'paid'),
  ...either('unpaid', 'cancel shopper', 'cancelled'),
  ...either('unpaid', 'cancel operator', 'cancelled'),
  ...either('unpaid', 'expire system', 'cancelled'),
  ...either('unpaid', 'wait system', 'unpaid'),
  ...either('unpaid', 'funded operator', 'unpaid'),
  ...either('unpaid', 'funded system', 'unpaid'),
  ...either('unpaid', 'unfunded operator', 'unpaid'),
  ...either('unpaid', 'unfunded system', 'unpaid'),
  ...either('unpaid', 'readdress operator', 'unpaid'),
  ...either('paid', 'readdress operator', 'paid'),
  ...either('paid', 'ship operator', 'shipped'),
  ...either('shipped', 'ship_next operator', 'shipped'),
  ...either('shipped', 'lose operator', 'shipped'),
  ...either('shipped', 'find operator', 'shipped'),
  ...either('shipped', 'correct operator', 'shipped'),
  ...either('shipped', 'receive shopper', 'received'),
  ...either('shipped', 'receive system', 'received'),
  ...either('received', 'complete system', 'completed'),
  ...either('received', 'review shopper', 'received'),
  ...either('completed', 'review_late shopper', 'completed'),
  ...withLabel('paid', 'refund_apply shopper', 'after_sale/apply'),
  ...withLabel('shipped', 'refund_apply shopper', 'after_sale/apply'),
  ...withLabel('received', 'refund_apply shopper', 'after_sale/apply'),
  'after_sale/apply refund_withdraw shopper → shipped/none',
  'after_sale/apply refund_refuse operator → shipped/none',
  'after_sale/apply refund_agree operator → after_sale/refunding',
  'after_sale/refunding refund_refuse operator → shipped/none',
  'after_sale/refunding refund_return shopper → after_sale/refunding',
  'after_sale/refunding refund_lapse system → shipped/none',
  'after_sale/refunding refund_part operator → shipped/refunded',
  'after_sale/refunding refund_whole operator → cancelled/refunded',
  ...withLabel('paid', 'cancel_paid operator', 'cancelled/refunded'),
  ...withLabel('shipped', 'give_back_part operator', 'shipped/refunded'),
  ...withLabel('paid', 'give_back_part operator', 'paid/refunded'),
  ...withLabel('received', 'give_back_part operator', 'received/refunded'),
  ...withLabel('shipped', 'give_back_whole operator', 'cancelled/refunded'),
  ...withLabel('received', 'give_back_whole operator', 'cancelled/refunded'),
  ...withLabel('completed', 'goodwill operator', 'completed/refunded'),
]
const LABELS = { after_sale: ['apply', 'refunding'], others: ['none', 'refunded'] } as const

/** Whether the move refunds money. If so, the refund label of the order becomes `refunded`. */
const givesMoney = (event: OrderEvent) =>
  LISTED.some((line) => line.includes(` ${event} `) && line.endsWith('/refunded') && !line.includes('/refunded '))

const key = { user_id: buyer.user_id, order_id }

/**
 * Sets the order's status. If `event` ends a wait for a recharge, an unpaid order is made to wait. The completion time
 * of a completed order is now.
 */
const put = (status: OrderStatusWord, event?: OrderEvent, refund_label: RefundLabel = 'none') => {
  const waits_for_recharge = status === 'unpaid' && (event === 'funded' || event === 'unfunded')
  const waited_at = waits_for_recharge ? new Date().toISOString() : null
  const pause =
    status === 'after_sale'
      ? { paused_status: 'shipped' as const, paused_at: new Date().toISOString() }
      : { paused_status: null, paused_at: null }
  const money = {
    paid_cents: 1000,
    refunded_cents: refund_label === 'refunded' ? 1 : 0,
    released_cents: status === 'completed' ? 999 : 0,
  }
  const completed_at = status === 'completed' ? new Date().toISOString() : null
  return shop.db
    .updateTable('shop_order')
    .set({ status, refund_label, ...money, ...pause, waits_for_recharge, waited_at, completed_at })
    .where('order_id', '=', order_id)
    .execute()
}

const stateOf = () =>
  shop.db
    .selectFrom('shop_order')
    .select(['status', 'refund_label'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()

const historyCount = async () =>
  (await shop.db.selectFrom('order_history').select('event').where('order_id', '=', order_id).execute()).length

/** Tries one move. @returns the new status and label; undefined when the move is refused, which must change nothing. */
async function attempt(status: OrderStatusWord, label: RefundLabel, event: OrderEvent, actor: Actor) {
  await put(status, event, label)
  const history_count = await historyCount()
  try {
    const change = givesMoney(event) ? { refund_cents: 1 } : {}
    await transaction(shop.db, (tx) => moveOrder(tx, actor, event, key, { change }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.reason).toBe('state_changed')
    expect([await stateOf(), await historyCount()]).toEqual([{ status, refund_label: label }, history_count])
    return undefined
  }
  expect(await historyCount()).toBe(history_count + 1)
  const after = await stateOf()
  return `${after.status}/${after.refund_label}`
}

const EVERY =
  'for every status, refund label, event and role, listed moves succeed and write history; all others are refused'
test(EVERY, async () => {
  const moves: string[] = []
  for (const status of ORDER_STATUS_WORDS)
    for (const label of status === 'after_sale' ? LABELS.after_sale : LABELS.others)
      for (const event of order_events)
        for (const actor of ACTORS) {
          const after = await attempt(status, label, event, actor)
          if (after) moves.push(`${status}/${label} ${event} ${actor.by} → ${after}`)
        }
  expect(moves.sort()).toEqual(LISTED.sort())
})

test('if a refund request ends without money, the order gets its former status, and the label shows any earlier refund', async () => {
  const [shopper, operator, system] = ACTORS as [Actor, Actor, Actor]
  const ends: [RefundLabel, OrderEvent, Actor][] = [
    ['apply', 'refund_withdraw', shopper],
    ['apply', 'refund_refuse', operator],
    ['refunding', 'refund_refuse', operator],
    ['refunding', 'refund_lapse', system],
  ]
  for (const paused_status of ['paid', 'shipped', 'received'] as const)
    for (const refunded_cents of [0, 1])
      for (const [label, event, actor] of ends) {
        await put('after_sale', event, label)
        const before = { paused_status, refunded_cents }
        await shop.db.updateTable('shop_order').set(before).where('order_id', '=', order_id).execute()
        await transaction(shop.db, (tx) => moveOrder(tx, actor, event, key))
        const expected_state = { status: paused_status, refund_label: refunded_cents > 0 ? 'refunded' : 'none' }
        expect(await stateOf(), `${paused_status} ${refunded_cents} ${event}`).toEqual(expected_state)
      }
})

test('an order waits for a recharge only once, and only a waiting order can stop waiting', async () => {
  await put('unpaid')
  const move = (event: OrderEvent, actor: Actor) => transaction(shop.db, (tx) => moveOrder(tx, actor, event, key))
  const [, by_operator, by_system] = ACTORS as [Actor, Actor, Actor]
  await expect(move('funded', by_operator)).rejects.toMatchObject({ reason: 'state_changed' })
  await move('wait', by_system)
  await move('unfunded', by_operator)
  await expect(move('unfunded', by_operator)).rejects.toMatchObject({ reason: 'state_changed' })
  await expect(move('wait', by_system)).rejects.toMatchObject({ reason: 'state_changed' })
})

test('over HTTP a shopper can only cancel unpaid orders and receive shipped orders', async () => {
  const outcomes: Record<string, string> = {}
  for (const status of ORDER_STATUS_WORDS) {
    await put(status)
    const reply = await buyer.call('POST /api/order/receive', { body: { order_id } })
    outcomes[`receive ${status}`] = reply.reason ?? String(reply.data.status)
    await put(status)
    const cancelled = await buyer.call('POST /api/order/cancel', { body: { order_id } })
    outcomes[`cancel ${status}`] = cancelled.reason ?? String(cancelled.data.status)
  }
  const { 'receive shipped': received_status, 'cancel unpaid': cancelled, ...others } = outcomes
  expect([received_status, cancelled]).toEqual(['3', '-1'])
  expect(new Set(Object.values(others))).toEqual(new Set(['state_changed']))
})

test('history entries cannot be changed or deleted', async () => {
  await expect(shop.db.deleteFrom('order_history').execute()).rejects.toThrow('append-only')
  await expect(shop.db.updateTable('order_history').set({ event: 'pay' }).execute()).rejects.toThrow('append-only')
})
