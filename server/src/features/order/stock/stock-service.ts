import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import {
  findPieces,
  lockStock,
  type Pieces,
  returnStock,
  type TakenStock,
  takeStock,
  type Wanted,
} from './stock-sql.ts'

/**
 * Reserves pieces at the quoted price, all or none.
 * @throws Refusal sku_unavailable, price_changed or out_of_stock, with the SKU.
 */
export async function reserveStock(tx: Tx, wanted: Wanted[]): Promise<void> {
  const skus = await takeStock(tx, wanted)
  await recordEvents(tx, skus.filter(isLowNow).map(lowStock))
  const taken = new Set(skus.map(skuOf))
  const missed = wanted.find(({ sku_id }) => !taken.has(sku_id))
  if (missed) throw await refusalOf(tx, missed)
}

/** A SKU that is on sale is low from this stock on, as in the view `low_stock_sku`. */
const LOW_STOCK = 10

const isLowNow = ({ stock, former_stock }: TakenStock) => former_stock > LOW_STOCK && stock <= LOW_STOCK

const lowStock = ({ sku_id, product_id, stock }: TakenStock) =>
  ({ happening: 'stock.low', ref_id: sku_id, user_id: null, data: { product_id, stock } }) as const

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
