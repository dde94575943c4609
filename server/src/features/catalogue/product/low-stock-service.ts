import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'

/** `was_low` and `is_low`: whether the stock was and is low, by the number of the SKU or of the settings. */
export type ChangedStock = { sku_id: string; product_id: string; stock: number; was_low: boolean; is_low: boolean }

/** Records for listeners which SKUs became low by a change of their stock. The SKUs must be on sale before and after. */
export const recordLowStock = (tx: Tx, skus: readonly ChangedStock[]): Promise<void> =>
  recordEvents(
    tx,
    skus
      .filter(({ was_low, is_low }) => is_low && !was_low)
      .map(({ sku_id, product_id, stock }) => ({
        happening: 'stock.low',
        ref_id: sku_id,
        user_id: null,
        data: { product_id, stock },
      })),
  )
