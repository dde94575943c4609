import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from './pool.ts'
import type { Tables } from './tables.ts'

/** A handle on the shop's database. Whoever holds a transaction holds a `Db` too: every query takes either. */
export type Db = Kysely<Tables>

/** Where the database is: a URL, or host, port, user and database. */
export type DatabaseAddress = {
  connectionString?: string
  host?: string
  port?: number
  user?: string
  database?: string
  /** Connections at most; 10 unless said. */
  max?: number
}

export function openDatabase(address: DatabaseAddress): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool(address) }) })
}
