import type pg from 'pg'
import { openDatabase } from '../../server/src/db/database.ts'
import { transaction } from '../../server/src/db/transaction.ts'
import { waitForTurn } from '../../server/src/features/catalogue/listing/change-sql.ts'
import { countAnew } from '../../server/src/features/catalogue/listing/count-sql.ts'
import { keepUp } from '../../server/src/features/catalogue/listing/listing-service.ts'
import { moveBounds, TIER_SIZES } from '../../server/src/features/catalogue/listing/tier-sql.ts'
import type { Address } from './fill.ts'

/** What the shop derives from its products by triggers, which do not run while they are filled in: made at once for all. */
const DERIVED = [
  `update shop set total_sales = found.sales
    from (select shop_id, sum(sales) as sales from product group by shop_id) as found
    where found.shop_id = shop.shop_id and shop.total_sales <> found.sales`,
  `insert into sold_out_product (product_id)
    select product_id from sku group by product_id having not bool_or(on_sale and stock > 0)
    on conflict do nothing`,
  `insert into listing_change (source) select '@shop:' || shop_id from shop
    where not exists (select from search_code where code = '@shop:' || shop_id)`,
]

/** Makes what follows from shops, products and SKUs and is stored beside them. Doing it twice changes nothing. */
export async function makeDerived(client: pg.Client): Promise<void> {
  for (const statement of DERIVED) await client.query(statement)
}

/** Each listing in the tier of its sales, and all that is counted of them. */
export async function makeListed(client: pg.Client, address: Address): Promise<void> {
  const db = openDatabase({ ...address, max: 1, is_patient: true })
  try {
    await client.query('analyze listing')
    await client.query('create index if not exists scale_fill_hot on listing (sales, product_id)')
    await moveBounds(db, TIER_SIZES)
    await client.query(`update listing set tier = found.tier from (
        select product_id, case when (sales, product_id) > (one.enter_sales, one.enter_id) then 1
          when (sales, product_id) > (two.enter_sales, two.enter_id) then 2 else 3 end as tier
        from listing, listing_tier as one, listing_tier as two where one.tier = 1 and two.tier = 2) as found
      where found.product_id = listing.product_id and found.tier <> listing.tier`)
    await client.query('drop index scale_fill_hot')
    await transaction(db, async (tx) => {
      await waitForTurn(tx)
      await countAnew(tx)
    })
    await keepUp(db)
  } finally {
    await db.destroy()
  }
}
