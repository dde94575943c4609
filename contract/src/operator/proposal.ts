import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, EndlessPaging, type EndpointTable, Id, Slug, Text, Time, uncountedListOf } from '../endpoint.ts'
import {
  DESK_MONEY_READS,
  DESK_ORDERS,
  DESK_RECHARGES,
  DESK_SETTINGS,
  DESK_SETUP,
  DESK_SHOPPERS,
  DESK_WITHDRAWALS,
} from '../stale/desk-reads.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { PROPOSAL_FIELDS, PROPOSAL_KINDS, PROPOSAL_STATES } from './proposal-names.ts'

/**
 * An amount, a text or a boolean; null if there is no value. Null is part of the union, because OpenAPI cannot express
 * a nullable union otherwise.
 */
const Value = z.union([
  z.object({ cents: Amount }),
  z.object({ text: z.string() }),
  z.object({ is: z.boolean() }),
  z.null(),
])

const ProposedChange = z.object({
  field: z.enum(PROPOSAL_FIELDS),
  /** The language of the text, for texts that have a version in each language. */
  language: z.enum(LANGUAGE_TAGS).optional(),
  /** The SKU whose price changes; only for prices. */
  sku_id: Slug.optional(),
  before: Value,
  after: Value,
  /**
   * Titles of the products that `before` and `after` list by id, in the reader's language. Deleted products are left
   * out.
   */
  products: z.array(z.object({ product_id: Slug, title: z.string() })).optional(),
})
export type ProposedChange = z.output<typeof ProposedChange>

/** A pending proposal, as shown on the screen of the object it would change. */
export const WaitingProposal = z.object({
  proposal_id: Id,
  kind: z.enum(PROPOSAL_KINDS),
  ref_id: z.string(),
  proposed_by: z.string(),
  proposed_at: Time,
  /** Null for audits, which need no reason, and for operators who may not open the proposal. */
  reason: z.string().nullable(),
  /** True if the caller may decide the proposal, or made it. */
  can_open: z.boolean(),
  /** Empty for operators who may not open the proposal. */
  changes: z.array(ProposedChange),
})
export type WaitingProposal = z.output<typeof WaitingProposal>

const ProposalInList = z.object({
  proposal_id: Id,
  kind: z.enum(PROPOSAL_KINDS),
  /** The subject of the proposal: the name of a setting or of a blockchain network, or the id of a row. */
  ref_id: z.string(),
  /**
   * Readable name of the subject, for example a bank account or a shopper. Null if the desk has its own name for the
   * subject, as for settings.
   */
  about: z.string().nullable(),
  /** Null for audits, which need no reason. */
  reason: z.string().nullable(),
  state: z.enum(PROPOSAL_STATES),
  proposed_by: z.string(),
  proposed_at: Time,
  expires_at: Time,
  decided_by: z.string().nullable(),
  decided_at: Time.nullable(),
  why: z.string().nullable(),
  /** Why an outdated proposal can't be approved: the object has changed, or the proposer no longer has the right. */
  outdated_because: z.enum(['moved', 'proposer']).nullable(),
  changes: z.array(ProposedChange),
})
export type ProposalInList = z.output<typeof ProposalInList>

const Proposal = ProposalInList.extend({
  /** True if the object has changed since the proposal was made, so the proposal can no longer be carried out. */
  has_moved: z.boolean(),
  /**
   * Why the caller cannot approve: the proposal is their own, the caller's or the proposer's role is less than a day
   * old, or a temporary hold blocks the action.
   */
  cannot_agree: z.enum(['own', 'too_new', 'proposer_too_new', 'held']).nullable(),
  may_refuse: z.boolean(),
  may_withdraw: z.boolean(),
  /** True if an operator other than the proposer exists who can approve now. */
  has_second: z.boolean(),
  /**
   * The full number of the account that the payment would go to. Null unless the proposal is open and the caller may
   * decide it.
   */
  account_number: z.string().nullable(),
})
export type Proposal = z.output<typeof Proposal>

const Why = Text(300)

/** Reply to an action that needs a second operator's approval: the id of its proposal. */
export const Proposed = z.object({ proposal_id: Id })

/** Whether the action is done, or is proposed because it exceeds a limit. */
export const ActOutcome = z.enum(['done', 'proposed'])

export const proposal_endpoints = {
  'GET /api/admin/proposal/list': {
    summary: "Proposals of the kinds that the operator may decide, and the operator's own proposals, newest first",
    // Roles of all kinds of proposals. Each kind defines which roles may see and decide it.
    access: desk('finance', 'catalogue', 'fulfilment', 'support'),
    query: EndlessPaging.extend({
      state: z.enum(PROPOSAL_STATES).optional(),
      kind: z.enum(PROPOSAL_KINDS).optional(),
    }),
    reply: uncountedListOf(ProposalInList),
  },
  'GET /api/admin/proposal/detail': {
    summary: 'A proposal, its changes, and the actions open to the caller',
    access: desk('finance', 'catalogue', 'fulfilment', 'support'),
    query: z.object({ proposal_id: Id }),
    reply: Proposal,
  },
  'POST /api/admin/proposal/decide': {
    summary: 'Approve a proposal of another operator, which carries it out, or refuse it',
    access: desk('finance', 'catalogue', 'fulfilment'),
    body: z.union([
      z.strictObject({ proposal_id: Id, agrees: z.literal(true), why: Why.optional() }),
      z.strictObject({ proposal_id: Id, agrees: z.literal(false), why: Why }),
    ]),
    reply: Proposal,
    // Carrying out a proposal can change anything that proposals are about.
    stale: [
      'GET /api/admin/chain/networks',
      'GET /api/admin/chain/transfers',
      'GET /api/admin/chain/balance',
      'GET /api/admin/chain/balances',
      'GET /api/admin/chain/reconciliations',
      'GET /api/admin/provider/list',
      'GET /api/admin/provider/payments',
      'GET /api/admin/provider/reports',
      'GET /api/admin/provider/report_days',
      'GET /api/admin/provider/report_items',
      'GET /api/admin/dispute/list',
      'GET /api/admin/dispute/detail',
      'GET /api/admin/tax/list',
      'GET /api/admin/tax/history',
      'GET /api/admin/tax/export',
      ...DESK_SETTINGS,
      ...DESK_SHOPPERS,
      ...DESK_RECHARGES,
      ...DESK_WITHDRAWALS,
      ...DESK_ORDERS,
      'GET /api/admin/correction/list',
      DESK_SETUP,
    ],
  },
  'POST /api/admin/proposal/withdraw': {
    summary: "Withdraw one's own proposal; an owner may withdraw any",
    access: desk('finance', 'catalogue', 'fulfilment', 'support'),
    body: z.strictObject({ proposal_id: Id }),
    reply: Proposal,
    stale: [
      'GET /api/admin/tax/list',
      'GET /api/admin/chain/networks',
      'GET /api/admin/chain/transfers',
      'GET /api/admin/provider/list',
      'GET /api/admin/provider/payments',
      'GET /api/admin/provider/report_items',
      'GET /api/admin/dispute/list',
      'GET /api/admin/dispute/detail',
      ...DESK_SETTINGS,
      ...DESK_SHOPPERS,
      ...DESK_ORDERS,
      ...DESK_MONEY_READS,
    ],
  },
} as const satisfies EndpointTable
