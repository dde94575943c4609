import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { cardsIn } from './card-sql.ts'

/** Counting words takes a while: in a large category only what sells best is compared. */
const COMPARED = 200

/** How many parts of a title two products share. Colours and sizes, which lie beside it, say nothing of the kind. */
const sharedParts = sql<number>`(
  select count(*) from unnest(ts_filter(product.search, '{a}')) as mine
  join unnest(ts_filter(one.search, '{a}')) as its on its.lexeme = mine.lexeme)`

/**
 * Products of the same category, those whose titles share the most first (another kettle beside a kettle), then what
 * sells best; what is sold out comes last.
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
