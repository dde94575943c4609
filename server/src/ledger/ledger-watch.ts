import { sql } from 'kysely'
import type { Outcome } from '../background/background-loop.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { longRead } from '../db/long-read.ts'
import { openLog } from '../log.ts'
import { makeCheckpoint, runQuickAudit } from './audit.ts'
import { saveAudit } from './audit-state.ts'

/** Time limit of an audit. Exceeding it is logged as a failure. */
const AUDIT_LIMIT_MS = 60_000
/** Maximum number of problems in one log line. */
const LOGGED = 20
const CHECKPOINT_LOCK = 5_349

/** Audits the ledger, and reports problems in the log and in the gauge `ledger_problems`. */
export async function auditLedger(
  { db, config }: Pick<Context, 'db' | 'config'>,
  signal: AbortSignal,
): Promise<Outcome> {
  const problems = await longRead(db, { limit_ms: AUDIT_LIMIT_MS, signal }, runQuickAudit)
  await saveAudit(db, problems.length)
  if (problems.length > 0)
    openLog(config, 'books').error({ problems: problems.slice(0, LOGGED) }, 'the books are not sound')
  return 'done'
}

/**
 * Writes a checkpoint of the ledger, unless a server is writing one whose lease ended. The lock belongs to the connection,
 * because `makeCheckpoint` must not run inside a transaction.
 */
export const makeCheckpointAlone = (db: Db): Promise<Outcome> =>
  db.connection().execute(async (connection): Promise<Outcome> => {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_lock(${sql.lit(CHECKPOINT_LOCK)}) as is_mine`.execute(connection)
    if (!rows[0]?.is_mine) return 'done'
    try {
      await makeCheckpoint(connection)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(CHECKPOINT_LOCK)})`.execute(connection)
    }
    return 'done'
  })
