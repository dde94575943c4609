import type { AxisValue } from '@sampan/contract'
import type { Language, OrderStatusWord } from '@sampan/contract/rules'
import { type ExpressionBuilder, sql } from 'kysely'
import { anyOf, isInRows } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tables } from '../../db/tables.ts'
import { isPossible } from './order-move-sql.ts'

/** Filters of an order list. `keyword` searches order numbers and product titles. */
export type OrderFilter = {
  user_id?: string
  order_id?: string
  order_ids?: string[]
  status?: OrderStatusWord | undefined
  to_review?: boolean
  refunded?: boolean
  keyword?: string
}

/**
 * Whether the order can be reviewed now and has lines that were not completely refunded. A subquery with a limit instead
 * of `exists`, because PostgreSQL may hash the lines of all orders for `exists`, even if only one page is read.
 */
const isToReview = sql<boolean>`(reviewed_at is null and (${isPossible('review')} or ${isPossible('review_late')})
  and coalesce((select true from order_item where order_item.user_id = shop_order.user_id
    and order_item.order_id = shop_order.order_id and refunded_quantity < quantity limit 1), false))`

/**
 * The conditions of a filter. The status `after_sale` also matches refunded orders, because the after-sale tab shows
 * both.
 */
const matching = (filter: OrderFilter) => (where: ExpressionBuilder<Tables, 'shop_order'>) => {
  const { user_id, order_id, order_ids, status, to_review, refunded, keyword } = filter
  const conditions = []
  if (user_id) conditions.push(where('shop_order.user_id', '=', user_id))
  if (order_id) conditions.push(where('shop_order.order_id', '=', order_id))
  if (order_ids) conditions.push(where('shop_order.order_id', '=', anyOf(order_ids)))
  if (status === 'after_sale')
    conditions.push(where.or([where('status', '=', 'after_sale'), where('refund_label', '=', 'refunded')]))
  else if (status) conditions.push(where('status', '=', status))
  if (refunded && status !== 'after_sale') conditions.push(where('refund_label', '=', 'refunded'))
  if (to_review) conditions.push(isToReview)
  if (keyword) conditions.push(containing(keyword))
  return where.and(conditions)
}

