import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { ChangedStock } from '../../catalogue/product/low-stock-service.ts'

export type Pieces = { sku_id: string; quantity: number }
export type Wanted = Pieces & { price_cents: number }

/** Locks SKUs by id, so that two checkouts with the same SKUs in opposite sequence do not deadlock. */
export const { all: lockStock } = prepared((tx, sku_ids: string[]) =>
  tx
    .selectFrom('sku')
    .select(['sku_id', 'stock', 'on_sale', sql<number>`sku_price(sku_id, price_cents)`.as('price_cents')])
    .where('sku_id', '=', anyOf(sku_ids))
    .orderBy('sku_id')
    .forNoKeyUpdate(),
)

const { all: takeLocked } = prepared(
  (_tx, pieces: string) => sql<ChangedStock>`
    with wanted as (
      select * from jsonb_to_recordset(${pieces}::jsonb) as wanted (sku_id text, price_cents bigint, quantity int)
    ), locked as (
      select sku_id from sku where sku_id in (select sku_id from wanted) order by sku_id for no key update
    )
    update sku set stock = sku.stock - wanted.quantity
    from locked join wanted using (sku_id)
    where sku.sku_id = locked.sku_id and sku.on_sale
      and sku_price(sku.sku_id, sku.price_cents) = wanted.price_cents
      and sku.stock >= wanted.quantity
    returning sku.sku_id, product_id, stock, is_low_stock(stock, low_stock_at) as is_low,
      is_low_stock(stock + wanted.quantity, low_stock_at) as was_low`,
)

/**
 * Locks SKUs by id, and reduces the stock of those that are on sale at the given price and have enough pieces.
 * @returns the SKUs whose stock was reduced.
 */
export const takeStock = (tx: Tx, pieces: Wanted[]) =>
  takeLocked(tx, JSON.stringify(pieces.map(({ sku_id, price_cents, quantity }) => ({ sku_id, price_cents, quantity }))))

/** Returns pieces to stock. The SKUs must be locked. */
export async function returnStock(tx: Tx, pieces: Pieces[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update sku set stock = sku.stock + returned.quantity
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as returned (sku_id text, quantity int)
    where sku.sku_id = returned.sku_id`.execute(tx)
  assert.equal(numAffectedRows, BigInt(pieces.length), 'pieces of an order have no SKU to go back to')
}

/** The pieces of each SKU in orders, without refunded pieces. */
export const findPieces = (db: Db, user_id: string, order_ids: string[]) =>
  db
    .selectFrom('order_item')
    .select('sku_id')
    .select(sql<number>`sum(quantity - refunded_quantity)::int`.as('quantity'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', anyOf(order_ids))
    .groupBy('sku_id')
    .execute()

/** Adds an order's pieces to the sold counts of its products and shop. Products are updated by id. */
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
