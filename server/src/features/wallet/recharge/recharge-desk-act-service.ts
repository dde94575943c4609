import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/askers.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { countedActAtDesk } from '../../operator/operator-act-service.ts'
import { type Audit, auditRecharge } from './recharge-audit-service.ts'

/**
 * Audits a recharge and logs it. The first of two agreements is stored although the call is refused.
 * @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed.
 */
export const auditRechargeAtDesk = (db: Db, operator: OperatorSession, audit: Audit) =>
  countedActAtDesk(db, operator, async (tx, log) => {
    const { event, details } = await auditRecharge(tx, operator, audit)
    await log({ action: `recharge_${event}`, ref_type: 'recharge', ref_id: audit.recharge_id, details })
    return event === 'agreed' ? new Refusal('second_operator_needed') : undefined
  })
