import { sql } from 'kysely'
import { Busy } from '../refusal/refusal.ts'
import type { Db } from './database.ts'
import { type Tx, transaction } from './transaction.ts'

const CANCEL_EVERY_MS = 100

/** `limit_ms` is the timeout of each statement. It replaces the timeouts of requests. */
type Limits = { limit_ms: number; signal: AbortSignal }

/**
 * Runs long reads in one transaction until the signal aborts; PostgreSQL then cancels the running statement.
 * @throws Busy when the signal aborted the reads.
 */
export async function longRead<Result>(
  db: Db,
  { limit_ms, signal }: Limits,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`
        select pg_backend_pid() as pid, set_config('statement_timeout', ${String(limit_ms)}, true),
          set_config('lock_timeout', ${String(limit_ms)}, true)`.execute(tx)
      signal.throwIfAborted()
      return await cancelledBy(signal, db, rows[0]?.pid, () => work(tx))
    })
  } catch (error) {
    throw signal.aborted ? new Busy('the read was aborted') : error
  }
}

/**
 * Releases the connection only after the last cancel request was sent: a later one would cancel a statement of the
 * connection's next user.
 */
async function cancelledBy<Result>(
  signal: AbortSignal,
  db: Db,
  pid: number | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  let cancelling: Promise<unknown> = Promise.resolve()
  let again: NodeJS.Timeout | undefined
  const cancel = () => {
    cancelling = cancelling.then(() => sql`select pg_cancel_backend(${pid})`.execute(db)).catch(() => {})
  }
  const startCancelling = () => {
    cancel()
    // A cancel request that arrives between two statements has no effect, so it is repeated.
    again = setInterval(cancel, CANCEL_EVERY_MS)
  }
  signal.addEventListener('abort', startCancelling, { once: true })
  try {
    return await work()
  } finally {
    signal.removeEventListener('abort', startCancelling)
    clearInterval(again)
    await cancelling
  }
}
