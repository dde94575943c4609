import { sql } from 'kysely'

/** A list as one value, so that the statement's text is the same for each length. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids})`
