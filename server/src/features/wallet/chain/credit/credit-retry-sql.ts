import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Job } from '../../../../job/job-sql.ts'
import { CREDIT, type TransferKey } from './chain-credit-sql.ts'

/**
 * The task of a network. The reader of the network runs it in its rounds, because it has the nodes, the pace and the lock
 * of the network: a silent node delays no other network.
 */
export const creditTaskOf = (network: string): string => `${CREDIT}:${network}`

export const idOf = ({ transaction_hash, log_index }: Omit<TransferKey, 'network'>): string =>
  `${transaction_hash}:${log_index}`

/** The data of a job. `unverified_since` is when no node reported the balance for the first time, without another failure since. */
export type RetryData = Omit<TransferKey, 'network'> & { unverified_since?: string }

/** Whether no node has reported the balance for at least some minutes. */
export async function isUnverifiedFor(db: Db, { job_id }: Pick<Job, 'job_id'>, minutes: number): Promise<boolean> {
  const { rows } = await sql`select from job where job_id = ${job_id}
    and (data ->> 'unverified_since')::timestamptz <= now() - make_interval(mins => ${minutes}::int)`.execute(db)
  return rows.length > 0
}

/** Notes whether the balance is what failed in a job. */
export async function noteUnverified(
  db: Db,
  { job_id, claims }: Pick<Job, 'job_id' | 'claims'>,
  is_unverified: boolean,
) {
  await sql`update job set data = case when ${is_unverified}::boolean
      then jsonb_build_object('unverified_since', now()) || data else data - 'unverified_since' end
    where job_id = ${job_id} and claims = ${claims}`.execute(db)
}

/** The next time for a job whose cause of failure will pass: after 2 s, then in doubled pauses of up to a minute. */
export async function nextTry(db: Db, { job_id }: Pick<Job, 'job_id'>): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select to_json(now() + least(interval '1 minute', greatest(interval '2 seconds', now() - added_at))) #>> '{}' as at
    from job where job_id = ${job_id}`.execute(db)
  return rows[0]?.at ?? 'now'
}
