import { DESK_COUNT_LIMIT, type Endpoints } from '@sampan/contract'
import { type Language, ORDER_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import { countedTo } from '../../db/count-up-to.ts'
import type { Db } from '../../db/database.ts'
import { BadRequest, NotFound } from '../../refusal/refusal.ts'
import { fileUrl } from '../upload/upload-service.ts'
import { type ChatState, countChats, findChat, findChats, isCursor } from './chat-list-sql.ts'
import { findMessage, findMessages, findMessagesOf, type MessageRange, type MessageRow } from './chat-sql.ts'

type MessageReply = z.input<Endpoints['POST /api/service/messages']['reply']>
type AtDeskReply = z.input<Endpoints['POST /api/admin/service/messages']['reply']>

/** The fields of a message that both sides see. */
function messageOf(row: MessageRow) {
  const { message_id, text, order_id, product_id, created_at, read_at, file_id, file_name, width, height } = row
  const { order_card, product_title, product_image, product_price_cents, product_on_sale } = row
  const file = file_id && file_name && width !== null && height !== null
  return {
    message_id,
    text,
    order_id,
    product_id,
    created_at,
    read_at,
    file: file ? { file_id, url: fileUrl(file_name), width, height } : null,
    order: order_card && { ...order_card, status: ORDER_STATUS[order_card.status] },
    product:
      product_title !== null && product_price_cents !== null && product_on_sale !== null
        ? {
            title: product_title,
            image: product_image ?? '',
            price_cents: product_price_cents,
            on_sale: product_on_sale,
          }
        : null,
  }
}

/** A message as the shopper sees it, without the name of the operator who wrote it. */
const forShopper = (row: MessageRow): MessageReply =>
  row.by_whom === 'shopper'
    ? { ...messageOf(row), from: 'me', client_id: row.client_id }
    : { ...messageOf(row), from: 'shop', client_id: null }

const forDesk = (row: MessageRow): AtDeskReply => ({
  ...messageOf(row),
  from: row.by_whom === 'shopper' ? 'shopper' : 'shop',
  operator: row.operator_account,
})

async function pageOf(db: Db, language: Language, range: MessageRange): Promise<MessageRow[]> {
  const rows = await findMessages(db, range, language)
  if (!rows) throw new NotFound()
  return rows
}

/** A page of a shopper's chat. @throws NotFound when `after` or `before` is not a message of this chat. */
export const readChat = async (db: Db, language: Language, range: MessageRange) =>
  (await pageOf(db, language, range)).map(forShopper)

/**
 * A page of a chat for the operators' desk. @throws NotFound when `after` or `before` is not a message of this chat.
 */
export const readChatAtDesk = async (db: Db, language: Language, range: MessageRange) =>
  (await pageOf(db, language, range)).map(forDesk)

export const readMessage = async (db: Db, language: Language, user_id: string, message_id: string) =>
  forShopper(await findMessage(db, user_id, message_id, language))

export const readMessageAtDesk = async (db: Db, language: Language, user_id: string, message_id: string) =>
  forDesk(await findMessage(db, user_id, message_id, language))

type HeadRow = NonNullable<Awaited<ReturnType<typeof findChat>>>

function headOf({ waiting_since, unread_count, operator_id, operator_account, answered_until, ...row }: HeadRow) {
  const { user_id, account, family_name, given_name, language } = row
  return {
    shopper: { user_id, account, family_name, given_name, language: language as Language }, // the server stores only these
    waiting_since,
    unread_count,
    answering:
      operator_id && operator_account && answered_until
        ? { operator_id, account: operator_account, until: answered_until }
        : null,
  }
}

/** Summary of one shopper's chat. @throws NotFound for an unknown shopper. */
export async function readChatHead(db: Db, user_id: string) {
  const chat = await findChat(db, user_id)
  if (!chat) throw new NotFound()
  return headOf(chat)
}

type Page = { page: number; page_size: number; cursor?: string | undefined }

/** Chats for the desk, each with its last message. @throws BadRequest for a cursor of another list. */
export async function listChats(db: Db, language: Language, state: ChatState, page: Page) {
  if (page.cursor !== undefined && !isCursor(page.cursor)) throw new BadRequest('cursor: not one of this list')
  const [{ items, next_cursor }, counted] = await Promise.all([
    findChats(db, state, page),
    countChats(db, state, DESK_COUNT_LIMIT + 1),
  ])
  const last = new Map((await findMessagesOf(db, items, language)).map((row) => [row.message_id, row]))
  const chats = items.flatMap((chat) => {
    const row = last.get(chat.message_id)
    return row ? [{ ...headOf(chat), last: forDesk(row) }] : []
  })
  return { items: chats, next_cursor, ...countedTo(counted), page: page.page, page_size: page.page_size }
}
