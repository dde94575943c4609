import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, EndlessPaging, type EndpointTable, Id, PositiveAmount, Text, Time } from '../endpoint.ts'
import { AskedShopper, deskListOf, Shopper } from '../operator/desk-list.ts'
import { Proposed, WaitingProposal } from '../operator/proposal.ts'
import { DESK_PROPOSALS, DESK_TODAY } from '../stale/desk-reads.ts'
import { EVIDENCE_NOTE_LIMIT, EVIDENCE_PDF_BYTES } from './wallet-rules.ts'

/**
 * `open`: the bank took the payment back, or asks about it, and the shop may submit evidence. `evidence_sent`: the bank decides.
 * `won`: the shopper keeps the money. `lost`: the bank has given it back to the card.
 */
export const DisputeStatus = z.enum(['open', 'evidence_sent', 'won', 'lost'])

/** A dispute of a payment by card, as its shopper sees it. */
export const Dispute = z.object({
  dispute_id: Id,
  status: DisputeStatus,
  /** The amount held on the shopper's balance, or owed; after a lost dispute, the amount taken back. */
  held_cents: Amount,
  opened_at: Time,
  closed_at: Time.nullable(),
})
export type Dispute = z.output<typeof Dispute>

const DisputeAtDesk = z.object({
  dispute_id: Id,
  provider: z.enum(['stripe', 'paypal']),
  /** The provider's ids of the dispute and of its payment. */
  dispute_ref: z.string(),
  ref: z.string(),
  /** Null for a payment that the shop does not know. */
  payment_id: Id.nullable(),
  shopper: Shopper.nullable(),
  shopper_name: z.string(),
  /** The card that paid. */
  method: z.string().nullable(),
  brand: z.string().nullable(),
  last_four: z.string().nullable(),
  status: DisputeStatus,
  /** The provider's word for the bank's reason. */
  reason: z.string(),
  /** The disputed amount in the smallest unit of its currency, and what was topped up. */
  amount_minor: z.int(),
  currency: z.string(),
  payment_cents: Amount.nullable(),
  /** The shopper's money that is held or owed; the provider's deduction and fee; the shop's loss. */
  held_cents: Amount,
  withheld_cents: Amount,
  fee_cents: Amount,
  loss_cents: Amount,
  /**
   * A problem for an operator. `payment_unknown`: no payment of the shop; nothing is booked. `payment_not_credited`: the
   * payment is held or ended without money, so nothing is booked. `currency`: only what the provider took is held. `amount`:
   * more than the payment is disputed; only the payment is held.
   */
  problem: z.enum(['payment_unknown', 'payment_not_credited', 'currency', 'amount']).nullable(),
  /** Until when the provider takes evidence; null if it expects none. */
  due_at: Time.nullable(),
  /** `refused`: the provider refused it, see `refusal`. */
  answer: z.enum(['none', 'evidence_sending', 'evidence_sent', 'accepting', 'accepted', 'refused']),
  opened_at: Time,
  closed_at: Time.nullable(),
  proposal: WaitingProposal.nullable(),
})
export type DisputeAtDesk = z.output<typeof DisputeAtDesk>

/** A change of a dispute, with the booked amounts: negative when money returned. */
const DisputeStep = z.object({
  step_id: Id,
  status: DisputeStatus,
  held_cents: Amount,
  owed_cents: Amount,
  withheld_cents: Amount,
  fee_cents: Amount,
  loss_cents: Amount,
  at: Time,
})

const DisputeDetail = DisputeAtDesk.extend({
  steps: z.array(DisputeStep),
  /** The evidence as it was sent, or as it would be sent now. */
  evidence: z.string(),
  /** Whether a PDF goes with the text. */
  has_pdf: z.boolean(),
  evidence_by: z.string().nullable(),
  evidence_at: Time.nullable(),
  /** Why the provider refused the evidence, or to accept the loss. */
  refusal: z.string().nullable(),
})
export type DisputeDetail = z.output<typeof DisputeDetail>

const LIST = 'GET /api/admin/dispute/list'
const DETAIL = 'GET /api/admin/dispute/detail'
const STALE = [LIST, DETAIL, DESK_TODAY] as const

/** Base64 has four characters for three bytes. */
const BASE64_LIMIT = 4 * Math.ceil(EVIDENCE_PDF_BYTES / 3)

export const dispute_endpoints = {
  'GET /api/admin/dispute/list': {
    summary: 'Disputes of payments by card: open ones by their deadline, others newest first',
    access: desk('finance'),
    query: EndlessPaging.extend({
      status: z.enum(['open', 'evidence_sent', 'won', 'lost', 'problem']).optional(),
      shopper: AskedShopper.optional(),
    }),
    reply: deskListOf(DisputeAtDesk),
  },
  'GET /api/admin/dispute/detail': {
    summary: 'A dispute, its history, and the evidence that was sent or would be sent now',
    access: desk('finance'),
    query: z.object({ dispute_id: Id }),
    reply: DisputeDetail,
  },
  'GET /api/admin/dispute/pdf': {
    summary: 'The PDF that goes with the evidence of a dispute, as base64',
    access: desk('finance'),
    query: z.object({ dispute_id: Id }),
    reply: z.object({ base64: z.string() }),
  },
  'POST /api/admin/dispute/submit': {
    summary: 'Submit evidence to the provider, once; a note and a PDF are added to what the shop has',
    access: desk('finance'),
    body: z.strictObject({
      dispute_id: Id,
      note: Text(EVIDENCE_NOTE_LIMIT).optional(),
      /** A PDF as base64. */
      pdf: z.base64().min(1).max(BASE64_LIMIT).optional(),
    }),
    reply: DisputeDetail,
    stale: STALE,
  },
  'POST /api/admin/dispute/accept': {
    summary: 'Propose to accept the loss of a dispute without evidence',
    access: desk('finance'),
    body: z.strictObject({ dispute_id: Id, reason: Text(300) }),
    reply: Proposed,
    stale: [...STALE, ...DESK_PROPOSALS],
  },
  'POST /api/admin/dispute/bear': {
    summary: 'Propose that the shop bears a lost dispute, or a part, instead of the shopper',
    access: desk('finance'),
    body: z.strictObject({ dispute_id: Id, loss_cents: PositiveAmount, reason: Text(300) }),
    reply: Proposed,
    stale: [...STALE, ...DESK_PROPOSALS],
  },
} as const satisfies EndpointTable
