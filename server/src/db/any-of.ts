import { sql } from 'kysely'

/** Passes a list as one array parameter, so that the statement text does not depend on the length of the list. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids})`

/**
 * Whether two columns of a row equal one of the pairs. Comparing pairs uses an index on both columns; two separate
 * conditions would let PostgreSQL read all rows that match the first column.
 */
export const isOneOf = (columns: readonly [string, string], pairs: readonly (readonly [string, string])[]) =>
  sql<boolean>`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) in (
    select * from unnest(${pairs.map(([first]) => first)}::uuid[], ${pairs.map(([, second]) => second)}::uuid[]))`
