import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tx } from '../db/transaction.ts'
import type { Noted } from '../http/reply-cache/window-notice.ts'

/** Whether anything is to be told that was noted after this. Takes no lock. */
export async function hasWindowChanges(db: Db, after: number): Promise<boolean> {
  const { rows } = await sql`select from window_change where change_id > ${after} order by change_id limit 1`.execute(
    db,
  )
  return rows.length > 0
}

type Taken = { taken: number; last: number; changes: Noted[] }

/** Takes the oldest notes after this one, except those that another server is taking. */
export async function takeWindowChanges(tx: Tx, after: number, limit: number): Promise<Taken> {
  const { rows } = await sql<Noted & { taken: number; last: number }>`
    with taken as (
      delete from window_change where change_id in (
        select change_id from window_change where change_id > ${after}
        order by change_id limit ${limit} for update skip locked)
      returning change_id, what, id)
    select distinct what, id, (select count(*)::int from taken) as taken, (select max(change_id) from taken) as last
    from taken`.execute(tx)
  const [{ taken, last } = { taken: 0, last: 0 }] = rows
  return { taken, last, changes: rows.map(({ what, id }) => ({ what, id })) }
}

/** Every server hears these, once the transaction is committed. */
export async function tellServers(tx: Tx, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify('window', payload) from unnest(${payloads}::text[]) as payload`.execute(tx)
}
