import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolUse } from './pool.ts'
import type { Tables } from './tables.ts'

/**
 * A handle on the shop's database. A transaction is a `Db` too, so every query accepts the database or a transaction.
 */
export type Db = Kysely<Tables>

/**
 * The database's address: either a URL, which may name several hosts of which one accepts writes, or host, port, user
 * and database.
 */
export type DatabaseAddress = {
  connectionString?: string
  host?: string
  port?: number
  user?: string
  database?: string
  /** Maximum number of connections; 10 by default. */
  max?: number
  /** Sets no timeouts: for migrations, which do not block requests. */
  is_patient?: boolean
}

/**
 * Timeouts of a request in ms: waiting for a lock, running one statement, and an idle transaction. A request that
 * exceeds one gets 503, so that requests do not pile up behind it.
 */
const LIMITS = { lock_timeout: 5_000, statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }

export const openDatabase = (address: DatabaseAddress): Db => openDatabaseWithCut(address).db

type Opened = { db: Db; cut: () => void; use: () => PoolUse }

/**
 * Opens the database. `cut` closes all connections immediately, for a host that hangs; `use` reports how many are in
 * use.
 */
export function openDatabaseWithCut({ is_patient = false, ...address }: DatabaseAddress): Opened {
  const pool = new Pool({ ...(!is_patient && LIMITS), ...address })
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    cut: () => pool.cut(),
    use: () => pool.use,
  }
}
