import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, Id, Line, Nothing, Slug, Text, Time, Version } from '../endpoint.ts'
import { deskListOf } from '../operator/desk-list.ts'
import { LANGUAGE_TAGS, type Language, MESSAGE_LIMIT, ORDER_STATUSES, VISIBLE_PATTERN } from '../rules.ts'
import { File } from '../upload.ts'

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
export type MessageAtDesk = z.output<typeof MessageAtDesk>

/** Who answers a chat, and until when nobody else does. */
const Answering = z.object({ operator_id: Id, account: z.string(), until: Time })

const ChatHead = z.object({
  shopper: Shopper.extend({ family_name: z.string(), given_name: z.string(), language: z.enum(LANGUAGE_TAGS) }),
  answering: Answering.nullable(),
  /** The shopper's first message that nobody answered; null when all are. */
  waiting_since: Time.nullable(),
  /** The shopper's messages that no operator has seen. */
  unread_count: z.int(),
})
export type ChatHead = z.output<typeof ChatHead>
const ChatAtDesk = ChatHead.extend({ last: MessageAtDesk })

export type ChatAtDesk = z.output<typeof ChatAtDesk>

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
const Words = z.strictObject(
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, Text(MESSAGE_LIMIT)])) as Record<
    Language,
    ReturnType<typeof Text>
  >, // a text for each language
)
const CannedAnswer = z.object({
  canned_answer_id: Id,
  /** How operators find it; shoppers don't see it. */
  title: z.string(),
  words: z.object(Words.shape),
  version: z.int(),
  changed_by: z.string(),
  changed_at: Time,
})
export type CannedAnswer = z.output<typeof CannedAnswer>
const CannedAnswers = z.array(CannedAnswer)
const Title = Line(80)

type Contents = { text?: unknown; file_id?: unknown; order_id?: unknown; product_id?: unknown }
/** Something, and at most one card. */
const isMessage = ({ text, file_id, order_id, product_id }: Contents) =>
  (text ?? file_id ?? order_id ?? product_id) !== undefined && (order_id === undefined || product_id === undefined)

const NewMessage = z.strictObject(contents)
export type NewMessage = z.input<typeof NewMessage>

/** The latest messages without a place; else those after or before a message, up to a page. Oldest first. */
const MessageRange = z.object({ after: Id.optional(), before: Id.optional() })
const isOneSided = ({ after, before }: z.output<typeof MessageRange>) => after === undefined || before === undefined

export const chat_endpoints = {
  'GET /api/service/messages': {
    summary: 'The chat with customer service: a page of messages, the oldest first',
    query: MessageRange.refine(isOneSided),
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
    reply: deskListOf(ChatAtDesk),
  },
  'GET /api/admin/service/messages': {
    summary: 'The chat of one shopper: a page of messages, the oldest first',
    query: MessageRange.extend({ user_id: Id }).refine(isOneSided),
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
  'GET /api/admin/service/chat': {
    summary: 'The chat of one shopper in short: who waits, who answers',
    query: z.object({ user_id: Id }),
    reply: ChatHead,
  },
  'POST /api/admin/service/take': {
    summary: 'Answer a chat alone for a while; from another operator only when the asker names them',
    body: z.strictObject({ user_id: Id, from_operator_id: Id.optional() }),
    reply: ChatHead,
  },
  'POST /api/admin/service/release': {
    summary: 'Let others answer a chat again',
    body: z.strictObject({ user_id: Id }),
    reply: ChatHead,
  },
  'GET /api/admin/service/canned': {
    summary: 'Answers that are given often, in five languages, by their titles',
    reply: CannedAnswers,
  },
  'POST /api/admin/service/canned': {
    summary: 'Add a canned answer, or change the one of an id as its version was seen',
    body: z
      .strictObject({
        canned_answer_id: Id.optional(),
        version: Version.optional(),
        title: Title,
        words: Words,
      })
      .refine(({ canned_answer_id, version }) => (canned_answer_id === undefined) === (version === undefined)),
    reply: CannedAnswers,
  },
  'POST /api/admin/service/canned_delete': {
    summary: 'Delete a canned answer as its version was seen',
    body: z.strictObject({ canned_answer_id: Id, version: Version }),
    reply: CannedAnswers,
  },
  'POST /api/admin/service/upload': {
    summary:
      'Send a picture for a message to a shopper, or for a refused refund, as multipart form: `file`, and `purpose` chat or refusal',
    query: z.object({ user_id: Id }),
    reply: File,
  },
} as const satisfies Record<string, Endpoint>
