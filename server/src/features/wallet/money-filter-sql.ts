import type { AuditStatusWord } from '@sampan/contract/rules'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Direction, isAfter, type Order, type PageStart, pageInTime } from '../../db/newest-first.ts'
import { shopperId } from '../../db/shopper-id.ts'

/** Filter of the desk's lists of recharges and withdrawals; see the contract. */
export type MoneyFilter = {
  status?: AuditStatusWord | undefined
  shopper?: string | undefined
  amount_cents?: number | undefined
  reference?: string | undefined
  network?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A filtered list: its table, its id column, and the columns in which a reference is searched. */
export type MoneyList = { table: 'recharge' | 'withdrawal'; id: string; references: readonly string[] }

const columnOf = ({ table }: MoneyList, name: string) => sql.ref(`${table}.${name}`)
const orderOf = ({ table, id }: MoneyList): Order => ({ at: `${table}.created_at`, id: `${table}.${id}` })

/**
 * The conditions of a filter except its reference. Each condition has an index that returns the rows in time order, or
 * it matches only few rows.
 */
function conditionsOf(list: MoneyList, filter: MoneyFilter): RawBuilder<unknown>[] {
  const column = (name: string) => columnOf(list, name)
  const { status, shopper, amount_cents, network, from, to } = filter
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (status) conditions.push(sql`${column('status')} = ${sql.lit(status)}`)
  if (shopper) conditions.push(sql`${column('user_id')} = ${shopperId(shopper)}`)
  if (amount_cents !== undefined) conditions.push(sql`${column('amount_cents')} = ${amount_cents}`)
  if (network) conditions.push(sql`${column('network')} = ${network}`)
  if (from) conditions.push(sql`${column('created_at')} >= ${from}`)
  if (to) conditions.push(sql`${column('created_at')} < ${to}`)
  return conditions
}

/** The hash of a transaction, or its first digits. */
const HASH = /^(?:0x)?([0-9a-f]{16,64})$/
const HASH_DIGITS = 64

/** More hashes with the same first digits do not exist by chance. */
const HASHES = 20

/** The hashes that begin with these digits. They are read first, because PostgreSQL overestimates the matches of a range. */
const hashesOf = (list: MoneyList, hash: string) => sql`
  array(select transaction_hash from ${sql.table(list.table)}
    where transaction_hash between ${hash.padEnd(HASH_DIGITS, '0')} and ${hash.padEnd(HASH_DIGITS, 'f')}
    order by transaction_hash limit ${sql.lit(HASHES)})`

/** One condition for each column that may contain a reference. Each column has its own index. */
function placesOf(list: MoneyList, reference: string): RawBuilder<unknown>[] {
  const hash = HASH.exec(reference.toLowerCase())?.[1]
  const transaction = columnOf(list, 'transaction_hash')
  const bearing = (column: RawBuilder<unknown>) =>
    // Repeats the predicate of the partial index: PostgreSQL cannot infer that bare_reference(null) is null.
    sql`(${column} is not null and bare_reference(${column}) = (select bare_reference(${reference})))`
  return [
    ...list.references.map((name) => bearing(columnOf(list, name))),
    ...(hash ? [sql`(${transaction} is not null and ${transaction} = any (${hashesOf(list, hash)}))`] : []),
  ]
}

type Narrowed = { list: MoneyList; filter: MoneyFilter; others: readonly RawBuilder<unknown>[] }

/**
 * The keys of the first matching rows. If the filter has a reference, at most a page is read per column, even if
 * thousands of rows contain the reference.
 */
function firstKeys({ list, filter, others }: Narrowed, afterCursor: RawBuilder<unknown>) {
  const conditions = [...conditionsOf(list, filter), ...others]
  const places = filter.reference ? placesOf(list, filter.reference) : [sql`true`]
  return sql.join(
    places.map(
      (place) => sql`(select user_id, ${columnOf(list, list.id)} from ${sql.table(list.table)}
        where ${sql.join([...conditions, place], sql` and `)} ${afterCursor})`,
    ),
    sql` union `,
  )
}

/** Condition for the rows of a page. If the filter has a reference, the first matching rows are selected by key. */
function matching(selection: Narrowed, { page, page_size, cursor }: PageStart, direction: Direction) {
  const { list, filter, others } = selection
  if (!filter.reference) return sql<boolean>`${sql.join([...conditionsOf(list, filter), ...others], sql` and `)}`
  const order = orderOf(list)
  const rows = cursor === undefined ? page * page_size + 1 : page_size + 1
  const afterCursor = sql`${cursor === undefined ? sql`` : sql`and ${isAfter(cursor, order, direction)}`}
    order by ${columnOf(list, 'created_at')} ${sql.raw(direction)}, ${columnOf(list, list.id)}::text ${sql.raw(direction)} limit ${rows}`
  return sql<boolean>`(${columnOf(list, 'user_id')}, ${columnOf(list, list.id)}) in (${firstKeys(selection, afterCursor)})`
}

export const pageOfMoney = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  selection: Narrowed,
  start: PageStart,
  direction: Direction,
) => pageInTime(rows.where(matching(selection, start, direction)), orderOf(selection.list), start, direction)

export async function countMoney(db: Db, selection: Narrowed, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from (${firstKeys(selection, sql`limit ${limit}`)}) as found limit ${limit}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}
