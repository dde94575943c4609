import { walletOf } from './accounts.ts'
import { move, type Ref, type Transfer } from './transfer.ts'

/** Order 0 → 1: the money is in escrow until the order is completed. */
export const paymentOf = (order: { user_id: string; order_id: string; amount_cents: number }): Transfer =>
  move({
    code: 'payment',
    debit_account: walletOf(order.user_id),
    credit_account: 'orders:escrow',
    amount_cents: order.amount_cents,
    ref_type: 'order',
    ref_id: order.order_id,
  })

/** `ref` is the refund, or the order when it is cancelled as a whole; each returns money once. */
type Refund = Ref & { user_id: string; amount_cents: number }

/** Before completion. */
export const refundFromEscrow = ({ user_id, ...refund }: Refund): Transfer =>
  move({ ...refund, code: 'refund', debit_account: 'orders:escrow', credit_account: walletOf(user_id) })

/** After completion, as goodwill. */
export const refundFromSales = ({ user_id, ...refund }: Refund): Transfer =>
  move({ ...refund, code: 'refund', debit_account: 'sales', credit_account: walletOf(user_id) })

/** Order 3 → 4: the money is the shop's. `amount_cents` is what was paid less what was refunded. */
export const completion = (order: { order_id: string; amount_cents: number }): Transfer =>
  move({
    code: 'completion',
    debit_account: 'orders:escrow',
    credit_account: 'sales',
    amount_cents: order.amount_cents,
    ref_type: 'order',
    ref_id: order.order_id,
  })
