import { sumCents } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import { lockActiveOperator } from '../../operator/operator-sql.ts'
import { countAlone, lockAllowance } from '../../operator/proposal/act-alone-service.ts'
import { aloneWith, lockRechargeForAudit, passRecharge, refuseOverflow } from '../recharge/recharge-audit-service.ts'
import { passedInADay } from '../recharge/recharge-audit-sql.ts'
import { confirmingLine, linkLines, lockOpenLines, readFits } from './confirmation-service.ts'
import {
  type FittingLineRow,
  findFittingLines,
  findRule,
  findShoppersNamedIn,
  insertCredit,
  isBlocked,
  isProposed,
} from './confirmation-sql.ts'

// Credits recharges that lines of bank statements confirm, without an operator, if the owners allow it by the setting
// `statement_credit_day`. A credit counts as an act of the operator who imported the statement: nobody can credit more
// by a forged statement than by approving alone (docs/decisions/024-statements-credit-within-limits.md).

/** The roles whose holders may approve a recharge. */
const APPROVERS = ['owner', 'finance'] as const

/**
 * Credits the recharges that the lines of a new statement confirm. One that fails does not block the others.
 * @throws AggregateError with the errors of those that failed.
 */
export async function creditByStatement(db: Db, statement_id: string): Promise<void> {
  await creditShoppers(db, await findShoppersNamedIn(db, statement_id))
}

/** Credits the recharges of a shopper that earlier lines confirm, after the shopper has reported a transfer. */
export const creditByReport = (db: Db, user_id: string): Promise<void> => creditShoppers(db, [user_id])

async function creditShoppers(db: Db, user_ids: readonly string[]): Promise<void> {
  const errors: unknown[] = []
  for (const user_id of user_ids) {
    const fits = await readFits(db, [user_id])
    for (const [recharge_id, each] of fits) {
      const line_id = each.find(({ fit }) => fit === 'exact')?.line_ids[0]
      if (line_id) await creditAlone(db, { recharge_id, line_id }).catch((error: unknown) => errors.push(error))
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'crediting recharges by a statement failed')
}

/**
 * Credits a recharge by the line that confirms it. Everything is read again under the locks of an approval, so that
 * concurrent imports, approvals, refusals and a statement that is taken back leave one credit or none.
 * @returns false when an operator has to decide.
 */
async function creditAlone(db: Db, { recharge_id, line_id }: { recharge_id: string; line_id: string }) {
  try {
    return await transaction(db, (tx) => creditLocked(tx, recharge_id, line_id))
  } catch (error) {
    if (error instanceof Refusal || error instanceof NotFound) return false
    throw error
  }
}

async function creditLocked(tx: Tx, recharge_id: string, line_id: string): Promise<boolean> {
  const importer = await lockImporter(tx, line_id)
  if (!importer) return false
  const waiting = await lockRechargeForAudit(tx, recharge_id, importer)
  const { user_id, amount_cents } = waiting
  const [line] = await lockOpenLines(tx, [line_id])
  if (!line || (await confirmingLine(tx, waiting)) !== line_id) return false
  if ((await isProposed(tx, recharge_id)) || (await isBlocked(tx, user_id))) return false
  const { operator_id } = importer
  const allowance = await lockAllowance(tx, operator_id, 'recharge')
  const { ceiling_cents, set_by } = await findRule(tx)
  if (sumCents([await passedInADay(tx, user_id), amount_cents]) > ceiling_cents) return false
  if (amount_cents > (await aloneWith(tx, allowance, waiting)).up_to_cents) return false
  await refuseOverflow(tx, user_id, amount_cents)
  await passRecharge(tx, null, waiting, { recharge_id, arrival_cents: amount_cents })
  await linkLines(tx, { recharge_id, lines: [line], operator_id: null })
  await countAlone(tx, allowance, { ref_id: recharge_id, amount_cents })
  await insertCredit(tx, { user_id, recharge_id, line_id, operator_id, amount_cents, ceiling_cents })
  const rule = { setting: 'statement_credit_day', ceiling_cents, set_by }
  const details = { arrival_cents: amount_cents, line_ids: [line_id], ...rule, by_rule: true }
  await insertDeskLog(tx, {
    operator_id,
    action: 'recharge_credited',
    ref_type: 'recharge',
    ref_id: recharge_id,
    details,
  })
  return true
}

/** The operator who imported a line, if the operator may still approve recharges. */
async function lockImporter(tx: Tx, line_id: string) {
  const [line]: FittingLineRow[] = await findFittingLines(tx, [line_id])
  const operator = line && (await lockActiveOperator(tx, line.importer_id))
  if (!line || !operator || !APPROVERS.some((role) => operator.roles.includes(role))) return undefined
  return { operator_id: line.importer_id, operator_account: operator.account }
}
