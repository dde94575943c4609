import { type Language, MESSAGES_PAGE, type OrderStatusWord } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { isOneOf } from '../../db/any-of.ts'
import type { Db } from '../../db/database.ts'

export type Side = 'shopper' | 'operator'
const OTHER_SIDE: Record<Side, Side> = { shopper: 'operator', operator: 'shopper' }

type Contents = {
  text?: string | undefined
  file_id?: string | undefined
  order_id?: string | undefined
  product_id?: string | undefined
}
/** A message as it is sent. The sender chooses `client_id`, so that a retry is recognised as the same message. */
export type Writing = Contents & { client_id: string }
export type Writer = { user_id: string; by_whom: Side; operator_id?: string }

type OrderOnCard = {
  order_number: string
  status: OrderStatusWord
  title: string
  image: string
  quantity: number
  total_cents: number
}

/** The card of an order, with title and picture of its first line. */
const orderCard = (language: Language) => sql<OrderOnCard | null>`(
  select jsonb_build_object('order_number', order_number, 'status', status, 'total_cents', total_cents,
    'title', worded(first.title, ${language}), 'image', first.image, 'quantity', (
      select sum(quantity) from order_item where user_id = ordered.user_id and order_id = ordered.order_id))
  from shop_order as ordered cross join lateral (
    select title, image from order_item
    where user_id = ordered.user_id and order_id = ordered.order_id order by position limit 1) as first
  where ordered.user_id = chat_message.user_id and ordered.order_id = chat_message.order_id)`

const messages = (db: Db, language: Language) =>
  db
    .selectFrom('chat_message')
    .leftJoin('uploaded_file as file', (join) =>
      join.onRef('file.user_id', '=', 'chat_message.user_id').onRef('file.file_id', '=', 'chat_message.file_id'),
    )
    .leftJoin('product', 'product.product_id', 'chat_message.product_id')
    .leftJoin('operator', 'operator.operator_id', 'chat_message.operator_id')
    .select(['message_id', 'by_whom', 'client_id', 'text', 'order_id', 'chat_message.product_id'])
    .select(['chat_message.created_at', 'read_at', 'chat_message.user_id'])
    .select(['file.file_id', 'file.file_name', 'file.width', 'file.height'])
    .select('product.on_sale as product_on_sale')
    .select('operator.account as operator_account')
    .select([
      sql<number | null>`product_price(product.product_id, product.price_cents)`.as('product_price_cents'),
      sql<string | null>`worded(product.title, ${language})`.as('product_title'),
      sql<string | null>`product.images[1]`.as('product_image'),
      orderCard(language).as('order_card'),
    ])

/** A page of one shopper's chat: after a message, before a message, or the latest messages. */
export type MessageRange = { user_id: string; after?: string | undefined; before?: string | undefined }

/** A page of messages, oldest first. Undefined when `after` or `before` is unknown. */
export async function findMessages(db: Db, { user_id, after, before }: MessageRange, language: Language) {
  const message_id = after ?? before
  const position = message_id && (await findPosition(db, user_id, message_id))
  if (message_id !== undefined && position === undefined) return undefined
  const rows = messages(db, language).where('chat_message.user_id', '=', user_id).limit(MESSAGES_PAGE)
  if (after !== undefined) return rows.where('position', '>', Number(position)).orderBy('position').execute()
  const older = before === undefined ? rows : rows.where('position', '<', Number(position))
  return (await older.orderBy('position', 'desc').execute()).reverse()
}
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessages>>>[number]

export const findMessage = (db: Db, user_id: string, message_id: string, language: Language): Promise<MessageRow> =>
  messages(db, language)
    .where('chat_message.user_id', '=', user_id)
    .where('message_id', '=', message_id)
    .executeTakeFirstOrThrow()

/** Messages of several chats, in no particular order. */
export const findMessagesOf = (db: Db, of: readonly { user_id: string; message_id: string }[], language: Language) =>
  messages(db, language)
    .where(
      isOneOf(
        ['chat_message.user_id', 'message_id'],
        of.map(({ user_id, message_id }) => [user_id, message_id]),
      ),
    )
    .execute()

/** The message's position in the chat, or undefined for a message of another chat. */
export async function findPosition(db: Db, user_id: string, message_id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('chat_message')
    .select('position')
    .where('user_id', '=', user_id)
    .where('message_id', '=', message_id)
    .executeTakeFirst()
  return row?.position
}

