import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, oldestFirst, type Place } from '../../db/newest-first.ts'
import { conditionsOf, type MoneyFilter } from './money-filter-sql.ts'
import { type WithdrawalRow, withdrawalsWithNames } from './withdrawal-sql.ts'

/** What narrows the desk's list of withdrawals; see the contract. */
export type WithdrawalFilterAtDesk = MoneyFilter & {
  draw_type?: 'bank' | 'chain' | undefined
  payout_state?: WithdrawalRow['payout_state'] | undefined
  payout_batch_id?: string | undefined
}

const ORDER = { at: 'withdrawal.created_at', id: 'withdrawal.extract_id' }

function matching(filter: WithdrawalFilterAtDesk) {
  const { draw_type, payout_state, payout_batch_id } = filter
  const conditions: RawBuilder<unknown>[] = [conditionsOf('withdrawal', ['bank_reference'], filter)]
  if (draw_type) conditions.push(sql`draw_type = ${draw_type}`)
  if (payout_state) conditions.push(sql`payout_state = ${payout_state}`)
  if (payout_batch_id) conditions.push(sql`withdrawal.payout_batch_id = ${payout_batch_id}`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** What waits for somebody at the desk: an audit, the file, or word from the bank. */
const waits = ({ status, payout_state }: WithdrawalFilterAtDesk) =>
  status === '0' || payout_state === 'queued' || payout_state === 'sent'

/** A page of everybody's withdrawals: those that wait oldest first, all others newest first. */
export const findWithdrawalsAtDesk = (
  db: Db,
  filter: WithdrawalFilterAtDesk,
  place: Place,
): Promise<{ items: WithdrawalRow[]; next_cursor: string | null }> => {
  const rows = withdrawalsWithNames(db, {}).where(matching(filter))
  return waits(filter) ? oldestFirst(rows, ORDER, place) : newestFirst(rows, ORDER, place)
}

/** Counts no further than `limit`. */
export async function countWithdrawalsAtDesk(db: Db, filter: WithdrawalFilterAtDesk, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from withdrawal where ${matching(filter)} limit ${limit}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** What open withdrawals hold. */
export async function heldInAll(db: Db): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from withdrawal
    where status = 0 or payout_state in ('queued', 'sent')`.execute(db)
  return rows[0]?.cents ?? 0
}
