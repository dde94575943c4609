import type { SecurityEvent } from '@sampan/contract'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'

const EVENTS_SHOWN = 20

export async function insertSecurityEvent(
  db: Db,
  event: { user_id: string; event: SecurityEvent; ip?: string },
): Promise<void> {
  await db
    .insertInto('security_event')
    .values({ ip: null, ...event })
    .execute()
}

/** Whether the account was used before: it has an event, or is so old that its events may be deleted. */
export async function wasUsed(db: Db, user_id: string): Promise<boolean> {
  const { was_used } = await db
    .selectFrom('user_account')
    .select(
      sql<boolean>`created_at < now() - time_limit('security_event')
        or exists (select from security_event where security_event.user_id = user_account.user_id)`.as('was_used'),
    )
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return was_used
}

export function latestSecurityEvents(db: Db, user_id: string) {
  return db
    .selectFrom('security_event')
    .select(['event_id', 'event', 'ip', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('event_id', 'desc')
    .limit(EVENTS_SHOWN)
    .execute()
}

/** The end of a time limit that starts at the latest of these events. Undefined after the time limit has ended. */
export function latestWithin(db: Db, user_id: string, events: readonly SecurityEvent[], limit: string) {
  return db
    .selectFrom('security_event')
    .select(sql<string>`created_at + time_limit(${limit})`.as('ends_at'))
    .where('user_id', '=', user_id)
    .where('event', 'in', events)
    .where('created_at', '>', sql<string>`now() - time_limit(${limit})`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * The time of the latest of these events and the end of its time limit, by shopper. Shoppers whose time limit has
 * ended, or who have none of these events, are left out.
 */
export async function latestWithinOf(
  db: Db,
  user_ids: readonly string[],
  events: readonly SecurityEvent[],
  limit: string,
) {
  const rows = await db
    .selectFrom('security_event')
    .select('user_id')
    .select(sql<string>`max(created_at)`.as('created_at'))
    .select(sql<string>`max(created_at) + time_limit(${limit})`.as('ends_at'))
    .where('user_id', '=', anyOf([...user_ids]))
    .where('event', 'in', events)
    .where('created_at', '>', sql<string>`now() - time_limit(${limit})`)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ user_id, ...latest }) => [user_id, latest]))
}

/** Events of these kinds within the last `days` days, newest first. */
export function latestOfKinds(db: Db, user_id: string, events: readonly SecurityEvent[], days: number) {
  return db
    .selectFrom('security_event')
    .select(['event', 'created_at'])
    .where('user_id', '=', user_id)
    .where('event', 'in', events)
    .where('created_at', '>', sql<string>`now() - make_interval(days => ${days}::int)`)
    .orderBy('event_id', 'desc')
    .limit(EVENTS_SHOWN)
    .execute()
}

/** The time of the last password change, and whether the payment code is set, locked, or must be set again. */
export function secretsOf(db: Db, user_id: string) {
  return db
    .selectFrom('user_account')
    .leftJoin('payment_code', 'payment_code.user_id', 'user_account.user_id')
    .select('password_changed_at')
    .select([
      sql<boolean>`payment_code.user_id is not null`.as('is_set'),
      sql<string | null>`case when locked_until > now() then locked_until end`.as('locked_until'),
      sql<boolean>`coalesce(must_reset, false)`.as('must_reset'),
      'key_id',
      'code_length',
    ])
    .where('user_account.user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}
