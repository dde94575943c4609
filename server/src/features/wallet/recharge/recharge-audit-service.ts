import assert from 'node:assert/strict'
import { type Alone, CENTS_LIMIT, type Endpoints, inDollars } from '@sampan/contract'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { inOrder } from '../../../db/in-order.ts'
import type { Tx } from '../../../db/transaction.ts'
import { chainAccount, type External } from '../../../ledger/accounts.ts'
import { balanceOf, post } from '../../../ledger/ledger.ts'
import { rechargePassed } from '../../../ledger/receivable-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { holdInOffice } from '../../../security/operator-sql.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { notify } from '../../notice/notice-service.ts'
import { type Allowance, countAlone, holdAllowance, lowestLimit } from '../../operator/proposal/act-alone-service.ts'
import { areTwoPeople } from '../../operator/proposal/second-person-service.ts'
import { settleWaiting } from '../../order/wait/order-wait-service.ts'
import { lockWaiting } from '../../order/wait/order-wait-sql.ts'
import { amountLimits } from '../wallet-sql.ts'
import {
  findClaimant,
  insertDeposit,
  lockForAudit,
  noteAgreement,
  passedInADay,
  swapAudit,
  type WaitingRow,
} from './recharge-audit-sql.ts'

export type Audit = z.output<Endpoints['POST /api/admin/recharge/audit']['body']>

type Operator = { operator_id: string; operator_account: string }

/** The outcome of an audit. After `agreed` the recharge still waits for another operator. */
export type AuditOutcome =
  | { event: 'passed' | 'agreed'; details: { arrival_cents: number } & Partial<Deposit> }
  | { event: 'refused'; details: { reason: string } }

/**
 * Passes a recharge with what arrived (by default, what was claimed), or refuses it. Orders that waited for it get their new time.
 * @throws NotFound; Refusal already_audited, second_operator_needed when it is the operator's own, recharge_amount when the
 * wallet can't hold that much, transaction_missing, or transaction_used when that transfer was credited before.
 */
export async function auditRecharge(tx: Tx, operator: Operator, audit: Audit): Promise<AuditOutcome> {
  const claimant = await findClaimant(tx, audit.recharge_id)
  if (!claimant) throw new NotFound()
  const { user_id } = claimant
  // In the order of all locks: the orders that wait for the money come before its recharge.
  await inOrder(tx, [(tx) => lockShopper(tx, user_id), (tx) => lockWaiting(tx, user_id)])
  const outcome = await auditHeld(tx, operator, claimant, audit)
  if (outcome.event !== 'agreed') await settleWaiting(tx, operator.operator_id, user_id)
  return outcome
}

type Claimant = { user_id: string; account: string }

async function auditHeld(tx: Tx, operator: Operator, { user_id, account }: Claimant, audit: Audit) {
  const waiting = await lockForAudit(tx, user_id, audit.recharge_id)
  if (!waiting) throw new Refusal('already_audited')
  if (account === operator.operator_account) throw new Refusal('second_operator_needed')
  if (audit.status === 2) return refuseRecharge(tx, operator, { ...waiting, user_id, account }, audit.reason)
  const arrival_cents = audit.arrival_cents ?? waiting.amount_cents
  return passRecharge(tx, operator, { ...waiting, user_id, account, arrival_cents, deposit: depositOf(waiting, audit) })
}

/** The transfer on a chain that an operator saw. */
function depositOf(waiting: WaitingRow, { transaction_hash, log_index }: Audit & { status: 1 }): Deposit | undefined {
  if (waiting.method === 'manual') return undefined
  const hash = transaction_hash ?? waiting.transaction_hash
  if (!hash) throw new Refusal('transaction_missing', { field: 'transaction_hash' })
  if (log_index === undefined) throw new Refusal('transaction_missing', { field: 'log_index' })
  return { transaction_hash: hash, log_index }
}

type Deposit = { transaction_hash: string; log_index: number }
/** `account` is the shopper whose wallet is credited. */
type Waiting = WaitingRow & Claimant

