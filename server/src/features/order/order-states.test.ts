import { ORDER_STATUSES, type OrderStatus } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder } from '../../../testing/order-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import { moveOrder } from './order-move-service.ts'
import { type Actor, type OrderEvent, type RefundLabel, transitions } from './order-transitions.ts'

const shop = await aShop()
const buyer = await aBuyer(shop)
const { operator_id } = await anOperator(shop)
const order_id = await anUnpaidOrder(shop, buyer)

const ACTORS: Actor[] = [{ by: 'shopper' }, { by: 'operator', operator_id }, { by: 'system' }]
const EVENTS = Object.keys(transitions) as OrderEvent[] // the keys of a literal

/** The table of moves, written a second time by hand: any move that is missing here must be refused. */
const LISTED = [
  '0 pay shopper → 1',
  '0 cancel shopper → -1',
  '0 cancel operator → -1',
  '0 expire system → -1',
  '0 wait system → 0',
  '0 funded operator → 0',
  '0 unfunded operator → 0',
  '1 ship operator → 2',
  '2 correct operator → 2',
  '2 receive shopper → 3',
  '2 receive system → 3',
  '3 complete system → 4',
  '3 review shopper → 4',
  '4 review_late shopper → 4',
]

/** The same for refunds, each status with its refund label. The order was on its way before it came into after-sale. */
const LISTED_REFUNDS = [
  ...[1, 2, 3].flatMap((status) => [
    `${status}/none refund_apply shopper → -4/apply`,
    `${status}/refunded refund_apply shopper → -4/apply`,
  ]),
  '-4/apply refund_withdraw shopper → 2/none',
  '-4/apply refund_refuse operator → 2/none',
  '-4/apply refund_agree operator → -4/refunding',
  '-4/refunding refund_refuse operator → 2/none',
  '-4/refunding refund_return shopper → -4/refunding',
  '-4/refunding refund_lapse system → 2/none',
  '-4/refunding refund_part operator → 2/refunded',
  '-4/refunding refund_whole operator → -1/refunded',
  ...['none', 'refunded'].flatMap((label) => [
    `1/${label} cancel_paid operator → -1/refunded`,
    `2/${label} give_back_part operator → 2/refunded`,
    `3/${label} give_back_part operator → 3/refunded`,
    `2/${label} give_back_whole operator → -1/refunded`,
    `3/${label} give_back_whole operator → -1/refunded`,
    `4/${label} goodwill operator → 4/refunded`,
  ]),
]
const LABELS = { '-4': ['apply', 'refunding'], others: ['none', 'refunded'] } as const
const isAboutRefunds = (event: OrderEvent) => 'label' in transitions[event]
/** Those that give money back. */
const PAYING = ['refund_part', 'refund_whole', 'cancel_paid', 'give_back_part', 'give_back_whole', 'goodwill']

const key = { user_id: buyer.user_id, order_id }

/** Puts the order in a status; an unpaid one waits for a recharge when the event is about its end, a completed one is so since now. */
const put = (status: OrderStatus, event?: OrderEvent, refund_label: RefundLabel = 'none') => {
  const waits_for_recharge = status === 0 && (event === 'funded' || event === 'unfunded')
  const waited_at = waits_for_recharge ? new Date().toISOString() : null
  const pause =
    status === -4
      ? { paused_status: 2 as const, paused_at: new Date().toISOString() }
      : { paused_status: null, paused_at: null }
  const money = {
    paid_cents: 1000,
    refunded_cents: refund_label === 'refunded' ? 1 : 0,
    released_cents: status === 4 ? 999 : 0,
  }
  const completed_at = status === 4 ? new Date().toISOString() : null
  return shop.db
    .updateTable('shop_order')
    .set({ status, refund_label, ...money, ...pause, waits_for_recharge, waited_at, completed_at })
    .where('order_id', '=', order_id)
    .execute()
}

const seen = () =>
  shop.db
    .selectFrom('shop_order')
    .select(['status', 'refund_label'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()

const historyCount = async () =>
  (await shop.db.selectFrom('order_history').select('event').where('order_id', '=', order_id).execute()).length

/** Tries one move from one status. @returns the status after it, or the reason of its refusal. */
async function attempt(status: OrderStatus, event: OrderEvent, actor: Actor, label?: RefundLabel): Promise<string> {
  await put(status, event, label)
  try {
    const change = PAYING.includes(event) ? { refund_cents: 1 } : {}
    await transaction(shop.db, (tx) => moveOrder(tx, actor, event, key, { change }))
    const after = await seen()
    return label ? `${after.status}/${after.refund_label}` : String(after.status)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect((await seen()).status).toBe(status)
    return error.reason
  }
}

test('listed moves move and write history; every other of status, event and role is refused', async () => {
  const moved: string[] = []
  for (const status of ORDER_STATUSES)
    for (const event of EVENTS.filter((event) => !isAboutRefunds(event)))
      for (const actor of ACTORS) {
        const before = await historyCount()
        const outcome = await attempt(status, event, actor)
        const is_refused = outcome === 'state_changed'
        expect(await historyCount()).toBe(is_refused ? before : before + 1)
        if (!is_refused) moved.push(`${status} ${event} ${actor.by} → ${outcome}`)
      }
  expect(moved.sort()).toEqual(LISTED.sort())
})

test('of every status, refund label, event and role the listed moves about refunds move, and all others are refused', async () => {
  const moved: string[] = []
  for (const status of ORDER_STATUSES)
    for (const label of status === -4 ? LABELS['-4'] : LABELS.others)
      for (const event of EVENTS.filter(isAboutRefunds))
        for (const actor of ACTORS) {
          const outcome = await attempt(status, event, actor, label)
          if (outcome !== 'state_changed') moved.push(`${status}/${label} ${event} ${actor.by} → ${outcome}`)
        }
  expect(moved.sort()).toEqual(LISTED_REFUNDS.sort())
})

test('an order waits once, and what does not wait has no end of waiting', async () => {
  await put(0)
  const move = (event: OrderEvent, actor: Actor) => transaction(shop.db, (tx) => moveOrder(tx, actor, event, key))
  const [, by_operator, by_system] = ACTORS as [Actor, Actor, Actor]
  await expect(move('funded', by_operator)).rejects.toMatchObject({ reason: 'state_changed' })
  await move('wait', by_system)
  await move('unfunded', by_operator)
  await expect(move('unfunded', by_operator)).rejects.toMatchObject({ reason: 'state_changed' })
  await expect(move('wait', by_system)).rejects.toMatchObject({ reason: 'state_changed' })
})

test('over HTTP a shopper can only cancel what is unpaid and receive what is on its way', async () => {
  const outcomes: Record<string, string> = {}
  for (const status of ORDER_STATUSES) {
    await put(status)
    const received = await buyer.call('POST /api/order/receive', { body: { order_id } })
    outcomes[`receive ${status}`] = received.reason ?? String(received.data.status)
    await put(status)
    const cancelled = await buyer.call('POST /api/order/cancel', { body: { order_id } })
    outcomes[`cancel ${status}`] = cancelled.reason ?? String(cancelled.data.status)
  }
  const { 'receive 2': received, 'cancel 0': cancelled, ...others } = outcomes
  expect([received, cancelled]).toEqual(['3', '-1'])
  expect(new Set(Object.values(others))).toEqual(new Set(['state_changed']))
})

test('history is only ever added to', async () => {
  await expect(shop.db.deleteFrom('order_history').execute()).rejects.toThrow('append-only')
  await expect(shop.db.updateTable('order_history').set({ event: 'pay' }).execute()).rejects.toThrow('append-only')
})
