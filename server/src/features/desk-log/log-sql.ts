import type { DeskActionName, DeskRef } from '@sampan/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, type Place } from '../../db/newest-first.ts'

export type LogFilter = {
  log_id?: string | undefined
  operator_id?: string | undefined
  action?: DeskActionName | undefined
  ref_id?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/** The log, narrowed; each filter has its index (088-operators.sql). */
const entries = (db: Db, { log_id, operator_id, action, ref_id, from, until }: LogFilter) =>
  db
    .selectFrom('desk_log')
    .innerJoin('operator', 'operator.operator_id', 'desk_log.operator_id')
    .select(['log_id', 'desk_log.operator_id', 'operator.account as operator', 'operator.name as operator_name'])
    .select(['ref_id', 'details', 'desk_log.created_at'])
    // The server writes these only.
    .select([sql<DeskActionName>`action`.as('action'), sql<DeskRef>`ref_type`.as('ref_type')])
    .$if(log_id !== undefined, (query) => query.where('log_id', '=', log_id ?? ''))
    .$if(operator_id !== undefined, (query) => query.where('desk_log.operator_id', '=', operator_id ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(ref_id !== undefined, (query) => query.where('ref_id', '=', ref_id ?? ''))
    .$if(from !== undefined, (query) => query.where(sql<SqlBool>`desk_log.created_at >= ${from}::timestamptz`))
    .$if(until !== undefined, (query) => query.where(sql<SqlBool>`desk_log.created_at < ${until}::timestamptz`))

export const findEntries = (db: Db, filter: LogFilter, place: Place) =>
  newestFirst(entries(db, filter), { at: 'desk_log.created_at', id: 'desk_log.log_id' }, place)

export const findLatestEntries = (db: Db, filter: LogFilter, limit: number) =>
  entries(db, filter).orderBy('desk_log.created_at', 'desc').orderBy(sql`log_id::text`, 'desc').limit(limit).execute()

type Named = { id: string; name: string }

/** What people call the orders, refunds, shoppers and operators of these ids. Other things are called by their ids. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    with asked as materialized (select unnest(${ids}::uuid[]) as id)
    select order_id::text as id, order_number as name from shop_order join asked on id = order_id
    union all select refund_id::text, order_number from refund join asked on id = refund_id
      join shop_order using (user_id, order_id)
    union all select user_id::text, account from user_account join asked on id = user_id
    union all select operator_id::text, account from operator join asked on id = operator_id`.execute(db)
  return rows
}
