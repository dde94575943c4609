import type { Card } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** A subquery with a limit instead of `exists`, because PostgreSQL may hash all SKUs for `exists` in a select list. */
export const hasStock = sql<boolean>`coalesce((
  select true from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0 limit 1), false)`

type Reduction = { price_cents: number; former_cents: number | null; ends_at: string }
const REDUCTION = sql<Reduction>`reduction_of_product(product.product_id, product.price_cents)`

/**
 * The price of a product, joined with its reduction as `reduced`. During a reduction, the struck-out price is the former
 * price.
 */
const PRICE = {
  price_cents: sql`coalesce(reduced.price_cents, product.price_cents)`,
  was_cents: sql`case when reduced.price_cents is null then product.was_cents else reduced.former_cents end`,
  is_recommended_price: sql`reduced.price_cents is null and product.is_recommended_price`,
}

/** The contents of a SKU at the price of the card. */
const CONTENT = sql<
  string | null
>`(select net_content from sku where sku.product_id = product.product_id and sku.on_sale
  and net_content is not null and sku_price(sku.sku_id, sku.price_cents) = ${PRICE.price_cents} order by position limit 1)`

/** The columns of a card that depend on the price in force. Its source must be followed by `joinReduction`. */
export const priceColumns = sql`${PRICE.price_cents} as price_cents, ${PRICE.was_cents} as was_cents,
  ${PRICE.is_recommended_price} as is_recommended_price, reduced.ends_at as reduced_until,
  ${CONTENT} as net_content`
export const joinReduction = sql`left join lateral ${REDUCTION} as reduced on true`

export const cardsIn = (db: Db, language: Language) =>
  db
    .selectFrom('product')
    .leftJoin(REDUCTION.as('reduced'), (join) => join.onTrue())
    .select(['product.product_id', 'product.shop_id', 'product.sales', 'product.rating'])
    .select([
      sql<number>`${PRICE.price_cents}`.as('price_cents'),
      sql<number | null>`${PRICE.was_cents}`.as('was_cents'),
      sql<boolean>`${PRICE.is_recommended_price}`.as('is_recommended_price'),
      'reduced.ends_at as reduced_until',
      CONTENT.as('net_content'),
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
