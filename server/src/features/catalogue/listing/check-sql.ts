import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export type ListingFault = {
  of: 'listing' | 'count' | 'word' | 'shop'
  id: string
  stored: string | null
  counted: string | null
}

const truthAndListed = sql`truth as (
    select product_id, concat_ws(' ', shop_id, coalesce(parent, category),
      case when parent is not null then category end, kind, product_price(product_id, price_cents), sales,
      coalesce(rating, 0.0), review_count,
      exists (select from sku where sku.product_id = product.product_id and sku.on_sale and stock > 0)) as content
    from product join (select category, parent from category) as shelf using (category) where on_sale
  ), listed as (
    select product_id, concat_ws(' ', shop_id, category, subcategory, kind, price_cents, sales, rating, review_count, in_stock) as content
    from listing
  )`

/** Queues each product whose listing is wrong. */
export async function queueWrongListings(db: Db): Promise<void> {
  await sql`
    with ${truthAndListed}
    insert into listing_change (product_id)
    select product_id from truth full join listed using (product_id) where truth.content is distinct from listed.content`.execute(
    db,
  )
}

/** Faults are reported up to this number. */
const FAULTS_LIMIT = 100

/**
 * Compares the listings, their counts, and the review figures of shops with the source data. Differences are normal for
 * a moment after a change, until the worker has processed it.
 */
export async function checkListings(db: Db): Promise<ListingFault[]> {
  const { rows } = await sql<ListingFault>`
    with ${truthAndListed}, counted as (
      select every.shop_id || ' ' || category || ' ' || coalesce(subcategory, '') || ' ' || coalesce(kind, '') as id,
        count(*) || ' ' || count(*) filter (where in_stock) as content
      from listing cross join lateral (values (''), (shop_id)) as every (shop_id)
      group by 1
    ), stored as (
      select shop_id || ' ' || category || ' ' || subcategory || ' ' || kind as id, products || ' ' || in_stock as content
      from listing_count where products <> 0 or in_stock <> 0
    ), words as (
      select lexeme as id, count(*)::text as content from listing, unnest(search) where lexeme like '=%' group by 1
    ), word_counts as (
      select '=' || language || ':' || word as id, titles::text as content from known_word where titles <> 0
    ), scores as (
      select shop_id as id, concat_ws(' ', sum(reviews), coalesce(sum(reviews) filter (where product_score >= 4), 0)) as content
      from review_count join product using (product_id) group by shop_id
    ), scored as (
      select shop_id as id, concat_ws(' ', reviews, good_reviews) as content from shop where reviews <> 0 or good_reviews <> 0
    )
    select 'listing' as of, product_id as id, listed.content as stored, truth.content as counted
      from truth full join listed using (product_id) where truth.content is distinct from listed.content
    union all select 'count', id, stored.content, counted.content
      from counted full join stored using (id) where counted.content is distinct from stored.content
    union all select 'word', id, word_counts.content, words.content
      from words full join word_counts using (id) where words.content is distinct from word_counts.content
    union all select 'shop', id, scored.content, scores.content
      from scores full join scored using (id) where scores.content is distinct from scored.content
    limit ${sql.lit(FAULTS_LIMIT)}`.execute(db)
  return rows
}
