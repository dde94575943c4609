import { AUDIT_STATUS } from '@sampan/contract/rules'
import type { DbAndKeys } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { countAlone, lockAllowance } from '../../operator/proposal/act-alone-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { propose } from '../../operator/proposal/proposal-service.ts'
import {
  aloneWith,
  lockRechargeForAudit,
  passRecharge,
  type RechargeAudit,
  rechargeArrivalOf,
  refuseOverflow,
  refuseRecharge,
} from './recharge-audit-service.ts'
import { recharge_kind } from './recharge-proposals-service.ts'

/**
 * Approves a recharge with the arrived amount, or refuses it. An amount above a limit is proposed to a second operator.
 * @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed when the recharge is the
 * operator's own, recharge_amount when the wallet's limit is exceeded, transaction_missing, transaction_used,
 * proposal_open.
 */
export const auditRechargeAtDesk = ({ db, keys }: DbAndKeys, operator: OperatorSession, audit: RechargeAudit) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { recharge_id } = audit
    const waiting = await lockRechargeForAudit(tx, recharge_id, operator)
    const about = { ref_type: 'recharge', ref_id: recharge_id } as const
    if (audit.status === AUDIT_STATUS.refused) {
      await refuseRecharge(tx, operator, waiting, audit.reason)
      await log({ action: 'recharge_refused', ...about, details: { reason: audit.reason } })
    } else {
      const arrival = rechargeArrivalOf(waiting, audit)
      await refuseOverflow(tx, waiting.user_id, arrival.arrival_cents)
      if (!(await isAlone(tx, operator, waiting, arrival.arrival_cents))) {
        await propose(tx, operator, {
          kind: recharge_kind,
          ref_id: recharge_id,
          body: arrival,
          reason: undefined,
          keys,
        })
        return 'proposed' as const
      }
      await passRecharge(tx, operator, waiting, arrival)
      const { recharge_id: _, ...details } = arrival
      await log({ action: 'recharge_passed', ...about, details })
    }
    await endChangedProposals(tx, operator, { kinds: [recharge_kind.name], ref_id: recharge_id })
    return 'done' as const
  })

type Waiting = Awaited<ReturnType<typeof lockRechargeForAudit>>

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
