import { type JoinBuilder, sql } from 'kysely'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { isUuid } from '../../db/uuid.ts'

/** Lists of chats at the operators' desk: waiting chats, longest wait first, or all chats, latest message first. */
export type ChatState = 'waiting' | 'all'
type PageStart = { page: number; page_size: number; cursor?: string | undefined }

const ORDERS = {
  waiting: { at: sql.ref('chat.waiting_since'), direction: 'asc', follows: sql`>` },
  all: { at: sql.ref('chat.last_at'), direction: 'desc', follows: sql`<` },
} as const

const chats = (db: Db, state: ChatState) =>
  db
    .selectFrom('chat')
    .where('messages', '>', 0)
    .$if(state === 'waiting', (query) => query.where('waiting_since', 'is not', null))

/** Joins the operator who is answering a chat, if the reservation has not expired. */
const answering = (join: JoinBuilder<Tables, 'chat' | 'operator'>) =>
  join
    .onRef('operator.operator_id', '=', 'chat.answered_by')
    .on('chat.answered_until', '>', sql<string>`clock_timestamp()`)

/** Counting unread messages stops here. */
const UNREAD_LIMIT = 1_000

const unread_count = sql<number>`(select count(*)::int from (
  select from chat_message as unread where unread.user_id = chat.user_id and unread.by_whom = 'shopper'
    and unread.read_at is null limit ${sql.lit(UNREAD_LIMIT)}) as counted)`

/** Summary of one shopper's chat, also when it has no message yet. */
export const findChat = (db: Db, user_id: string) =>
  db
    .selectFrom('user_account')
    .leftJoin('chat', 'chat.user_id', 'user_account.user_id')
    .leftJoin('operator', (join) => answering(join as never)) // both queries join the same two tables
    .select(['user_account.user_id', 'user_account.account', 'family_name', 'given_name', 'language'])
    .select(['waiting_since', 'answered_until', 'operator.operator_id', 'operator.account as operator_account'])
    .select(unread_count.as('unread_count'))
    .where('user_account.user_id', '=', user_id)
    .executeTakeFirst()

/** A page of chats, each with its shopper and the id of its last message, and the cursor of the next page. */
export async function findChats(db: Db, state: ChatState, { page, page_size, cursor }: PageStart) {
  const { at, direction, follows } = ORDERS[state]
  // The page is selected in a subquery before the joins: otherwise PostgreSQL reads the last messages of all chats.
  const selection = chats(db, state)
    .select(['chat.user_id', 'messages', 'waiting_since', 'last_at', 'answered_by', 'answered_until'])
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(${at}, chat.user_id) ${follows} ${placeOf(cursor ?? '')}`),
    )
    .orderBy(at, direction)
    .orderBy('chat.user_id', direction)
    .limit(page_size + 1)
    .offset(cursor === undefined ? (page - 1) * page_size : 0)
  const rows = await db
    .selectFrom(selection.as('chat'))
    .innerJoin('user_account', 'user_account.user_id', 'chat.user_id')
    .innerJoin('chat_message as last', (join) =>
      join.onRef('last.user_id', '=', 'chat.user_id').onRef('last.position', '=', 'chat.messages'),
    )
    .leftJoin('operator', (join) => answering(join as never)) // the subquery `chat` has the same columns
    .select(['chat.user_id', 'user_account.account', 'family_name', 'given_name', 'language'])
    .select(['waiting_since', 'last.message_id', 'answered_until'])
    .select(['operator.operator_id', 'operator.account as operator_account'])
    .select([
      unread_count.as('unread_count'),
      sql<string>`(extract(epoch from ${at}) * 1000000)::bigint || '.' || chat.user_id`.as('cursor'),
    ])
    .orderBy(at, direction)
    .orderBy('chat.user_id', direction)
    .execute()
  const items = rows.slice(0, page_size)
  return { items, next_cursor: rows.length > page_size ? (items.at(-1)?.cursor ?? null) : null }
}

export const countChats = (db: Db, state: ChatState, limit: number): Promise<number> =>
  countUpTo(db, chats(db, state).select('chat.user_id'), limit)

/** Whether the cursor belongs to this list. Cursors of other lists have ids that are not UUIDs. */
export const isCursor = (cursor: string): boolean => isUuid(cursor.split('.')[1] ?? '')

function placeOf(cursor: string) {
  const [microseconds, user_id] = cursor.split('.')
  return sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${user_id}::uuid)`
}
