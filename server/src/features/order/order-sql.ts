import type { OrderStatus } from '@sampan/contract/rules'
import { type RawBuilder, sql, type UpdateObject } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tables } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { type OrderEvent, type RefundLabel, type Role, type Transition, transitions } from './order-transitions.ts'

export type OrderKey = { user_id: string; order_id: string }
/** What an event records beside itself. */
export type OrderChange = {
  carrier?: string
  tracking_number?: string
  cancel_reason?: string | null
  /** How much is given back now. */
  refund_cents?: number
}

const now = sql<string>`now()`

const completed = { completed_at: now, released_cents: sql<number>`paid_cents - refunded_cents` }

/** Columns that an event sets beside status and refund label. Times are the database's, never a server's clock. */
const STAMPS: Partial<Record<OrderEvent, UpdateObject<Tables, 'shop_order'>>> = {
  pay: { paid_at: now, paid_cents: sql<number>`total_cents`, waits_for_recharge: false },
  cancel: { cancelled_at: now, waits_for_recharge: false },
  expire: { cancelled_at: now, waits_for_recharge: false },
  wait: {
    waits_for_recharge: true,
    waited_at: now,
    expires_at: sql<string>`greatest(expires_at, created_at + time_limit('order_wait'))`,
  },
  funded: {
    waits_for_recharge: false,
    expires_at: sql<string>`greatest(expires_at, now() + time_limit('order_after_passed_recharge'))`,
  },
  unfunded: {
    waits_for_recharge: false,
    expires_at: sql<string>`now() + time_limit('order_after_refused_recharge')`,
  },
  ship: { shipped_at: now, auto_confirm_at: sql<string>`now() + time_limit('order_auto_confirm')` },
  receive: { received_at: now, auto_complete_at: sql<string>`now() + time_limit('order_auto_complete')` },
  complete: completed,
  review: completed,
  refund_apply: { paused_status: sql<1 | 2 | 3>`status`, paused_at: now },
  refund_whole: { cancelled_at: now },
  cancel_paid: { cancelled_at: now },
  give_back_whole: { cancelled_at: now },
}

/** The timers stood still while the refund was open: they go on with the time that was left. */
const RESUMED: UpdateObject<Tables, 'shop_order'> = {
  auto_confirm_at: sql<string>`auto_confirm_at + (now() - paused_at)`,
  auto_complete_at: sql<string>`auto_complete_at + (now() - paused_at)`,
}
const NOT_PAUSED: UpdateObject<Tables, 'shop_order'> = { paused_status: null, paused_at: null }

/** Conditions beside the status. */
const CONDITIONS: Partial<Record<OrderEvent, RawBuilder<boolean>>> = {
  wait: sql<boolean>`waited_at is null`,
  funded: sql<boolean>`waits_for_recharge`,
  unfunded: sql<boolean>`waits_for_recharge`,
  review_late: sql<boolean>`reviewed_at is null and completed_at > now() - time_limit('order_review')`,
}

/** One statement, compiled once, that moves the orders and writes their history. */
function moveOf(event: OrderEvent) {
  const { from, to, label }: Transition = transitions[event]
  const leaves_after_sale = from[0] === AFTER_SALE && to !== AFTER_SALE
  return prepared(
    (
      tx,
      user_id: string,
      order_ids: string[],
      change: string,
      by_whom: Role,
      operator_id: string | null,
      details: string,
    ) =>
      tx
        .with('moved', (move) =>
          move
            .updateTable('shop_order')
            .set({
              ...STAMPS[event],
              carrier: said(change, 'carrier'),
              tracking_number: said(change, 'tracking_number'),
              cancel_reason: said(change, 'cancel_reason'),
              ...(label && moneyGivenBack(event, change)),
              ...(label && { refund_label: labelAfter(label.to, change) }),
              ...(to === 'former' && RESUMED),
              ...(leaves_after_sale && NOT_PAUSED),
              status: statusAfter(to),
            })
            .where('user_id', '=', user_id)
            .where('order_id', '=', anyOf(order_ids))
            .where('status', 'in', from)
            .where(
              label?.from ? sql<boolean>`refund_label in (${sql.join(label.from.map(sql.lit))})` : sql<boolean>`true`,
            )
            .where(CONDITIONS[event] ?? sql<boolean>`true`)
            .returning(['user_id', 'order_id', 'total_cents', 'released_cents', 'expires_at']),
        )
        .with('told', (tell) =>
          tell
            .insertInto('order_history')
            .columns(['user_id', 'order_id', 'event', 'by_whom', 'operator_id', 'details'])
            .expression(({ selectFrom }) =>
              selectFrom('moved').select([
                'user_id',
                'order_id',
                sql.lit(event).as('event'),
                sql<Role>`${by_whom}`.as('by_whom'),
                sql<string | null>`${operator_id}::uuid`.as('operator_id'),
                sql<Record<string, string>>`${details}::jsonb`.as('details'),
              ]),
            ),
        )
        .selectFrom('moved')
        .select(['order_id', 'total_cents', 'released_cents', 'expires_at']),
  )
}

