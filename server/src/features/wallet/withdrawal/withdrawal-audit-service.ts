import { type Endpoints, inDollars } from '@sampan/contract'
import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from '@sampan/contract/chain'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { post } from '../../../ledger/ledger.ts'
import { postWithdrawal } from '../../../ledger/withdrawal-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { holdInOffice } from '../../../security/operator-sql.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { notify } from '../../notice/notice-service.ts'
import { type Allowance, countAlone, holdAllowance, lowestLimit } from '../../operator/proposal/act-alone-service.ts'
import { areTwoPeople } from '../../operator/proposal/second-person-service.ts'
import { refuseOwn, type TwoOperators } from '../correction/correction-service.ts'
import { amountLimits } from '../wallet-sql.ts'
import { refuseHeld } from './payout-hold-service.ts'
import { inBooks, returnToWallet } from './withdrawal-service.ts'
import {
  drawnInADay,
  findDrawer,
  findWithdrawal,
  type LockedWithdrawal,
  lockWithdrawal,
  moveWithdrawal,
  noteFirstAgreement,
} from './withdrawal-sql.ts'

type Operator = { operator_id: string; operator_account: string }
type Audit = z.output<Endpoints['POST /api/admin/extract/audit']['body']>
type Payout = z.output<Endpoints['POST /api/admin/extract/payout']['body']>

/** Locks the shopper and the withdrawal. Another operator has to look at what is one's own. @throws NotFound; Refusal second_operator_needed. */
async function lockOthers(tx: Tx, extract_id: string, ...operators: Operator[]) {
  const drawer = await findDrawer(tx, extract_id)
  if (!drawer) throw new NotFound()
  // The shopper first: a block, a correction or a change of the address is seen here, or waits for this.
  await lockShopper(tx, drawer.user_id)
  const withdrawal = await lockWithdrawal(tx, drawer.user_id, extract_id)
  if (!withdrawal) throw new NotFound()
  refuseOwn(drawer.account, ...operators)
  return { withdrawal, account: drawer.account }
}

/**
 * Passes a withdrawal, which queues its payout, or refuses it, which returns the money.
 * @returns what happened; after `agreed` it still waits for another operator.
 * @throws NotFound; Refusal already_audited, second_operator_needed when it is the operator's own; to pass it, as `refuseHeld`.
 */
export async function auditWithdrawal(tx: Tx, operator: Operator, audit: Audit) {
  const { operator_id } = operator
  const { withdrawal, account } = await lockOthers(tx, audit.extract_id, operator)
  if (withdrawal.status !== 0) throw new Refusal('already_audited')
  const { extract_id } = withdrawal
  if (audit.status === 2) {
    const verdict = { audited_by: operator_id, audit_reason: audit.reason }
    await moveWithdrawal(tx, extract_id, { status: 2, payout_state: 'none', ...verdict })
    await returnToWallet(tx, `operator:${operator_id}`, withdrawal)
    await tellOf(tx, 'withdrawal_refused', withdrawal, audit.reason)
    return 'refused'
  }
  await refuseHeld(tx, withdrawal)
  const allowance = await holdAllowance(tx, operator_id, 'extract')
  const { up_to_cents } = await aloneWith(tx, allowance, withdrawal)
  const is_alone = withdrawal.amount_cents <= up_to_cents
  if (!is_alone && !(await wasAgreed(tx, withdrawal.first_operator_id, operator_id, account))) {
    await noteFirstAgreement(tx, extract_id, { first_operator_id: operator_id })
    return 'agreed'
  }
  await moveWithdrawal(tx, extract_id, { status: 1, payout_state: 'queued', audited_by: operator_id })
  if (is_alone) await countAlone(tx, allowance, { ref_id: extract_id, amount_cents: withdrawal.amount_cents })
  await tellOf(tx, 'withdrawal_passed', withdrawal)
  return 'passed'
}

/** The most that one operator may pass of a shopper's withdrawals now. */
export async function aloneWith(db: Db, allowance: Allowance, { user_id }: Pick<LockedWithdrawal, 'user_id'>) {
  const { extract_second_operator } = await amountLimits(db, 'extract_second_operator')
  const used_cents = await drawnInADay(db, user_id)
  return lowestLimit(allowance, [{ because: 'shopper', limit_cents: extract_second_operator, used_cents }])
}

/** Whether another active operator, who is not the shopper, agreed before. */
async function wasAgreed(tx: Tx, first: string | null, operator_id: string, account: string) {
  if (first === null || first === operator_id) return false
  const first_account = (await holdInOffice(tx, first))?.account
  if (first_account === undefined || first_account === account) return false
  return areTwoPeople(tx, { first, second: operator_id }, ['finance'])
}

