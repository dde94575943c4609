import type pg from 'pg'
import type { DemoCatalogue } from '../../demo/catalogue/demo-types.ts'
import { colourWords, kindWords } from '../../demo/catalogue/search-words.ts'
import { searchVector } from '../../server/src/features/catalogue/search-terms.ts'
import type { Clone } from './clone.ts'

/**
 * What a product is found by: its title, and besides what its kind, shop, category and options are called. It stands in
 * the product's own row, so it is made with it, by the threads that make rows.
 */
export function searchOf({ title, kind, category, shop, skus }: Clone, demo: DemoCatalogue): string {
  const values = skus.flatMap((sku) => sku.values)
  const beside = [
    demo.kinds.find((one) => one.kind === kind)?.name,
    kindWords[kind],
    shop.name,
    demo.categories.find((one) => one.category === category)?.name,
    ...values.map(({ axis, value }) => demo.axes[axis]?.values[value]),
    ...values.map(({ axis, value }) => (axis === 'colour' ? colourWords[value] : undefined)),
  ]
  const named = new Set(beside.filter((texts) => texts !== undefined))
  return searchVector(title, [...named])
}

/** What the shop derives from its products by triggers, which do not run while they are filled in: made at once for all. */
const DERIVED = [
  `update shop set total_sales = found.sales
    from (select shop_id, sum(sales) as sales from product group by shop_id) as found
    where found.shop_id = shop.shop_id and shop.total_sales <> found.sales`,
  `insert into sold_out_product (product_id)
    select product_id from sku group by product_id having not bool_or(on_sale and stock > 0)
    on conflict do nothing`,
]

/** Makes what follows from shops, products and SKUs and is stored beside them. Doing it twice changes nothing. */
export async function makeDerived(client: pg.Client): Promise<void> {
  for (const statement of DERIVED) await client.query(statement)
}