async function refuseRecharge(tx: Tx, { operator_id }: Operator, recharge: Waiting, reason: string) {
  const verdict = { status: 2, audit_reason: reason, audited_by: operator_id } as const
  if (!(await swapAudit(tx, recharge, verdict))) throw new Refusal('already_audited')
  const { user_id, recharge_id, amount_cents } = recharge
  const details = { amount: inDollars(amount_cents), reason }
  await notify(tx, { user_id, kind: 'recharge_refused', ref_id: recharge_id, details })
  return { event: 'refused', details: { reason } } as const
}

type Arrival = Waiting & { arrival_cents: number; deposit: Deposit | undefined }

async function passRecharge(tx: Tx, { operator_id }: Operator, recharge: Arrival): Promise<AuditOutcome> {
  const { user_id, recharge_id, arrival_cents, deposit, network, token } = recharge
  const details = { arrival_cents, ...deposit }
  await refuseWhatOverflows(tx, recharge)
  const allowance = await holdAllowance(tx, operator_id, 'recharge')
  const is_alone = arrival_cents <= (await aloneWith(tx, allowance, recharge)).up_to_cents
  if (!is_alone && !(await wasAgreed(tx, recharge, operator_id))) {
    await noteAgreement(tx, recharge, {
      first_operator_id: operator_id,
      first_arrival_cents: arrival_cents,
      first_transaction_hash: deposit?.transaction_hash ?? null,
      first_log_index: deposit?.log_index ?? null,
    })
    return { event: 'agreed', details }
  }
  const verdict = { status: 1, arrival_cents, audited_by: operator_id } as const
  if (!(await swapAudit(tx, recharge, verdict))) throw new Refusal('already_audited')
  if (is_alone) await countAlone(tx, allowance, { ref_id: recharge_id, amount_cents: arrival_cents })
  let from: External = 'external:bank'
  if (deposit) {
    assert(network && token, 'a recharge on a chain has its network')
    const credited = { ...deposit, network, user_id, recharge_id, amount_cents: arrival_cents }
    if (!(await insertDeposit(tx, credited))) throw new Refusal('transaction_used', { field: 'transaction_hash' })
    from = chainAccount(network, token)
  }
  await post(tx, `operator:${operator_id}`, await rechargePassed(tx, { recharge_id, user_id, arrival_cents, from }))
  const told = { amount: inDollars(arrival_cents) }
  await notify(tx, { user_id, kind: 'recharge_passed', ref_id: recharge_id, details: told })
  return { event: 'passed', details }
}

/**
 * The most that one operator may pass of a recharge now. More than was claimed, or than anyone may claim, always takes two,
 * however little passed that day.
 */
export async function aloneWith(
  db: Db,
  allowance: Allowance,
  { user_id, amount_cents }: { user_id: string; amount_cents: number },
): Promise<Alone> {
  const limits = await amountLimits(db, 'recharge_second_operator', 'recharge_maximum')
  const used_cents = await passedInADay(db, user_id)
  return lowestLimit(allowance, [
    { because: 'claimed', limit_cents: amount_cents, used_cents: 0 },
    { because: 'maximum', limit_cents: limits.recharge_maximum, used_cents: 0 },
    { because: 'shopper', limit_cents: limits.recharge_second_operator, used_cents },
  ])
}

/** Guards against a typing error of both operators: a wallet beyond the limit of cents could not be read again. */
async function refuseWhatOverflows(tx: Tx, { user_id, arrival_cents }: Arrival): Promise<void> {
  const { balance_cents, held_cents } = await balanceOf(tx, user_id)
  if (balance_cents + held_cents + arrival_cents > CENTS_LIMIT)
    throw new Refusal('recharge_amount', { field: 'arrival_cents' })
}

/** Whether another active operator, who is not the shopper, agreed before that this exact sum arrived, by this transfer. */
async function wasAgreed(tx: Tx, recharge: Arrival, operator_id: string): Promise<boolean> {
  const { first_operator_id, first_arrival_cents, arrival_cents, deposit, account } = recharge
  if (first_operator_id === null || first_operator_id === operator_id) return false
  if (first_arrival_cents !== arrival_cents) return false
  if (deposit && deposit.transaction_hash !== recharge.first_transaction_hash) return false
  if (deposit && deposit.log_index !== recharge.first_log_index) return false
  const first_account = (await holdInOffice(tx, first_operator_id))?.account
  if (first_account === undefined || first_account === account) return false
  return areTwoPeople(tx, { first: first_operator_id, second: operator_id }, ['finance'])
}
