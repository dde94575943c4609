import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/transaction.ts'

export type Pieces = { sku_id: string; quantity: number }

/** Locks SKUs in the order of their ids: two checkouts with the same SKUs in opposite order would otherwise deadlock. */
export const { all: lockStock } = prepared((tx, sku_ids: string[]) =>
  tx
    .selectFrom('sku')
    .select(['sku_id', 'price_cents', 'stock', 'on_sale'])
    .where('sku_id', '=', anyOf(sku_ids))
    .orderBy('sku_id')
    .forNoKeyUpdate(),
)

/**
 * Takes pieces off the stock, or gives them back when the quantities are negative. The SKUs must be locked.
 * @returns how many SKUs had enough.
 */
export async function takeStock(tx: Tx, pieces: Pieces[]): Promise<number> {
  const taken = await sql`
    update sku set stock = sku.stock - wanted.quantity
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as wanted (sku_id text, quantity int)
    where sku.sku_id = wanted.sku_id and sku.stock >= wanted.quantity`.execute(tx)
  return Number(taken.numAffectedRows)
}

/** What orders hold of each SKU, less what was refunded. */
export const findPieces = (db: Db, user_id: string, order_ids: string[]) =>
  db
    .selectFrom('order_item')
    .select('sku_id')
    .select(sql<number>`sum(quantity - refunded_quantity)::int`.as('quantity'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', anyOf(order_ids))
    .groupBy('sku_id')
    .execute()

/** Counts what an order sold for its products and its shop; products in the order of their ids, as ever. */
export async function countSales(tx: Tx, user_id: string, order_id: string): Promise<void> {
  await sql`select from product where product_id in (
      select product_id from order_item where user_id = ${user_id} and order_id = ${order_id})
    order by product_id for no key update`.execute(tx)
  await sql`
    with sold as (
      select product_id, sum(quantity - refunded_quantity)::int as pieces from order_item
      where user_id = ${user_id} and order_id = ${order_id} group by product_id
    ), counted as (
      update product set sales = sales + pieces from sold where product.product_id = sold.product_id
      returning shop_id, pieces
    )
    update shop set total_sales = total_sales + total.pieces
    from (select shop_id, sum(pieces)::int as pieces from counted group by shop_id) as total
    where shop.shop_id = total.shop_id`.execute(tx)
}
