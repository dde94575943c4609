import { z } from 'zod'
import { desk } from '../access.ts'
import { Address } from '../address/address.ts'
import { ADDRESS_LIMIT } from '../address/address-rules.ts'
import { Amount, type EndpointTable, Id, Nothing, Text, Time } from '../endpoint.ts'
import { SECURITY } from '../stale/shop-reads.ts'
import { AGENT_SCOPES, ALLOWANCE_LIMIT_CENTS } from './agent-scopes.ts'

const Scope = z.enum(AGENT_SCOPES)
const Allowance = Amount.refine((cents) => cents >= 0 && cents <= ALLOWANCE_LIMIT_CENTS, 'out of range')
const PaymentCode = z.string().max(40)

/** The parameters that an agent sends to `/oauth/authorize`. */
const AgentRequestQuery = z.object({
  client_id: z.string().max(500).describe('URL of the document in which the agent describes itself'),
  redirect_uri: z.string().max(500).describe('Where the browser returns to'),
  scope: z.string().max(500).describe('What the agent asks for, separated by spaces'),
  state: z.string().max(1_000).optional().describe('Returned to the agent unchanged'),
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('PKCE challenge (S256)'),
})

const AgentRequest = z.object({
  /** The name that the agent gives itself. */
  name: z.string(),
  /** The host that served the agent's document, and to which the browser returns. */
  host: z.string(),
  /** Whether the browser returns to a program on the shopper's own device. */
  is_on_device: z.boolean(),
  scopes: z.array(Scope),
  /** The allowance of an earlier consent; null without one. */
  allowance_cents: Amount.nullable(),
  has_payment_code: z.boolean(),
  /** The request, encrypted. The consent sends it back, so that it is about exactly this request. */
  ticket: z.string(),
  /** Where the browser returns to if the shopper refuses. */
  refused_to: z.string(),
})
export type AgentRequest = z.output<typeof AgentRequest>

const AgentLinkAtDesk = z.object({
  link_id: Id,
  name: z.string(),
  host: z.string(),
  scopes: z.array(Scope),
  allowance_cents: Amount,
  /** The purchases of the agent in the last 30 days, less refunds. */
  spent_cents: Amount,
  created_at: Time,
  last_used_at: Time.nullable(),
  ended_at: Time.nullable(),
})
export type AgentLinkAtDesk = z.output<typeof AgentLinkAtDesk>

/** An address that was added or changed since the shopper let the agent pay. */
const UnconfirmedAddress = Address.extend({
  changed_at: Time.describe('When the address was added or last changed. A confirmation sends it back'),
})
export type UnconfirmedAddress = z.output<typeof UnconfirmedAddress>

const AgentLink = AgentLinkAtDesk.omit({ ended_at: true }).extend({
  unconfirmed_addresses: z
    .array(UnconfirmedAddress)
    .describe('Addresses to which the agent sends nothing until the shopper confirms them with the payment code'),
})
export type AgentLink = z.output<typeof AgentLink>

export const agent_link_endpoints = {
  'GET /api/user/agent/request': {
    summary: 'Who asks for access, and for what, before the shopper consents',
    access: 'shopper',
    limits: ['agent_request'],
    query: AgentRequestQuery,
    reply: AgentRequest,
  },
  'POST /api/user/agent/allow': {
    summary: 'Let an agent in. An allowance needs the payment code, whatever its amount. A ticket counts once',
    access: 'shopper',
    body: z.strictObject({
      ticket: z.string().max(6_000),
      allowance_cents: Allowance,
      payment_code: PaymentCode.optional(),
    }),
    reply: z.object({
      /** Where the browser returns to, with a code for the agent. */
      redirect_to: z.string(),
    }),
    stale: ['GET /api/user/agents', SECURITY],
  },
  'GET /api/user/agents': {
    summary: 'The agents that have access, the newest first',
    access: 'shopper',
    reply: z.array(AgentLink),
  },
  'POST /api/user/agent/end': {
    summary: "End an agent's access",
    access: 'shopper',
    body: z.strictObject({ link_id: Id }),
    reply: Nothing,
    stale: ['GET /api/user/agents', SECURITY],
  },
  'POST /api/user/agent/allowance': {
    summary: 'Change what an agent may spend in 30 days. A higher amount needs the payment code; 0 ends the allowance',
    access: 'shopper',
    body: z.strictObject({ link_id: Id, allowance_cents: Allowance, payment_code: PaymentCode.optional() }),
    reply: Nothing,
    stale: ['GET /api/user/agents', SECURITY],
  },
  'POST /api/user/agent/addresses': {
    summary: 'Confirm addresses with the payment code, so that agents may send goods there',
    access: 'shopper',
    body: z.strictObject({
      addresses: z
        .array(z.strictObject({ id: Id, changed_at: Time }))
        .min(1)
        .max(ADDRESS_LIMIT),
      payment_code: PaymentCode,
    }),
    reply: Nothing,
    stale: ['GET /api/user/agents', SECURITY],
  },
  'GET /api/admin/shopper/agents': {
    summary: 'Agents that have or had access to an account, the newest first, at most 50',
    access: desk('support', 'finance'),
    query: z.object({ user_id: Id }),
    reply: z.array(AgentLinkAtDesk),
  },
  'POST /api/admin/shopper/end_agent': {
    summary: "End an agent's access to an account",
    access: desk('support'),
    body: z.strictObject({ user_id: Id, link_id: Id, reason: Text(300) }),
    reply: z.array(AgentLinkAtDesk),
    stale: ['GET /api/admin/shopper/agents', 'GET /api/admin/shopper/events'],
  },
} as const satisfies EndpointTable
