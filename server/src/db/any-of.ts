import { sql } from 'kysely'

/** Passes a list as one array parameter, so that the statement's text doesn't depend on its length. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids})`

/**
 * Whether two columns of a row are those of one of the pairs. Each pair is found by an index on both columns; asked for
 * each column by itself, PostgreSQL may read all rows that have the first.
 */
export const isOneOf = (columns: readonly [string, string], pairs: readonly (readonly [string, string])[]) =>
  sql<boolean>`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) in (
    select * from unnest(${pairs.map(([first]) => first)}::uuid[], ${pairs.map(([, second]) => second)}::uuid[]))`
