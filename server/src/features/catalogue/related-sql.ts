import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { cardsIn } from './card-sql.ts'

/** Comparing titles takes a while: in a large category only the best sellers are compared. */
const COMPARED = 200

/** How many title lexemes two products share. Colours and sizes are not in the title, and don't tell what a product is. */
const sharedParts = sql<number>`(
  select count(*) from unnest(ts_filter(product.search, '{a}')) as mine
  join unnest(ts_filter(one.search, '{a}')) as its on its.lexeme = mine.lexeme)`

/**
 * Products of the same category: the most similar titles first (another kettle beside a kettle), then best sellers; sold
 * out products come last.
 */
export const findRelated = (db: Db, product_id: string, limit: number, language: Language) =>
  cardsIn(db, language)
    .innerJoin('product as one', (join) => join.on('one.product_id', '=', product_id))
    .where(
      'product.product_id',
      'in',
      sql<string>`(
        select product_id from product
        where on_sale and product_id <> ${product_id}
          and category = (select category from product where product_id = ${product_id})
        order by sales desc, product_id limit ${COMPARED})`,
    )
    .orderBy('sold_out')
    .orderBy(sql`${sharedParts} desc`)
    .orderBy('product.sales', 'desc')
    .orderBy('product.product_id')
    .limit(limit)
    .execute()
