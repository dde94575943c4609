import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from '@sampan/contract/chain'
import { type BareAddress, bareAddress, shownAddress } from '../../../chain/chain-address.ts'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { isKnownPayer } from '../chain/payout/payer-sql.ts'
import { type Owed, transferThatPays, unitsOf } from '../chain/payout/payment-match.ts'
import type { FinalReceipt, readFinalReceipt } from '../chain/payout/payment-receipt.ts'
import {
  findPayments,
  findUsedLogs,
  insertPayment,
  lockWaitingPayment,
  setVerdict,
  type Verdict,
  type WaitingPayment,
  wasUsedUnchecked,
} from '../chain/payout/payment-sql.ts'
import { refuseHeld } from './payout-hold-service.ts'
import { lockWithdrawalForDesk, recordPayout } from './withdrawal-audit-service.ts'
import { PAYOUT_PROPOSALS } from './withdrawal-proposals-service.ts'
import { type LockedWithdrawal, moveWithdrawal } from './withdrawal-sql.ts'

/**
 * Stores the transaction that pays a withdrawal on a network that the server reads. The withdrawal stays open until the
 * server has verified the payment. A queued payout is marked as sent, so that no file contains it. The caller has locked
 * the withdrawal.
 * @throws Refusal transaction_missing; state_changed unless the payout is queued or sent; the refusals of `refuseHeld`.
 */
export async function enterPayment(
  tx: Tx,
  { operator_id }: Operator,
  withdrawal: LockedWithdrawal & { network: string },
  reference: string,
): Promise<string> {
  const { extract_id, user_id, network, payout_state } = withdrawal
  const transaction_hash = bareTransactionHash(reference)
  if (!TRANSACTION_HASH_PATTERN.test(transaction_hash)) throw new Refusal('transaction_missing', { field: 'reference' })
  if (payout_state === 'queued') {
    await refuseHeld(tx, withdrawal)
    await moveWithdrawal(tx, extract_id, { payout_state: 'sent' })
  } else if (payout_state !== 'sent') throw new Refusal('state_changed')
  await insertPayment(tx, { user_id, extract_id, network, transaction_hash, entered_by: operator_id })
  return transaction_hash
}

type Read = ReturnType<typeof readFinalReceipt>

/** Checks a payment that waits, and closes the withdrawal that it pays. @throws NodeError */
export async function checkPayment(
  db: Db,
  payment: WaitingPayment,
  read: (payment: WaitingPayment) => Read,
): Promise<void> {
  const receipt = await read(payment)
  if (receipt === 'waiting') return setVerdict(db, payment, { state: 'waiting' })
  if (receipt === 'unknown') {
    const verdict: Verdict = payment.is_old ? { state: 'wrong', problem: 'not_found' } : { state: 'waiting' }
    return setVerdict(db, payment, verdict)
  }
  // A reverted transaction of a Safe can be executed again, and any reverted hash could be entered: two operators decide
  // whether the payout failed.
  if (receipt.is_reverted) return setVerdict(db, payment, { state: 'reverted' })
  return transaction(db, (tx) => closeWith(tx, payment, receipt))
}

async function closeWith(tx: Tx, payment: WaitingPayment, receipt: FinalReceipt): Promise<void> {
  const { extract_id, network, transaction_hash, kind } = payment
  const withdrawal = await lockWithdrawalForDesk(tx, extract_id)
  const lockedPayment = await lockWaitingPayment(tx, payment)
  if (!lockedPayment) return
  const { payout_state } = withdrawal
  if (payout_state !== 'sent') return setVerdict(tx, payment, { state: 'wrong', problem: 'not_open' })
  if (await wasUsedUnchecked(tx, network, transaction_hash))
    return setVerdict(tx, payment, { state: 'wrong', problem: 'used' })
  const recipient = bareAddress(kind, lockedPayment.address)
  if (!recipient) return setVerdict(tx, payment, { state: 'wrong', problem: 'other_address' })
  const units = unitsOf(lockedPayment.net_cents, lockedPayment.decimals)
  const payout: Owed = { contract: lockedPayment.contract, recipient, units, since: lockedPayment.audited_at }
  const usedLogs = await findUsedLogs(tx, network, transaction_hash)
  const transfer = transferThatPays(payout, { ...receipt, used: usedLogs })
  if (typeof transfer === 'string') return setVerdict(tx, payment, { state: 'wrong', problem: transfer })
  const { sender: payer, log_index } = transfer
  if (!(await isKnownPayer(tx, network, payer))) return setVerdict(tx, payment, { state: 'unknown_payer', payer })
  await setVerdict(tx, payment, { state: 'done', payer, log_index })
  const operator = { operator_id: lockedPayment.entered_by, operator_account: lockedPayment.operator_account }
  await recordPayout(tx, operator, withdrawal, { extract_id, payout_state: 'done', reference: transaction_hash })
  await insertDeskLog(tx, {
    operator_id: operator.operator_id,
    action: 'payout_done',
    ref_type: 'withdrawal',
    ref_id: extract_id,
    details: { transaction_hash, log_index, payer },
  })
  await endChangedProposals(tx, operator, { kinds: PAYOUT_PROPOSALS, ref_id: extract_id })
}

/** The payments of a withdrawal as the operators' desk shows them. */
export async function listPayments(db: Db, { operator_id }: Pick<Operator, 'operator_id'>, extract_id: string) {
  const rows = await findPayments(db, extract_id)
  return rows.map(({ kind, explorer, payer, entered_by_id, ...payment }) => ({
    ...payment,
    payer: kind && payer ? shownAddress(kind, payer as BareAddress) : null, // the table checks the form
    explorer_url: explorer?.replace('{hash}', `0x${payment.transaction_hash}`) ?? null,
    is_mine: entered_by_id === operator_id,
  }))
}
