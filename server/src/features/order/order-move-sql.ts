import type { OrderStatusWord } from '@sampan/contract/rules'
import { type RawBuilder, sql, type UpdateObject } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import { markEvents } from '../../db/commits.ts'
import type { OrderAddress } from '../../db/json-columns.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tables } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { HAPPENING_OF } from './order-happenings.ts'
import {
  type OrderEvent,
  order_events,
  type RefundLabel,
  type Role,
  type Transition,
  transitionOf,
} from './order-transitions.ts'

/** Columns that a move sets in addition to the status. */
export type OrderChange = {
  carrier?: string
  parcel?: { position: number; items: { order_item_id: string; quantity: number }[] }
  tracking_number?: string
  cancel_reason?: string | null
  address?: OrderAddress
  /** A refund of goods and freight, and what it returns of added and contained taxes. */
  refund_cents?: number
  refund_tax_cents?: number
  refund_included_tax_cents?: number
}

const now = sql<string>`now()`

type Stamps = UpdateObject<Tables, 'shop_order'>

/** Null as long as pieces wait to be sent, or are lost and not refunded. */
const CONFIRMED_LATER = sql<string | null>`case when not waits_for_parcels(shop_order.user_id, shop_order.order_id)
  then counts_as_received(now(), transit_days_max) end`

/** The columns that are set when an order enters a status. Times come from the database's clock. */
const ENTERING: Record<OrderStatusWord, Stamps> = {
  unpaid: {},
  paid: { paid_at: now, paid_cents: sql<number>`total_cents - tax_cents` },
  shipped: { shipped_at: now, auto_confirm_at: CONFIRMED_LATER },
  received: { received_at: now, auto_complete_at: sql<string>`now() + refund_window(address ->> 'country')` },
  completed: {
    completed_at: now,
    released_cents: sql<number>`paid_cents + ended_discount_cents + added_freight_cents - refunded_cents
      - included_tax_cents + refunded_included_tax_cents`,
  },
  cancelled: { cancelled_at: now },
  after_sale: { paused_status: sql<'paid' | 'shipped' | 'received'>`status`, paused_at: now },
}

/** When a refund request ends, the order's timers, which were paused, continue with the remaining time. */
const RESUMED: Stamps = {
  auto_confirm_at: sql<string>`auto_confirm_at + (now() - paused_at)`,
  auto_complete_at: sql<string>`auto_complete_at + (now() - paused_at)`,
}

const ends_waiting = sql<boolean>`waits_for_recharge`

const AFTER_WAIT = sql<string>`greatest(expires_at, created_at + time_limit('order_wait'))`

/** Additional columns and conditions of particular moves. Most moves have none. */
const EXTRA_CONDITIONS: Partial<Record<OrderEvent, { stamps?: Stamps; condition?: RawBuilder<boolean> }>> = {
  wait: {
    stamps: { waits_for_recharge: true, waited_at: now, expires_at: AFTER_WAIT },
    condition: sql<boolean>`waited_at is null`,
  },
  funded: {
    stamps: {
      waits_for_recharge: false,
      expires_at: sql<string>`greatest(expires_at, now() + time_limit('order_after_passed_recharge'))`,
    },
    condition: ends_waiting,
  },
  unfunded: {
    stamps: {
      waits_for_recharge: false,
      expires_at: sql<string>`now() + time_limit('order_after_refused_recharge')`,
    },
    condition: ends_waiting,
  },
  // An order whose pieces are all refunded has nothing to send, so it cannot be shipped.
  ship: {
    condition: sql<boolean>`exists (select from order_item where order_item.user_id = shop_order.user_id
      and order_item.order_id = shop_order.order_id and refunded_quantity < quantity)`,
  },
  ship_next: { stamps: { auto_confirm_at: CONFIRMED_LATER } },
  lose: { stamps: { auto_confirm_at: CONFIRMED_LATER } },
  find: { stamps: { auto_confirm_at: CONFIRMED_LATER } },
  receive: { condition: sql<boolean>`not waits_for_parcels(shop_order.user_id, shop_order.order_id)` },
  review: { condition: sql<boolean>`reviewed_at is null` },
  review_late: {
    condition: sql<boolean>`reviewed_at is null and completed_at > now() - time_limit('order_review')`,
  },
}

const oneOf = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)))

/** A condition on an order's row: whether the order can make the move now. */
export function isPossible(event: OrderEvent) {
  const { from, label } = transitionOf(event)
  const labelCondition = label?.from ? sql`and refund_label in (${oneOf(label.from)})` : sql``
  return sql<boolean>`(status in (${oneOf(from)}) ${labelCondition} and ${EXTRA_CONDITIONS[event]?.condition ?? sql.lit(true)})`
}

