import assert from 'node:assert/strict'
import { type Alone, CENTS_LIMIT, type Endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { sendTogether } from '../../../db/send-together.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { chainAccount, type External } from '../../../ledger/accounts.ts'
import { balanceOf, post } from '../../../ledger/ledger.ts'
import { rechargePassed } from '../../../ledger/receivable-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { refuseOwn } from '../../operator/own-money-service.ts'
import { type Allowance, lowestLimit } from '../../operator/proposal/act-alone-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { settleWaiting } from '../../order/wait/order-wait-service.ts'
import { lockWaiting } from '../../order/wait/order-wait-sql.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { isReadNetwork } from '../chain/chain-network-sql.ts'
import { type ByHand, takeHeld } from '../chain/credit/held-transfer-service.ts'
import {
  findClaimant,
  insertDeposit,
  lockForAudit,
  passedInADay,
  setToken,
  swapAudit,
  type WaitingRow,
} from './recharge-audit-sql.ts'

export type RechargeAudit = z.output<Endpoints['POST /api/admin/recharge/audit']['body']>

type Claimant = { user_id: string; account: string }
/** A transfer on a chain. */
type Deposit = { transaction_hash: string; log_index: number }
export type Waiting = WaitingRow & Claimant
/** The amount that operators confirm for a recharge. On a chain they also confirm the transfer. */
export type RechargeArrival = {
  recharge_id: string
  arrival_cents: number
  /** Lines of bank statements that brought the money, if the operator chose them. */
  line_ids?: string[] | undefined
} & Partial<Deposit>

/**
 * Locks a recharge that waits for its audit.
 * @throws NotFound; Refusal already_audited, second_operator_needed when the recharge belongs to one of the operators.
 */
export async function lockRechargeForAudit(tx: Tx, recharge_id: string, ...operators: Operator[]): Promise<Waiting> {
  const claimant = await findClaimant(tx, recharge_id)
  if (!claimant) throw new NotFound()
  const { user_id, account } = claimant
  // Lock order: shopper, waiting orders, recharge.
  await sendTogether(tx, [(tx) => lockShopper(tx, user_id), (tx) => lockWaiting(tx, user_id)])
  const waiting = await lockForAudit(tx, user_id, recharge_id)
  if (!waiting) throw new Refusal('already_audited')
  refuseOwn(account, ...operators)
  return { ...waiting, user_id, account }
}

/**
 * The arrival that an operator confirms. The default is the sum of the chosen lines of statements (`lines_cents`),
 * otherwise the claimed amount and, on a chain, the claimed transaction.
 * @throws Refusal transaction_missing.
 */
export function rechargeArrivalOf(
  waiting: Waiting,
  audit: RechargeAudit & { status: 1 },
  lines_cents?: number,
): RechargeArrival {
  const { recharge_id, amount_cents } = waiting
  const { line_ids } = audit
  const arrival_cents = audit.arrival_cents ?? lines_cents ?? amount_cents
  const arrival = { recharge_id, arrival_cents, ...(line_ids && { line_ids }) }
  if (waiting.method === 'manual') return arrival
  const transaction_hash = audit.transaction_hash ?? waiting.transaction_hash
  if (!transaction_hash) throw new Refusal('transaction_missing', { field: 'transaction_hash' })
  if (audit.log_index === undefined) throw new Refusal('transaction_missing', { field: 'log_index' })
  return { ...arrival, transaction_hash, log_index: audit.log_index }
}

/** Refuses a recharge that the caller has locked. Orders that waited for the money get a new expiry. */
export async function refuseRecharge(tx: Tx, { operator_id }: Operator, recharge: Waiting, reason: string) {
  const verdict = { status: 'refused', audit_reason: reason, audited_by: operator_id } as const
  if (!(await swapAudit(tx, recharge, verdict))) throw new Refusal('already_audited')
  const { user_id, recharge_id, amount_cents, method } = recharge
  const data = { amount_cents, method, reason }
  await recordEvents(tx, [{ happening: 'recharge.refused', ref_id: recharge_id, user_id, data }])
  await settleWaiting(tx, { by: 'operator', operator_id }, user_id)
}

/**
 * Credits the arrived amount of a recharge that the caller has locked, by an operator or by a rule of the owners (null).
 * Orders that waited for the money get a new expiry.
 * @throws Refusal recharge_amount when the wallet's limit is exceeded, transaction_used when the transfer was already
 * credited, transfer_not_held when the server reads the network and does not hold the transfer, already_audited.
 */
export async function passRecharge(tx: Tx, operator: Operator | null, recharge: Waiting, arrival: RechargeArrival) {
  const operator_id = operator?.operator_id ?? null
  const { user_id, recharge_id, network, token } = recharge
  const { arrival_cents, transaction_hash, log_index } = arrival
  await refuseOverflow(tx, user_id, arrival_cents)
  const verdict = { status: 'approved', arrival_cents, audited_by: operator_id } as const
  if (!(await swapAudit(tx, recharge, verdict))) throw new Refusal('already_audited')
  let from: External = 'external:bank'
  if (transaction_hash !== undefined && log_index !== undefined) {
    assert(network && token && operator_id, 'operators approve a recharge on a chain, which has its network')
    const claimedTransfer = { transaction_hash, log_index, network, user_id, recharge_id, amount_cents: arrival_cents }
    // The claim has the first token of the network, but another one may have arrived.
    const arrived = (await isReadNetwork(tx, network)) ? await takeForClaim(tx, operator_id, claimedTransfer) : token
    if (arrived !== token) await setToken(tx, recharge, arrived)
    if (!(await insertDeposit(tx, claimedTransfer)))
      throw new Refusal('transaction_used', { field: 'transaction_hash' })
    from = chainAccount(network, arrived)
  }
  const actor = operator_id === null ? 'system' : `operator:${operator_id}`
  await post(tx, actor, await rechargePassed(tx, { recharge_id, user_id, arrival_cents, from }))
  const data = { amount_cents: arrival_cents, method: recharge.method, reason: null }
  await recordEvents(tx, [{ happening: 'recharge.credited', ref_id: recharge_id, user_id, data }])
  await settleWaiting(tx, operator_id === null ? { by: 'system' } : { by: 'operator', operator_id }, user_id)
}

/** Takes the held transfer of a claim. Proposals to credit the transfer without the claim end. @returns its token. */
async function takeForClaim(tx: Tx, operator_id: string, claimedTransfer: ByHand): Promise<string> {
  const { transfer_id, token } = await takeHeld(tx, claimedTransfer)
  await endChangedProposals(tx, { operator_id }, { kinds: ['chain_credit'], ref_id: transfer_id })
  return token
}

/**
 * The largest amount of a recharge that an operator may approve alone now. An amount above the claim, or above the
 * maximum of a claim, always needs a second operator, and so does a transfer that the server holds.
 */
export async function aloneWith(
  db: Db,
  allowance: Allowance,
  { user_id, amount_cents, network }: { user_id: string; amount_cents: number; network: string | null },
): Promise<Alone> {
  const limits = await amountLimits(db, 'recharge_second_operator', 'recharge_maximum')
  const used_cents = await passedInADay(db, user_id)
  const is_read = network !== null && (await isReadNetwork(db, network))
  return lowestLimit(allowance, [
    ...(is_read ? [{ because: 'network' as const, limit_cents: 0, used_cents: 0 }] : []),
    { because: 'claimed', limit_cents: amount_cents, used_cents: 0 },
    { because: 'maximum', limit_cents: limits.recharge_maximum, used_cents: 0 },
    { because: 'shopper', limit_cents: limits.recharge_second_operator, used_cents },
  ])
}

/**
 * Refuses an amount, probably a typing error, that would raise the balance above `CENTS_LIMIT`. A balance above the
 * limit could not be read again.
 * @throws Refusal recharge_amount
 */
export async function refuseOverflow(db: Db, user_id: string, arrival_cents: number): Promise<void> {
  const { balance_cents, held_cents } = await balanceOf(db, user_id)
  if (balance_cents + held_cents + arrival_cents > CENTS_LIMIT)
    throw new Refusal('recharge_amount', { field: 'arrival_cents' })
}