/**
 * Says how the payout of a passed withdrawal went. Paid, the money has left for good; failed, it is returned. What the bank
 * may have been asked to pay already would be paid twice if that is not so: two operators have to say that it failed. A
 * payout that is still queued is sent or paid only if nothing holds it; what the bank has done is recorded whatever holds.
 * @returns what is noted; after `failed_agreed` it still waits for another operator.
 * @throws NotFound; Refusal state_changed unless it is queued or sent, second_operator_needed when it is the operator's own,
 * transaction_missing; as `refuseHeld`.
 */
export async function tellOfPayout(tx: Tx, operator: Operator, payout: Payout) {
  const { withdrawal, account } = await lockOthers(tx, payout.extract_id, operator)
  const { extract_id, draw_type, payout_state } = withdrawal
  const { operator_id } = operator
  const actor = `operator:${operator_id}`
  const may = payout.payout_state === 'sent' ? ['queued'] : ['queued', 'sent']
  if (!may.includes(payout_state)) throw new Refusal('state_changed')
  if (payout_state === 'queued' && payout.payout_state !== 'failed') await refuseHeld(tx, withdrawal)
  switch (payout.payout_state) {
    case 'sent':
      await moveWithdrawal(tx, extract_id, { payout_state: 'sent' })
      return 'sent'
    case 'done': {
      await moveWithdrawal(tx, extract_id, { payout_state: 'done', ...proofOf(draw_type, payout.reference) })
      await post(tx, actor, postWithdrawal(inBooks(withdrawal)))
      await tellOf(tx, 'withdrawal_paid', withdrawal)
      return 'done'
    }
    case 'failed': {
      const is_agreed =
        payout_state === 'queued' || (await wasAgreed(tx, withdrawal.failure_operator_id, operator_id, account))
      if (!is_agreed) {
        await noteFirstAgreement(tx, extract_id, { failure_operator_id: operator_id })
        return 'failed_agreed'
      }
      await moveWithdrawal(tx, extract_id, { status: 2, payout_state: 'failed', audit_reason: payout.reason })
      await returnToWallet(tx, actor, withdrawal)
      await tellOf(tx, 'withdrawal_failed', withdrawal, payout.reason)
      return 'failed'
    }
  }
}

/** The account of the shopper whose withdrawal it is. */
export const accountOfPayout = async (db: Db, extract_id: string): Promise<string | undefined> =>
  (await findWithdrawal(db, extract_id))?.account

/** A payout that was sent, of which nobody has told yet. @throws NotFound; Refusal state_changed. */
export async function readSent(db: Db, extract_id: string) {
  const payout = await findWithdrawal(db, extract_id)
  if (!payout) throw new NotFound()
  if (payout.payout_state !== 'sent') throw new Refusal('state_changed')
  return payout
}

/**
 * Returns a payout that the bank never carried out to the queue, so that the next file has it again.
 * @throws NotFound; Refusal state_changed unless it is sent, second_operator_needed when it is the payout of one of the two.
 */
export async function requeuePayout(tx: Tx, { proposer, decider }: TwoOperators, extract_id: string): Promise<void> {
  const { withdrawal } = await lockOthers(tx, extract_id, proposer, decider)
  if (withdrawal.payout_state !== 'sent') throw new Refusal('state_changed')
  await moveWithdrawal(tx, extract_id, { payout_state: 'queued', payout_batch_id: null, failure_operator_id: null })
}

/** @throws Refusal transaction_missing when what was paid on a chain is proved by anything else than its transaction. */
function proofOf(draw_type: 'bank' | 'chain', reference: string) {
  if (draw_type === 'bank') return { bank_reference: reference }
  const transaction_hash = bareTransactionHash(reference)
  if (!TRANSACTION_HASH_PATTERN.test(transaction_hash)) throw new Refusal('transaction_missing', { field: 'reference' })
  return { transaction_hash }
}

type Step = 'withdrawal_passed' | 'withdrawal_refused' | 'withdrawal_paid' | 'withdrawal_failed'

/** Without the charge when it is paid out, with it when it came back. */
function tellOf(tx: Tx, kind: Step, withdrawal: LockedWithdrawal, reason = ''): Promise<void> {
  const { user_id, extract_id, amount_cents, net_cents } = withdrawal
  const isReturned = kind === 'withdrawal_refused' || kind === 'withdrawal_failed'
  const details = { amount: inDollars(isReturned ? amount_cents : net_cents), ...(isReturned && { reason }) }
  return notify(tx, { user_id, kind, ref_id: extract_id, details })
}
