import { z } from 'zod'
import { type EndpointTable, Id, listOf, Nothing, Paging, Time } from '../endpoint.ts'
import { Goods } from '../order/goods.ts'
import { SHOPPER } from '../stale/shop-reads.ts'
import { isP256Point } from '../text/p256-point.ts'
import { PAGE_SIZE } from '../text/text-rules.ts'
import { LIVE_KINDS, NOTICE_KINDS, NOTICE_TOPICS } from './notice-rules.ts'

const Topic = z.enum(NOTICE_TOPICS)

const { order, wallet, service, security, favourite } = NOTICE_KINDS

/** A notice in the reader's language. */
export const Notice = z.object({
  notice_id: Id,
  topic: Topic,
  kind: z.enum([...order, ...wallet, ...service, ...security, ...favourite]),
  title: z.string(),
  body: z.string(),
  /** Picture of the product concerned, or of the first product of the order. */
  image: z.string().nullable(),
  /** The goods of the order that the notice is about; null for other notices. */
  goods: Goods.nullable(),
  /** URL in the shop that the notice links to. */
  link: z.string(),
  read: z.boolean(),
  created_at: Time,
})
export type Notice = z.output<typeof Notice>

/** Where the notices of the shopper are sent. */
export const NoticeChoices = z.object({
  /** The address that mails go to. */
  address: z.string(),
  /** True while nothing is mailed, because the mail server rejected the address as unknown. */
  is_address_refused: z.boolean(),
  /** Whether a code mailed to the address was entered. Until then few mails are sent to it. */
  is_address_verified: z.boolean(),
  /** The public key with which a browser asks its push service for an address (VAPID, base64url). */
  push_key: z.string(),
  /** The address at the push service to which notices are pushed in this session; null while push is off here. */
  push_endpoint: z.string().nullable(),
  topics: z.array(z.object({ topic: Topic, in_app: z.boolean(), by_mail: z.boolean(), by_push: z.boolean() })),
})
export type NoticeChoices = z.output<typeof NoticeChoices>

/** An address on the Internet: push services have names and use the port of HTTPS. */
function isPushService(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  // Browsers send the serialised form. Another form of an address is not found in the list of subscriptions.
  if (url.href !== text || text.includes('#')) return false
  return /^([a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(url.hostname)
}

/** The subscription of a browser at its push service, as `PushSubscription.toJSON()` returns it. */
const PushSubscription = z.strictObject({
  endpoint: z.string().max(1_000).refine(isPushService, 'the HTTPS URL of a push service'),
  keys: z.strictObject({
    /** The browser's public key: an uncompressed point of P-256, in base64url. */
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}$/)
      .refine(isP256Point, 'an uncompressed point of P-256, in base64url'),
    /** 16 random bytes, in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/, '16 bytes, in base64url'),
  }),
})

/** Number of unread notices by topic, counted up to 100. */
const Unread = z.object({ order: z.int(), wallet: z.int(), service: z.int(), security: z.int(), favourite: z.int() })

/** A live event. It names the object that changed, but not the change. */
export const LiveEvent = z.object({ id: z.string(), kind: z.enum(LIVE_KINDS), ref_id: z.string() })
export type LiveEvent = z.output<typeof LiveEvent>

const isOneOf = ({ ids, all }: { ids?: unknown; all?: unknown }) => (ids === undefined) !== (all === undefined)

export const notice_endpoints = {
  'GET /api/user/notifications': {
    summary: "The shopper's notices of the last 180 days, newest first, in the caller's language",
    access: 'shopper',
    query: Paging.extend({ topic: Topic.optional(), cursor: Id.optional() }),
    reply: listOf(Notice).extend({
      /** True if the exact number is higher than `total`; absent otherwise. */
      total_is_least: z.literal(true).optional(),
      next_cursor: Id.nullable(),
      unread: Unread,
    }),
  },
  'POST /api/user/notifications/read': {
    summary: 'Mark some or all notices as read',
    access: 'shopper',
    body: z
      .strictObject({ ids: z.array(Id).min(1).max(PAGE_SIZE.maximum).optional(), all: z.literal(true).optional() })
      .refine(isOneOf, 'either ids or all'),
    reply: Nothing,
    stale: ['GET /api/user/notifications', SHOPPER],
  },
  'GET /api/user/notifications/choices': {
    summary: 'For each topic of notices, whether they are shown in the app, mailed and pushed',
    access: 'shopper',
    reply: NoticeChoices,
  },
  'POST /api/user/notifications/choose': {
    summary: 'Choose where the notices of a topic are sent; only those about favourites can be hidden in the app',
    access: 'shopper',
    limits: ['notice_choice'],
    body: z
      .strictObject({
        topic: Topic,
        in_app: z.boolean().optional(),
        by_mail: z.boolean().optional(),
        by_push: z.boolean().optional(),
      })
      .refine(({ topic, in_app }) => in_app !== false || topic === 'favourite', 'in_app: only favourites'),
    reply: NoticeChoices,
    stale: [],
    replies_with: 'GET /api/user/notifications/choices',
  },
  'POST /api/user/notifications/mail_again': {
    summary: 'Mail notices again to the address of the account, although the mail server rejected it as unknown',
    access: 'shopper',
    limits: ['notice_choice'],
    reply: NoticeChoices,
    stale: [],
    replies_with: 'GET /api/user/notifications/choices',
  },
  'POST /api/user/notifications/push_on': {
    summary: 'Push notices to the browser of this session, until the session ends',
    access: 'shopper',
    limits: ['notice_choice'],
    body: PushSubscription,
    reply: NoticeChoices,
    stale: [],
    replies_with: 'GET /api/user/notifications/choices',
  },
  'POST /api/user/notifications/push_off': {
    summary: 'Push no further notices to the browser of this session',
    access: 'shopper',
    reply: NoticeChoices,
    stale: [],
    replies_with: 'GET /api/user/notifications/choices',
  },
  'POST /api/events/ticket': {
    summary:
      'A single-use ticket, valid for 30 seconds, for GET /api/events?ticket=…: a stream of server-sent events { id, kind, ref_id } that ends with the session',
    access: 'shopper',
    reply: z.object({ ticket: z.string() }),
    stale: [],
  },
} as const satisfies EndpointTable
