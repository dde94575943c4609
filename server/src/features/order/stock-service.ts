import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { findPieces, lockStock, type Pieces, takeStock } from './stock-sql.ts'

/**
 * Reserves pieces at the price they were quoted at: all or none.
 * @throws Refusal sku_unavailable, price_changed or out_of_stock, naming the SKU.
 */
export async function reserveStock(tx: Tx, wanted: (Pieces & { price_cents: number })[]): Promise<void> {
  const locked = new Map((await lockStock(tx, wanted.map(skuOf))).map((sku) => [sku.sku_id, sku]))
  for (const { sku_id, price_cents, quantity } of wanted) {
    const sku = locked.get(sku_id)
    if (!sku?.on_sale) throw new Refusal('sku_unavailable', { field: sku_id })
    if (sku.price_cents !== price_cents) throw new Refusal('price_changed', { field: sku_id })
    if (sku.stock < quantity) throw new Refusal('out_of_stock', { field: sku_id })
  }
  const taken = await takeStock(
    tx,
    wanted.map(({ sku_id, quantity }) => ({ sku_id, quantity })),
  )
  if (taken !== wanted.length) throw new Refusal('out_of_stock')
}

/** Gives back what orders had reserved. */
export async function releaseStock(tx: Tx, user_id: string, order_ids: string[]): Promise<void> {
  const pieces = await findPieces(tx, user_id, order_ids)
  await lockStock(tx, pieces.map(skuOf))
  await takeStock(
    tx,
    pieces.map(({ sku_id, quantity }) => ({ sku_id, quantity: -quantity })),
  )
}

const skuOf = ({ sku_id }: Pieces) => sku_id
