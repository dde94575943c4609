import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { countMoney, type MoneyFilter, type MoneyList, pageOfMoney } from '../money-filter-sql.ts'
import { type WithdrawalRow, withdrawalsWithNames } from './withdrawal-sql.ts'

/** Filter of the desk's list of withdrawals; see the contract. */
export type WithdrawalFilterAtDesk = MoneyFilter & {
  draw_type?: WithdrawalRow['draw_type'] | undefined
  payout_state?: WithdrawalRow['payout_state'] | undefined
  payout_batch_id?: string | undefined
}

const WITHDRAWALS: MoneyList = { table: 'withdrawal', id: 'extract_id', references: ['bank_reference'] }

function narrowedBy({ draw_type, payout_state, payout_batch_id, ...filter }: WithdrawalFilterAtDesk) {
  const others: RawBuilder<unknown>[] = []
  if (draw_type) others.push(sql`withdrawal.draw_type = ${sql.lit(draw_type)}`)
  // The condition on `payout_state` changes no result, but its indexes return the rows in order.
  if (filter.status === 'auditing') others.push(sql`withdrawal.payout_state = 'none'`)
  if (payout_state) others.push(sql`withdrawal.payout_state = ${sql.lit(payout_state)}`)
  if (payout_batch_id) others.push(sql`withdrawal.payout_batch_id = ${payout_batch_id}`)
  return { list: WITHDRAWALS, filter, others }
}

/** Withdrawals that wait for an operator: for the audit, the payout file or the bank's result. */
const waits = ({ status, payout_state }: WithdrawalFilterAtDesk) =>
  status === 'auditing' || payout_state === 'queued' || payout_state === 'sent'

/** All shoppers' withdrawals: waiting withdrawals oldest first, all others newest first. */
export const findWithdrawalsAtDesk = (
  db: Db,
  filter: WithdrawalFilterAtDesk,
  start: PageStart,
): Promise<{ items: WithdrawalRow[]; next_cursor: string | null }> =>
  pageOfMoney(withdrawalsWithNames(db, {}), narrowedBy(filter), start, waits(filter) ? 'asc' : 'desc')

export const countWithdrawalsAtDesk = (db: Db, filter: WithdrawalFilterAtDesk, limit: number): Promise<number> =>
  countMoney(db, narrowedBy(filter), limit)

export async function totalHeld(db: Db): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from withdrawal
    where status = 'auditing' or payout_state in ('queued', 'sent')`.execute(db)
  return rows[0]?.cents ?? 0
}
