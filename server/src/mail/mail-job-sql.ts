import { sql } from 'kysely'
import { markWork } from '../db/commits.ts'
import type { Db } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'

type MailJob = { task: string; data: object; after_s: number; valid_s: number }

/** Adds the job of a mail, which is due after `after_s` and dropped after `valid_s`. */
export async function addMailJob(tx: Tx, { task, data, after_s, valid_s }: MailJob): Promise<void> {
  markWork(tx)
  await sql`insert into job (task, data, run_at, expires_at)
    values (${task}, ${JSON.stringify(data)}::jsonb, now() + make_interval(secs => ${after_s}),
      now() + make_interval(secs => ${valid_s}))`.execute(tx)
}

/** The number of mails that are late, and the time of the oldest; null when there are none. */
export async function findUnsent(db: Db): Promise<{ count: number; oldest_at: string } | null> {
  const { rows } = await sql<{ count: number; oldest_at: string }>`
    select count(*)::int as count, min(created_at) as oldest_at from late_mail having count(*) > 0`.execute(db)
  return rows[0] ?? null
}
