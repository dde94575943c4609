import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'

/** A SKU that is on sale is low from this stock on, as in the view `low_stock_sku`. */
const LOW_STOCK = 10

export type ChangedStock = { sku_id: string; product_id: string; stock: number; former_stock: number }

/** Records for listeners which SKUs became low by a change of their stock. The SKUs must be on sale before and after. */
export const recordLowStock = (tx: Tx, skus: readonly ChangedStock[]): Promise<void> =>
  recordEvents(
    tx,
    skus
      .filter(({ stock, former_stock }) => former_stock > LOW_STOCK && stock <= LOW_STOCK)
      .map(({ sku_id, product_id, stock }) => ({
        happening: 'stock.low',
        ref_id: sku_id,
        user_id: null,
        data: { product_id, stock },
      })),
  )
