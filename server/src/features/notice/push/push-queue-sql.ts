import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'

/**
 * The push services with due messages, in random order, except those that are being served.
 * @param known services that come first.
 */
export async function findDueHosts(db: Db, known: readonly string[], served: readonly string[]): Promise<string[]> {
  // Each step finds the next host in the index, so that the cost depends on the hosts and not on the messages.
  const { rows } = await sql<{ host: string }>`
    with recursive hosts as (
      (select host from notice_push order by host limit 1)
      union all
      select (select next.host from notice_push as next where next.host > hosts.host order by next.host limit 1)
      from hosts where hosts.host is not null)
    select host from hosts
    where host is not null and host <> all (${served}::text[])
      and exists (select from notice_push as due where due.host = hosts.host and next_try_at <= now())
    order by host = any (${known}::text[]) desc, random() limit 100`.execute(db)
  return rows.map(({ host }) => host)
}

export type Push = { user_id: string; push_id: string; notice_id: string; session_id: string; host: string }

/**
 * Claims the message for a push service that has been due longest; a shopper's further messages are claimed last. The
 * next attempt is set before it is sent: after a minute, then with doubled pauses of up to an hour. If this server dies,
 * another server sends the message then.
 * @returns undefined if no message is due.
 */
export async function claimPush(db: Db, host: string): Promise<Push | undefined> {
  const { rows } = await sql<Push>`
    with due as (
      select user_id, push_id from notice_push where host = ${host} and next_try_at <= now()
      order by priority, next_try_at limit 1 for update skip locked)
    update notice_push
    set tries = tries + 1, next_try_at = now() + least(interval '1 minute' * 2 ^ least(tries, 6), interval '1 hour')
    from due where notice_push.user_id = due.user_id and notice_push.push_id = due.push_id
    returning notice_push.user_id, notice_push.push_id, notice_id, session_id, host`.execute(db)
  return rows[0]
}

type PushIds = { user_id: string; push_ids: string[] }

export async function deletePushes(db: Db, { user_id, push_ids }: PushIds): Promise<void> {
  await db.deleteFrom('notice_push').where('user_id', '=', user_id).where('push_id', '=', anyOf(push_ids)).execute()
}

/**
 * Claims the other messages that are due for the browser of a claimed message, if there are at least `least`: one message
 * then names them all. @returns their ids.
 */
export async function claimDueWith(db: Db, { user_id, push_id, session_id }: Push, least: number): Promise<string[]> {
  const { rows } = await sql<{ push_id: string }>`
    with due as (
      select push_id from notice_push
      where user_id = ${user_id} and session_id = ${session_id} and push_id <> ${push_id} and next_try_at <= now()
      for update skip locked)
    update notice_push set next_try_at = now() + interval '1 minute'
    where user_id = ${user_id} and push_id in (select push_id from due) and (select count(*) from due) >= ${least}
    returning push_id`.execute(db)
  return rows.map(({ push_id }) => push_id)
}

/** Moves a message to the push service that its browser has by now. It is due at once. */
export async function movePush(db: Db, { user_id, push_id }: Push, host: string): Promise<void> {
  await sql`update notice_push set host = ${host}, next_try_at = now()
    where user_id = ${user_id} and push_id = ${push_id}`.execute(db)
}

/** Postpones all messages for a browser. */
export async function postponePushes(db: Db, { user_id, session_id }: Push, until: string): Promise<void> {
  await sql`update notice_push set next_try_at = ${until}
    where user_id = ${user_id} and session_id = ${session_id} and next_try_at < ${until}`.execute(db)
}

/** Postpones the due messages for a push service that gave no reply, by a minute: each could take as long. */
export async function postponeHost(db: Db, host: string): Promise<void> {
  await sql`update notice_push set next_try_at = now() + interval '1 minute'
    where host = ${host} and next_try_at <= now()`.execute(db)
}

/** Deletes up to a thousand messages that could not be sent for a day. @returns their number. */
export async function deleteLatePushes(db: Db): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from notice_push where (user_id, push_id) in (
    select user_id, push_id from notice_push
    where next_try_at <= now() and created_at < now() - interval '1 day'
    order by next_try_at limit 1000 for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
