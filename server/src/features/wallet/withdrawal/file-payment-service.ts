import { cents, type Endpoints } from '@sampan/contract'
import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from '@sampan/contract/chain'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { Operator, OperatorSession } from '../../../http/authenticators.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { isReadNetwork } from '../chain/chain-network-sql.ts'
import { insertPayment } from '../chain/payout/payment-sql.ts'
import { findPayoutsInFile, lockPayoutsInFile } from './file-payment-sql.ts'

type FilePayment = z.output<Endpoints['POST /api/admin/extract/file_payment']['body']>

/** Maximum number of payouts of a file that the desk shows. One call can contain the same number. */
const SHOWN = 500

/** The payouts of a file on networks that the server reads, with the last transaction that was entered for each. */
export async function listPayoutsInFile(db: Db, { operator_account }: Operator, payout_batch_id: string) {
  const rows = await findPayoutsInFile(db, payout_batch_id, SHOWN)
  return rows.map(({ has_unknown_payer, net_cents, ...payout }) => ({
    ...payout,
    net_cents: cents(net_cents),
    can_enter: payout.is_open && !has_unknown_payer && payout.account !== operator_account,
  }))
}

/**
 * Stores one transaction for payouts of a file, such as a batch of a Safe. The server verifies each, and closes each
 * withdrawal with a separate transfer. Payouts that are not open any more, that are being checked with this transaction,
 * or that have a payer to confirm, and the operator's own are left out.
 * @returns the number of payouts for which it was stored.
 * @throws Refusal transaction_missing; network_missing on a network that the server does not read; state_changed when no
 * payout is left.
 */
export const enterFilePayment = (db: Db, operator: OperatorSession, { reference, ...selection }: FilePayment) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { operator_id, operator_account } = operator
    const { network } = selection
    const transaction_hash = bareTransactionHash(reference)
    if (!TRANSACTION_HASH_PATTERN.test(transaction_hash))
      throw new Refusal('transaction_missing', { field: 'reference' })
    if (!(await isReadNetwork(tx, network))) throw new Refusal('network_missing', { field: 'network' })
    const payouts = await lockPayoutsInFile(tx, { ...selection, transaction_hash, operator_account })
    if (payouts.length === 0) throw new Refusal('state_changed')
    for (const { extract_id, user_id } of payouts) {
      await insertPayment(tx, { user_id, extract_id, network, transaction_hash, entered_by: operator_id })
      const about = { ref_type: 'withdrawal', ref_id: extract_id, details: { transaction_hash } } as const
      await log({ action: 'payment_entered', ...about })
    }
    return payouts.length
  })
