import { z } from 'zod'
import type { DisputeState } from '../provider.ts'
import { minorOf } from './paypal-amount.ts'
import type { PayPal } from './paypal-client.ts'
import { orderRef } from './paypal-payments.ts'

// PayPal's package has no calls for disputes, so the reply is checked here.

const Money = z.object({ currency_code: z.string(), value: z.string() })
const Dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  reason: z.string().default('OTHER'),
  dispute_life_cycle_stage: z.string().optional(),
  dispute_amount: Money.optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).default([]),
  money_movements: z
    .array(
      z.object({
        affected_party: z.string().optional(),
        type: z.string().optional(),
        reason: z.string().optional(),
        amount: Money.optional(),
      }),
    )
    .default([]),
  seller_response_due_date: z.string().optional(),
})
type Dispute = z.output<typeof Dispute>

export async function readDispute(paypal: PayPal, dispute_ref: string): Promise<DisputeState> {
  const reply = await paypal(({ get }) => get(`/v1/customer/disputes/${encodeURIComponent(dispute_ref)}`))
  const dispute = Dispute.parse(reply)
  const [transaction] = dispute.disputed_transactions
  const status = statusOf(dispute)
  const due_at = dispute.seller_response_due_date
  return {
    dispute_ref: dispute.dispute_id,
    ref: transaction?.seller_transaction_id ? await orderRef(paypal, transaction.seller_transaction_id) : '',
    status,
    amount_cents: centsOf(dispute.dispute_amount),
    withheld_cents: takenFrom(dispute, (reason) => !isFee(reason)),
    fee_cents: takenFrom(dispute, isFee),
    reason: dispute.reason.toLowerCase(),
    due_at: status === 'open' && due_at ? new Date(due_at).toISOString() : null,
  }
}

const centsOf = (money: z.output<typeof Money> | undefined): number =>
  money ? minorOf({ currencyCode: money.currency_code, value: money.value }) : 0

const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']
const ANSWERED = ['UNDER_REVIEW', 'WAITING_FOR_BUYER_RESPONSE']

/** PayPal pays some disputes out of its own pocket, which is won for the shop. */
function statusOf({ status, dispute_outcome }: Dispute): DisputeState['status'] {
  if (status === 'RESOLVED') return LOST.includes(dispute_outcome?.outcome_code ?? '') ? 'lost' : 'won'
  return ANSWERED.includes(status) ? 'evidence_sent' : 'open'
}

const isFee = (reason: string) => reason.endsWith('_FEE')

/** What PayPal has taken from the shop, less what it gave back. */
const takenFrom = ({ money_movements }: Dispute, isCounted: (reason: string) => boolean): number =>
  money_movements
    .filter(({ affected_party, reason = '' }) => affected_party === 'SELLER' && isCounted(reason))
    .reduce((sum, { type, amount }) => sum + (type === 'CREDIT' ? -centsOf(amount) : centsOf(amount)), 0)
