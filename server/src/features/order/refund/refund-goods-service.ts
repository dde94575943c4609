import type { Tx } from '../../../db/transaction.ts'
import type { OrderKey } from '../order-sql.ts'
import { restock } from '../stock/stock-service.ts'
import { settleLines, settlePiecesLeft } from './refund-goods-sql.ts'
import type { RefundKey } from './refund-sql.ts'

type Goods = {
  /** Whether the pieces count as refunded. In a refund of money only, no pieces count as refunded. */
  takes_goods: boolean
  restocks: boolean
  ends_unshipped: boolean
}

/**
 * Writes an executed refund to the lines of its order and returns pieces to stock. An order that ends unshipped returns
 * all its pieces, including those outside the refund, because they can no longer be shipped.
 */
export async function settleGoods(
  tx: Tx,
  { user_id, order_id, refund_id }: RefundKey & OrderKey,
  { takes_goods, restocks, ends_unshipped }: Goods,
): Promise<void> {
  const returned_pieces = await settleLines(tx, { user_id, refund_id, takes_goods })
  const others = ends_unshipped ? await settlePiecesLeft(tx, { user_id, order_id }) : []
  await restock(tx, [...(takes_goods && restocks ? returned_pieces : []), ...others])
}
