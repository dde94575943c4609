import type { Language, NoticeKind, NoticeTopic } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import { isMailed } from '../choice/notice-choice-sql.ts'

export type ReceiptMail = { event_id: number; user_id: string; order_ids: string[] }

/** Queues the mail that confirms a payment. Its id is derived from the event, so that a repeated job adds no second mail. */
export async function insertReceiptMail(db: Db, { event_id, user_id, order_ids }: ReceiptMail): Promise<void> {
  await sql`insert into notice_mail (user_id, mail_id, order_ids)
    select user_id, md5(concat('receipt', user_id, ${event_id}::bigint))::uuid, ${order_ids}::uuid[] from user_account
    where user_id = ${user_id} and ${isMailed('order')}
    on conflict (user_id, mail_id) do nothing`.execute(db)
}

export type NoticeMail = {
  user_id: string
  mail_id: string
  notice_id: string | null
  order_ids: string[] | null
}

/**
 * Claims the mail that has been due longest; mails about favourites are claimed last. The next attempt is set before the
 * mail is sent: after two minutes, then with doubled pauses of up to an hour. If this server dies, another server sends
 * the mail then. While a mail server takes longer, `extendClaims` postpones the next attempt. Mails that other servers
 * are claiming are skipped.
 * @returns undefined if no mail is due.
 */
export const { first: claimNoticeMail } = prepared(
  (_db) => sql<NoticeMail>`
    with due as (
      select user_id, mail_id from notice_mail where next_try_at <= now()
      order by priority, next_try_at limit 1 for update skip locked)
    update notice_mail
    set tries = tries + 1, next_try_at = now() + least(interval '2 minutes' * 2 ^ least(tries, 5), interval '1 hour')
    from due where notice_mail.user_id = due.user_id and notice_mail.mail_id = due.mail_id
    returning notice_mail.user_id, notice_mail.mail_id, notice_id, order_ids`,
)

type MailKey = { user_id: string; mail_id: string }

/** Mails of one shopper. */
export type MailKeys = { user_id: string; mail_ids: readonly string[] }

/** Extends the claims of mails that are being sent by two minutes, so that no other server sends them as well. */
export async function extendClaims(db: Db, { user_id, mail_ids }: MailKeys): Promise<void> {
  await sql`update notice_mail set next_try_at = greatest(next_try_at, now() + interval '2 minutes')
    where user_id = ${user_id} and mail_id = ${anyOf(mail_ids)}`.execute(db)
}

/** Maximum number of waiting mails that are merged into a single mail. */
const MERGED_LIMIT = 50

/** A condition for mails of a kind, or of a whole topic. */
const isLike = ({ kind, topic }: Pick<Like, 'kind' | 'topic'>): RawBuilder<boolean> =>
  kind === 'receipt'
    ? sql<boolean>`order_ids is not null`
    : sql<boolean>`exists (select from notice where notice.user_id = notice_mail.user_id
        and notice.notice_id = notice_mail.notice_id and topic = ${topic} and kind = coalesce(${kind ?? null}, kind))`

type Like = { topic: NoticeTopic; kind: MailKind | undefined; least: number }

/**
 * Claims the other mails of a shopper that are due and of the same kind or topic as a claimed mail, if there are at least
 * `least`: one mail then replaces them. @returns them, the oldest first.
 */
export async function claimDueWith(
  db: Db,
  { user_id, mail_id }: MailKey,
  { least, ...like }: Like,
): Promise<NoticeMail[]> {
  const { rows } = await sql<NoticeMail>`
    with due as (
      select mail_id from notice_mail
      where user_id = ${user_id} and mail_id <> ${mail_id} and next_try_at <= now() and ${isLike(like)}
      order by mail_id limit ${sql.lit(MERGED_LIMIT)} for update skip locked)
    update notice_mail set tries = tries + 1, next_try_at = now() + interval '2 minutes'
    where user_id = ${user_id} and mail_id in (select mail_id from due) and (select count(*) from due) >= ${least}
    returning user_id, mail_id, notice_id, order_ids`.execute(db)
  return rows.toSorted((one, other) => (one.mail_id < other.mail_id ? -1 : 1))
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
      ? sql`order_ids is not null`
      : sql`notice_id in (select notice_id from notice where user_id = ${user_id} and kind = ${kind ?? null})`
  await sql`update notice_mail set tries = 0, next_try_at = ${until}
    where user_id = ${user_id} and next_try_at < ${until} and (${kind === undefined} or ${isOfKind})`.execute(db)
}

/** Attempts for a recipient whom the mail server rejects permanently: at once, after 4, 16 and 52 hours. */
const REFUSALS_LIMIT = 4

/**
 * Postpones a mail whose recipient the mail server rejected permanently, by 4 hours, then 12, then 36.
 * @returns false after the last attempt, when the mail is to be dropped.
 */
export async function postponeRefused(db: Db, { user_id, mail_id }: MailKey): Promise<boolean> {
  const { rows } = await sql<{ refusals: number }>`
    update notice_mail set refusals = refusals + 1, next_try_at = now() + interval '4 hours' * 3 ^ refusals
    where user_id = ${user_id} and mail_id = ${mail_id} returning refusals`.execute(db)
  return rows.some(({ refusals }) => refusals < REFUSALS_LIMIT)
}

/**
 * Makes a rejected mail due at once if the shopper has changed the address since. `rejected` is the earlier address.
 * @returns whether it is due.
 */
export async function sendToNewAddress(db: Db, { user_id, mail_id }: MailKey, rejected: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update notice_mail set next_try_at = now()
    where user_id = ${user_id} and mail_id = ${mail_id} and exists (
      select from user_account where user_id = ${user_id} and account <> ${rejected} and mail_refused_at is null)`.execute(
    db,
  )
  return numAffectedRows > 0n
}

const { all: deleteSent } = prepared(
  (_db, user_id: string, mail_ids: readonly string[]) =>
    sql`delete from notice_mail where user_id = ${user_id} and mail_id = any (${mail_ids}::uuid[])`,
)

export async function deleteNoticeMails(db: Db, { user_id, mail_ids }: MailKeys): Promise<void> {
  await deleteSent(db, user_id, mail_ids)
}

/**
 * Deletes up to a thousand mails that could not be sent for three days. The notices and orders contain the same facts.
 * @returns their number.
 */
export async function deleteOutdatedNoticeMails(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from notice_mail
    where (user_id, mail_id) in (
      select user_id, mail_id from notice_mail
      where created_at < now() - interval '3 days' and next_try_at <= now()
      order by created_at limit 1000 for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

export type Recipient = {
  account: string
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
    .select(['account', sql<Language>`language`.as('language')])
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
  await tx.deleteFrom('notice_mail').where('user_id', '=', user_id).execute()
  return true
}
