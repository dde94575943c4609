import { CONFIRMED_LIMIT, DESK_COUNT_LIMIT, type LineFitName } from '@sampan/contract'
import { AUDIT_STATUS, type Language } from '@sampan/contract/rules'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { readAllowance } from '../../operator/proposal/act-alone-service.ts'
import type { OperatorWithRoles } from '../../operator/proposal/proposal-service.ts'
import { readFitsWithLines } from '../confirmation/confirmation-service.ts'
import { findShoppersWithLines } from '../confirmation/confirmation-sql.ts'
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
import { findRecharge, findRechargesById, type RechargeRow } from './recharge-sql.ts'
import { type RechargeAtDeskReply, rechargeAtDesk, type UsedBefore } from './recharge-view.ts'

type OperatorAndKeys = { keys: Keys; operator: OperatorWithRoles }

export async function listRecharges(db: Db, caller: OperatorAndKeys, filter: RechargeFilterAtDesk, start: PageStart) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findRechargesAtDesk(db, filter, start),
    countRechargesAtDesk(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const audit_context = await findAuditContext(
    db,
    caller.operator,
    items.map(({ recharge_id }) => recharge_id),
  )
  const { page, page_size } = start
  const desk_items = items.map((row) => atDesk(row, caller, audit_context))
  return { items: desk_items, next_cursor, ...countedTo(count), page, page_size }
}

const CONFIRMED_SHOPPERS = 100

/** Waiting recharges that lines of bank statements fit: those that one line confirms, and those that only resemble lines. */
export async function listConfirmed(db: Db, caller: OperatorAndKeys) {
  const user_ids = await findShoppersWithLines(db, CONFIRMED_SHOPPERS + 1)
  const fits = await readFitsWithLines(db, user_ids.slice(0, CONFIRMED_SHOPPERS))
  const recharge_ids = [...fits.keys()]
  const [rows, audit_context] = await Promise.all([
    findRechargesById(db, recharge_ids),
    findAuditContext(db, caller.operator, recharge_ids),
  ])
  const all = rows.map((row) => ({ ...atDesk(row, caller, audit_context), fits: fits.get(row.recharge_id) ?? [] }))
  const confirmed = all.filter(isConfirmed)
  const suggested = all.filter((one) => !isConfirmed(one))
  const has_more = user_ids.length > CONFIRMED_SHOPPERS || confirmed.length > CONFIRMED_LIMIT
  return { confirmed: confirmed.slice(0, CONFIRMED_LIMIT), suggested, has_more }
}

/** Whether a recharge can be approved with its line: it is not the operator's own, and no proposal about it is open. */
const isConfirmed = ({ fits, is_own, proposal }: RechargeAtDeskReply & { fits: { fit: LineFitName }[] }) =>
  !is_own && proposal === null && fits.some(({ fit }) => fit === 'exact')

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
  const [alone, fits] = await Promise.all([
    readAllowance(db, caller.operator.operator_id, 'recharge').then((allowance) => aloneWith(db, allowance, row)),
    row.status === 'auditing' ? readFitsWithLines(db, [row.user_id]) : undefined,
  ])
  return {
    ...atDesk(row, caller, audit_context),
    alone,
    fits: fits?.get(recharge_id) ?? [],
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
  const uses = Map.groupBy(await findUsedBefore(db, recharge_ids), ({ of_recharge_id }) => of_recharge_id)
  return (recharge_id) => (uses.get(recharge_id) ?? []).map(usedBeforeOf)
}

const usedBeforeOf = ({ of_recharge_id, user_id, account, status, ...used }: UsedBeforeRow) => ({
  ...used,
  status: AUDIT_STATUS[status],
  shopper: { user_id, account },
})
