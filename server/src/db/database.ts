import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolUse } from './pool.ts'
import type { Tables } from './tables.ts'

/** A handle on the shop's database. A transaction is a `Db` too, so every query takes either. */
export type Db = Kysely<Tables>

/** Where the database is: a URL, which may name several hosts of which one takes writes, or host, port, user and database. */
export type DatabaseAddress = {
  connectionString?: string
  host?: string
  port?: number
  user?: string
  database?: string
  /** At most this many connections; 10 by default. */
  max?: number
  /** Sets no timeouts: for migrations, which no request waits for. */
  is_patient?: boolean
}

/**
 * Timeouts of a request: waiting for a lock, running one statement, and leaving its transaction idle. A request that
 * exceeds one is answered 503, so that requests don't pile up behind it.
 */
const LIMITS = { lock_timeout: 5_000, statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }

export const openDatabase = (address: DatabaseAddress): Db => openWithCut(address).db

type Opened = { db: Db; cut: () => void; use: () => PoolUse }

/** Also gives a function that ends all connections at once, for a host that hangs, and one that says how they are used. */
export function openWithCut({ is_patient = false, ...address }: DatabaseAddress): Opened {
  const pool = new Pool({ ...(!is_patient && LIMITS), ...address })
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    cut: () => pool.cut(),
    use: () => pool.use,
  }
}
