import { z } from 'zod'
import { desk } from '../access.ts'
import {
  Amount,
  EndlessPaging,
  type EndpointTable,
  Id,
  Nothing,
  Revision,
  SingleLine,
  Slug,
  Text,
  Time,
} from '../endpoint.ts'
import { deskListOf } from '../operator/desk-list.ts'
import { ORDER_STATUSES } from '../order/order-rules.ts'
import { UPLOAD_LIMITS } from '../rate-limits.ts'
import { DESK_CANNED, DESK_CHATS } from '../stale/desk-reads.ts'
import { SHOPPER } from '../stale/shop-reads.ts'
import { LANGUAGE_TAGS, type Language } from '../text/languages.ts'
import { VISIBLE_PATTERN } from '../text/text-rules.ts'
import { File } from '../upload/upload.ts'
import { MESSAGE_LIMIT } from './chat-rules.ts'

const Shopper = z.object({ user_id: Id, account: z.string() })

const ChatOrder = z.object({
  order_number: z.string(),
  status: z.literal(ORDER_STATUSES),
  title: z.string(),
  image: z.string(),
  /** Total pieces of all lines. */
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
  /** The current state of the order or product that the card shows. */
  order: ChatOrder.nullable(),
  product: ChatProduct.nullable(),
  created_at: Time,
  /** The time when the recipient read the message. */
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
  /** The operator who wrote the message. */
  operator: z.string().nullable(),
})
export type MessageAtDesk = z.output<typeof MessageAtDesk>

/** The operator who has reserved a chat, and the end of the reservation. */
const Answering = z.object({ operator_id: Id, account: z.string(), until: Time })

const ChatHead = z.object({
  shopper: Shopper.extend({ family_name: z.string(), given_name: z.string(), language: z.enum(LANGUAGE_TAGS) }),
  answering: Answering.nullable(),
  /** Time of the shopper's oldest unanswered message; null when all are answered. */
  waiting_since: Time.nullable(),
  /** Number of the shopper's messages that no operator has read. */
  unread_count: z.int(),
})
export type ChatHead = z.output<typeof ChatHead>
const ChatAtDesk = ChatHead.extend({ last: MessageAtDesk })

export type ChatAtDesk = z.output<typeof ChatAtDesk>

/** Normalises line endings, and removes characters that control a terminal. */
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
const Words = z.strictObject(
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, Text(MESSAGE_LIMIT)])) as Record<
    Language,
    ReturnType<typeof Text>
  >, // a text for each language
)
const CannedAnswer = z.object({
  canned_answer_id: Id,
  /** The title of the answer. Operators search by title; shoppers do not see the title. */
  title: z.string(),
  words: z.object(Words.shape),
  revision: Revision,
  changed_by: z.string(),
  changed_at: Time,
})
export type CannedAnswer = z.output<typeof CannedAnswer>
const CannedAnswers = z.array(CannedAnswer)
const Title = SingleLine(80)

type Contents = { text?: unknown; file_id?: unknown; order_id?: unknown; product_id?: unknown }
/** A message has a text, a file or a card, and at most one card. */
const isMessage = ({ text, file_id, order_id, product_id }: Contents) =>
  (text ?? file_id ?? order_id ?? product_id) !== undefined && (order_id === undefined || product_id === undefined)

const NewMessage = z.strictObject(contents)
export type NewMessage = z.input<typeof NewMessage>

/**
 * The requested messages, oldest first: one page after or before a message, or the latest messages if no message is
 * named.
 */
const MessageRange = z.object({ after: Id.optional(), before: Id.optional() })
const isOneSided = ({ after, before }: z.output<typeof MessageRange>) => after === undefined || before === undefined

