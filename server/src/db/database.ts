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
  /** Waits for as long as it takes: for migrations, which nobody waits for behind a request. */
  is_patient?: boolean
}

/**
 * How long a request may wait for a lock, one of its statements may take, and its transaction may be left alone.
 * Beyond that its asker is told to come back (503), instead of standing with others in a queue that only grows.
 */
const LIMITS = { lock_timeout: 5_000, statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }

export function openDatabase({ is_patient = false, ...address }: DatabaseAddress): Db {
  const pool = new Pool({ ...(!is_patient && LIMITS), ...address })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
