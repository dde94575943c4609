import type { Language, NoticeTopic } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { isPushed } from '../choice/notice-choice-sql.ts'

/** The number of browsers of a shopper that get push messages. Beyond, those that subscribed first are forgotten. */
const BROWSERS_LIMIT = 10

export type Subscription = { endpoint: string; p256dh: string; auth: string }
type NewSubscription = Subscription & { user_id: string; session_id: string }

const ADDRESS_LOCK = 7_262_405

/**
 * Saves the subscription of a session. A browser has one subscription, so that of its former session is forgotten.
 * @returns false if another shopper has the address with other keys: only the browser itself knows its keys.
 */
export async function saveSubscription(tx: Tx, subscription: NewSubscription): Promise<boolean> {
  const { session_id, user_id, endpoint, p256dh, auth } = subscription
  await sql`select from user_account where user_id = ${user_id} for no key update`.execute(tx)
  await sql`select pg_advisory_xact_lock(${sql.lit(ADDRESS_LOCK)}, hashtext(${endpoint}))`.execute(tx)
  await tx
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where((row) => row.or([row('user_id', '=', user_id), row.and({ p256dh, auth })]))
    .execute()
  const others = tx.selectFrom('push_subscription').select('user_id').where('endpoint', '=', endpoint)
  if (await others.executeTakeFirst()) return false
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
  return true
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

/**
 * The push service that gets a message, with the shopper's language; undefined when the session ended, the topic was
 * turned off, or the shopper is blocked and the topic is not orders, money or security.
 */
export async function findBrowser(
  db: Db,
  session_id: string,
  topic: NoticeTopic,
): Promise<(Subscription & { host: string; language: Language }) | undefined> {
  const is_for_blocked = topic !== 'favourite' && topic !== 'service'
  const { rows } = await sql<Subscription & { host: string; language: Language }>`
    select endpoint, p256dh, auth, host, language from push_subscription
      join session using (session_id) join user_account on user_account.user_id = push_subscription.user_id
    where session_id = ${session_id} and session.expires_at > now() and ${isPushed(topic)}
      and (blocked_at is null or ${is_for_blocked})`.execute(db)
  return rows[0]
}
