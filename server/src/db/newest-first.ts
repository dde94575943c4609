import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** The start of a page: after the cursor or, without a cursor, at the page number. */
export type PageStart = { page: number; page_size: number; cursor?: string | undefined }

/** The columns that order a list, each with its table: a time (a column or an expression), then the id. */
export type Order = { at: string | RawBuilder<string>; id: string }

export type Direction = 'asc' | 'desc'

/**
 * Returns a page of rows, newest first, and the cursor of the next page, null at the end. The cursor contains the time
 * in microseconds, like the column: with milliseconds, rows could be repeated or skipped. Ids are compared as text,
 * whatever their type, so that a cursor of another list is a valid position and causes no PostgreSQL error. An index
 * that ends with the time is sufficient: only rows with equal times are sorted by id.
 */
export const newestFirst = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  start: PageStart,
) => pageInTime(rows, order, start, 'desc')

/** Like newestFirst, with the oldest rows first: the order for pending work. */
export const oldestFirst = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  start: PageStart,
) => pageInTime(rows, order, start, 'asc')

const momentOf = ({ at }: Order) => (typeof at === 'string' ? sql.ref(at) : at)

/** Whether a row comes after the row of the cursor. */
export const isAfter = (cursor: string, order: Order, direction: Direction) =>
  sql<boolean>`(${momentOf(order)}, ${sql.ref(order.id)}::text) ${sql.raw(direction === 'asc' ? '>' : '<')} ${keyIn(cursor)}`

/** Rows ordered by time, in either direction, after the cursor. */
export const inTime = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  cursor: string | undefined,
  direction: Direction,
) =>
  (cursor === undefined ? rows : rows.where(isAfter(cursor, order, direction)))
    .orderBy(momentOf(order), direction)
    .orderBy(sql`${sql.ref(order.id)}::text`, direction)

/** Returns a page ordered by time, in either direction. */
export async function pageInTime<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { page, page_size, cursor }: PageStart,
  direction: Direction,
) {
  const id = sql`${sql.ref(order.id)}::text`
  const page_and_one = await inTime(rows, order, cursor, direction)
    .select(sql<string>`(extract(epoch from ${momentOf(order)}) * 1000000)::bigint || '.' || ${id}`.as('cursor'))
    .limit(page_size + 1)
    .offset(cursor === undefined ? (page - 1) * page_size : 0)
    .execute()
  const items = page_and_one.slice(0, page_size) as (Row & { cursor: string })[] // Kysely cannot add the column to an unknown row type
  const last = page_and_one.length > page_size ? items.at(-1) : undefined
  return { items, next_cursor: last?.cursor ?? null }
}

/** The column that orders a list by a number, with its table, then the id. */
type NumberOrder = { number: string; id: string }

/** Rows ordered by a non-negative integer, in either direction, after the cursor. */
export function inNumber<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: NumberOrder,
  cursor: string | undefined,
  direction: Direction,
) {
  const number = sql.ref<number>(order.number)
  const id = sql`${sql.ref(order.id)}::text`
  const [at = '0', after = ''] = cursor?.split('.') ?? []
  const isLater = sql<boolean>`(${number}, ${id}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${at}::bigint, ${after}::text)`
  return (cursor === undefined ? rows : rows.where(isLater)).orderBy(number, direction).orderBy(id, direction)
}

/** Returns a page ordered by a non-negative integer, such as a price. Its cursor contains the number and the id. */
export async function pageInNumber<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: NumberOrder,
  { page, page_size, cursor }: PageStart,
  direction: Direction,
) {
  const key = sql<string>`${sql.ref(order.number)} || '.' || ${sql.ref(order.id)}::text`
  const page_and_one = await inNumber(rows, order, cursor, direction)
    .select(key.as('cursor'))
    .limit(page_size + 1)
    .offset(cursor === undefined ? (page - 1) * page_size : 0)
    .execute()
  const items = page_and_one.slice(0, page_size) as (Row & { cursor: string })[] // Kysely cannot add the column to an unknown row type
  const last = page_and_one.length > page_size ? items.at(-1) : undefined
  return { items, next_cursor: last?.cursor ?? null }
}

function keyIn(cursor: string) {
  const [microseconds, id] = cursor.split('.')
  return sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::text)`
}
