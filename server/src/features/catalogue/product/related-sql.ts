import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { cardsIn } from './card-sql.ts'

/** Comparing titles is slow, so only this many best sellers of the kind and of the category are compared. */
const COMPARED = 60

/**
 * Related products: products in stock first, then those of the same kind (another kettle for a kettle), then those with
 * the most similar titles, then best sellers.
 */
export const findRelated = (db: Db, product_id: string, limit: number, language: Language) =>
  cardsIn(db, language)
    .innerJoin(
      sql<{ product_id: string; is_of_kind: boolean; shared: number; in_stock: boolean }>`(
        with one as materialized (
          select kind, category,
            (select string_agg(quote_literal(lexeme), ' | ') from unnest(search) where lexeme like '=%')::tsquery as query
          from listing where product_id = ${product_id})
        select product_id, is_of_kind, in_stock,
          ts_rank('{0, 0, 0, 1}', search, one.query) as shared
        from one cross join lateral (
          (select product_id, in_stock, search, true as is_of_kind from listing where kind = one.kind
            order by sales desc, product_id desc limit ${sql.lit(COMPARED)})
          union all
          (select product_id, in_stock, search, false from listing
            where category = one.category and (one.kind is null or kind is distinct from one.kind)
            order by sales desc, product_id desc limit ${sql.lit(COMPARED)})) as beside
        where product_id <> ${product_id})`.as('beside'),
      (join) => join.onRef('beside.product_id', '=', 'product.product_id'),
    )
    .orderBy('sold_out')
    .orderBy('beside.is_of_kind', 'desc')
    .orderBy('beside.shared', 'desc')
    .orderBy('product.sales', 'desc')
    .orderBy('product.product_id', 'desc')
    .limit(limit)
    .execute()