const AFTER_SALE = -4

function statusAfter(to: Transition['to']) {
  if (to === 'same') return sql<OrderStatus>`status`
  return to === 'former' ? sql<OrderStatus>`paused_status` : to
}

const refundOf = (change: string) => sql<number>`coalesce((${change}::jsonb ->> 'refund_cents')::bigint, 0)`

/** Goodwill comes out of what was released to the shop. */
const moneyGivenBack = (event: OrderEvent, change: string): UpdateObject<Tables, 'shop_order'> => ({
  refunded_cents: sql<number>`refunded_cents + ${refundOf(change)}`,
  ...(event === 'goodwill' && { released_cents: sql<number>`released_cents - ${refundOf(change)}` }),
})

const labelAfter = (to: NonNullable<Transition['label']>['to'], change: string) =>
  to === 'settled'
    ? sql<RefundLabel>`case when refunded_cents + ${refundOf(change)} > 0 then 'refunded' else 'none' end`
    : to

const said = (change: string, column: 'carrier' | 'tracking_number' | 'cancel_reason') =>
  sql<string | null>`coalesce(${change}::jsonb ->> ${sql.lit(column)}, ${sql.ref(column)})`

const MOVES = {
  pay: moveOf('pay'),
  cancel: moveOf('cancel'),
  expire: moveOf('expire'),
  wait: moveOf('wait'),
  funded: moveOf('funded'),
  unfunded: moveOf('unfunded'),
  ship: moveOf('ship'),
  correct: moveOf('correct'),
  receive: moveOf('receive'),
  complete: moveOf('complete'),
  review: moveOf('review'),
  review_late: moveOf('review_late'),
  refund_apply: moveOf('refund_apply'),
  refund_withdraw: moveOf('refund_withdraw'),
  refund_refuse: moveOf('refund_refuse'),
  refund_agree: moveOf('refund_agree'),
  refund_return: moveOf('refund_return'),
  refund_lapse: moveOf('refund_lapse'),
  refund_part: moveOf('refund_part'),
  refund_whole: moveOf('refund_whole'),
  cancel_paid: moveOf('cancel_paid'),
  give_back_part: moveOf('give_back_part'),
  give_back_whole: moveOf('give_back_whole'),
  goodwill: moveOf('goodwill'),
} satisfies Record<OrderEvent, unknown>

type Moving = {
  user_id: string
  order_ids: string[]
  change: OrderChange
  by_whom: Role
  operator_id: string | null
  details: Record<string, string>
}

/** Moves orders along an event and writes their history. Orders that have another status by now are left alone. */
export const swapStatus = (
  tx: Tx,
  event: OrderEvent,
  { user_id, order_ids, change, by_whom, operator_id, details }: Moving,
) => MOVES[event].all(tx, user_id, order_ids, JSON.stringify(change), by_whom, operator_id, JSON.stringify(details))

/** Locks the shopper's orders in the order of their ids; other people's are left out. */
export const { all: lockOrders } = prepared((tx, user_id: string, order_ids: string[]) =>
  tx
    .selectFrom('shop_order')
    .select(['order_id', 'status', 'total_cents'])
    .select(sql<boolean>`expires_at > now()`.as('is_open'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', anyOf(order_ids))
    .orderBy('order_id')
    .forNoKeyUpdate(),
)

/** An order's owner and checkout, which never change. */
export const findOrderKey = (db: Db, order_id: string, user_id?: string) =>
  db
    .selectFrom('shop_order')
    .select(['user_id', 'order_id', 'checkout_id'])
    .where('order_id', '=', order_id)
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? ''))
    .executeTakeFirst()

/** Locked before its orders: two cancellations in one checkout must see each other, so that the promo use is given back once. */
export async function lockCheckout(tx: Tx, user_id: string, checkout_id: string): Promise<void> {
  await tx
    .selectFrom('checkout')
    .select('checkout_id')
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .forNoKeyUpdate()
    .execute()
}

/** Whether every order of a checkout was cancelled without having been paid. */
export async function isWhollyUnpaidAndCancelled(tx: Tx, user_id: string, checkout_id: string): Promise<boolean> {
  const { others } = await tx
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll().as('others'))
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .where((where) => where.or([where('status', '<>', -1), where('paid_at', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return Number(others) === 0
}
