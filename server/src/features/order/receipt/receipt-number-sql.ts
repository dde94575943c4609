import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { isRetried } from '../../../job/row-work-sql.ts'
import type { Series } from './receipt-sql.ts'

/** The task that repeats a numbering that failed. */
export const NUMBERING = 'receipt_numbers'

export const nameOf = ({ kind, year, shop_id }: Series): string => `${kind} ${year} ${shop_id}`

/** Series with receipts that have no number yet, except those that failed and have a job. */
export async function findSeriesToNumber(db: Db, limit: number): Promise<Series[]> {
  const name: Expression<string> = sql<string>`kind || ' ' || year || ' ' || shop_id`
  const { rows } = await sql<Series>`
    select shop_id, kind, year from receipt where number is null group by shop_id, kind, year
    having not ${isRetried(NUMBERING, name)} order by min(created_at) limit ${limit}`.execute(db)
  return rows
}

const isSeries = ({ shop_id, kind, year }: Series) =>
  sql<SqlBool>`shop_id = ${shop_id} and kind = ${kind} and year = ${year}`

/**
 * Locks a series until the end of the transaction. Only one transaction at a time assigns its numbers.
 * @returns false if `skips_locked` and another transaction holds the lock.
 */
export async function lockSeries(tx: Tx, series: Series, skips_locked: boolean): Promise<boolean> {
  const { shop_id, kind, year } = series
  await sql`insert into receipt_series (shop_id, kind, year) values (${shop_id}, ${kind}, ${year})
    on conflict do nothing`.execute(tx)
  const { rows } = await sql`select from receipt_series where ${isSeries(series)}
    for update ${skips_locked ? sql`skip locked` : sql``}`.execute(tx)
  return rows.length > 0
}

/**
 * Assigns the next numbers of a locked series to receipts without a number, earliest first. A separate statement after
 * `lockSeries`, because its snapshot must contain the numbers that the previous holder of the lock assigned.
 * @returns how many numbers it assigned.
 */
export async function assignNumbers(tx: Tx, series: Series, limit: number): Promise<number> {
  const { rows } = await sql<{ assigned: number }>`
    with waiting as (
      select user_id, receipt_id, row_number() over (order by created_at, receipt_id) as place from (
        select user_id, receipt_id, created_at from receipt where ${isSeries(series)} and number is null
        order by created_at, receipt_id limit ${limit}) as earliest
    ), numbered as (
      update receipt set number = last_number + place from waiting, receipt_series as last
      where receipt.user_id = waiting.user_id and receipt.receipt_id = waiting.receipt_id
        and (last.shop_id, last.kind, last.year) = (receipt.shop_id, receipt.kind, receipt.year)
      returning receipt.number
    ), counted as (select count(*)::int as assigned from numbered)
    update receipt_series set last_number = last_number + assigned from counted where ${isSeries(series)}
    returning assigned`.execute(tx)
  return rows[0]?.assigned ?? 0
}
