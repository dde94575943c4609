import type { AxisValue } from '@sampan/contract'
import type { FreightRule } from '@sampan/contract/delivery'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { onOneConnection } from '../../../db/transaction.ts'
import { safetyIn } from '../../catalogue/maker/maker-sql.ts'
import { SKU_REDUCTION, SKU_WEIGHT } from '../../catalogue/product/product-sql.ts'
import { FREIGHT_RULE } from '../../catalogue/shop/shop-sql.ts'

/** Products on sale with their shop, in the order of the ids. */
const findRows = (db: Db, product_ids: readonly string[], language: Language) =>
  db
    .selectFrom('product')
    .innerJoin('shop', 'shop.shop_id', 'product.shop_id')
    .select(['product.product_id', 'product.shop_id', 'product.category', 'product.kind', 'product.images'])
    .select(['product.was_cents', 'product.is_recommended_price', 'product.rating', 'product.review_count'])
    .select(
      sql<string | null>`(select parent from category where category.category = product.category)`.as(
        'parent_category',
      ),
    )
    .select([
      sql<number>`product_price(product.product_id, product.price_cents)`.as('price_cents'),
      sql<number>`product.price_cents`.as('regular_cents'),
      sql<string>`worded(product.title, ${language})`.as('title'),
      sql<string>`worded(product.description, ${language})`.as('description'),
      sql<string>`worded(shop.name, ${language})`.as('shop_name'),
      safetyIn(language).as('safety'),
    ])
    .where('product.product_id', '=', anyOf(product_ids))
    .where('product.on_sale', '=', true)
    .execute()

const findSkus = (db: Db, product_ids: readonly string[], language: Language) =>
  db
    .selectFrom('sku')
    .leftJoin(SKU_REDUCTION.as('reduced'), (join) => join.onTrue())
    .select(['product_id', 'sku_id', 'stock', 'image', 'net_content', 'reduced.former_cents'])
    .select([
      sql<number>`coalesce(reduced.price_cents, sku.price_cents)`.as('price_cents'),
      sql<boolean>`reduced.price_cents is not null`.as('is_reduced'),
      SKU_WEIGHT.as('weight_grams'),
    ])
    .select(sql<AxisValue[]>`worded_values(values_in_words(axis_values), ${language})`.as('values'))
    .where('product_id', '=', anyOf(product_ids))
    .where('on_sale', '=', true)
    .orderBy('product_id')
    .orderBy('position')
    .execute()

/** The delivery rules of the shops that sell the products. */
const findRules = (db: Db, product_ids: readonly string[]) =>
  db
    .selectFrom('open_freight_rule')
    .select(['shop_id', ...FREIGHT_RULE])
    .where('shop_id', 'in', db.selectFrom('product').select('shop_id').where('product_id', '=', anyOf(product_ids)))
    .execute()

type Row = Awaited<ReturnType<typeof findRows>>[number]
/** Whether products can be of a kind. */
export const isKind = async (db: Db, kind: string): Promise<boolean> =>
  (await db.selectFrom('kind').select('kind').where('kind', '=', kind).executeTakeFirst()) !== undefined

export type AgentSku = Awaited<ReturnType<typeof findSkus>>[number]
export type AgentProduct = Row & { skus: AgentSku[]; rules: (FreightRule & { shop_id: string })[] }

/** Products on sale that have a SKU on sale, by id. */
export async function findAgentProducts(
  db: Db,
  product_ids: readonly string[],
  language: Language,
): Promise<Map<string, AgentProduct>> {
  if (product_ids.length === 0) return new Map()
  const [rows, skus, rules] = await onOneConnection(db, (one) =>
    Promise.all([
      findRows(one, product_ids, language),
      findSkus(one, product_ids, language),
      findRules(one, product_ids),
    ]),
  )
  const skus_of = Map.groupBy(skus, ({ product_id }) => product_id)
  const rules_of = Map.groupBy(rules, ({ shop_id }) => shop_id)
  return new Map(
    rows.flatMap((row) => {
      const of_product = skus_of.get(row.product_id)
      return of_product ? [[row.product_id, { ...row, skus: of_product, rules: rules_of.get(row.shop_id) ?? [] }]] : []
    }),
  )
}

/** The products of SKUs on sale. */
export const findProductsOfSkus = (db: Db, sku_ids: readonly string[]) =>
  db
    .selectFrom('sku')
    .select(['sku_id', 'product_id'])
    .where('sku_id', '=', anyOf(sku_ids))
    .where('on_sale', '=', true)
    .execute()
