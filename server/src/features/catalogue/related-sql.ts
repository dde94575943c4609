import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { cardsIn } from './card-sql.ts'

/** How many of the words by which a product is found another one shares. */
const sharedWords = sql<number>`(
  select count(*) from unnest(product.search) as mine join unnest(one.search) as its on its.lexeme = mine.lexeme)`

/**
 * Products of the same category, those that share the most words first (another kettle beside a kettle), then what
 * sells best; what is sold out comes last.
 */
export const findRelated = (db: Db, product_id: string, limit: number, language: Language) =>
  cardsIn(db, language)
    .innerJoin('product as one', 'one.category', 'product.category')
    .where('one.product_id', '=', product_id)
    .whereRef('product.product_id', '!=', 'one.product_id')
    .orderBy('sold_out')
    .orderBy(sql`${sharedWords} desc`)
    .orderBy('product.sales', 'desc')
    .orderBy('product.product_id')
    .limit(limit)
    .execute()
