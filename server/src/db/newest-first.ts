import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** Where a page begins: after its cursor or, without one, at its page number. */
export type PageStart = { page: number; page_size: number; cursor?: string | undefined }

/** The columns that order a list, each with its table: when a row was stored, or a moment made of other columns, then its id. */
export type Order = { at: string | RawBuilder<string>; id: string }

export type Direction = 'asc' | 'desc'

/**
 * A page of rows, newest first, and the cursor of the next page, null at the end. The cursor has the time to the
 * microsecond, like the column: rows of one millisecond would otherwise be repeated or skipped. Ids are compared as
 * text, whatever their type, so that a cursor of another list is a place as well, and no error of PostgreSQL's. An index
 * that ends with the time is enough: only rows of one moment are sorted by id.
 */
export const newestFirst = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  start: PageStart,
) => pageInTime(rows, order, start, 'desc')

/** The same with the oldest first, as work that waits is done. */
export const oldestFirst = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  start: PageStart,
) => pageInTime(rows, order, start, 'asc')

const momentOf = ({ at }: Order) => (typeof at === 'string' ? sql.ref(at) : at)

/** Whether a row comes after the one of the cursor. */
export const isAfter = (cursor: string, order: Order, direction: Direction) =>
  sql<boolean>`(${momentOf(order)}, ${sql.ref(order.id)}::text) ${sql.raw(direction === 'asc' ? '>' : '<')} ${keyIn(cursor)}`

/** A page in either direction. */
export async function pageInTime<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { page, page_size, cursor }: PageStart,
  direction: Direction,
) {
  const at = momentOf(order)
  const id = sql`${sql.ref(order.id)}::text`
  const left = cursor === undefined ? rows : rows.where(isAfter(cursor, order, direction))
  const found = await left
    .select(sql<string>`(extract(epoch from ${at}) * 1000000)::bigint || '.' || ${id}`.as('cursor'))
    .orderBy(at, direction)
    .orderBy(id, direction)
    .limit(page_size + 1)
    .offset(cursor === undefined ? (page - 1) * page_size : 0)
    .execute()
  const items = found.slice(0, page_size) as (Row & { cursor: string })[] // Kysely cannot add the column to a row it does not know
  const last = found.length > page_size ? items.at(-1) : undefined
  return { items, next_cursor: last?.cursor ?? null }
}

/** The column that orders a list by a number, with its table, then the id. */
type NumberOrder = { number: string; id: string }

/** A page of rows in the order of a whole number from 0, such as a price. Its cursor has the number and the id. */
export async function pageInNumber<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  order: NumberOrder,
  { page, page_size, cursor }: PageStart,
  direction: Direction,
) {
  const number = sql.ref<number>(order.number)
  const id = sql`${sql.ref(order.id)}::text`
  const [at = '0', after = ''] = cursor?.split('.') ?? []
  const isLater = sql<boolean>`(${number}, ${id}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${at}::bigint, ${after}::text)`
  const found = await (cursor === undefined ? rows : rows.where(isLater))
    .select(sql<string>`${number} || '.' || ${id}`.as('cursor'))
    .orderBy(number, direction)
    .orderBy(id, direction)
    .limit(page_size + 1)
    .offset(cursor === undefined ? (page - 1) * page_size : 0)
    .execute()
  const items = found.slice(0, page_size) as (Row & { cursor: string })[] // Kysely cannot add the column to a row it does not know
  const last = found.length > page_size ? items.at(-1) : undefined
  return { items, next_cursor: last?.cursor ?? null }
}

function keyIn(cursor: string) {
  const [microseconds, id] = cursor.split('.')
  return sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::text)`
}
