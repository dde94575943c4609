import type { DeskActionName, DeskRef } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { type SqlBool, sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import { newestFirst, type PageStart } from '../../../db/newest-first.ts'

export type LogFilter = {
  log_id?: string | undefined
  operator_id?: string | undefined
  action?: DeskActionName | undefined
  /** If given, only entries about an object with one of these ids are found. */
  ref_ids?: readonly string[] | undefined
  from?: string | undefined
  until?: string | undefined
}

/** Log entries with filters. Each filter has an index (01-operators.sql). */
const entries = (db: Db, { log_id, operator_id, action, ref_ids, from, until }: LogFilter) =>
  db
    .selectFrom('desk_log')
    .innerJoin('operator', 'operator.operator_id', 'desk_log.operator_id')
    .select(['log_id', 'desk_log.operator_id', 'operator.account as operator', 'operator.name as operator_name'])
    .select(['ref_id', 'details', 'desk_log.created_at'])
    // The types are safe, because the server writes only these values.
    .select([sql<DeskActionName>`action`.as('action'), sql<DeskRef>`ref_type`.as('ref_type')])
    .$if(log_id !== undefined, (query) => query.where('log_id', '=', log_id ?? ''))
    .$if(operator_id !== undefined, (query) => query.where('desk_log.operator_id', '=', operator_id ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(ref_ids !== undefined, (query) => query.where('ref_id', '=', anyOf(ref_ids ?? [])))
    .$if(from !== undefined, (query) => query.where(sql<SqlBool>`desk_log.created_at >= ${from}::timestamptz`))
    .$if(until !== undefined, (query) => query.where(sql<SqlBool>`desk_log.created_at < ${until}::timestamptz`))

export const findEntries = (db: Db, filter: LogFilter, start: PageStart) =>
  newestFirst(entries(db, filter), { at: 'desk_log.created_at', id: 'desk_log.log_id' }, start)

export const findLatestEntries = (db: Db, filter: LogFilter, limit: number) =>
  entries(db, filter).orderBy('desk_log.created_at', 'desc').orderBy(sql`log_id::text`, 'desc').limit(limit).execute()

/** Ids of the order with this number and of its refunds. Reads two indexes. */
export async function findIdsOfOrder(db: Db, order_number: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select order_id::text as id from shop_order where order_number = ${order_number}
    union all select refund_id::text from shop_order join refund using (user_id, order_id)
      where order_number = ${order_number}`.execute(db)
  return rows.map(({ id }) => id)
}

export type Named = { ref_type: DeskRef; id: string; name: string }

/**
 * Names of orders, shoppers, operators and other objects with these ids, in a language. Objects without a name are left
 * out.
 */
export async function findNames(db: Db, ids: readonly string[], language: Language): Promise<Named[]> {
  const { rows } = await sql<Named>`
    with asked as materialized (select unnest(${ids}::uuid[]) as id)
    select 'order' as ref_type, order_id::text as id, order_number as name from shop_order join asked on id = order_id
    union all select 'refund', refund_id::text, order_number from refund join asked on id = refund_id
      join shop_order using (user_id, order_id)
    union all select 'shopper', user_id::text, account from user_account join asked on id = user_id
    union all select 'operator', operator_id::text, account from operator join asked on id = operator_id
    union all select 'machine_token', token_id::text, name from machine_token join asked on id = token_id
    union all select 'webhook', webhook_id::text, url from webhook join asked on id = webhook_id
    union all select 'agent', platform_id::text, host from agent_platform join asked on id = platform_id
    union all select 'recharge', recharge_id::text, account from recharge join asked on id = recharge_id
      join user_account using (user_id)
    union all select 'withdrawal', extract_id::text, account from withdrawal join asked on id = extract_id
      join user_account using (user_id)
    union all select 'carrier', carrier_id::text, name from carrier join asked on id = carrier_id
    union all select 'review', review_id::text, worded(title, ${language}) from review join asked on id = review_id
      join product using (product_id)
    union all select 'import', import_id::text, file_name from catalogue_import join asked on id = import_id
    union all select 'bank_statement', statement_id::text, file_name from bank_statement join asked on id = statement_id
    union all select 'canned_answer', canned_answer_id::text, title from canned_answer
      join asked on id = canned_answer_id`.execute(db)
  return rows
}

/** Names of catalogue objects, whose ids are words instead of UUIDs. */
export async function findCatalogueNames(db: Db, ids: readonly string[], language: Language): Promise<Named[]> {
  const { rows } = await sql<Named>`
    with asked as materialized (select unnest(${ids}::text[]) as id)
    select 'product' as ref_type, product_id as id, worded(title, ${language}) as name from product
      join asked on id = product_id
    union all select 'category', category, worded(name, ${language}) from category join asked on id = category
    union all select 'kind', kind, worded(name, ${language}) from kind join asked on id = kind
    union all select 'shop', shop_id, worded(name, ${language}) from shop join asked on id = shop_id
    union all select 'option', axis, worded(name, ${language}) from axis join asked on id = axis`.execute(db)
  return rows
}
