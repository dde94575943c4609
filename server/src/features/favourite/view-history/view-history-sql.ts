import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'
import { cardsIn } from '../../catalogue/product/card-sql.ts'

/** The number of views stored per shopper. @internal Exported for its test. */
export const VIEWS_LIMIT = 200

/**
 * Stores a view of a product and deletes the oldest views above the limit.
 * @returns false when the product is not sold.
 */
export async function insertView(db: Db, user_id: string, product_id: string): Promise<boolean> {
  const { rows } = await sql`
    with viewed as (
      insert into product_view (user_id, product_id)
      select ${user_id}, product_id from product where product_id = ${product_id} and on_sale
      on conflict (user_id, product_id) do update set viewed_at = clock_timestamp() returning product_id),
    forgotten as (
      delete from product_view where user_id = ${user_id} and product_id in (
        select product_id from product_view where user_id = ${user_id} and product_id <> ${product_id}
        order by viewed_at desc offset ${VIEWS_LIMIT - 1}))
    select from viewed`.execute(db)
  return rows.length > 0
}

/** Deletes views older than the time limit, at most `limit` of them. @returns the number of deleted views. */
export async function deleteOldViews(db: Db, limit: number): Promise<number> {
  const deleted = await sql`
    delete from product_view using (
      select user_id, product_id from product_view where viewed_at < now() - time_limit('product_view')
      order by viewed_at limit ${limit} for update skip locked) as old
    where (product_view.user_id, product_view.product_id) = (old.user_id, old.product_id)`.execute(db)
  return Number(deleted.numAffectedRows)
}

export async function deleteViews(db: Db, user_id: string, product_ids: string[] | undefined): Promise<void> {
  await db
    .deleteFrom('product_view')
    .where('user_id', '=', user_id)
    .$if(product_ids !== undefined, (query) => query.where('product_id', '=', anyOf(product_ids ?? [])))
    .execute()
}

const viewedBy = (db: Db, user_id: string, language: Language) =>
  cardsIn(db, language)
    .innerJoin('product_view', 'product_view.product_id', 'product.product_id')
    .where('product_view.user_id', '=', user_id)

export const findViewed = (db: Db, user_id: string, start: PageStart, language: Language) =>
  newestFirst(
    viewedBy(db, user_id, language).select('product_view.viewed_at'),
    { at: 'product_view.viewed_at', id: 'product_view.product_id' },
    start,
  )

export async function countViewed(db: Db, user_id: string): Promise<number> {
  const { total } = await viewedBy(db, user_id, 'en')
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Products that the shopper may want next. A category gets 3 points for each product that the shopper bought, 2 for
 * each favourite and 1 for each viewed product. Products are ordered by their sales rank in their category, divided by
 * 1 + the category's points. Bought products, products in the cart and sold-out products are left out; favourite and
 * viewed products come last. Without any history the shopper gets the best sellers. In each category only the `limit`
 * best sellers are read, and another product for each purchase, favourite and view in it, so that known products do not
 * displace new products.
 */
export const findPicks = (db: Db, user_id: string, limit: number, language: Language) =>
  cardsIn(db, language)
    .innerJoin(
      sql<{ product_id: string; is_known: boolean; turn: number }>`(
        with bought as materialized (
          select product_id from order_item join shop_order using (user_id, order_id)
          where user_id = ${user_id} and paid_at is not null
        ), had as materialized (
          select product_id from bought
          union select product_id from cart_item join sku using (sku_id) where user_id = ${user_id}
        ), known as materialized (
          select product_id, 1 as points from product_view where user_id = ${user_id}
          union all select product_id, 2 from product_like where user_id = ${user_id}
          union all select product_id, 3 from bought
        ), taste as (
          select coalesce(shelf.parent, shelf.category) as category, sum(points)::int as weight, count(*) as known
          from known join product using (product_id) join category as shelf using (category) group by 1
        )
        select best.product_id, is_known, place / (1 + coalesce(taste.weight, 0))::float as turn
        from category left join taste using (category) cross join lateral (
          select product_id, is_known, row_number() over (order by is_known, sales desc, product_id desc) as place from (
            select product_id, sales, product_id in (select product_id from known) as is_known from listing
            where category.parent is null and listing.category = category.category and in_stock and product_id not in (select product_id from had)
            order by sales desc, product_id desc limit ${limit} + coalesce(taste.known, 0)) as first_few
          order by place limit ${limit}) as best)`.as('pick'),
      (join) => join.onRef('pick.product_id', '=', 'product.product_id'),
    )
    .orderBy('pick.is_known')
    .orderBy('pick.turn')
    .orderBy('product.sales', 'desc')
    .orderBy('product.product_id', 'desc')
    .limit(limit)
    .execute()
