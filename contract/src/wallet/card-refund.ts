import { z } from 'zod'
import { desk } from '../access.ts'
import { EndlessPaging, type EndpointTable, Id, Text, Time } from '../endpoint.ts'
import { AskedShopper, deskListOf, Shopper } from '../operator/desk-list.ts'
import { ActOutcome, Proposed, WaitingProposal } from '../operator/proposal.ts'
import { DESK_PROPOSALS, DESK_WITHDRAWALS } from '../stale/desk-reads.ts'

/** The card or wallet app that paid a top-up. */
export const CardInstrument = z.object({
  /** The provider's name of the method, such as card or promptpay; null if it is unknown. */
  method: z.string().nullable(),
  brand: z.string().nullable(),
  last_four: z.string().nullable(),
})

/** A refund of an instant top-up at its provider. */
export const CardRefund = z.object({
  refund_id: Id,
  payment_id: Id,
  provider: z.enum(['stripe', 'paypal']),
  /** The withdrawal that it pays out; null if a held payment is given back. */
  extract_id: Id.nullable(),
  /** In the smallest unit of the currency. */
  amount_minor: z.int(),
  currency: z.string(),
  /**
   * `waiting`: approved. `asked`: the provider may have got it. `pending`: the provider has it. `done`: made; the card's bank may
   * still send it back. `refused`: see `problem`. `stopped`: it was never asked for.
   */
  state: z.enum(['waiting', 'asked', 'pending', 'done', 'refused', 'stopped']),
  /** The provider's id of the refund. */
  refund_ref: z.string().nullable(),
  problem: z.string().nullable(),
  /**
   * The decision of operators after a refusal. `card`: the shopper can withdraw to the card again. `other`: the money may leave by a
   * bank or a chain.
   */
  way: z.enum(['card', 'other']).nullable(),
  way_by: z.string().nullable(),
  way_at: Time.nullable(),
  created_at: Time,
  ended_at: Time.nullable(),
})

const CardRefundAtDesk = CardRefund.extend({
  shopper: Shopper,
  shopper_name: z.string(),
  card: CardInstrument,
  proposal: WaitingProposal.nullable(),
})
export type CardRefundAtDesk = z.output<typeof CardRefundAtDesk>

const REFUNDS = 'GET /api/admin/provider/refunds'
const PAYMENTS = 'GET /api/admin/provider/payments'

export const card_refund_endpoints = {
  'GET /api/admin/provider/refunds': {
    summary: 'Refunds to cards: those that wait for a decision oldest first, others newest first',
    access: desk('finance'),
    query: EndlessPaging.extend({
      /** `undecided`: refused refunds whose money waits for a decision. */
      state: z.enum(['undecided', 'under_way', 'done', 'refused']).optional(),
      shopper: AskedShopper.optional(),
    }),
    reply: deskListOf(CardRefundAtDesk),
  },
  'POST /api/admin/provider/refund_way': {
    summary:
      'Decide about a refused refund: the shopper can withdraw to the card again, or, by two operators, to a bank or a chain',
    access: desk('finance'),
    body: z.strictObject({ refund_id: Id, way: z.enum(['card', 'other']), reason: Text(300) }),
    reply: z.object({ outcome: ActOutcome }),
    stale: [...DESK_WITHDRAWALS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/provider/give_back': {
    summary: 'Propose to give a held payment back by its provider',
    access: desk('finance'),
    body: z.strictObject({ payment_id: Id, reason: Text(300) }),
    reply: Proposed,
    stale: [PAYMENTS, REFUNDS, ...DESK_PROPOSALS],
  },
} as const satisfies EndpointTable
