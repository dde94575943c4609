import { z } from 'zod'
import { owners } from '../access.ts'
import { EndlessPaging, type EndpointTable, Id, Nothing, Time, uncountedListOf } from '../endpoint.ts'
import { DESK_WEBHOOKS } from '../stale/desk-reads.ts'
import { WEBHOOK_OFF_BECAUSE, WEBHOOK_TOPICS, WEBHOOK_URL_LIMIT } from './webhook-rules.ts'

const Topics = z
  .array(z.enum(WEBHOOK_TOPICS))
  .min(1)
  .max(WEBHOOK_TOPICS.length)
  .transform((topics) => WEBHOOK_TOPICS.filter((topic) => topics.includes(topic)))

const Webhook = z.object({
  webhook_id: Id,
  url: z.string(),
  topics: z.array(z.enum(WEBHOOK_TOPICS)),
  is_on: z.boolean(),
  /** Why the shop turned it off; null if it is on, or an owner turned it off. */
  off_because: z.enum(WEBHOOK_OFF_BECAUSE).nullable(),
  /** First failed attempt since the last event that the address accepted. */
  failing_since: Time.nullable(),
  /** Time when a server first could not decrypt its secret. Until one can, its events wait. */
  unreadable_since: Time.nullable(),
  /** Account of the owner who added it; null for the address of an agent's platform. */
  made_by: z.string().nullable(),
  /** The host of the agents whose orders it gets; null for addresses of the shopkeeper's programs. */
  agent: z.string().nullable(),
  made_at: Time,
  /** Number of events that wait for an attempt, and that were given up in the last 30 days; 1,000 means 1,000 or more. */
  waiting: z.int(),
  failed: z.int(),
  delivered_at: Time.nullable(),
})

const WebhookDelivery = z.object({
  delivery_id: Id,
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  created_at: Time,
  tried_at: Time.nullable(),
  next_try_at: Time.nullable(),
  /** The HTTP status of the last reply. */
  last_status: z.int().nullable(),
  /** Why the last attempt got no reply, for example a name that does not exist. */
  last_fault: z.string().nullable(),
  /** The data of the event, as JSON. */
  data: z.string(),
})

const OneWebhook = z.strictObject({ webhook_id: Id })

/** Webhooks: events of the shop, sent to the shopkeeper's programs as Standard Webhooks define. */
export const webhook_endpoints = {
  'GET /api/admin/webhook/list': {
    summary: 'Addresses that get events, newest first',
    access: owners,
    reply: z.object({ webhooks: z.array(Webhook) }),
  },
  'POST /api/admin/webhook/add': {
    summary: 'Add an address that gets events; only this reply contains the signing secret',
    access: owners,
    body: z.strictObject({ url: z.string().trim().min(1).max(WEBHOOK_URL_LIMIT), topics: Topics }),
    reply: z.object({
      webhook: Webhook,
      /** The secret that signs the events, in the form of Standard Webhooks: `whsec_…`. */
      secret: z.string(),
    }),
    stale: DESK_WEBHOOKS,
  },
  'POST /api/admin/webhook/change': {
    summary: 'Change the topics of an address, or turn it on or off; fields that are left out do not change',
    access: owners,
    body: OneWebhook.extend({
      /** Not for the address of an agent's platform, which gets its orders only. */
      topics: Topics.optional(),
      is_on: z.boolean().optional(),
    }),
    reply: Webhook,
    stale: DESK_WEBHOOKS,
  },
  'POST /api/admin/webhook/remove': {
    summary: 'Remove an address with its log; events that wait are not sent',
    access: owners,
    body: OneWebhook,
    reply: Nothing,
    stale: DESK_WEBHOOKS,
  },
  'POST /api/admin/webhook/test': {
    summary: 'Send a test event to an address that is on',
    access: owners,
    body: OneWebhook,
    reply: Nothing,
    stale: [...DESK_WEBHOOKS, 'GET /api/admin/webhook/deliveries'],
  },
  'GET /api/admin/webhook/deliveries': {
    summary: 'Events of the last 30 days for an address, newest first',
    access: owners,
    query: EndlessPaging.extend({ webhook_id: Id }),
    reply: uncountedListOf(WebhookDelivery),
  },
  'POST /api/admin/webhook/replay': {
    summary: 'Send an event again, with the same webhook-id',
    access: owners,
    body: z.strictObject({ delivery_id: Id }),
    reply: Nothing,
    stale: [...DESK_WEBHOOKS, 'GET /api/admin/webhook/deliveries'],
  },
} as const satisfies EndpointTable
