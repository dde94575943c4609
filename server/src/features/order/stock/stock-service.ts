import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { recordLowStock } from '../../catalogue/product/low-stock-service.ts'
import { findPieces, lockStock, type Pieces, returnStock, takeStock, type Wanted } from './stock-sql.ts'

/**
 * Reserves pieces at the quoted price, all or none.
 * @throws Refusal sku_unavailable, price_changed or out_of_stock, with the SKU.
 */
export async function reserveStock(tx: Tx, wanted_lines: Wanted[]): Promise<void> {
  const skus = await takeStock(tx, wanted_lines)
  await recordLowStock(tx, skus)
  const taken_ids = new Set(skus.map(skuOf))
  const missingLine = wanted_lines.find(({ sku_id }) => !taken_ids.has(sku_id))
  if (missingLine) throw await refusalOf(tx, missingLine)
}

/** The reason why a SKU could not be reserved. The SKU is locked, so that the reason still applies. */
async function refusalOf(tx: Tx, { sku_id, price_cents }: Wanted): Promise<Refusal> {
  const [sku] = await lockStock(tx, [sku_id])
  if (!sku?.on_sale) return new Refusal('sku_unavailable', { field: sku_id })
  return new Refusal(sku.price_cents === price_cents ? 'out_of_stock' : 'price_changed', { field: sku_id })
}

export async function releaseStock(tx: Tx, user_id: string, order_ids: string[]): Promise<void> {
  const pieces = await findPieces(tx, user_id, order_ids)
  await lockStock(tx, pieces.map(skuOf))
  await returnStock(tx, pieces)
}

/** Returns refunded pieces to stock. Several lines may have the same SKU. */
export async function restock(tx: Tx, lines: Pieces[]): Promise<void> {
  const pieces = [...Map.groupBy(lines, skuOf)].map(([sku_id, same]) => ({
    sku_id,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  await lockStock(tx, pieces.map(skuOf))
  await returnStock(tx, pieces)
}

const skuOf = ({ sku_id }: { sku_id: string }) => sku_id