function containing(keyword: string) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(order_number like ${pattern} or exists (
    select from order_item cross join jsonb_each_text(order_item.title) as titles (language, title)
    where order_item.user_id = shop_order.user_id and order_item.order_id = shop_order.order_id
      and titles.title ilike ${pattern}))`
}

/** Orders with their shop's name and the tracking link of their carrier. */
export const orders = (db: Db, language: Language, filter: OrderFilter) =>
  db
    .selectFrom('shop_order')
    .innerJoin('shop', 'shop.shop_id', 'shop_order.shop_id')
    .innerJoin('user_account', 'user_account.user_id', 'shop_order.user_id')
    .select(['shop_order.user_id', 'order_id', 'order_number', 'checkout_id', 'status', 'refund_label'])
    .select(['goods_cents', 'freight_cents', 'discount_cents', 'total_cents', 'promo_code', 'notes'])
    .select(['shop_order.paid_cents', 'shop_order.refunded_cents', 'ended_discount_cents', 'added_freight_cents'])
    .select(['shop_order.tax_cents', 'included_tax_cents', 'refunded_tax_cents'])
    .select(['carrier', 'tracking_number', 'shop_order.created_at', 'paid_at', 'shipped_at', 'received_at'])
    .select(['auto_confirm_at', 'auto_complete_at'])
    .select(['completed_at', 'cancelled_at', 'cancel_reason', 'expires_at', 'waits_for_recharge', 'address'])
    .select(['shop_order.shop_id', 'shop.logo as shop_logo', 'user_account.account'])
    .select(['handling_days', 'transit_days_min', 'transit_days_max', 'freight_service'])
    .select([
      sql<string>`worded(shop.name, ${language})`.as('shop_name'),
      sql<boolean>`expires_at > now()`.as('is_open'),
      isToReview.as('is_to_review'),
      sql<number>`extract(epoch from time_limit('order_review'))::int`.as('review_seconds'),
      sql<string>`now()`.as('read_at'),
      sql<string | null>`(select link from carrier where lower(carrier.name) = lower(shop_order.carrier))`.as(
        'carrier_link',
      ),
    ])
    .where(matching(filter))

export const findOrder = (db: Db, language: Language, filter: OrderFilter & { order_id: string }) =>
  orders(db, language, filter).executeTakeFirst()
/** The shopper's orders with these ids, in no particular sequence. */
export const { all: findOrders } = prepared((db, language: Language, user_id: string, order_ids: string[]) =>
  orders(db, language, { user_id, order_ids }),
)
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export const findOwnOrders = (
  db: Db,
  language: Language,
  filter: OrderFilter & { user_id: string },
  start: PageStart,
): Promise<{ items: OrderRow[]; next_cursor: string | null }> =>
  newestFirst(orders(db, language, filter), { at: 'shop_order.created_at', id: 'shop_order.order_id' }, start)

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { total } = await db
    .selectFrom('shop_order')
    .select(({ fn }) => fn.countAll().as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const { all: findItemsOf } = prepared((db, language: Language, user_ids: string[], order_ids: string[]) =>
  db
    .selectFrom('order_item')
    .select(['order_id', 'order_item_id', 'product_id', 'sku_id', 'image', 'article_number', 'price_cents', 'quantity'])
    .select(['discount_cents', 'paid_cents', 'refunded_cents', 'refunded_quantity', 'counts_for_promo', 'reviewed'])
    .select(['sent_quantity', 'not_sent_quantity', 'withdrawal_exemption', 'weight_grams'])
    .select([
      sql<string>`worded(title, ${language})`.as('title'),
      sql<AxisValue[]>`worded_values(axis_values, ${language})`.as('values'),
    ])
    .where(isInRows(['user_id', 'order_id'], user_ids, order_ids))
    .orderBy('position'),
)
export type ItemRow = Awaited<ReturnType<typeof findItemsOf>>[number]

/** The lines of orders, in the sequence in which they were bought. */
export const findItems = (
  db: Db,
  language: Language,
  orders: { user_id: string; order_id: string }[],
): Promise<ItemRow[]> =>
  findItemsOf(
    db,
    language,
    orders.map(({ user_id }) => user_id),
    orders.map(({ order_id }) => order_id),
  )

/** Every move of an order, oldest first. */
export const findHistory = (db: Db, user_id: string, order_id: string) =>
  db
    .selectFrom('order_history')
    .leftJoin('operator', 'operator.operator_id', 'order_history.operator_id')
    .select(['event', 'by_whom', 'details', 'order_history.created_at', 'operator.account as operator'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .orderBy('history_id')
    .execute()
export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number]

export const findParcelEvents = (db: Db, user_id: string, order_id: string) =>
  db
    .selectFrom('parcel_event')
    .leftJoin('operator', 'operator.operator_id', 'parcel_event.operator_id')
    .innerJoin('parcel', (join) =>
      join
        .onRef('parcel.user_id', '=', 'parcel_event.user_id')
        .onRef('parcel.parcel_id', '=', 'parcel_event.parcel_id'),
    )
    .select(['event_id', 'parcel_event.parcel_id', 'position', 'happened_at', 'place', 'text'])
    .select(['code', 'offset_minutes', 'source', 'operator.account as operator'])
    .where('parcel_event.user_id', '=', user_id)
    .where('parcel_event.order_id', '=', order_id)
    .orderBy('happened_at', 'desc')
    .orderBy('parcel_event.created_at', 'desc')
    .execute()
export type ParcelEventRow = Awaited<ReturnType<typeof findParcelEvents>>[number]

export const findToPay = (db: Db, user_id: string, order_ids: string[], language: Language) =>
  db
    .selectFrom('shop_order')
    .innerJoin('shop', 'shop.shop_id', 'shop_order.shop_id')
    .select(['order_id', 'status', 'total_cents', 'expires_at', 'waits_for_recharge'])
    .select(['freight_cents', 'discount_cents', 'tax_cents', 'promo_code'])
    .select(['shop_order.shop_id', 'shop.logo as shop_logo'])
    .select([
      sql<string>`worded(shop.name, ${language})`.as('shop_name'),
      sql<boolean>`expires_at > now()`.as('is_open'),
    ])
    .where('user_id', '=', user_id)
    .where('order_id', '=', anyOf(order_ids))
    .orderBy('expires_at')
    .execute()

/** Whether the shopper has a payment code, its length, and until when it is locked after wrong entries. */
export async function findPaymentCodeState(db: Db, user_id: string) {
  const code = await db
    .selectFrom('payment_code')
    .select('code_length')
    .select(sql<string | null>`case when locked_until > now() then locked_until end`.as('locked_until'))
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return {
    has_payment_code: code !== undefined,
    locked_until: code?.locked_until ?? null,
    payment_code_length: code?.code_length ?? null,
  }
}
