import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { HealthConnection } from '../../db/health-connection.ts'
import { NoWritableHost } from '../../db/replica/hosts.ts'

const NO_ANSWER = 'the database does not answer'

/** @returns an error message when the database does not respond; undefined when it responds. */
export const findReadBlocker = (db: Db): Promise<string | undefined> =>
  sql`select 1`.execute(db).then(
    () => undefined,
    () => NO_ANSWER,
  )

/**
 * Detects commits that wait for a standby by their sessions' wait event, because the server's role may count standbys
 * but not read their state.
 */
const QUESTION = `select current_setting('transaction_read_only') = 'on' as is_read_only,
  current_setting('synchronous_standby_names') <> '' and current_setting('synchronous_commit') not in ('off', 'local')
    as needs_standby,
  (select count(*) from pg_stat_replication)::int as standbys,
  (select count(*) from pg_stat_activity where wait_event = 'SyncRep' and state_change < now() - interval '2 seconds')::int
    as waiting`
type Answer = { is_read_only: boolean; needs_standby: boolean; standbys: number; waiting: number }

/** The reason why writes wait or fail now; undefined when they succeed. */
export async function findWriteBlocker(health: HealthConnection): Promise<string | undefined> {
  try {
    // Asks twice, because the connection may have broken since the last check.
    const answer = await health.ask<Answer>(QUESTION).catch(() => health.ask<Answer>(QUESTION))
    if (!answer) return NO_ANSWER
    if (answer.is_read_only) return 'the database takes no writes: it is a standby or read-only'
    const { standbys, waiting } = answer
    if (answer.needs_standby && (standbys === 0 || waiting > 0))
      return `writes wait until a standby confirms them: ${standbys} connected, ${waiting} waiting for more than 2 s`
    return undefined
  } catch (error) {
    return error instanceof NoWritableHost ? error.message : NO_ANSWER
  }
}
