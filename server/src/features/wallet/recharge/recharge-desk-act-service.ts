import { AUDIT_STATUS } from '@sampan/contract/rules'
import type { DbAndKeys } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { countAlone, lockAllowance } from '../../operator/proposal/act-alone-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { propose } from '../../operator/proposal/proposal-service.ts'
import { confirmingLine, linkLines } from '../confirmation/confirmation-service.ts'
import {
  aloneWith,
  lockRechargeForAudit,
  passRecharge,
  type RechargeAudit,
  rechargeArrivalOf,
  refuseOverflow,
  refuseRecharge,
  type Waiting,
} from './recharge-audit-service.ts'
import { lockLinesFor, sumOfChosen } from './recharge-lines-service.ts'
import { recharge_kind } from './recharge-proposals-service.ts'

type Approval = RechargeAudit & { status: 1 }
type Log = Parameters<Parameters<typeof actAtDesk>[2]>[1]

/**
 * Approves a recharge with the arrived amount, or refuses it. An amount above a limit is proposed to a second operator.
 * @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed when the recharge is the
 * operator's own, recharge_amount when the wallet's limit is exceeded, transaction_missing, transaction_used,
 * proposal_open, and the refusals of `lockLinesFor`.
 */
export const auditRechargeAtDesk = ({ db, keys }: DbAndKeys, operator: OperatorSession, audit: RechargeAudit) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { recharge_id } = audit
    const waiting = await lockRechargeForAudit(tx, recharge_id, operator)
    if (audit.status !== AUDIT_STATUS.refused) return approve(tx, log, { keys, operator, waiting, audit })
    await refuseRecharge(tx, operator, waiting, audit.reason)
    await log({ action: 'recharge_refused', ...aboutOf(recharge_id), details: { reason: audit.reason } })
    await endChangedProposals(tx, operator, { kinds: [recharge_kind.name], ref_id: recharge_id })
    return 'done' as const
  })

/**
 * Approves a recharge that a line of a statement confirms, like a single approval.
 * @throws Refusal state_changed when the line does not confirm the recharge any more, and the refusals of
 * `auditRechargeAtDesk`.
 */
export const approveConfirmed = (
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { recharge_id, line_id }: { recharge_id: string; line_id: string },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const waiting = await lockRechargeForAudit(tx, recharge_id, operator)
    if ((await confirmingLine(tx, waiting)) !== line_id) throw new Refusal('state_changed')
    const audit = { recharge_id, status: 1 as const, line_ids: [line_id] }
    return approve(tx, log, { keys, operator, waiting, audit })
  })

const aboutOf = (recharge_id: string) => ({ ref_type: 'recharge', ref_id: recharge_id }) as const

type Approving = { keys: DbAndKeys['keys']; operator: OperatorSession; waiting: Waiting; audit: Approval }

async function approve(tx: Tx, log: Log, { keys, operator, waiting, audit }: Approving): Promise<'done' | 'proposed'> {
  const { recharge_id, user_id } = waiting
  const arrival = rechargeArrivalOf(waiting, audit, await sumOfChosen(tx, audit))
  const { arrival_cents } = arrival
  await refuseOverflow(tx, user_id, arrival_cents)
  const lines = await lockLinesFor(tx, waiting, arrival)
  if (!(await isAlone(tx, operator, waiting, arrival_cents))) {
    await propose(tx, operator, { kind: recharge_kind, ref_id: recharge_id, body: arrival, reason: undefined, keys })
    return 'proposed'
  }
  await passRecharge(tx, operator, waiting, arrival)
  await linkLines(tx, { recharge_id, lines, operator_id: operator.operator_id })
  const { recharge_id: _, line_ids: __, ...details } = arrival
  const line_ids = lines.map(({ line_id }) => line_id)
  await log({
    action: 'recharge_passed',
    ...aboutOf(recharge_id),
    details: { ...details, ...(line_ids.length > 0 && { line_ids }) },
  })
  await endChangedProposals(tx, operator, { kinds: [recharge_kind.name], ref_id: recharge_id })
  return 'done'
}

/**
 * Counts the amount towards the operator's limit if one operator may approve it. @returns false when a second operator
 * is needed.
 */
async function isAlone(tx: Tx, { operator_id }: OperatorSession, waiting: Waiting, amount_cents: number) {
  const allowance = await lockAllowance(tx, operator_id, 'recharge')
  if (amount_cents > (await aloneWith(tx, allowance, waiting)).up_to_cents) return false
  await countAlone(tx, allowance, { ref_id: waiting.recharge_id, amount_cents })
  return true
}
