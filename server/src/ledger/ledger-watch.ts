import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Outcome, Running } from '../background/background-loop.ts'
import { startWorker } from '../background/worker.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { longRead } from '../db/long-read.ts'
import { openLog } from '../log.ts'
import { makeCheckpoint, type Problem, runQuickAudit } from './audit.ts'
import { saveAudit } from './audit-state.ts'
import { countDays } from './days.ts'

const AUDIT_EVERY_MS = 10 * 60_000
const CHECKPOINT_EVERY_MS = 60 * 60_000
/** Interval of the update of the daily figures, which determines how current the figures on the operators' desk are. */
const DAYS_EVERY_MS = 10_000
/** Time limit of an audit. Exceeding it is logged as a failure. */
const AUDIT_LIMIT_MS = 60_000
/** Maximum number of problems in one log line. */
const TOLD = 20
const AUDIT_LOCK = 5_348
const CHECKPOINT_LOCK = 5_349

/**
 * Audits the ledger every ten minutes and reports problems in the log and the gauge `ledger_problems`. Writes a
 * checkpoint every hour, so that sums stay short, and updates the daily figures. Locks make sure that servers on the
 * same database do not do this at the same time.
 */
export function watchLedger(context: Pick<Context, 'db' | 'config' | 'metrics'>): Running {
  const { db, config, metrics } = context
  const log = openLog(config, 'books')
  const registers = metrics ? [metrics] : []
  const gauge = new Gauge({ name: 'ledger_problems', help: 'Number of problems that the last audit found', registers })
  const audited_at = new Gauge({ name: 'ledger_audited_at_seconds', help: 'When the last audit ended', registers })
  const audit = async (signal: AbortSignal): Promise<Outcome> => {
    const problems = await auditInTurn(db, signal)
    gauge.set(problems.length)
    audited_at.setToCurrentTime()
    await saveAudit(db, problems.length)
    if (problems.length > 0) log.error({ problems: problems.slice(0, TOLD) }, 'the books are not sound')
    return 'done'
  }
  const jobs = () => [
    { name: 'ledger_audit', every_ms: AUDIT_EVERY_MS, work: audit },
    { name: 'ledger_checkpoint', every_ms: CHECKPOINT_EVERY_MS, work: () => checkpointAlone(db) },
    { name: 'ledger_days', every_ms: DAYS_EVERY_MS, work: () => countDays(db) },
  ]
  return startWorker(context, { log_name: 'books', failed: 'background work on the books failed', jobs })
}

/** Waits for other servers' audits instead of skipping its own, because each server reports its own result. */
const auditInTurn = (db: Db, signal: AbortSignal): Promise<Problem[]> =>
  longRead(db, { limit_ms: AUDIT_LIMIT_MS, signal }, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(AUDIT_LOCK)})`.execute(tx)
    return runQuickAudit(tx)
  })

/**
 * A checkpoint of the ledger serves all servers, so only one server writes it. The lock belongs to the connection,
 * because `makeCheckpoint` must not run inside a transaction.
 */
const checkpointAlone = (db: Db): Promise<Outcome> =>
  db.connection().execute(async (held): Promise<Outcome> => {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_lock(${sql.lit(CHECKPOINT_LOCK)}) as is_mine`.execute(held)
    if (!rows[0]?.is_mine) return 'done'
    try {
      await makeCheckpoint(held)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(CHECKPOINT_LOCK)})`.execute(held)
    }
    return 'done'
  })
