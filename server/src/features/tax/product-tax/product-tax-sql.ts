import { sql } from 'kysely'
import { prepared } from '../../../db/prepared.ts'
import { SKU_WEIGHT } from '../../catalogue/product/product-sql.ts'
import { FREIGHT_RULE } from '../../catalogue/shop/shop-sql.ts'

/** The shop and the price of a SKU on sale. */
export const { first: findSoldSku } = prepared((db, sku_id: string) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('product.shop_id')
    .select([sql<number>`sku_price(sku.sku_id, sku.price_cents)`.as('price_cents'), SKU_WEIGHT.as('weight_grams')])
    .where('sku.sku_id', '=', sku_id)
    .where('sku.on_sale', '=', true)
    .where('product.on_sale', '=', true),
)

/** The rules of the SKU's shop for a country and for all other countries. */
export const { all: findFreightOfSku } = prepared((db, sku_id: string, country: string) =>
  db
    .selectFrom('open_freight_rule')
    .select(FREIGHT_RULE)
    .where('country', 'in', [country, '*'])
    .where('shop_id', '=', (one) =>
      one
        .selectFrom('product')
        .innerJoin('sku', 'sku.product_id', 'product.product_id')
        .select('product.shop_id')
        .where('sku.sku_id', '=', sku_id),
    ),
)
