import { z } from 'zod'
import { desk, owners } from '../access.ts'
import { Amount, EndlessPaging, type EndpointTable, Id, Text, Time } from '../endpoint.ts'
import { AskedShopper, deskListOf, Shopper } from '../operator/desk-list.ts'
import { Proposed, WaitingProposal } from '../operator/proposal.ts'
import { DESK_PROPOSALS } from '../stale/desk-reads.ts'
import { CardPayment } from './card-top-up.ts'

const ProviderName = z.enum(['stripe', 'paypal'])
const Mode = z.enum(['test', 'live'])

/** A payment service provider. Its secrets are never shown. */
const ProviderAtDesk = z.object({
  provider: ProviderName,
  /** Read from Stripe's key; said by the owner for PayPal, whose keys do not show it. `test` moves no money. */
  mode: Mode,
  /** The last characters of Stripe's secret key or PayPal's client id, by which owners recognise it. */
  key_end: z.string(),
  is_open: z.boolean(),
  /** True for the stand-in of the demo. */
  is_demo: z.boolean(),
  /** True if the keys come from the server's environment. They cannot be changed at the desk. */
  is_from_environment: z.boolean(),
  revision: z.string(),
  changed_by: z.string().nullable(),
  changed_at: Time.nullable(),
})
export type ProviderAtDesk = z.output<typeof ProviderAtDesk>

const Secret = z
  .string()
  .trim()
  .min(8)
  .max(300)
  .regex(/^[\x21-\x7e]+$/)

const PaymentAtDesk = z.object({
  payment_id: Id,
  shopper: Shopper,
  shopper_name: z.string(),
  provider: ProviderName,
  mode: Mode,
  /** The provider's id of the payment. */
  ref: z.string().nullable(),
  status: z.enum(['open', 'pending', 'credited', 'declined', 'cancelled', 'expired', 'held', 'refunded']),
  amount_cents: Amount,
  /** The provider's fee, which the shop pays; null while it is unknown. */
  fee_cents: Amount.nullable(),
  held_because: z.enum(['amount', 'currency', 'risk', 'attempts', 'balance', 'deleted']).nullable(),
  /** The amount that arrived, in the smallest unit of its currency, if it differs from the ordered amount. */
  arrived_minor: z.int().nullable(),
  arrived_currency: z.string().nullable(),
  decline_reason: CardPayment.shape.decline_reason,
  method: z.string().nullable(),
  brand: z.string().nullable(),
  last_four: z.string().nullable(),
  risk: z.enum(['normal', 'elevated', 'highest', 'review']).nullable(),
  /** Other shoppers who paid with the same card. */
  same_card: z.array(Shopper),
  created_at: Time,
  credited_at: Time.nullable(),
  proposal: WaitingProposal.nullable(),
})
export type PaymentAtDesk = z.output<typeof PaymentAtDesk>

const LIST = 'GET /api/admin/provider/list'
const PAYMENTS = 'GET /api/admin/provider/payments'

export const provider_endpoints = {
  'GET /api/admin/provider/list': {
    summary: 'Payment service providers, with open proposals about them',
    access: desk('finance'),
    reply: z.object({
      /** Whether another operator could approve a proposal now. */
      has_second: z.boolean(),
      proposals: z.array(WaitingProposal),
      providers: z.array(ProviderAtDesk),
      /** The address to which a provider sends its events; the provider's name follows. */
      events_url: z.url(),
    }),
  },
  'POST /api/admin/provider/save': {
    summary:
      'Propose the keys of a provider, and whether shoppers may use it; closing it takes effect at once and needs no second owner',
    access: owners,
    body: z.strictObject({
      provider: ProviderName,
      /** Either all keys of the provider are sent, or the stored keys stay. Stripe's: */
      secret_key: Secret.optional(),
      webhook_secret: Secret.optional(),
      /** PayPal's: */
      client_id: Secret.optional(),
      client_secret: Secret.optional(),
      webhook_id: Secret.optional(),
      mode: Mode.optional(),
      is_open: z.boolean(),
      /** Null for a provider without keys so far. */
      revision: z.string().max(60).nullable(),
      reason: Text(300).optional(),
    }),
    reply: z.object({ outcome: z.enum(['done', 'proposed']) }),
    stale: [LIST, ...DESK_PROPOSALS],
  },
  'GET /api/admin/provider/payments': {
    summary: 'Instant top-ups: held ones oldest first, others newest first',
    access: desk('finance'),
    query: EndlessPaging.extend({
      status: PaymentAtDesk.shape.status.optional(),
      shopper: AskedShopper.optional(),
    }),
    reply: deskListOf(PaymentAtDesk),
  },
  'POST /api/admin/provider/credit': {
    summary: 'Propose to credit a payment that is held',
    access: desk('finance'),
    body: z.strictObject({ payment_id: Id, reason: Text(300) }),
    reply: Proposed,
    stale: [PAYMENTS, ...DESK_PROPOSALS],
  },
} as const satisfies EndpointTable
