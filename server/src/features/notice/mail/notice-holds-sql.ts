import { moneyText } from '@sampan/contract/money-text'
import type { NoticeKind, OrderStatusWord } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { NoticeRow } from '../notice-sql.ts'

/** Statuses of the order in which the facts of a notice hold. Facts of other kinds hold in each status. */
const HOLDS_IN: Partial<Record<NoticeKind, readonly OrderStatusWord[]>> = {
  order_shipped: ['shipped', 'after_sale'],
  order_part_shipped: ['shipped', 'after_sale'],
  order_rest_shipped: ['shipped', 'after_sale'],
  order_parcel_lost: ['shipped', 'after_sale'],
  order_parcel_found: ['shipped', 'after_sale'],
  order_expected: ['shipped'],
  order_corrected: ['shipped', 'after_sale'],
  order_readdressed: ['unpaid', 'paid', 'shipped', 'after_sale'],
  order_received: ['received'],
  order_funded: ['unpaid'],
  order_unfunded: ['unpaid'],
}

/** Kinds whose facts are replaced by a later notice about the same order or withdrawal, and about the same parcel. */
const REPLACED_BY: Partial<Record<NoticeKind, readonly NoticeKind[]>> = {
  order_shipped: ['order_corrected'],
  order_part_shipped: ['order_corrected'],
  order_rest_shipped: ['order_corrected'],
  order_parcel_lost: ['order_parcel_found'],
  order_parcel_found: ['order_parcel_lost'],
  order_corrected: ['order_corrected'],
  order_readdressed: ['order_readdressed'],
  withdrawal_passed: ['withdrawal_paid', 'withdrawal_failed'],
  withdrawal_refunded: ['withdrawal_failed'],
  dispute_opened: ['dispute_won', 'dispute_lost'],
  dispute_lost: ['dispute_won'],
}

/**
 * The notice as it can be mailed now: with the current price of a favourite.
 * @returns undefined if its facts no longer hold, for example an order that was to be paid and is paid.
 */
export async function findCurrentNotice(db: Db, user_id: string, notice: NoticeRow): Promise<NoticeRow | undefined> {
  if (notice.topic === 'favourite') return findCurrentFavourite(db, notice)
  const { kind, ref_id, notice_id } = notice
  const order = sql`from shop_order where user_id = ${user_id} and order_id::text = ${ref_id}`
  const { rows } = await sql<{ is_over: boolean }>`select
    (${kind in HOLDS_IN} and exists (select ${order} and status <> all (${HOLDS_IN[kind] ?? []}::text[])))
    or exists (select from notice as later where later.user_id = ${user_id} and later.ref_id = ${ref_id}
      and later.notice_id > ${notice_id} and later.kind = any (${REPLACED_BY[kind] ?? []}::text[])
      and coalesce(later.details ->> 'parcel', '1') = ${notice.details.parcel ?? '1'})
    or (${kind === 'refund_agreed'} and exists (select ${order}) and not exists (
      select from refund where user_id = ${user_id} and order_id::text = ${ref_id} and state = 'agreed')) as is_over`.execute(
    db,
  )
  return rows[0]?.is_over ? undefined : notice
}

/** A favourite that is dearer than its notice says, or cannot be bought, is not mailed. */
async function findCurrentFavourite(db: Db, notice: NoticeRow): Promise<NoticeRow | undefined> {
  const { rows } = await sql<{ price_cents: number; is_for_sale: boolean; is_dearer: boolean | null }>`
    select price as price_cents, on_sale and exists (
        select from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0) as is_for_sale,
      price > translate(${notice.details.price ?? null}, '$,', '')::numeric * 100 as is_dearer
    from product cross join lateral product_price(product_id, price_cents) as price
    where product_id = ${notice.ref_id}`.execute(db)
  const [product] = rows
  if (!product || notice.details.price === undefined) return product?.is_for_sale === false ? undefined : notice
  if (!product.is_for_sale || product.is_dearer) return undefined
  return { ...notice, details: { ...notice.details, price: moneyText(product.price_cents) } }
}
