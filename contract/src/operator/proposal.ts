import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, Id, Slug, Text, Time } from '../endpoint.ts'
import { LANGUAGE_TAGS, PROPOSAL_FIELDS, PROPOSAL_KINDS, PROPOSAL_STATES } from '../rules.ts'

/** A sum of money, a text, or whether it is so; null where there is nothing. In the union: OpenAPI knows no other null of one. */
const Value = z.union([
  z.object({ cents: Amount }),
  z.object({ text: z.string() }),
  z.object({ is: z.boolean() }),
  z.null(),
])

/** What would change. */
const ProposedChange = z.object({
  field: z.enum(PROPOSAL_FIELDS),
  /** Of a text that is written in each language. */
  language: z.enum(LANGUAGE_TAGS).optional(),
  /** Of a price: the SKU. */
  sku_id: Slug.optional(),
  before: Value,
  after: Value,
  /** Titles of the products that `before` and `after` list by id, in the reader's language. Deleted products are left out. */
  products: z.array(z.object({ product_id: Slug, title: z.string() })).optional(),
})
export type ProposedChange = z.output<typeof ProposedChange>

/** One that waits, as it is shown beside what it concerns. */
export const WaitingProposal = z.object({
  proposal_id: Id,
  kind: z.enum(PROPOSAL_KINDS),
  ref_id: z.string(),
  /** The operator's account. */
  proposed_by: z.string(),
  proposed_at: Time,
  /** Null for an audit, which needs none, and for an operator who may not open it. */
  reason: z.string().nullable(),
  /** The operator may decide it, or proposed it. */
  can_open: z.boolean(),
  /** Empty for an operator who may not open it. */
  changes: z.array(ProposedChange),
})
export type WaitingProposal = z.output<typeof WaitingProposal>

const ProposalInList = z.object({
  proposal_id: Id,
  kind: z.enum(PROPOSAL_KINDS),
  /** What it concerns: the name of a setting or a network, or an id. */
  ref_id: z.string(),
  /** How people call it, where a name is no word of the desk's: an account, a shopper. */
  about: z.string().nullable(),
  /** Null for an audit, which needs none. */
  reason: z.string().nullable(),
  state: z.enum(PROPOSAL_STATES),
  /** The operators' accounts. */
  proposed_by: z.string(),
  proposed_at: Time,
  expires_at: Time,
  decided_by: z.string().nullable(),
  decided_at: Time.nullable(),
  why: z.string().nullable(),
  /** Of an outdated one: what it concerns has changed, or who proposed it may no longer. */
  outdated_because: z.enum(['moved', 'proposer']).nullable(),
  changes: z.array(ProposedChange),
})
export type ProposalInList = z.output<typeof ProposalInList>

const Proposal = ProposalInList.extend({
  /** What it concerns is no longer as it was: it can't be carried out any more. */
  has_moved: z.boolean(),
  /** What keeps the operator who asks from agreeing: it is their own, or their role or the proposer's is younger than a day. */
  cannot_agree: z.enum(['own', 'too_new', 'proposer_too_new']).nullable(),
  may_refuse: z.boolean(),
  may_withdraw: z.boolean(),
  /** Somebody besides who proposed it could agree by now. */
  has_second: z.boolean(),
  /** The whole number of the account that it would pay to: while it is open, for who may decide it. */
  account_number: z.string().nullable(),
})
export type Proposal = z.output<typeof Proposal>

const Why = Text(300)

/** It waits for another operator to agree. */
export const Proposed = z.object({ proposal_id: Id })

/** Whether an act is done, or is proposed because it is above a limit. */
export const ActOutcome = z.enum(['done', 'proposed'])

/** Acts of the desk that two people agree on. */
export const proposal_endpoints = {
  'GET /api/admin/proposal/list': {
    summary: 'What operators proposed, the latest first, of the kinds that the operator may decide and of their own',
    query: EndlessPaging.extend({
      state: z.enum(PROPOSAL_STATES).optional(),
      kind: z.enum(PROPOSAL_KINDS).optional(),
    }),
    reply: z.object({ items: z.array(ProposalInList), next_cursor: z.string().nullable() }),
  },
  'GET /api/admin/proposal/detail': {
    summary: 'A proposal: what would change, and what the operator may do about it',
    query: z.object({ proposal_id: Id }),
    reply: Proposal,
  },
  'POST /api/admin/proposal/decide': {
    summary: 'Agree to what another operator proposed, which carries it out, or refuse it',
    body: z.union([
      z.strictObject({ proposal_id: Id, agrees: z.literal(true), why: Why.optional() }),
      z.strictObject({ proposal_id: Id, agrees: z.literal(false), why: Why }),
    ]),
    reply: Proposal,
  },
  'POST /api/admin/proposal/withdraw': {
    summary: 'Withdraw what one proposed; an owner any',
    body: z.strictObject({ proposal_id: Id }),
    reply: Proposal,
  },
} as const satisfies Record<string, Endpoint>
