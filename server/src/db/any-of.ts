import { sql } from 'kysely'

/** Passes a list as one array parameter, so that the statement's text doesn't depend on its length. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids})`
