import type { Language, NoticeKind, NoticeTopic } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type Job, notBefore } from '../../../job/job-sql.ts'
import { isMailed } from '../choice/notice-choice-sql.ts'

/** The task of the jobs of mails about notices and payments. */
export const NOTICE_MAIL = 'notice_mail'

/** A mail is dropped when it could not be sent within three days. The notices and orders contain the same facts. */
export const MAIL_VALID_MS = 3 * 24 * 60 * 60_000

/** A statement that adds a job for the mail of each notice of the table `written`, which refers to `user_account`. */
export const addMails = (
  topic: NoticeTopic,
  { priority, at = sql`now()` }: { priority: RawBuilder<unknown>; at?: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`
  insert into job (task, data, user_id, priority, run_at, expires_at)
  select ${sql.lit(NOTICE_MAIL)}, jsonb_build_object('mail_id', uuidv7(), 'notice_id', notice_id), user_id, ${priority}, ${at},
    now() + interval '3 days'
  from written join user_account using (user_id)
  where ${isMailed(topic)}`

/** The data of a job. */
export type MailData = {
  mail_id: string
  notice_id?: string
  /** The orders of a payment. */
  order_ids?: string[]
}

/** A mail that this server has claimed. */
export type NoticeMail = MailData & Pick<Job, 'job_id' | 'claims'> & { user_id: string }

/** Maximum number of waiting mails that are merged into a single mail. */
const MERGED_LIMIT = 50

/** A condition for mails of a kind, or of a whole topic. */
const isLike = ({ kind, topic }: Pick<Like, 'kind' | 'topic'>): RawBuilder<boolean> =>
  kind === 'receipt'
    ? sql<boolean>`job.data ? 'order_ids'`
    : sql<boolean>`exists (select from notice where notice.user_id = job.user_id
        and notice.notice_id = (job.data ->> 'notice_id')::uuid and topic = ${topic}
        and kind = coalesce(${kind ?? null}, kind))`

type Like = { topic: NoticeTopic; kind: MailKind | undefined; least: number }

/**
 * Claims the other mails of a shopper that are due and of the same kind or topic as a claimed mail, if there are at least
 * `least`: one mail then replaces them. @returns them, the oldest first.
 */
export async function claimDueWith(
  db: Db,
  { user_id, job_id }: NoticeMail,
  { least, ...like }: Like,
): Promise<NoticeMail[]> {
  const { rows } = await sql<Pick<Job, 'job_id' | 'claims'> & { data: MailData }>`
    with due as (
      select job_id from job
      where user_id = ${user_id} and task = ${NOTICE_MAIL} and job_id <> ${job_id} and run_at <= now() and ${isLike(like)}
      order by job_id limit ${sql.lit(MERGED_LIMIT)} for update skip locked)
    update job set attempts = attempts + 1, claims = claims + 1, is_running = true, run_at = now() + interval '2 minutes'
    where job_id in (select job_id from due) and (select count(*) from due) >= ${least}
    returning job_id, claims, data`.execute(db)
  return rows
    .map(({ data, ...claim }) => ({ ...data, ...claim, user_id }))
    .toSorted((one, other) => one.job_id - other.job_id)
}

/** A mail about a notice, or the confirmation of a payment. */
export type MailKind = NoticeKind | 'receipt'

/** Postpones the waiting mails of a shopper, all or those of a kind. They do not count as late. */
export async function postponeMails(
  db: Db,
  user_id: string,
  { kind, until }: { kind: MailKind | undefined; until: string },
): Promise<void> {
  const isOfKind =
    kind === 'receipt'
      ? sql`data ? 'order_ids'`
      : sql`(data ->> 'notice_id')::uuid in (
          select notice_id from notice where user_id = ${user_id} and kind = ${kind ?? null})`
  await sql`update job set attempts = 0, run_at = ${notBefore(until)}
    where user_id = ${user_id} and task = ${NOTICE_MAIL} and run_at < ${until} and (${kind === undefined} or ${isOfKind})`.execute(
    db,
  )
}

/** Counts a permanent rejection of the recipient. @returns how often the mail was rejected so far. */
export async function countRefusal(db: Db, { job_id, claims }: NoticeMail): Promise<number> {
  const { rows } = await sql<{ refusals: number }>`
    update job set data = data || jsonb_build_object('refusals', coalesce((data ->> 'refusals')::int, 0) + 1)
    where job_id = ${job_id} and claims = ${claims} returning (data ->> 'refusals')::int as refusals`.execute(db)
  return rows[0]?.refusals ?? 0
}

/** Whether the shopper has changed the address since the mail server rejected it. */
export async function hasNewAddress(db: Db, user_id: string, rejected_address: string): Promise<boolean> {
  const { rows } = await sql`select from user_account
    where user_id = ${user_id} and account <> ${rejected_address} and mail_refused_at is null`.execute(db)
  return rows.length > 0
}

export type Recipient = {
  account: string
  family_name: string
  given_name: string
  language: Language
  is_verified: boolean
  is_blocked: boolean
  /** The topics about which the shopper gets no mails. */
  silenced: NoticeTopic[]
}

/**
 * Where the mails of a shopper go; undefined when the address was rejected, or the account is deleted or has no address,
 * such as an account of a removed demo.
 */
export const { first: findRecipient } = prepared((db, user_id: string) =>
  db
    .selectFrom('user_account')
    .select(['account', 'family_name', 'given_name', sql<Language>`language`.as('language')])
    .select([
      sql<boolean>`email_verified_at is not null`.as('is_verified'),
      sql<boolean>`blocked_at is not null`.as('is_blocked'),
      sql<NoticeTopic[]>`(select coalesce(json_agg(topic), '[]') from notice_choice as choice
        where choice.user_id = user_account.user_id and not by_mail)`.as('silenced'),
    ])
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where('mail_refused_at', 'is', null)
    .where('account', 'like', '%@%'),
)

/**
 * Ends mail to an address that the mail server rejected, and deletes what waits for it.
 * @returns false when the shopper has another address by now, or another mail was rejected first.
 */
export async function refuseAddress(tx: Tx, user_id: string, account: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user_account')
    .set({ mail_refused_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('account', '=', account)
    .where('mail_refused_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('job').where('user_id', '=', user_id).where('task', '=', NOTICE_MAIL).execute()
  return true
}
