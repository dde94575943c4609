import type { Language, OrderStatusWord } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { newestFirst, oldestFirst, type PageStart } from '../../db/newest-first.ts'
import { shopperId } from '../../db/shopper-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { type OrderRow, orders } from './order-read-sql.ts'
import { isOverdue, LATE_ON } from './shipment/overdue-sql.ts'
import { findParcels } from './shipment/parcel-sql.ts'

/** Filters of the desk's order list; see the contract. */
export type DeskOrderFilter = {
  status?: OrderStatusWord | undefined
  number?: string | undefined
  shopper?: string | undefined
  shop_id?: string | undefined
  /** The ids of the orders that a search found. Other orders are left out. */
  order_ids?: string[] | undefined
  overdue?: boolean | undefined
  partly_sent?: boolean | undefined
  lost?: boolean | undefined
  paid_since?: string | undefined
  /** Days of the shop's time zone on which the order was placed: the first and the last. */
  from?: string | undefined
  to?: string | undefined
}

/**
 * The conditions of a filter. Each condition has an index that returns rows in the order of the list, or it matches
 * only few rows.
 */
function conditionsOf(filter: DeskOrderFilter) {
  const { status, number, shopper, shop_id, overdue, partly_sent, lost, paid_since, order_ids, from, to } = filter
  const conditions: RawBuilder<boolean>[] = [sql`true`]
  if (status) conditions.push(sql`status = ${sql.lit(status)}`)
  if (overdue) conditions.push(isOverdue)
  if (partly_sent)
    conditions.push(
      sql`status = 'shipped' and auto_confirm_at is null and has_pieces_to_send(shop_order.user_id, shop_order.order_id)`,
    )
  if (lost)
    conditions.push(
      sql`status = 'shipped' and auto_confirm_at is null and has_lost_pieces(shop_order.user_id, shop_order.order_id)`,
    )
  if (order_ids) conditions.push(sql`shop_order.order_id = ${anyOf(order_ids)}`)
  if (number) conditions.push(sql`order_number = ${number}`)
  if (shopper) conditions.push(sql`shop_order.user_id = ${shopperId(shopper)}`)
  if (shop_id) conditions.push(sql`shop_order.shop_id = ${shop_id}`)
  if (from) conditions.push(sql`shop_order.created_at >= bank_day_begins(${from}::date)`)
  if (to) conditions.push(sql`shop_order.created_at < bank_day_begins(${to}::date + 1)`)
  if (paid_since) conditions.push(sql`paid_at >= ${paid_since}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export type DeskOrderRow = OrderRow & { overdue: boolean }

/**
 * A page of all shoppers' orders. Overdue orders: longest overdue first. Orders to ship: earliest payment first. All
 * others: newest first.
 */
export function findOrdersAtDesk(
  db: Db,
  language: Language,
  filter: DeskOrderFilter,
  start: PageStart,
): Promise<{ items: DeskOrderRow[]; next_cursor: string | null }> {
  const rows = orders(db, language, {}).select(isOverdue.as('overdue')).where(conditionsOf(filter))
  const id = 'shop_order.order_id'
  // Search results are few, so they are read by id and sorted. The added interval keeps PostgreSQL from scanning a time
  // index.
  const sortKey = (at: RawBuilder<string>) => (filter.order_ids ? sql<string>`(${at} + interval '0')` : at)
  if (filter.overdue) return oldestFirst(rows, { at: sortKey(LATE_ON), id }, start)
  const paid_at = sql.ref<string>('shop_order.paid_at')
  if (filter.status === 'paid') return oldestFirst(rows, { at: sortKey(paid_at), id }, start)
  const at = filter.paid_since ? paid_at : sql.ref<string>('shop_order.created_at')
  return newestFirst(rows, { at: sortKey(at), id }, start)
}

export async function countOrdersAtDesk(db: Db, filter: DeskOrderFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from shop_order where ${conditionsOf(filter)} limit ${limit}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

export const findDeskSide = (db: Db, user_id: string, order_id: string) =>
  db
    .selectFrom('shop_order')
    .innerJoin('shop', 'shop.shop_id', 'shop_order.shop_id')
    .select('shop.return_address as shop_return_address')
    .select(isOverdue.as('overdue'))
    .where('shop_order.user_id', '=', user_id)
    .where('shop_order.order_id', '=', order_id)
    .executeTakeFirst()

const PARCELS_OF_ORDER = sql<{ carrier: string; tracking_number: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('carrier', parcel.carrier, 'tracking_number', parcel.tracking_number)
    order by parcel.position) from parcel
  where parcel.user_id = shop_order.user_id and parcel.order_id = shop_order.order_id), '[]')`

/** Orders to ship, with the columns that shipping needs. Unknown orders are left out. */
export const findToShip = (db: Db, which: { order_ids?: string[]; order_numbers?: string[] }) =>
  db
    .selectFrom('shop_order')
    .select(['order_id', 'user_id', 'order_number', 'status', PARCELS_OF_ORDER.as('parcels')])
    .select(sql<boolean>`has_pieces_to_send(user_id, order_id)`.as('waits'))
    .select([
      sql<string>`address ->> 'addressee'`.as('addressee'),
      sql<string | null>`address ->> 'postcode'`.as('postcode'),
    ])
    .$if(which.order_ids !== undefined, (query) => query.where('order_id', '=', anyOf(which.order_ids ?? [])))
    .$if(which.order_numbers !== undefined, (query) =>
      query.where('order_number', '=', anyOf(which.order_numbers ?? [])),
    )
    .execute()
export type OrderToShip = Awaited<ReturnType<typeof findToShip>>[number]

export const findOrdersById = (db: Db, language: Language, order_ids: string[]): Promise<OrderRow[]> =>
  orders(db, language, {}).where('shop_order.order_id', '=', anyOf(order_ids)).execute()

/** Locks an order. @returns its address and parcels, which operators change, and the shopper's language. */
export async function lockToCorrect(tx: Tx, order_id: string) {
  const order = await tx
    .selectFrom('shop_order')
    .innerJoin('user_account', 'user_account.user_id', 'shop_order.user_id')
    .select(['shop_order.user_id', 'address', sql<Language>`language`.as('language')])
    .where('order_id', '=', order_id)
    .forUpdate('shop_order')
    .executeTakeFirst()
  // A second statement, which sees the parcels that another transaction inserted before it released the lock.
  return order && { ...order, parcels: await findParcels(tx, [{ user_id: order.user_id, order_id }]) }
}

type ParcelEventKey = { user_id: string; order_id: string; event_id: string }
type ParcelEvent = ParcelEventKey & {
  parcel_id: string
  happened_at: string
  place: string | null
  text: string
  operator_id: string
}

/** @returns whether the report is new. */
export async function insertParcelEvent(tx: Tx, event: ParcelEvent): Promise<boolean> {
  const row = await tx
    .insertInto('parcel_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an event that an operator entered. */
export const deleteParcelEvent = (tx: Tx, { user_id, order_id, event_id }: ParcelEventKey) =>
  tx
    .deleteFrom('parcel_event')
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('event_id', '=', event_id)
    .where('operator_id', 'is not', null)
    .returning(['event_id', 'happened_at', 'place', 'text', 'parcel_id'])
    .executeTakeFirst()
