import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { cardsIn } from './card-sql.ts'

/** Counting words takes a while: in a large category only what sells best is compared. */
const COMPARED = 200

/** How many of the words by which a product is found another one shares. */
const sharedWords = sql<number>`(
  select count(*) from unnest(product.search) as mine join unnest(one.search) as its on its.lexeme = mine.lexeme)`

/**
 * Products of the same category, those that share the most words first (another kettle beside a kettle), then what
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
    .orderBy(sql`${sharedWords} desc`)
    .orderBy('product.sales', 'desc')
    .orderBy('product.product_id')
    .limit(limit)
    .execute()