/** The stored message with this `client_id`, if there is one. */
export const findSent = (db: Db, { user_id, by_whom }: Writer, client_id: string) =>
  db
    .selectFrom('chat_message')
    .select(['message_id', 'text', 'file_id', 'order_id', 'product_id'])
    .where('user_id', '=', user_id)
    .where('by_whom', '=', by_whom)
    .where('client_id', '=', client_id)
    .executeTakeFirst()

/** Locks a shopper's chat for a new message, creating the chat if needed, and updates the time of its last message. */
export async function lockChatForMessage(tx: Db, user_id: string): Promise<void> {
  await tx
    .insertInto('chat')
    .values({ user_id, waiting_since: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_at: sql`clock_timestamp()` }))
    .execute()
}

/** Locks a shopper's chat, creating it if needed, without changing its position in the list. */
export async function lockChatAsItIs(tx: Db, user_id: string): Promise<void> {
  await tx
    .insertInto('chat')
    .values({ user_id, waiting_since: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id }))
    .execute()
}

/** Locks a chat against new messages. Locks nothing when the chat does not exist yet. */
export async function lockChat(tx: Db, user_id: string): Promise<void> {
  await tx.selectFrom('chat').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute()
}

/** The operator who has reserved the chat, or undefined. The caller has locked the chat. */
export async function findAnswering(tx: Db, user_id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('chat')
    .select('answered_by')
    .where('user_id', '=', user_id)
    .where('answered_until', '>', sql<string>`clock_timestamp()`)
    .executeTakeFirst()
  return row?.answered_by ?? undefined
}

/**
 * Reserves the chat for an operator until the time limit `chat_answering`; null ends the reservation. The caller has
 * locked the chat.
 */
export async function setAnswering(tx: Db, user_id: string, operator_id: string | null): Promise<void> {
  const answered_until = operator_id && sql<string>`clock_timestamp() + time_limit('chat_answering')`
  await tx
    .updateTable('chat')
    .set({ answered_by: operator_id, answered_until: answered_until || null })
    .where('user_id', '=', user_id)
    .execute()
}

/**
 * Appends a message to a chat that the caller has locked, and updates `waiting_since`.
 * @returns the id of the message.
 */
export async function insertMessage(tx: Db, writer: Writer, message: Writing): Promise<string> {
  const { user_id, by_whom, operator_id = null } = writer
  const { client_id, text = null, file_id = null, order_id = null, product_id = null } = message
  const waiting_since = by_whom === 'operator' ? null : sql<string>`coalesce(waiting_since, clock_timestamp())`
  const { messages: position } = await tx
    .updateTable('chat')
    .set({ messages: sql`messages + 1`, last_at: sql`clock_timestamp()`, waiting_since })
    .where('user_id', '=', user_id)
    .returning('messages')
    .executeTakeFirstOrThrow()
  const { message_id } = await tx
    .insertInto('chat_message')
    .values({ user_id, position, by_whom, operator_id, client_id, text, file_id, order_id, product_id, read_at: null })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return message_id
}

/** Whether the card may be shown in this chat: an order of this shopper, or any product. */
export async function hasCard(db: Db, user_id: string, { order_id, product_id }: Contents): Promise<boolean> {
  const { is_there } = await db
    .selectNoFrom([
      order_id === undefined && product_id === undefined
        ? sql<boolean>`true`.as('is_there')
        : order_id === undefined
          ? sql<boolean>`exists (select from product where product_id = ${product_id})`.as('is_there')
          : sql<boolean>`exists (select from shop_order where user_id = ${user_id} and order_id = ${order_id})`.as(
              'is_there',
            ),
    ])
    .executeTakeFirstOrThrow()
  return is_there
}

/** Marks the other side's messages as read, up to a position. @returns whether any of them was unread. */
export async function markChatRead(db: Db, user_id: string, reader: Side, up_to: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_message')
    .set({ read_at: sql`clock_timestamp()` })
    .where('user_id', '=', user_id)
    .where('by_whom', '=', OTHER_SIDE[reader])
    .where('position', '<=', up_to)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function hasUnread(db: Db, user_id: string, reader: Side): Promise<boolean> {
  const unread = await db
    .selectFrom('chat_message')
    .select('message_id')
    .where('user_id', '=', user_id)
    .where('by_whom', '=', OTHER_SIDE[reader])
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return unread !== undefined
}
