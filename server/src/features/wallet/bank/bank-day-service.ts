import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { balancesAtEndOf, bankBalancesAt, closeDay, findDays, lockDays, openDay, today } from './bank-day-sql.ts'

const DAY_MS = 86_400_000
const LISTED_DAYS = 31

const dayOf = (time_ms: number) => new Date(time_ms).toISOString().slice(0, 10)

/** The 31 days up to and including `asked` (default: today), newest first. */
export async function listDays(db: Db, last_day?: string) {
  const to = last_day ?? (await today(db))
  return findDays(db, dayOf(Date.parse(to) - (LISTED_DAYS - 1) * DAY_MS), to)
}

export async function readDay(db: Db, day: string) {
  const [[day_row], balances, bank_balances] = await Promise.all([
    findDays(db, day, day),
    balancesAtEndOf(db, day),
    bankBalancesAt(db, day),
  ])
  if (!day_row) throw new NotFound()
  return { ...day_row, ...balances, bank_balances }
}

/**
 * Closes a day of the bank reconciliation.
 * @throws Refusal account_blocked, day_not_over, day_open_lines, state_changed when the day is already closed.
 */
export const closeAtDesk = (
  db: Db,
  operator: OperatorSession,
  { day, note }: { day: string; note?: string | undefined },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const closed_days = await lockDays(tx, [day])
    if (closed_days.length > 0) throw new Refusal('state_changed')
    const { is_over, books, statement, books_balance_cents, statement_balance_cents } = await readDay(tx, day)
    if (!is_over) throw new Refusal('day_not_over')
    if (books.open + statement.open > 0) throw new Refusal('day_open_lines')
    const balances = { books_balance_cents, statement_balance_cents }
    await closeDay(tx, { day, operator_id: operator.operator_id, note: note ?? null, ...balances })
    const details = { ...balances, ...(note && { note }) }
    await log({ action: 'day_closed', ref_type: 'bank_day', ref_id: day, details })
  })

/** Reopens a closed day. @throws Refusal account_blocked, state_changed when the day is not closed. */
export const reopenAtDesk = (db: Db, operator: OperatorSession, { day, reason }: { day: string; reason: string }) =>
  actAtDesk(db, operator, async (tx, log) => {
    const closed_days = await lockDays(tx, [day])
    if (closed_days.length === 0) throw new Refusal('state_changed')
    await openDay(tx, day)
    await log({ action: 'day_reopened', ref_type: 'bank_day', ref_id: day, details: { reason } })
  })
