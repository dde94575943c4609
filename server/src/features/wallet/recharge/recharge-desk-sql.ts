import type { AuditStatusWord } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { countMoney, type MoneyFilter, type MoneyList, pageOfMoney } from '../money-filter-sql.ts'
import { type RechargeRow, rechargesWithNames } from './recharge-sql.ts'
import { SAME_SIGN } from './same-sign-sql.ts'

const RECHARGES: MoneyList = { table: 'recharge', id: 'recharge_id', references: ['bank_reference', 'reference'] }
export type RechargeFilterAtDesk = MoneyFilter & {
  method?: 'manual' | 'chain' | 'card' | undefined
  flagged?: boolean | undefined
}

/**
 * Checks the signs of waiting recharges only, which are few. `offset 0` prevents PostgreSQL from turning the subquery
 * into a join.
 */
const IS_FLAGGED = sql<boolean>`recharge.status = 'auditing' and exists (
  select from recharge as asked cross join lateral (${SAME_SIGN}) as same
  where (asked.user_id, asked.recharge_id) = (recharge.user_id, recharge.recharge_id)
  offset 0)`

function narrowedBy({ method, flagged, ...filter }: RechargeFilterAtDesk) {
  const others: RawBuilder<unknown>[] = []
  if (method) others.push(sql`recharge.method = ${sql.lit(method)}`)
  if (flagged) others.push(IS_FLAGGED)
  return { list: RECHARGES, filter, others }
}

/** Waiting recharges are listed oldest first. */
const waits = ({ status, flagged }: RechargeFilterAtDesk) => status === 'auditing' || flagged === true

/** All shoppers' recharges: waiting recharges oldest first, all others newest first. */
export const findRechargesAtDesk = (
  db: Db,
  filter: RechargeFilterAtDesk,
  start: PageStart,
): Promise<{ items: RechargeRow[]; next_cursor: string | null }> =>
  pageOfMoney(rechargesWithNames(db, {}), narrowedBy(filter), start, waits(filter) ? 'asc' : 'desc')

export const countRechargesAtDesk = (db: Db, filter: RechargeFilterAtDesk, limit: number): Promise<number> =>
  countMoney(db, narrowedBy(filter), limit)

/** A recharge with the same sign as the recharge `of_recharge_id`. */
export type UsedBeforeRow = {
  of_recharge_id: string
  sign: 'picture' | 'bank_reference' | 'transaction'
  recharge_id: string
  user_id: string
  account: string
  amount_cents: number
  status: AuditStatusWord
  created_at: string
}

/** Recharges of any shopper that were claimed with the same picture, bank reference or transaction, oldest first. */
export async function findUsedBefore(db: Db, recharge_ids: readonly string[]): Promise<UsedBeforeRow[]> {
  if (recharge_ids.length === 0) return []
  const { rows } = await sql<UsedBeforeRow>`
    select asked.recharge_id as of_recharge_id, same.sign, other.recharge_id, other.user_id, account, other.amount_cents,
      other.status, other.created_at
    from recharge as asked cross join lateral (${SAME_SIGN}
    ) as same
      join recharge as other on other.recharge_id = same.recharge_id
      join user_account on user_account.user_id = other.user_id
    where asked.recharge_id = any (${recharge_ids})
    order by other.created_at, other.recharge_id`.execute(db)
  return rows
}