export const chat_endpoints = {
  'GET /api/service/messages': {
    summary: 'The chat with customer service: a page of messages, oldest first',
    access: 'shopper',
    query: MessageRange.refine(isOneSided),
    reply: z.array(ChatMessage),
  },
  'POST /api/service/messages': {
    summary: 'Write to customer service; a repeated client_id is stored once',
    access: 'shopper',
    limits: ['message', 'message_in_a_day'],
    body: NewMessage.refine(isMessage),
    reply: ChatMessage,
    // The chat polls for new messages itself (use-chat-pages.ts).
    stale: [],
  },
  'POST /api/service/messages/read': {
    summary: "Mark the shop's messages as read, up to the given message",
    access: 'shopper',
    body: z.strictObject({ up_to: Id }),
    reply: Nothing,
    // Reading the last unread chat message also marks the notice about it as read.
    stale: [SHOPPER, 'GET /api/user/notifications'],
  },
  'GET /api/admin/service/chats': {
    summary: 'Chats that wait for an answer, longest waiting first; or all chats, newest first',
    access: desk('support'),
    query: EndlessPaging.extend({ state: z.enum(['waiting', 'all']).optional() }),
    reply: deskListOf(ChatAtDesk),
  },
  'GET /api/admin/service/messages': {
    summary: 'The chat of one shopper: a page of messages, oldest first',
    access: desk('support'),
    query: MessageRange.extend({ user_id: Id }).refine(isOneSided),
    reply: z.array(MessageAtDesk),
  },
  'POST /api/admin/service/messages': {
    summary: 'Answer a shopper; a repeated client_id is stored once',
    access: desk('support'),
    body: z.strictObject({ ...contents, user_id: Id }).refine(isMessage),
    reply: MessageAtDesk,
    stale: DESK_CHATS,
  },
  'POST /api/admin/service/messages/read': {
    summary: 'Mark a shopper’s messages as read, up to the given message',
    access: desk('support'),
    body: z.strictObject({ user_id: Id, up_to: Id }),
    reply: Nothing,
    stale: DESK_CHATS,
  },
  'GET /api/admin/service/chat': {
    summary: 'Status of a shopper’s chat: since when the shopper waits, and which operator answers',
    access: desk('support'),
    query: z.object({ user_id: Id }),
    reply: ChatHead,
  },
  'POST /api/admin/service/take': {
    summary: 'Reserve a chat for a while; takes it over from another operator only if the caller names that operator',
    access: desk('support'),
    body: z.strictObject({ user_id: Id, from_operator_id: Id.optional() }),
    reply: ChatHead,
    stale: DESK_CHATS,
  },
  'POST /api/admin/service/release': {
    summary: 'End the reservation of a chat',
    access: desk('support'),
    body: z.strictObject({ user_id: Id }),
    reply: ChatHead,
    stale: DESK_CHATS,
  },
  'GET /api/admin/service/canned': {
    summary: 'Canned answers in five languages, by title',
    access: desk('support'),
    reply: CannedAnswers,
  },
  'POST /api/admin/service/canned': {
    summary: 'Add a canned answer, or change one; refused if it has changed since `revision`',
    access: desk('support'),
    body: z
      .strictObject({
        canned_answer_id: Id.optional(),
        revision: Revision.optional(),
        title: Title,
        words: Words,
      })
      .refine(({ canned_answer_id, revision }) => (canned_answer_id === undefined) === (revision === undefined)),
    reply: CannedAnswers,
    stale: DESK_CANNED,
  },
  'POST /api/admin/service/canned_delete': {
    summary: 'Delete a canned answer; refused if it has changed since `revision`',
    access: desk('support'),
    body: z.strictObject({ canned_answer_id: Id, revision: Revision }),
    reply: CannedAnswers,
    stale: DESK_CANNED,
  },
  'POST /api/admin/service/upload': {
    summary:
      'Upload a picture for a message to a shopper or for a refused refund as a multipart form: `file`, and `purpose` chat or refusal',
    // Fulfilment uploads pictures for a refused refund.
    access: desk('support', 'fulfilment'),
    limits: UPLOAD_LIMITS,
    query: z.object({ user_id: Id }),
    reply: File,
    stale: [],
  },
} as const satisfies EndpointTable