/** The columns that a move always sets. Money and the columns of `OrderChange` are not included. */
function stampsOf(event: OrderEvent): Stamps {
  const { from, to } = transitionOf(event)
  const leaves = (status: OrderStatusWord) => from.includes(status) && to !== status && to !== 'same'
  return {
    ...(to === 'former' && RESUMED),
    ...(leaves('unpaid') && { waits_for_recharge: false }),
    ...(leaves('after_sale') && { paused_status: null, paused_at: null }),
    ...(to !== 'same' && to !== 'former' && !from.includes(to) && ENTERING[to]),
    ...EXTRA_CONDITIONS[event]?.stamps,
    status: statusAfter(to),
  }
}

/** One prepared statement that moves the orders, writes their history and records the event. */
function moveOf(event: OrderEvent) {
  const { label } = transitionOf(event)
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
              ...stampsOf(event),
              carrier: detailColumn(change, 'carrier'),
              tracking_number: detailColumn(change, 'tracking_number'),
              cancel_reason: detailColumn(change, 'cancel_reason'),
              ...(event === 'readdress' && { address: sql<string>`coalesce(${change}::jsonb -> 'address', address)` }),
              ...(label && { ...moneyRefunded(change), refund_label: labelAfter(label.to, change) }),
            })
            .where('user_id', '=', user_id)
            .where('order_id', '=', anyOf(order_ids))
            .where(isPossible(event))
            .returning(['user_id', 'order_id', 'order_number', 'total_cents', 'released_cents'])
            .returning(['expires_at', 'status']),
        )
        .with('history', (write) =>
          write
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
        .with('recorded', (record) =>
          record
            .insertInto('event')
            .columns(['noun', 'happening', 'ref_id', 'user_id', 'data'])
            .expression(({ selectFrom }) =>
              selectFrom('moved').select([
                sql.lit('order').as('noun'),
                sql.lit(HAPPENING_OF[event]).as('happening'),
                sql<string>`order_id::text`.as('ref_id'),
                'user_id',
                sql<string>`jsonb_build_object('order_number', order_number, 'total_cents', total_cents,
                  'by', ${by_whom}::text, 'status', status, 'details', ${details}::jsonb,
                  'order_ids', to_jsonb(${order_ids}::uuid[])) || ${parcelIn(event, change)}`.as('data'),
              ]),
            ),
        )
        .selectFrom('moved')
        .select(['order_id', 'order_number', 'total_cents', 'released_cents', 'expires_at']),
  )
}

function statusAfter(to: Transition['to']) {
  if (to === 'same') return sql<OrderStatusWord>`status`
  return to === 'former' ? sql<OrderStatusWord>`paused_status` : to
}

const ABOUT_A_PARCEL: readonly OrderEvent[] = ['ship', 'ship_next', 'lose', 'find']

const parcelIn = (event: OrderEvent, change: string) =>
  ABOUT_A_PARCEL.includes(event) ? sql`jsonb_build_object('parcel', ${change}::jsonb -> 'parcel')` : sql`'{}'`

const numberIn = (change: string, name: 'refund_cents' | 'refund_tax_cents' | 'refund_included_tax_cents') =>
  sql<number>`coalesce((${change}::jsonb ->> ${sql.lit(name)})::bigint, 0)`
const refundOf = (change: string) => numberIn(change, 'refund_cents')

/**
 * Adds a refund to the order's sums. After the order is completed, it also reduces the amount released to the shop, of which
 * contained taxes were never a part.
 */
const moneyRefunded = (change: string): Stamps => ({
  refunded_cents: sql<number>`refunded_cents + ${refundOf(change)}`,
  refunded_tax_cents: sql<number>`refunded_tax_cents + ${numberIn(change, 'refund_tax_cents')}`,
  refunded_included_tax_cents: sql<number>`refunded_included_tax_cents + ${numberIn(change, 'refund_included_tax_cents')}`,
  released_cents: sql<number>`released_cents - case status when 'completed'
    then ${refundOf(change)} - ${numberIn(change, 'refund_included_tax_cents')} else 0 end`,
})

const labelAfter = (to: NonNullable<Transition['label']>['to'], change: string) =>
  to === 'settled'
    ? sql<RefundLabel>`case when refunded_cents + ${refundOf(change)} > 0 then 'refunded' else 'none' end`
    : to

const detailColumn = (change: string, column: 'carrier' | 'tracking_number' | 'cancel_reason') =>
  sql<string | null>`coalesce(${change}::jsonb ->> ${sql.lit(column)}, ${sql.ref(column)})`

const MOVES = Object.fromEntries(order_events.map((event) => [event, moveOf(event)])) as Record<
  OrderEvent, // one entry per event
  ReturnType<typeof moveOf>
>

type Moving = {
  user_id: string
  order_ids: string[]
  change: OrderChange
  by_whom: Role
  operator_id: string | null
  details: Record<string, string>
}

/**
 * Applies an event to orders, adds it to their history and records it for listeners. Orders for which the event is not possible now are left out.
 */
export const swapStatus = (
  tx: Tx,
  event: OrderEvent,
  { user_id, order_ids, change, by_whom, operator_id, details }: Moving,
) => {
  markEvents(tx)
  return MOVES[event].all(tx, user_id, order_ids, JSON.stringify(change), by_whom, operator_id, JSON.stringify(details))
}
