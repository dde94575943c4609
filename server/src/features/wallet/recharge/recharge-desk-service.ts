import { DESK_COUNT_LIMIT } from '@sampan/contract'
import { AUDIT_STATUS, type Language } from '@sampan/contract/rules'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { readAllowance } from '../../operator/proposal/act-alone-service.ts'
import type { OperatorWithRoles } from '../../operator/proposal/proposal-service.ts'
import { waitingAbout } from '../correction/money-proposals-service.ts'
import { rechargeReasons } from '../ready-reasons.ts'
import { aloneWith } from './recharge-audit-service.ts'
import {
  countRechargesAtDesk,
  findRechargesAtDesk,
  findUsedBefore,
  type RechargeFilterAtDesk,
  type UsedBeforeRow,
} from './recharge-desk-sql.ts'
import { findRecharge, type RechargeRow } from './recharge-sql.ts'
import { type RechargeAtDeskReply, rechargeAtDesk, type UsedBefore } from './recharge-view.ts'

type OperatorAndKeys = { keys: Keys; operator: OperatorWithRoles }

export async function listRecharges(db: Db, caller: OperatorAndKeys, filter: RechargeFilterAtDesk, start: PageStart) {
  const [{ items, next_cursor }, counted] = await Promise.all([
    findRechargesAtDesk(db, filter, start),
    countRechargesAtDesk(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const audit_context = await findAuditContext(
    db,
    caller.operator,
    items.map(({ recharge_id }) => recharge_id),
  )
  const { page, page_size } = start
  const shown = items.map((row) => atDesk(row, caller, audit_context))
  return { items: shown, next_cursor, ...countedTo(counted), page, page_size }
}

/** One recharge as the list shows it. @throws NotFound. */
export async function readRecharge(db: Db, caller: OperatorAndKeys, recharge_id: string): Promise<RechargeAtDeskReply> {
  const [row, audit_context] = await Promise.all([
    findRecharge(db, recharge_id),
    findAuditContext(db, caller.operator, [recharge_id]),
  ])
  if (!row) throw new NotFound()
  return atDesk(row, caller, audit_context)
}

/** The recharge with the data that its audit needs. @throws NotFound. */
export async function readRechargeToAudit(
  db: Db,
  caller: OperatorAndKeys & { language: Language },
  recharge_id: string,
) {
  const [row, audit_context] = await Promise.all([
    findRecharge(db, recharge_id),
    findAuditContext(db, caller.operator, [recharge_id]),
  ])
  if (!row) throw new NotFound()
  const alone = await aloneWith(db, await readAllowance(db, caller.operator.operator_id, 'recharge'), row)
  return {
    ...atDesk(row, caller, audit_context),
    alone,
    ready_reasons: rechargeReasons({ shopper_language: row.language, operator_language: caller.language }),
  }
}

type AuditContext = Awaited<ReturnType<typeof findAuditContext>>

const atDesk = (row: RechargeRow, { keys, operator }: OperatorAndKeys, { used, waiting }: AuditContext) =>
  rechargeAtDesk(
    row,
    { keys, operator_account: operator.operator_account },
    { used_before: used(row.recharge_id), proposal: waiting(row.recharge_id)[0] ?? null },
  )

/** Data shown with recharges: other recharges with the same evidence, and open proposals. */
async function findAuditContext(db: Db, operator: OperatorWithRoles, recharge_ids: string[]) {
  const [used, waiting] = await Promise.all([usedBefore(db, recharge_ids), waitingAbout(db, operator, recharge_ids)])
  return { used, waiting }
}

async function usedBefore(db: Db, recharge_ids: string[]): Promise<(recharge_id: string) => UsedBefore[]> {
  const found = Map.groupBy(await findUsedBefore(db, recharge_ids), ({ of_recharge_id }) => of_recharge_id)
  return (recharge_id) => (found.get(recharge_id) ?? []).map(usedBeforeOf)
}

const usedBeforeOf = ({ of_recharge_id, user_id, account, status, ...used }: UsedBeforeRow) => ({
  ...used,
  status: AUDIT_STATUS[status],
  shopper: { user_id, account },
})
