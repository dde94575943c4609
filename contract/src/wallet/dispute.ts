import { z } from 'zod'
import { Amount, Id, Time } from '../endpoint.ts'

/**
 * `open`: the bank took the payment back, or asks about it, and the shop may submit evidence. `evidence_sent`: the bank decides.
 * `won`: the shopper keeps the money. `lost`: the bank has given it back to the card.
 */
export const DisputeStatus = z.enum(['open', 'evidence_sent', 'won', 'lost'])

/** A dispute of a payment by card, as its shopper sees it. */
export const Dispute = z.object({
  dispute_id: Id,
  status: DisputeStatus,
  /** What is held of the shopper's balance, or owed; of a lost dispute, what was taken back. */
  held_cents: Amount,
  opened_at: Time,
  closed_at: Time.nullable(),
})
export type Dispute = z.output<typeof Dispute>
