import { z } from 'zod'
import { SecurityEvent } from '../account/security.ts'
import { Amount, Id, Time } from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { Shopper } from '../operator/desk-list.ts'
import { WaitingProposal } from '../operator/proposal.ts'
import { MoneyFilter, ReadyReason } from './audit.ts'
import { CardRefund } from './card-refund.ts'
import { PAYOUT_PAYMENT_STATES, PAYOUT_PROBLEMS } from './chain.ts'
import { ExtractEntry } from './extract-entry.ts'

export const ExtractFilter = MoneyFilter.extend({
  draw_type: z.enum(['bank', 'chain', 'card']).optional(),
  payout_state: z.enum(['none', 'queued', 'sent', 'done', 'failed', 'cancelled']).optional(),
  payout_batch_id: Id.optional(),
})

export const ExtractAtDesk = ExtractEntry.extend({
  shopper: Shopper,
  shopper_name: z.string(),
  payout_batch_id: Id.nullable(),
  audited_by: z.string().nullable(),
  is_own: z.boolean(),
  /**
   * Pending proposals to approve the withdrawal or, for a payout that was sent, to record its failure or send it again.
   */
  proposals: z.array(WaitingProposal),
})

/**
 * Conditions that stop the payout of a withdrawal; checked when it is approved, queued and paid. A block of the account
 * is left out if a second operator approved the payout in spite of the block.
 */
const PayoutHold = z.object({
  /** The shopper's debt to the shop. */
  receivable_cents: Amount,
  /** Whether a payment of the shopper by card is disputed, and not decided. */
  is_disputed: z.boolean(),
  blocked_at: Time.nullable(),
  /**
   * Payouts are stopped until this time, after the e-mail address or the payment code was changed, or the password was
   * reset by mail.
   */
  waits_until: Time.nullable(),
  /** The address on the chain is not valid on its network, or belongs to the shop or to a token. */
  is_address_refused: z.boolean(),
  /** Changes of the last seven days, newest first. */
  recent_changes: z.array(z.object({ event: SecurityEvent, created_at: Time })),
})

/** A withdrawal to an address that looks like another one, but is not the same. */
const SimilarExtract = z.object({
  extract_id: Id,
  address: z.string(),
  shopper: Shopper,
  /** Whether the same shopper made it. */
  is_same_shopper: z.boolean(),
  created_at: Time,
})

/** A transaction that an operator entered for the payout. */
const PayoutPayment = z.object({
  transaction_hash: z.string(),
  state: z.enum(PAYOUT_PAYMENT_STATES),
  problem: z.enum(PAYOUT_PROBLEMS).nullable(),
  /** The address that the tokens come from, once the payment was found. */
  payer: z.string().nullable(),
  explorer_url: z.string().nullable(),
  entered_by: z.string(),
  /** Whether this operator entered it. */
  is_mine: z.boolean(),
  entered_at: Time,
})

export const ExtractToAudit = ExtractAtDesk.extend({
  /** Whether the server verifies the payment on the chain, so that a transaction closes the withdrawal. */
  is_verified: z.boolean(),
  /** The newest first. */
  payments: z.array(PayoutPayment),
  hold: PayoutHold,
  /**
   * Withdrawals of this shopper, and recent withdrawals of others, whose address has the same first and last characters. An
   * attacker may have sent the shopper tokens from a similar address, so that the shopper copies it by mistake.
   */
  similar: z.array(SimilarExtract),
  alone: Alone,
  /** The parts of the request, including this part; empty for a request without parts. */
  parts: z.array(
    ExtractEntry.pick({
      extract_id: true,
      draw_type: true,
      amount_cents: true,
      net_cents: true,
      payout_state: true,
      card: true,
    }),
  ),
  /** The refund at the provider; null before the approval, and for other withdrawals. */
  refund: CardRefund.nullable(),
  /** Predefined reasons for refusing the withdrawal, and for recording that its payout failed. */
  ready_reasons: z.array(ReadyReason),
})
