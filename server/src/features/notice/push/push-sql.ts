import type { Language, NoticeTopic } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { isPushed } from '../choice/notice-choice-sql.ts'

/**
 * A statement that queues a push message for each notice of the table `written` and each browser that gets it. Further
 * conditions can be appended. @param at when it is sent.
 */
export const queuePushes = (topic: NoticeTopic, at: RawBuilder<unknown> = sql`now()`): RawBuilder<unknown> => sql`
  insert into notice_push (user_id, notice_id, session_id, next_try_at)
  select written.user_id, written.notice_id, browser.session_id, ${at}
  from written join user_account using (user_id)
    join push_subscription as browser on browser.user_id = written.user_id
    join session on session.session_id = browser.session_id
  where session.expires_at > now() and ${isPushed(topic)}`

/** The number of browsers of a shopper that get push messages. Beyond, those that subscribed first are forgotten. */
const BROWSERS_LIMIT = 10

export type Subscription = { endpoint: string; p256dh: string; auth: string }
type NewSubscription = Subscription & { user_id: string; session_id: string }

/** Saves the subscription of a session. A browser has one subscription, so that of its former session is forgotten. */
export async function saveSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { session_id, user_id, endpoint, p256dh, auth } = subscription
  await sql`select from user_account where user_id = ${user_id} for no key update`.execute(tx)
  await tx.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()
  await tx
    .insertInto('push_subscription')
    .values(subscription)
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({ user_id, endpoint, p256dh, auth, made_at: sql<string>`now()` }),
    )
    .execute()
  await sql`delete from push_subscription where session_id in (
    select session_id from push_subscription where user_id = ${user_id} and session_id <> ${session_id}
    order by made_at desc offset ${sql.lit(BROWSERS_LIMIT - 1)})`.execute(tx)
}

export async function deleteSubscription(db: Db, session_id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_id', '=', session_id).execute()
}

/** Forgets an address that the push service has given up, unless the session has another address by now. */
export async function forgetEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()
}

export async function findEndpoint(db: Db, session_id: string): Promise<string | null> {
  const found = db.selectFrom('push_subscription').select('endpoint').where('session_id', '=', session_id)
  return (await found.executeTakeFirst())?.endpoint ?? null
}

/** Deletes push messages of a topic that wait to be sent. */
export async function deletePushesOfTopic(tx: Tx, user_id: string, topic: NoticeTopic): Promise<void> {
  await sql`delete from notice_push where user_id = ${user_id}
    and notice_id in (select notice_id from notice where user_id = ${user_id} and topic = ${topic})`.execute(tx)
}

export type Push = { user_id: string; push_id: string; notice_id: string; session_id: string }

/**
 * Claims the push message that has been due longest. The next attempt is set before it is sent: after a minute, then with
 * doubled pauses of up to an hour. If this server dies, another server sends the message then.
 * @returns undefined if no message is due.
 */
export async function claimPush(db: Db): Promise<Push | undefined> {
  const { rows } = await sql<Push>`
    with due as (
      select user_id, push_id from notice_push where next_try_at <= now()
      order by next_try_at limit 1 for update skip locked)
    update notice_push
    set tries = tries + 1, next_try_at = now() + least(interval '1 minute' * 2 ^ least(tries, 6), interval '1 hour')
    from due where notice_push.user_id = due.user_id and notice_push.push_id = due.push_id
    returning notice_push.user_id, notice_push.push_id, notice_id, session_id`.execute(db)
  return rows[0]
}

export async function deletePush(db: Db, { user_id, push_id }: Pick<Push, 'user_id' | 'push_id'>): Promise<void> {
  await db.deleteFrom('notice_push').where('user_id', '=', user_id).where('push_id', '=', push_id).execute()
}

/** Deletes up to a thousand messages that could not be sent for a day. @returns their number. */
export async function deleteLatePushes(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from notice_push where (user_id, push_id) in (
    select user_id, push_id from notice_push
    where next_try_at <= now() and created_at < now() - interval '1 day'
    order by next_try_at limit 1000 for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/**
 * The browser that gets a message, with the shopper's language; undefined when its session ended, the topic was turned
 * off, or the shopper is blocked and the topic is not orders, money or security.
 */
export async function findBrowser(
  db: Db,
  session_id: string,
  topic: NoticeTopic,
): Promise<(Subscription & { language: Language }) | undefined> {
  const is_for_blocked = topic !== 'favourite' && topic !== 'service'
  const { rows } = await sql<Subscription & { language: Language }>`
    select endpoint, p256dh, auth, language from push_subscription
      join session using (session_id) join user_account on user_account.user_id = push_subscription.user_id
    where session_id = ${session_id} and session.expires_at > now() and ${isPushed(topic)}
      and (blocked_at is null or ${is_for_blocked})`.execute(db)
  return rows[0]
}
