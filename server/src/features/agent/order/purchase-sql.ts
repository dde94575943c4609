import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isUuid } from '../../../db/uuid.ts'

/** A purchase of a shopper: the orders of one checkout. */
export type PurchaseKey = { user_id: string; checkout_id: string }

/** The orders of a purchase, one for each shop. */
export const findPurchasedOrders = (db: Db, { user_id, checkout_id }: PurchaseKey) =>
  db
    .selectFrom('shop_order')
    .select(['order_id', 'order_number', 'status', 'promo_code', 'paid_at', 'shipped_at'])
    .select([
      'goods_cents',
      'freight_cents',
      'discount_cents',
      'tax_cents',
      'total_cents',
      'carrier',
      'tracking_number',
    ])
    .select(['handling_days', 'transit_days_min', 'transit_days_max', 'freight_service'])
    .select([
      sql<string>`address ->> 'country'`.as('country'),
      sql<string | null>`(select link from carrier where lower(carrier.name) = lower(shop_order.carrier))`.as('link'),
    ])
    .where('user_id', '=', user_id)
    .where('checkout_id', '=', checkout_id)
    .orderBy('shop_id')
    .execute()
export type PurchasedOrder = Awaited<ReturnType<typeof findPurchasedOrders>>[number]

const ordersOf = ({ user_id, checkout_id }: PurchaseKey) =>
  sql`(select order_id from shop_order where user_id = ${user_id} and checkout_id = ${checkout_id})`

/** The lines of a purchase, with the pieces that were refunded, and those that were never sent. */
export const findPurchasedLines = (db: Db, key: PurchaseKey) =>
  db
    .selectFrom('order_item')
    .select(['order_item_id', 'order_id', 'sku_id', 'title', 'axis_values', 'image', 'price_cents', 'quantity'])
    .select(['refunded_quantity', 'sent_quantity', 'not_sent_quantity'])
    .where('user_id', '=', key.user_id)
    .where(sql<boolean>`order_id in ${ordersOf(key)}`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
export type PurchasedLine = Awaited<ReturnType<typeof findPurchasedLines>>[number]

/** The pieces in the parcels of a purchase. */
export const findPurchaseParcels = (db: Db, key: PurchaseKey) =>
  db
    .selectFrom('parcel')
    .innerJoin('parcel_item', (join) =>
      join.onRef('parcel_item.user_id', '=', 'parcel.user_id').onRef('parcel_item.parcel_id', '=', 'parcel.parcel_id'),
    )
    .select(['parcel.order_id', 'position', 'order_item_id', 'quantity'])
    .where('parcel.user_id', '=', key.user_id)
    .where(sql<boolean>`parcel.order_id in ${ordersOf(key)}`)
    .execute()
export type PurchaseParcel = Awaited<ReturnType<typeof findPurchaseParcels>>[number]

/** The moves of a purchase's orders that concern the parcels. */
export const findPurchaseMoves = (db: Db, key: PurchaseKey) =>
  db
    .selectFrom('order_history')
    .select(['history_id', 'order_id', 'event', 'created_at', 'details'])
    .where('user_id', '=', key.user_id)
    .where(sql<boolean>`order_id in ${ordersOf(key)}`)
    .orderBy('created_at')
    .orderBy('history_id')
    .execute()
export type PurchaseMove = Awaited<ReturnType<typeof findPurchaseMoves>>[number]

/** The parcels and times of the carriers' reports about a purchase. */
export const findPurchaseReports = (db: Db, key: PurchaseKey) =>
  db
    .selectFrom('parcel_event')
    .innerJoin('parcel', (join) =>
      join
        .onRef('parcel.user_id', '=', 'parcel_event.user_id')
        .onRef('parcel.parcel_id', '=', 'parcel_event.parcel_id'),
    )
    .select(['event_id', 'parcel_event.order_id', 'position', 'happened_at', 'created_at', 'code'])
    .where('parcel_event.user_id', '=', key.user_id)
    .where(sql<boolean>`parcel_event.order_id in ${ordersOf(key)}`)
    .orderBy('happened_at')
    .orderBy('event_id')
    .execute()
export type PurchaseReport = Awaited<ReturnType<typeof findPurchaseReports>>[number]

export type PurchaseRefund = {
  refund_id: string
  paid_cents: number
  resolved_at: string
  items: { sku_id: string; quantity: number }[]
}

/** The executed refunds of a purchase. They never change. */
export async function findPurchaseRefunds(db: Db, key: PurchaseKey): Promise<PurchaseRefund[]> {
  const { rows } = await sql<PurchaseRefund>`
    select refund_id, amount_cents + tax_cents as paid_cents, resolved_at,
      coalesce((select jsonb_agg(jsonb_build_object('sku_id', sku_id, 'quantity', refund_item.quantity) order by position)
        from refund_item join order_item using (user_id, order_item_id)
        where refund_item.user_id = refund.user_id and refund_item.refund_id = refund.refund_id
          and refund_item.quantity > 0 and takes_goods), '[]') as items
    from refund where user_id = ${key.user_id} and state = 'executed' and order_id in ${ordersOf(key)}
    order by resolved_at, refund_id`.execute(db)
  return rows
}

/** The purchase of an agent's checkout; undefined for purchases without an agent, and of other agents. */
export const findPurchaseOfPlatform = (db: Db, platform_id: string, checkout_id: string) =>
  db
    .selectFrom('agent_checkout')
    .select(['user_id', 'agent_checkout_id', 'language'])
    .where('platform_id', '=', platform_id)
    .where('checkout_id', '=', checkout_id)
    .executeTakeFirst()

/** The purchase of a shopper by its id, or by the id or number of one of its orders. */
export async function findPurchaseOfShopper(db: Db, user_id: string, id: string): Promise<PurchaseKey | undefined> {
  const uuid = isUuid(id) ? id : null
  return db
    .selectFrom('shop_order')
    .select(['user_id', 'checkout_id'])
    .where('user_id', '=', user_id)
    .where(sql<boolean>`(order_number = ${id} or order_id = ${uuid} or checkout_id = ${uuid})`)
    .limit(1)
    .executeTakeFirst()
}

/** The host and protocol version of a platform. */
export const findPlatform = (db: Db, platform_id: string) =>
  db
    .selectFrom('agent_platform')
    .select(['host', 'version'])
    .where('platform_id', '=', platform_id)
    .executeTakeFirstOrThrow()
