import { NOTICE_TOPICS, type NoticeKind, type NoticeTopic } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import { markWork } from '../../db/commits.ts'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { FIRST_MAILS } from './mail/notice-mail-rules.ts'
import { addMails, NOTICE_MAIL } from './mail/notice-mail-sql.ts'
import { queuePushes } from './push/push-queue-sql.ts'

type Row = {
  user_id: string
  topic: NoticeTopic
  kind: NoticeKind
  ref_id: string
  details: Record<string, string>
  /** Whether nothing is inserted while an unread notice of the same kind exists. */
  is_once: boolean
  event_id: number | null
  /** When it happened; null for now. */
  at: string | null
  /** How long after the notice its mail is sent, in seconds; null for no mail. */
  mail_after_s: number | null
  /** How long after the notice it is pushed to the shopper's browsers, in seconds; null for no push message. */
  push_after_s: number | null
}

/** Inserts a notice, and queues its mail and push messages. @returns the new notice's id, or undefined when nothing was inserted (`is_once`, or the event has a notice). */
export async function insertNotice(tx: Tx, row: Row): Promise<string | undefined> {
  const { user_id, topic, kind, ref_id, details, is_once, event_id, at, mail_after_s, push_after_s } = row
  markWork(tx)
  const { rows } = await sql<{ notice_id: string }>`
    with written as (
      insert into notice (user_id, topic, kind, ref_id, details, event_id, created_at)
      select ${user_id}, ${topic}, ${kind}, ${ref_id}, ${JSON.stringify(details)}::jsonb, ${event_id}::bigint,
        coalesce(${at}::timestamptz, now())
      where not (${is_once}::boolean and exists (
        select from notice where user_id = ${user_id} and topic = ${topic} and kind = ${kind} and read_at is null))
      on conflict (event_id) do nothing
      returning user_id, notice_id),
    queued as (
      ${addMails(topic, {
        priority: sql`(exists (select from job as waiting where waiting.user_id = written.user_id
          and waiting.task = ${sql.lit(NOTICE_MAIL)} offset ${sql.lit(FIRST_MAILS - 1)}))::int`,
        at: sql`now() + make_interval(secs => ${mail_after_s}::int)`,
      })} and ${mail_after_s}::int is not null),
    pushed as (${queuePushes(topic, sql`now() + make_interval(secs => ${push_after_s}::int)`)}
        and ${push_after_s}::int is not null)
    select notice_id from written`.execute(tx)
  return rows[0]?.notice_id
}

/** The details of the notices of a kind that were written within a time. @param within an interval of PostgreSQL. */
export async function recentDetails(
  tx: Tx,
  { user_id, kind }: Pick<Row, 'user_id' | 'kind'>,
  within: string,
): Promise<Row['details'][]> {
  const { rows } = await sql<Pick<Row, 'details'>>`select details from notice
    where user_id = ${user_id} and kind = ${kind} and created_at > now() - ${within}::interval`.execute(tx)
  return rows.map(({ details }) => details)
}

export type NoticeFilter = { user_id: string; topic?: NoticeTopic | undefined }
type NoticeStart = { page: number; cursor: string | undefined; limit: number }

const matching = (db: Db, { user_id, topic }: NoticeFilter) =>
  db
    .selectFrom('notice')
    .where('notice.user_id', '=', user_id)
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? 'order'))

const withProduct = (notices: ReturnType<typeof matching>) =>
  notices
    .leftJoin('product', (join) =>
      join.onRef('product.product_id', '=', 'notice.ref_id').on('notice.topic', '=', 'favourite'),
    )
    .select(['notice_id', 'topic', 'notice.kind', 'ref_id', 'details', 'notice.created_at'])
    .select([
      sql<boolean>`read_at is not null`.as('read'),
      'product.title',
      sql<string | null>`product.images[1]`.as('image'),
    ])

/** A shopper's notices, newest first (ids increase with time). With a cursor, those after it. */
export const findNotices = (db: Db, filter: NoticeFilter, { page, cursor, limit }: NoticeStart) =>
  withProduct(matching(db, filter))
    .$if(cursor !== undefined, (query) => query.where('notice_id', '<', String(cursor)))
    .orderBy('notice_id', 'desc')
    .limit(limit)
    .offset(cursor === undefined ? (page - 1) * (limit - 1) : 0)
    .execute()

export const findNotice = (db: Db, { user_id, notice_id }: { user_id: string; notice_id: string }) =>
  withProduct(matching(db, { user_id })).where('notice_id', '=', notice_id).executeTakeFirst()

export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number]

/** Stops counting at `limit`, so that the cost does not depend on the number of rows. */
export async function countNotices(db: Db, filter: NoticeFilter, limit: number): Promise<number> {
  const { counted } = await db
    .selectFrom(matching(db, filter).select(sql`1`.as('one')).limit(limit).as('first_ones'))
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return counted
}

/** The number of unread notices by topic, up to `limit` for each topic. */
export async function countUnread(db: Db, user_id: string, limit: number): Promise<Record<NoticeTopic, number>> {
  const { rows } = await sql<{ topic: NoticeTopic; counted: number }>`
    select topic, (select count(*)::int from (
      select from notice where user_id = ${user_id} and notice.topic = known.topic and read_at is null
      limit ${limit}) as first_ones) as counted
    from unnest(${NOTICE_TOPICS}::text[]) as known(topic)`.execute(db)
  return Object.fromEntries(rows.map(({ topic, counted }) => [topic, counted])) as Record<NoticeTopic, number> // one row per topic
}

/** Whether all ids are of notices of the shopper. */
export async function areNoticesOf(db: Db, user_id: string, ids: string[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('notice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('notice_id', '=', anyOf(ids))
    .executeTakeFirstOrThrow()
  return Number(count) === new Set(ids).size
}

type Which = { ids?: string[]; topic?: NoticeTopic; kind?: NoticeKind }

/** Marks unread notices as read, all or filtered. @returns the ids of the notices that were unread. */
export async function markNoticesRead(tx: Tx, user_id: string, { ids, topic, kind }: Which): Promise<string[]> {
  const notices = await tx
    .updateTable('notice')
    .set({ read_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('notice_id', '=', anyOf(ids ?? [])))
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? 'order'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'service_reply'))
    .returning('notice_id')
    .execute()
  return notices.map(({ notice_id }) => notice_id)
}
