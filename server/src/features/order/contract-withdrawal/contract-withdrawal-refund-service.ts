import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import type { OrderKey } from '../order-sql.ts'
import { finishByRefund } from './contract-withdrawal-refund-sql.ts'

type Refunded = OrderKey & { refund_id: string; contract_withdrawal_id: string }

/**
 * Marks a declaration as done by a refund of its order, in the transaction of the refund.
 * @throws Refusal already_audited for a declaration that is decided, or that is not attached to this order.
 */
export async function markRefunded(tx: Tx, operator_id: string, refunded: Refunded): Promise<void> {
  if (!(await finishByRefund(tx, operator_id, refunded))) throw new Refusal('already_audited')
  const { contract_withdrawal_id, refund_id } = refunded
  await insertDeskLog(tx, {
    operator_id,
    action: 'contract_withdrawal_done',
    ref_type: 'contract_withdrawal',
    ref_id: contract_withdrawal_id,
    details: { refund_id },
  })
}
