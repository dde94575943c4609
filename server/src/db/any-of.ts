import { sql } from 'kysely'

/** Passes a list as one array parameter, so that the statement text does not depend on the length of the list. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids})`

/**
 * Whether two columns of a row equal one of the pairs. Comparing pairs uses an index on both columns; two separate
 * conditions would let PostgreSQL read all rows that match the first column.
 */
export const isOneOf = (columns: readonly [string, string], pairs: readonly (readonly [string, string])[]) =>
  isInRows(
    columns,
    pairs.map(([first]) => first),
    pairs.map(([, second]) => second),
  )

/** `isOneOf` with all first and all second values of the pairs, for prepared statements. */
export const isInRows = (columns: readonly [string, string], firsts: readonly string[], seconds: readonly string[]) =>
  sql<boolean>`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) in (
    select * from unnest(${firsts}::uuid[], ${seconds}::uuid[]))`
