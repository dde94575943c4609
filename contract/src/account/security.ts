import { z } from 'zod'
import { type EndpointTable, Id, Nothing, Time } from '../endpoint.ts'
import { SECURITY } from '../stale/shop-reads.ts'

/** Security events of an account. The storefront has the text for each. */
export const SecurityEvent = z.enum([
  'signed_in',
  'password_changed',
  'password_recovered',
  'payment_code_set',
  'payment_code_changed',
  'payment_code_recovered',
  'payment_code_locked',
  'payment_code_closed',
  'email_changed',
  'profile_changed',
  'language_changed',
  'session_ended',
  'other_sessions_ended',
  'data_exported',
  'agent_linked',
  'agent_ended',
  'agent_allowance_changed',
])
export type SecurityEvent = z.output<typeof SecurityEvent>

const SecurityState = z.object({
  password_changed_at: Time,
  payment_code: z.object({ set: z.boolean(), locked_until: Time.nullable(), must_reset: z.boolean() }),
  events: z.array(z.object({ event_id: Id, event: SecurityEvent, ip: z.string().nullable(), created_at: Time })),
})
export type SecurityState = z.output<typeof SecurityState>

const SessionEntry = z.object({
  session_id: Id,
  device: z.string(),
  ip: z.string(),
  current: z.boolean(),
  created_at: Time,
  last_seen_at: Time,
})
export type SessionEntry = z.output<typeof SessionEntry>

export const security_endpoints = {
  'GET /api/user/sessions': {
    summary: 'Where the shopper is signed in',
    access: 'shopper',
    reply: z.array(SessionEntry),
  },
  'POST /api/user/sessions/end': {
    summary: 'End one session, or all except the current one',
    access: 'shopper',
    body: z.strictObject({ session_id: Id.optional(), others: z.boolean().optional() }),
    reply: Nothing,
    stale: ['GET /api/user/sessions', SECURITY],
  },
  'GET /api/user/security': {
    summary: 'Password, payment code and recent security events',
    access: 'shopper',
    reply: SecurityState,
  },
} as const satisfies EndpointTable
