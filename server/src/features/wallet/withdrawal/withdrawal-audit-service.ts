import type { Endpoints } from '@sampan/contract'
import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from '@sampan/contract/chain'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { post } from '../../../ledger/ledger.ts'
import { postWithdrawal } from '../../../ledger/withdrawal-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { refuseOwn } from '../../operator/own-money-service.ts'
import { type Allowance, lowestLimit } from '../../operator/proposal/act-alone-service.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { startRefund } from '../card/refund/card-refund-sql.ts'
import { hasPayment } from '../chain/payout/payment-sql.ts'
import type { TwoOperators } from '../correction/correction-service.ts'
import { refuseHeld } from './payout-hold-service.ts'
import { ledgerWithdrawal, returnToWallet } from './withdrawal-service.ts'
import {
  findWithdrawal,
  findWithdrawer,
  type LockedWithdrawal,
  lockParts,
  lockWithdrawal,
  moveWithdrawal,
  withdrawnInADay,
} from './withdrawal-sql.ts'

type Payout = z.output<Endpoints['POST /api/admin/extract/payout']['body']>

/**
 * Locks the shopper and the withdrawal.
 * @throws NotFound; Refusal second_operator_needed when the withdrawal belongs to one of the operators.
 */
export async function lockWithdrawalForDesk(
  tx: Tx,
  extract_id: string,
  ...operators: Operator[]
): Promise<LockedWithdrawal> {
  const withdrawer = await findWithdrawer(tx, extract_id)
  if (!withdrawer) throw new NotFound()
  // The shopper is locked first, so that a concurrent block, correction or change of the e-mail address is either
  // already visible here or waits.
  await lockShopper(tx, withdrawer.user_id)
  const withdrawal = await lockWithdrawal(tx, withdrawer.user_id, extract_id)
  if (!withdrawal) throw new NotFound()
  refuseOwn(withdrawer.account, ...operators)
  return withdrawal
}

/**
 * Locks the shopper and a withdrawal that waits for its audit, with the other parts of its request.
 * @throws the errors of `lockWithdrawalForDesk`; Refusal already_audited.
 */
export async function lockRequestForAudit(
  tx: Tx,
  extract_id: string,
  ...operators: Operator[]
): Promise<LockedWithdrawal[]> {
  const withdrawal = await lockWithdrawalForDesk(tx, extract_id, ...operators)
  if (withdrawal.status !== 'auditing') throw new Refusal('already_audited')
  return lockParts(tx, withdrawal)
}

/** Refuses a withdrawal that the caller has locked. The money returns to the wallet. */
export async function refuseWithdrawal(
  tx: Tx,
  { operator_id }: Operator,
  withdrawal: LockedWithdrawal,
  reason: string,
) {
  const verdict = { audited_by: operator_id, audit_reason: reason }
  await moveWithdrawal(tx, withdrawal.extract_id, { status: 'refused', payout_state: 'none', ...verdict })
  await returnToWallet(tx, `operator:${operator_id}`, withdrawal)
}

/**
 * Approves a withdrawal and queues its payout. The caller has locked the withdrawal.
 * @throws the refusals of `refuseHeld`.
 */
export async function passWithdrawal(tx: Tx, { operator_id }: Operator, withdrawal: LockedWithdrawal): Promise<void> {
  await refuseHeld(tx, withdrawal)
  await moveWithdrawal(tx, withdrawal.extract_id, {
    status: 'approved',
    payout_state: 'queued',
    audited_by: operator_id,
  })
  if (withdrawal.draw_type === 'card') await startRefund(tx, withdrawal)
}

/** The largest amount of a shopper's withdrawals that an operator may approve alone now. */
export async function aloneWith(db: Db, allowance: Allowance, { user_id }: Pick<LockedWithdrawal, 'user_id'>) {
  const { extract_second_operator } = await amountLimits(db, 'extract_second_operator')
  const used_cents = await withdrawnInADay(db, user_id)
  return lowestLimit(allowance, [{ because: 'shopper', limit_cents: extract_second_operator, used_cents }])
}

/**
 * Records the outcome of a payout whose withdrawal the caller has locked. A failed payout returns the money. A queued
 * payout can be marked as sent or paid only if nothing holds it; the outcome of a sent payout is always recorded. The provider
 * reports the outcome of a refund to a card, which can only be stopped before the provider is asked.
 * @throws Refusal transaction_missing; state_changed unless the payout is queued or sent; also the refusals of
 * `refuseHeld`.
 */
export async function recordPayout(tx: Tx, { operator_id }: Operator, withdrawal: LockedWithdrawal, payout: Payout) {
  const { extract_id, draw_type, payout_state } = withdrawal
  const actor = `operator:${operator_id}`
  const may = payout.payout_state === 'sent' ? ['queued'] : ['queued', 'sent']
  if (!may.includes(payout_state)) throw new Refusal('state_changed')
  if (draw_type === 'card' && (payout.payout_state !== 'failed' || payout_state !== 'queued'))
    throw new Refusal('state_changed')
  if (payout_state === 'queued' && payout.payout_state !== 'failed') await refuseHeld(tx, withdrawal)
  switch (payout.payout_state) {
    case 'sent':
      return moveWithdrawal(tx, extract_id, { payout_state: 'sent' })
    case 'done': {
      await moveWithdrawal(tx, extract_id, { payout_state: 'done', ...proofOf(draw_type, payout.reference) })
      await post(tx, actor, postWithdrawal(ledgerWithdrawal(withdrawal)))
      return
    }
    case 'failed': {
      await moveWithdrawal(tx, extract_id, { status: 'refused', payout_state: 'failed', audit_reason: payout.reason })
      await returnToWallet(tx, actor, withdrawal)
      return
    }
  }
}

export const accountOfPayout = async (db: Db, extract_id: string): Promise<string | undefined> =>
  (await findWithdrawal(db, extract_id))?.account

/** A payout that was sent and has no recorded outcome yet. @throws NotFound; Refusal state_changed. */
export async function readSent(db: Db, extract_id: string) {
  const payout = await findWithdrawal(db, extract_id)
  if (!payout) throw new NotFound()
  if (payout.payout_state !== 'sent' || payout.draw_type === 'card') throw new Refusal('state_changed')
  return payout
}

/**
 * Queues a sent payout again that the bank never carried out, so that the next file contains it.
 * @throws NotFound; Refusal state_changed unless the payout is sent, payment_waiting if a payment was entered that may
 * be right, second_operator_needed when the payout belongs to the proposer or the second operator.
 */
export async function requeuePayout(tx: Tx, { proposer, decider }: TwoOperators, extract_id: string): Promise<void> {
  const { payout_state, draw_type } = await lockWithdrawalForDesk(tx, extract_id, proposer, decider)
  if (payout_state !== 'sent' || draw_type === 'card') throw new Refusal('state_changed')
  if (await hasPayment(tx, extract_id, ['waiting', 'unknown_payer'])) throw new Refusal('payment_waiting')
  await moveWithdrawal(tx, extract_id, { payout_state: 'queued', payout_batch_id: null })
}

/**
 * The columns with the proof of a payout.
 * @throws Refusal transaction_missing when the reference of a payout on a chain is not a transaction hash.
 */
function proofOf(draw_type: LockedWithdrawal['draw_type'], reference: string) {
  if (draw_type !== 'chain') return { bank_reference: reference }
  const transaction_hash = bareTransactionHash(reference)
  if (!TRANSACTION_HASH_PATTERN.test(transaction_hash)) throw new Refusal('transaction_missing', { field: 'reference' })
  return { transaction_hash }
}
