import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'
import { restock } from '../stock/stock-service.ts'
import { settleLines, settleParcels, settlePiecesLeft, startConfirmation } from './refund-goods-sql.ts'
import type { RefundKey } from './refund-sql.ts'

type Goods = {
  /** Whether the pieces count as refunded. In a refund of money only, no pieces count as refunded. */
  takes_goods: boolean
  /** Whether the pieces that were sent return to stock. Pieces that were never sent always do. */
  restocks: boolean
  /** Whether the refund ends the order. */
  ends: boolean
  /** The lost parcel whose pieces are refunded. */
  parcel_id?: string | undefined
  /** Whether the goods are with the shopper or came back, so that pieces of lost parcels are taken last. */
  is_at_hand: boolean
}

/**
 * Writes an executed refund to the lines of its order and returns pieces to stock. An order that ends returns all its
 * pieces that wait, including those outside the refund, because they can no longer be sent. The caller has moved the
 * order.
 */
export async function settleGoods(
  tx: Tx,
  { user_id, order_id, refund_id }: RefundKey & OrderKey,
  { takes_goods, restocks, ends, parcel_id, is_at_hand }: Goods,
): Promise<void> {
  const pieces = await settleLines(tx, { user_id, refund_id, takes_goods })
  if (takes_goods) await settleParcels(tx, { user_id, refund_id, parcel_id, lost_first: !is_at_hand })
  const returned_pieces = pieces.map(({ sku_id, quantity, unsent_quantity }) => ({
    sku_id,
    quantity: restocks ? quantity : unsent_quantity,
  }))
  const others = ends ? await settlePiecesLeft(tx, { user_id, order_id }) : []
  await restock(tx, [...(takes_goods ? returned_pieces : []), ...others])
  // The last pieces that waited or were lost may have been refunded.
  if (!ends) await startConfirmation(tx, { user_id, order_id })
}
