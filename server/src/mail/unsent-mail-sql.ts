import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/database.ts'

export async function insertUnsent(db: Db, mail_id: string, sealed: Buffer, valid_s: number): Promise<void> {
  await sql`insert into unsent_mail (mail_id, sealed, expires_at)
    values (${mail_id}, ${sealed}, now() + make_interval(secs => ${valid_s}))`.execute(db)
}

/** Stores a mail that was not tried yet. It is due at once. */
export async function insertUntried(db: Db, mail_id: string, sealed: Buffer, valid_s: number): Promise<void> {
  await sql`insert into unsent_mail (mail_id, sealed, tries, next_try_at, expires_at)
    values (${mail_id}, ${sealed}, 0, now(), now() + make_interval(secs => ${valid_s}))`.execute(db)
}

export type Unsent = { mail_id: string; sealed: Buffer }

/**
 * Claims due mails, the oldest first. Before they are sent, their next retry is set: after 30 s, then the delay doubles
 * each time, up to ten minutes. Mails that another server is claiming are skipped.
 */
export async function takeUnsent(db: Db, limit: number): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`
    with due as (
      select mail_id from unsent_mail where next_try_at <= now() and expires_at > now()
      order by next_try_at limit ${limit} for update skip locked)
    update unsent_mail set tries = tries + 1, next_try_at = now() + least(interval '15 seconds' * 2 ^ tries, interval '10 minutes')
    from due where unsent_mail.mail_id = due.mail_id returning unsent_mail.mail_id, sealed`.execute(db)
  return rows
}

/** Extends the claims of mails that are being sent by 30 s, so that no other server sends them as well. */
export async function extendClaims(db: Db, mail_ids: string[]): Promise<void> {
  await sql`update unsent_mail set next_try_at = greatest(next_try_at, now() + interval '30 seconds')
    where mail_id = ${anyOf(mail_ids)}`.execute(db)
}

export async function deleteUnsent(db: Db, mail_id: string): Promise<void> {
  await sql`delete from unsent_mail where mail_id = ${mail_id}`.execute(db)
}

/**
 * Deletes expired mails.
 * @returns their number.
 */
export async function deleteOutdated(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from unsent_mail where expires_at <= now()`.execute(db)
  return Number(numAffectedRows)
}

/** The number of mails that are late, and the time of the oldest; null when there are none. */
export async function findUnsent(db: Db): Promise<{ count: number; oldest_at: string } | null> {
  const { rows } = await sql<{ count: number; oldest_at: string }>`
    select count(*)::int as count, min(created_at) as oldest_at from late_mail having count(*) > 0`.execute(db)
  return rows[0] ?? null
}
