import { sql } from 'kysely'
import type pg from 'pg'
import { openDatabase } from '../../server/src/db/database.ts'
import { queueWrongListings } from '../../server/src/features/catalogue/listing/check-sql.ts'
import { updateSomeListings } from '../../server/src/features/catalogue/listing/listing-service.ts'
import { moveBounds, TIER_SIZES } from '../../server/src/features/catalogue/search/tier-sql.ts'
import type { Address } from './address.ts'

/**
 * Data that triggers normally derive from products. Triggers are disabled while filling, so the data is computed
 * afterwards for all rows.
 */
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

/** Computes the data derived from shops, products and SKUs. Idempotent. */
export async function makeDerived(client: pg.Client): Promise<void> {
  for (const statement of DERIVED) await client.query(statement)
}

/** Creates all listings with the server's own functions. An interrupted call can be continued. */
export async function makeListed(address: Address, signal: AbortSignal | undefined): Promise<void> {
  const db = openDatabase({ ...address, max: 4, is_patient: true })
  try {
    await queueWrongListings(db)
    await moveBounds(db, TIER_SIZES, 'product')
    while (!signal?.aborted && (await updateSomeListings(db)) === 'more');
    signal?.throwIfAborted()
    await sql`vacuum (analyze) listing, listing_count, known_word`.execute(db)
  } finally {
    await db.destroy()
  }
}
