import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, endlessListOf, Id, Nothing, Slug, Text, Time } from './endpoint.ts'
import { MESSAGE_LIMIT, ORDER_STATUSES, VISIBLE_PATTERN } from './rules.ts'
import { File } from './wallet.ts'

const Shopper = z.object({ user_id: Id, account: z.string() })

const ChatOrder = z.object({
  order_number: z.string(),
  status: z.literal(ORDER_STATUSES),
  title: z.string(),
  image: z.string(),
  /** Pieces of all lines. */
  quantity: z.int(),
  total_cents: Amount,
})
export type ChatOrder = z.output<typeof ChatOrder>

const ChatProduct = z.object({ title: z.string(), image: z.string(), price_cents: Amount, on_sale: z.boolean() })
export type ChatProduct = z.output<typeof ChatProduct>

const Message = z.object({
  message_id: Id,
  text: z.string().nullable(),
  file: File.nullable(),
  order_id: Id.nullable(),
  product_id: Slug.nullable(),
  /** What the card of the order or product shows, as they are now. */
  order: ChatOrder.nullable(),
  product: ChatProduct.nullable(),
  created_at: Time,
  /** When the other side saw it. */
  read_at: Time.nullable(),
})

export const ChatMessage = Message.extend({
  /** Null for the shop's messages. */
  client_id: Id.nullable(),
  from: z.enum(['me', 'shop']),
})
export type ChatMessage = z.output<typeof ChatMessage>

const MessageAtDesk = Message.extend({
  from: z.enum(['shopper', 'shop']),
  /** The operator who wrote it. */
  operator: z.string().nullable(),
})

const ChatAtDesk = z.object({
  shopper: Shopper,
  /** The shopper's first message that nobody answered; null when all are. */
  waiting_since: Time.nullable(),
  /** The shopper's messages that no operator has seen. */
  unread_count: z.int(),
  last: MessageAtDesk,
})

/** Lines may be ended as in any system, and no character may control a terminal. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')

const contents = {
  client_id: Id,
  text: z
    .string()
    .max(2 * MESSAGE_LIMIT)
    .transform(plain)
    .pipe(Text(MESSAGE_LIMIT))
    .refine((text) => VISIBLE_PATTERN.test(text))
    .optional(),
  file_id: Id.optional(),
  order_id: Id.optional(),
  product_id: Slug.optional(),
}
type Contents = { text?: unknown; file_id?: unknown; order_id?: unknown; product_id?: unknown }
/** Something, and at most one card. */
const isMessage = ({ text, file_id, order_id, product_id }: Contents) =>
  (text ?? file_id ?? order_id ?? product_id) !== undefined && (order_id === undefined || product_id === undefined)

const NewMessage = z.strictObject(contents)
export type NewMessage = z.input<typeof NewMessage>

/** The latest messages without a place; else those after or before a message, up to a page. Oldest first. */
const Place = z.object({ after: Id.optional(), before: Id.optional() })
const isOnePlace = ({ after, before }: z.output<typeof Place>) => after === undefined || before === undefined

export const chat_endpoints = {
  'GET /api/service/messages': {
    summary: 'The chat with customer service: a page of messages, the oldest first',
    query: Place.refine(isOnePlace),
    reply: z.array(ChatMessage),
  },
  'POST /api/service/messages': {
    summary: 'Write to customer service; sent again with the same client_id it is not doubled',
    body: NewMessage.refine(isMessage),
    reply: ChatMessage,
  },
  'POST /api/service/messages/read': {
    summary: "Say that the shop's messages were seen, up to one of them",
    body: z.strictObject({ up_to: Id }),
    reply: Nothing,
  },
  'GET /api/admin/service/chats': {
    summary: 'Chats that wait for an answer, the longest waiting first; or all, the latest first',
    query: EndlessPaging.extend({ state: z.enum(['waiting', 'all']).optional() }),
    reply: endlessListOf(ChatAtDesk),
  },
  'GET /api/admin/service/messages': {
    summary: 'The chat of one shopper: a page of messages, the oldest first',
    query: Place.extend({ user_id: Id }).refine(isOnePlace),
    reply: z.array(MessageAtDesk),
  },
  'POST /api/admin/service/messages': {
    summary: 'Answer a shopper; sent again with the same client_id it is not doubled',
    body: z.strictObject({ ...contents, user_id: Id }).refine(isMessage),
    reply: MessageAtDesk,
  },
  'POST /api/admin/service/messages/read': {
    summary: 'Say that a shopper’s messages were seen, up to one of them',
    body: z.strictObject({ user_id: Id, up_to: Id }),
    reply: Nothing,
  },
  'POST /api/admin/service/upload': {
    summary:
      'Send a picture for a message to a shopper, or for a refused refund, as multipart form: `file`, and `purpose` chat or refusal',
    query: z.object({ user_id: Id }),
    reply: File,
  },
} as const satisfies Record<string, Endpoint>
