import { hash } from 'node:crypto'
import type Stripe from 'stripe'
import { type DisputeState, EVIDENCE_LIMIT, type Evidence, ProviderRefusal } from '../provider.ts'
import { replyOf } from './stripe-errors.ts'
import { isoOf, mapped, sumOf } from './stripe-money.ts'
import { refOf } from './stripe-payments.ts'
import { idOf } from './stripe-state.ts'

const MS = 1_000
const DIGEST = 16
/** Stripe's limit for a page of a list. */
const PAGE = 100

const OPEN = ['needs_response', 'warning_needs_response', 'appeal_needs_response']
/** `prevented`: the payment was refunded before it became a dispute. `warning_closed`: a question of the bank without a dispute. */
const WON = ['won', 'warning_closed', 'prevented']

function disputeStatusOf(status: string): DisputeState['status'] {
  if (OPEN.includes(status)) return 'open'
  if (WON.includes(status)) return 'won'
  return status === 'lost' ? 'lost' : 'evidence_sent'
}

export const readDispute = async (stripe: Stripe, dispute_ref: string): Promise<DisputeState> =>
  stateOf(stripe, await replyOf(() => stripe.disputes.retrieve(dispute_ref)))

async function stateOf(stripe: Stripe, dispute: Stripe.Dispute): Promise<DisputeState> {
  const payment_intent = idOf(dispute.payment_intent)
  const { due_by } = dispute.evidence_details
  const status = disputeStatusOf(dispute.status)
  // Lines in another currency are no money of the shop's balance in dollars.
  const lines = dispute.balance_transactions.filter(({ currency }) => currency === 'usd')
  return {
    dispute_ref: dispute.id,
    ref: payment_intent ? await refOf(stripe, payment_intent) : (idOf(dispute.charge) ?? ''),
    status,
    amount_minor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    withheld_cents: Math.max(
      0,
      sumOf(lines, ({ amount }) => -amount),
    ),
    fee_cents: Math.max(
      0,
      sumOf(lines, ({ fee }) => fee),
    ),
    reason: dispute.reason,
    due_at: status === 'open' && due_by ? isoOf(due_by) : null,
  }
}

export async function* readDisputes(stripe: Stripe, since: string): AsyncIterable<DisputeState> {
  const created = { gte: Math.floor(Date.parse(since) / MS) }
  for await (const dispute of mapped(stripe.disputes.list({ created, limit: PAGE }))) yield stateOf(stripe, dispute)
}

/** Stripe takes evidence once: after the first submission, the state is read instead. */
export async function submitEvidence(stripe: Stripe, evidence: Evidence): Promise<DisputeState> {
  const { dispute_ref, text, shopper_name, mailbox, address, carrier, tracking_number, pdf } = evidence
  if (text.length > EVIDENCE_LIMIT) throw new ProviderRefusal('The evidence is too long')
  const before = await readDispute(stripe, dispute_ref)
  if (before.status !== 'open') return before
  // Other evidence, after Stripe refused the first one, needs another idempotency key.
  const digest = hash('sha256', Buffer.concat([Buffer.from(text), pdf ?? Buffer.alloc(0)])).slice(0, DIGEST)
  const key = `${dispute_ref}-${digest}`
  const file = pdf && { data: pdf, name: `${dispute_ref}.pdf`, type: 'application/pdf' }
  const uploaded =
    file &&
    (await replyOf(() =>
      stripe.files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey: `evidence-file-${key}` }),
    ))
  const dispute = await replyOf(() =>
    stripe.disputes.update(
      dispute_ref,
      {
        submit: true,
        evidence: {
          uncategorized_text: text,
          ...(uploaded && { uncategorized_file: uploaded.id }),
          ...(shopper_name && { customer_name: shopper_name }),
          ...(mailbox && { customer_email_address: mailbox }),
          ...(address && { shipping_address: address }),
          ...(carrier && { shipping_carrier: carrier }),
          ...(tracking_number && { shipping_tracking_number: tracking_number }),
        },
      },
      { idempotencyKey: `evidence-${key}` },
    ),
  )
  return stateOf(stripe, dispute)
}

export async function acceptDispute(stripe: Stripe, dispute_ref: string): Promise<DisputeState> {
  const before = await readDispute(stripe, dispute_ref)
  if (before.status === 'won' || before.status === 'lost') return before
  return stateOf(stripe, await replyOf(() => stripe.disputes.close(dispute_ref)))
}
