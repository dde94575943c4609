import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/askers.ts'
import { Refusal } from '../../http/refusal.ts'
import { holdInOffice } from '../../security/operator-sql.ts'
import { countedTransaction } from '../account/counted-try-service.ts'
import { type Audit, auditRecharge } from '../wallet/recharge-audit-service.ts'
import { insertDeskLog } from './admin-sql.ts'

/** Checks again inside the transaction: an operator who was blocked or lost a role meanwhile can't do anything more. */
export async function refuseBlocked(tx: Tx, { operator_id, roles }: OperatorSession): Promise<void> {
  const held = await holdInOffice(tx, operator_id)
  if (!held) throw new Refusal('account_blocked')
  if (roles.some((role) => !held.roles.includes(role))) throw new Refusal('role_needed')
}

/**
 * Audits a recharge and logs it. The first of two agreements is stored although the call is refused.
 * @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed.
 */
export const auditRechargeAtDesk = (db: Db, operator: OperatorSession, audit: Audit) =>
  countedTransaction(db, async (tx) => {
    await refuseBlocked(tx, operator)
    const { event, details } = await auditRecharge(tx, operator, audit)
    const about = { ref_type: 'recharge', ref_id: audit.recharge_id, details } as const
    await insertDeskLog(tx, { operator_id: operator.operator_id, action: `recharge_${event}`, ...about })
    return event === 'agreed' ? new Refusal('second_operator_needed') : undefined
  })
