import type { Card } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** A subquery with a limit instead of `exists`, because PostgreSQL may hash all SKUs for `exists` in a select list. */
export const hasStock = sql<boolean>`coalesce((
  select true from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0 limit 1), false)`

export const cardsIn = (db: Db, language: Language) =>
  db
    .selectFrom('product')
    .select([
      'product.product_id',
      'product.shop_id',
      'product.price_cents',
      'product.was_cents',
      'product.is_recommended_price',
      'product.sales',
      'product.rating',
    ])
    .select([
      sql<string>`worded(product.title, ${language})`.as('title'),
      sql<string>`product.images[1]`.as('image'),
      sql<boolean>`not ${hasStock}`.as('sold_out'),
    ])
    .where('product.on_sale', '=', true)

const BY_NUMBER_LIMIT = 20

/** The products on sale with a SKU on sale that has this article number, in any case, or this GTIN. */
export async function findCardsByNumber(db: Db, number: string, language: Language): Promise<Card[]> {
  const cards = await cardsIn(db, language)
    .where(
      sql<boolean>`product.product_id in (
        select product_id from sku where sku.on_sale and lower(article_number) = ${number.toLowerCase()}
        union select product_id from sku where sku.on_sale and gtin = ${number})`,
    )
    .limit(BY_NUMBER_LIMIT)
    .execute()
  return cards as unknown as Card[] // amounts of the table are cents
}
