import { sql } from 'kysely'
import { markEvents } from '../db/commits.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/transaction.ts'
import type { NewEvent, ShopEvent } from './events.ts'

const { all: insertEvents } = prepared(
  (_db, events: string) => sql`
    insert into event (noun, happening, ref_id, user_id, data)
    select split_part(one ->> 'happening', '.', 1), one ->> 'happening', one ->> 'ref_id', (one ->> 'user_id')::uuid,
      one -> 'data'
    from jsonb_array_elements(${events}::jsonb) with ordinality as listed (one, place) order by place`,
)

/**
 * Records what happened, in the transaction in which it happened and after the row was locked. Listeners (listeners.ts)
 * learn of it after the commit.
 */
export async function recordEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  markEvents(tx)
  await insertEvents(tx, JSON.stringify(events))
}

export type EventReader = 'listeners' | 'sales'

/**
 * Reads the next events in the order in which they happened, and moves the reader's cursor in the same transaction. It must
 * be the first statement of its transaction. Another server that is reading, or an open transaction that may still record an
 * earlier event, makes it return nothing.
 */
export const readEvents = (tx: Tx, reader: EventReader, at_most: number): Promise<ShopEvent[]> =>
  selectEvents(tx, reader, at_most)

const { all: selectEvents } = prepared(
  (_db, reader: EventReader, at_most: number) => sql<ShopEvent>`
    select event_id, happening, ref_id, user_id, data, to_json(at) #>> '{}' as at
    from read_events(${reader}, ${at_most}::int)`,
)

export const { first: findUnread } = prepared(
  (_db, reader: EventReader) => sql<{ has_unread: boolean }>`select has_unread_events(${reader}) as has_unread`,
)

/** @returns the number of events that were deleted. */
export async function deleteOldEvents(db: Db, at_most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from event where at < now() - interval '3 days' and event_id in (
    select event_id from event where event_id <= (select min(event_id) from event_cursor)
    order by event_id limit ${at_most})`.execute(db)
  return Number(numAffectedRows)
}

/** Wakes the servers that run jobs. Never called inside a transaction. */
export async function notifyWork(db: Db, channel: string): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db)
}
