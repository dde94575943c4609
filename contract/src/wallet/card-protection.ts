import { z } from 'zod'
import { desk, owners } from '../access.ts'
import { type EndpointTable, Id, Time } from '../endpoint.ts'
import { Shopper } from '../operator/desk-list.ts'

const Limits = {
  /** Points per hour. A begun top-up is one point. */
  shopper_points: z.int().min(3).max(200),
  /** All shoppers in one network: an IPv4 /24 or an IPv6 /64. */
  network_points: z.int().min(3).max(5_000),
  /** All payments with one card. */
  card_points: z.int().min(3).max(200),
  /** Further points of a declined attempt. */
  decline_points: z.int().min(0).max(20),
  /** The lowest risk at which a payment is held for an operator. `review`: only if the provider asks for it. */
  review_risk: z.enum(['elevated', 'highest', 'review']),
}

const CardProtection = z.object({
  ...Limits,
  revision: z.string(),
  changed_by: z.string().nullable(),
  changed_at: Time.nullable(),
})
export type CardProtection = z.output<typeof CardProtection>

const PROTECTION = 'GET /api/admin/provider/protection'

export const card_protection_endpoints = {
  'GET /api/admin/provider/protection': {
    summary: 'How many attempts by card are allowed in an hour, and at which risk an operator decides',
    access: desk('finance'),
    reply: CardProtection,
  },
  'POST /api/admin/provider/protection': {
    summary: 'Change how the shop is protected from stolen cards; takes effect at once',
    access: owners,
    body: z.strictObject({ ...Limits, revision: z.string().max(60) }),
    reply: CardProtection,
    stale: [PROTECTION],
  },
  'GET /api/admin/shopper/same_card': {
    summary:
      'Other shoppers who paid, or tried to, with a card of this shopper; the cards are compared in the database only',
    access: desk('support', 'finance'),
    query: z.object({ user_id: Id }),
    reply: z.array(z.object({ shopper: Shopper, last_at: Time })),
  },
} as const satisfies EndpointTable
