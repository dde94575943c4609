import { trackingLink } from '@sampan/contract/tracking'
import { sql } from 'kysely'
import { isInRows } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'

type Pieces = { order_item_id: string; quantity: number }
type PackedPieces = Pieces & { refunded_quantity: number }

/** The pieces of an order's lines that wait to be sent. The caller has locked the order. */
export async function findPiecesToSend(tx: Tx, { user_id, order_id }: OrderKey): Promise<Pieces[]> {
  const { rows } = await sql<Pieces>`
    select order_item_id, quantity - sent_quantity - not_sent_quantity as quantity from order_item
    where user_id = ${user_id} and order_id = ${order_id} and sent_quantity + not_sent_quantity < quantity
    order by position`.execute(tx)
  return rows
}

export type NewParcel = { carrier: string; tracking_number: string; weight_grams?: number | undefined; items: Pieces[] }

/**
 * Inserts the next parcel of an order and counts its pieces as sent. The caller has locked the order.
 * @returns the position of the parcel, and how many pieces of the order still wait.
 */
export async function insertParcel(tx: Tx, { user_id, order_id }: OrderKey, parcel: NewParcel) {
  const { carrier, tracking_number, weight_grams = null, items } = parcel
  const { rows } = await sql<{ position: number }>`
    with packed as (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as packed (order_item_id uuid, quantity int)
    ), new_parcel as (
      insert into parcel (user_id, order_id, position, carrier, tracking_number, weight_grams)
      select ${user_id}, ${order_id}, coalesce(max(position), 0) + 1, ${carrier}, ${tracking_number}, ${weight_grams}::int
      from parcel where user_id = ${user_id} and order_id = ${order_id}
      returning parcel_id, position
    ), new_item as (
      insert into parcel_item (user_id, parcel_id, order_item_id, quantity)
      select ${user_id}, parcel_id, order_item_id, quantity from new_parcel cross join packed
    ), counted as (
      update order_item set sent_quantity = sent_quantity + packed.quantity from packed
      where order_item.user_id = ${user_id} and order_item.order_item_id = packed.order_item_id
    )
    select position from new_parcel`.execute(tx)
  const waiting = await findPiecesToSend(tx, { user_id, order_id })
  return { position: rows[0]?.position ?? 1, waits: waiting.length > 0 }
}

type Shipment = { carrier: string; tracking_number: string }

/** Corrects a parcel of an order, the first one without an id. @returns its position; undefined for another order's. */
export async function updateParcel(tx: Tx, { user_id, order_id }: OrderKey, shipment: Shipment, parcel_id?: string) {
  const row = await tx
    .updateTable('parcel')
    .set(shipment)
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where((where) => (parcel_id ? where('parcel_id', '=', parcel_id) : where('position', '=', 1)))
    .returning('position')
    .executeTakeFirst()
  return row?.position
}

/** Marks the parcels of a received order as arrived, except lost parcels. */
export async function markArrived(tx: Tx, { user_id, order_id }: OrderKey): Promise<void> {
  await tx
    .updateTable('parcel')
    .set({ arrived_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('arrived_at', 'is', null)
    .where('lost_at', 'is', null)
    .execute()
}

/** Marks a parcel as lost, or takes the mark back. The caller has locked the order. */
export async function setLost(tx: Tx, user_id: string, parcel_id: string, is_lost: boolean): Promise<void> {
  await tx
    .updateTable('parcel')
    .set({ lost_at: is_lost ? sql<string>`now()` : null })
    .where('user_id', '=', user_id)
    .where('parcel_id', '=', parcel_id)
    .execute()
}

const { all: findParcelRows } = prepared((db, user_ids: string[], order_ids: string[]) =>
  db
    .selectFrom('parcel')
    .select(['order_id', 'parcel_id', 'position', 'carrier', 'tracking_number', 'weight_grams'])
    .select(['shipped_at', 'arrived_at', 'lost_at', 'lost_refunded_at'])
    .select([
      sql<string | null>`(select link from carrier where lower(carrier.name) = lower(parcel.carrier))`.as('link'),
      sql<PackedPieces[]>`(select coalesce(jsonb_agg(jsonb_build_object(
          'order_item_id', order_item_id, 'quantity', quantity, 'refunded_quantity', refunded_quantity)
        order by order_item_id), '[]') from parcel_item
        where parcel_item.user_id = parcel.user_id and parcel_item.parcel_id = parcel.parcel_id)`.as('items'),
    ])
    .where(isInRows(['user_id', 'order_id'], user_ids, order_ids))
    .orderBy('order_id')
    .orderBy('position'),
)

/** The parcels of orders, each order's in the sequence in which they left. */
export async function findParcels(db: Db, orders: readonly OrderKey[]) {
  const rows = await findParcelRows(
    db,
    orders.map(({ user_id }) => user_id),
    orders.map(({ order_id }) => order_id),
  )
  return rows.map(({ link, ...parcel }) => ({
    ...parcel,
    tracking_link: link && trackingLink(link, parcel.tracking_number),
  }))
}
export type ParcelRow = Awaited<ReturnType<typeof findParcels>>[number]
