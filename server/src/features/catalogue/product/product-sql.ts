import type { ProductDetail, Sku } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { type Texts, textIn } from '../../../language/text-in.ts'
import { safetyIn } from '../maker/maker-sql.ts'
import { cardsIn } from './card-sql.ts'

/** A product with its long texts; undefined when it does not exist or is no longer sold. */
export const { first: findProduct } = prepared((db, product_id: string, language: Language) =>
  cardsIn(db, language)
    .select([
      'product.images',
      'product.specs',
      'product.review_count',
      'product.withdrawal_exemption',
      'product.guarantee_years',
    ])
    .select([
      'product.category',
      sql<string>`(select worded(name, ${language}) from category where category.category = product.category)`.as(
        'category_name',
      ),
      sql<ProductDetail['parent_category']>`(
        select jsonb_build_object('category', main.category, 'name', worded(main.name, ${language}))
        from category join category as main on main.category = category.parent
        where category.category = product.category)`.as('parent_category'),
      sql<ProductDetail['kind']>`(
        select jsonb_build_object('kind', kind.kind, 'name', worded(kind.name, ${language}))
        from kind where kind.kind = product.kind)`.as('kind'),
      sql<string>`worded(product.description, ${language})`.as('description'),
      safetyIn(language).as('safety'),
      sql<number>`floor(extract(epoch from time_limit('order_auto_complete')) / 86400)::int`.as('return_days'),
      sql<ProductDetail['longer_returns']>`(
        select coalesce(jsonb_agg(jsonb_build_object('country', country, 'days', refund_days) order by country), '[]')
        from destination where make_interval(days => refund_days) > time_limit('order_auto_complete'))`.as(
        'longer_returns',
      ),
    ])
    .where('product.product_id', '=', product_id),
)

export async function isSold(db: Db, product_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', '=', product_id)
    .where('on_sale', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export const specsIn = (specs: { name: Texts; values: Texts[] }[], language: Language) =>
  specs.map(({ name, values }) => ({
    name: textIn(name, language),
    values: values.map((value) => textIn(value, language)),
  }))

type SkuReduction = { price_cents: number; former_cents: number | null; ends_at: string }
export const SKU_REDUCTION = sql<SkuReduction>`reduction_of_sku(sku.sku_id, sku.price_cents)`
/** The weight by which freight is calculated. */
export const SKU_WEIGHT = sql<number>`coalesce(sku.weight_grams, (
  select piece_grams from product join shop using (shop_id) where product.product_id = sku.product_id))`

export const { all: findSkus } = prepared((db, product_id: string, language: Language) =>
  db
    .selectFrom('sku')
    .leftJoin(SKU_REDUCTION.as('reduced'), (join) => join.onTrue())
    .select(['sku_id', 'stock', 'image', 'net_content', 'reduced.former_cents', 'reduced.ends_at as reduced_until'])
    .select([
      sql<number>`coalesce(reduced.price_cents, sku.price_cents)`.as('price_cents'),
      SKU_WEIGHT.as('weight_grams'),
    ])
    .select(sql<Sku['values']>`worded_values(values_in_words(axis_values), ${language})`.as('values'))
    .where('product_id', '=', product_id)
    .where('on_sale', '=', true)
    .orderBy('position'),
)

/** The keys of a product's axes that are never preselected. */
export const { all: findMustChoose } = prepared((db, product_id: string) =>
  db
    .selectFrom('axis')
    .select('axis')
    .where('must_choose', '=', true)
    .where(
      sql<boolean>`axis in (select axis_value ->> 'axis' from sku, jsonb_array_elements(sku.axis_values) as axis_value
        where sku.product_id = ${product_id} and sku.on_sale)`,
    ),
)

export const findStock = (db: Db, product_id: string) =>
  db
    .selectFrom('sku')
    .select(['sku_id', 'stock', sql<number>`sku_price(sku_id, price_cents)`.as('price_cents')])
    .where('product_id', '=', product_id)
    .where('on_sale', '=', true)
    .orderBy('position')
    .execute()
