import assert from 'node:assert/strict'
import { CENTS_LIMIT } from '@sampan/contract'
import { inOrder } from '../../db/in-order.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../http/refusal.ts'
import { balanceOf, post } from '../../ledger/ledger.ts'
import { rechargePassed } from '../../ledger/receivable-flows.ts'
import { holdInOffice } from '../../security/operator-sql.ts'
import { holdShopper } from '../cart/cart-service.ts'
import { holdWaitingOrders, settleWaiting } from '../order/order-wait-service.ts'
import { findClaimant, lockForAudit, noteAgreement, passedInADay, swapAudit } from './recharge-audit-sql.ts'
import { amountLimits } from './wallet-sql.ts'

export type Audit =
  | { recharge_id: string; status: 1; arrival_cents?: number | undefined }
  | { recharge_id: string; status: 2; reason: string }

type Operator = { operator_id: string; operator_account: string }

/** The outcome of an audit. After `agreed` the recharge still waits for another operator. */
export type AuditOutcome =
  | { event: 'passed' | 'agreed'; details: { arrival_cents: number } }
  | { event: 'refused'; details: { reason: string } }

/**
 * Passes a recharge with what arrived (by default, what was claimed), or refuses it. Orders that waited for it get their new time.
 * @throws NotFound; Refusal already_audited, second_operator_needed when it is the operator's own, or recharge_amount
 * when the wallet can't hold that much.
 */
export async function auditRecharge(tx: Tx, operator: Operator, audit: Audit): Promise<AuditOutcome> {
  const claimant = await findClaimant(tx, audit.recharge_id)
  if (!claimant) throw new NotFound()
  const { user_id } = claimant
  // In the order of all locks: the orders that wait for the money come before its recharge.
  await inOrder(tx, [(tx) => holdShopper(tx, user_id), (tx) => holdWaitingOrders(tx, user_id)])
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
  assert.equal(waiting.method, 'manual', 'a recharge on a chain is credited from its chain')
  const arrival_cents = audit.arrival_cents ?? waiting.amount_cents
  return passRecharge(tx, operator, { ...waiting, user_id, account, arrival_cents })
}

type Waiting = {
  user_id: string
  /** Whose wallet is credited. */
  account: string
  recharge_id: string
  amount_cents: number
  first_operator_id: string | null
  first_arrival_cents: number | null
}

async function refuseRecharge(tx: Tx, { operator_id }: Operator, recharge: Waiting, reason: string) {
  const verdict = { status: 2, audit_reason: reason, audited_by: operator_id } as const
  if (!(await swapAudit(tx, recharge, verdict))) throw new Refusal('already_audited')
  return { event: 'refused', details: { reason } } as const
}

type Arrival = Waiting & { arrival_cents: number }

async function passRecharge(tx: Tx, { operator_id }: Operator, recharge: Arrival): Promise<AuditOutcome> {
  const { user_id, recharge_id, arrival_cents } = recharge
  await refuseWhatOverflows(tx, recharge)
  if ((await needsTwo(tx, recharge)) && !(await wasAgreed(tx, recharge, operator_id))) {
    const agreement = { first_operator_id: operator_id, first_arrival_cents: arrival_cents }
    await noteAgreement(tx, recharge, agreement)
    return { event: 'agreed', details: { arrival_cents } }
  }
  const verdict = { status: 1, arrival_cents, audited_by: operator_id } as const
  if (!(await swapAudit(tx, recharge, verdict))) throw new Refusal('already_audited')
  const transfers = await rechargePassed(tx, { recharge_id, user_id, arrival_cents, from: 'external:bank' })
  await post(tx, `operator:${operator_id}`, transfers)
  return { event: 'passed', details: { arrival_cents } }
}

/** More than was claimed, or than anyone may claim, always takes two operators, however little passed that day. */
async function needsTwo(tx: Tx, { user_id, amount_cents, arrival_cents }: Arrival): Promise<boolean> {
  const limits = await amountLimits(tx, 'recharge_second_operator', 'recharge_maximum')
  if (arrival_cents > Math.min(amount_cents, limits.recharge_maximum)) return true
  return arrival_cents > limits.recharge_second_operator - (await passedInADay(tx, user_id))
}

/** Guards against a typing error of both operators: a wallet beyond the limit of cents could not be read again. */
async function refuseWhatOverflows(tx: Tx, { user_id, arrival_cents }: Arrival): Promise<void> {
  const { balance_cents, held_cents } = await balanceOf(tx, user_id)
  if (balance_cents + held_cents + arrival_cents > CENTS_LIMIT)
    throw new Refusal('recharge_amount', { field: 'arrival_cents' })
}

/** Whether another active operator, who is not the shopper, agreed before that this exact sum arrived. */
async function wasAgreed(tx: Tx, recharge: Arrival, operator_id: string): Promise<boolean> {
  const { first_operator_id, first_arrival_cents, arrival_cents, account } = recharge
  if (first_operator_id === null || first_operator_id === operator_id) return false
  if (first_arrival_cents !== arrival_cents) return false
  const first_account = await holdInOffice(tx, first_operator_id)
  return first_account !== undefined && first_account !== account
}
