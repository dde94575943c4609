import { z } from 'zod'
import { type DisputeState, EVIDENCE_LIMIT, type Evidence, ProviderRefusal } from '../provider.ts'
import { minorOf } from './paypal-amount.ts'
import type { PayPal } from './paypal-client.ts'
import { orderRef } from './paypal-payments.ts'

// PayPal's package has no calls for disputes, so the replies are checked here.

const Money = z.object({ currency_code: z.string(), value: z.string() })
type Money = z.output<typeof Money>
const Dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  reason: z.string().default('OTHER'),
  dispute_amount: Money.default({ currency_code: 'USD', value: '0.00' }),
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

const Links = z.array(z.object({ rel: z.string(), href: z.string() })).default([])
const Disputes = z.object({ items: z.array(z.object({ dispute_id: z.string() })).default([]), links: Links })

const DISPUTES = '/v1/customer/disputes'
const pathOf = (dispute_ref: string) => `${DISPUTES}/${encodeURIComponent(dispute_ref)}`

export async function readDispute(paypal: PayPal, dispute_ref: string): Promise<DisputeState> {
  const dispute = Dispute.parse(await paypal(({ get }) => get(pathOf(dispute_ref))))
  const { dispute_amount, seller_response_due_date: due_at } = dispute
  const [transaction] = dispute.disputed_transactions
  const status = statusOf(dispute)
  return {
    dispute_ref: dispute.dispute_id,
    ref: transaction?.seller_transaction_id ? await orderRef(paypal, transaction.seller_transaction_id) : '',
    status,
    amount_minor: amountOf(dispute_amount),
    currency: dispute_amount.currency_code,
    withheld_cents: takenFrom(dispute, (reason) => !isFee(reason)),
    fee_cents: takenFrom(dispute, isFee),
    reason: dispute.reason.toLowerCase(),
    due_at: status === 'open' && due_at ? new Date(due_at).toISOString() : null,
  }
}

const amountOf = ({ currency_code, value }: Money): number => minorOf({ currencyCode: currency_code, value })

const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']
const ANSWERED = ['UNDER_REVIEW', 'WAITING_FOR_BUYER_RESPONSE']

/** A dispute that PayPal pays itself (`RESOLVED_WITH_PAYOUT`) is won for the shop. */
function statusOf({ status, dispute_outcome }: Dispute): DisputeState['status'] {
  if (status === 'RESOLVED') return LOST.includes(dispute_outcome?.outcome_code ?? '') ? 'lost' : 'won'
  return ANSWERED.includes(status) ? 'evidence_sent' : 'open'
}

const isFee = (reason: string) => reason.endsWith('_FEE')

/** US cents that PayPal has taken from the shop, less what it gave back. */
function takenFrom({ money_movements }: Dispute, isCounted: (reason: string) => boolean): number {
  let cents = 0
  for (const { affected_party, reason = '', type, amount } of money_movements)
    if (affected_party === 'SELLER' && amount?.currency_code === 'USD' && isCounted(reason))
      cents += type === 'CREDIT' ? -amountOf(amount) : amountOf(amount)
  return Math.max(0, cents)
}

export async function* readDisputes(paypal: PayPal, since: string): AsyncIterable<DisputeState> {
  let path: string | undefined = `${DISPUTES}?page_size=50&start_time=${encodeURIComponent(since)}`
  while (path !== undefined) {
    const page = path
    const { items, links } = Disputes.parse(await paypal(({ get }) => get(page)))
    for (const { dispute_id } of items) yield await readDispute(paypal, dispute_id)
    const next = links.find(({ rel }) => rel === 'next')
    path = next && new URL(next.href).pathname + new URL(next.href).search
  }
}

/** The dispute about a capture; undefined if there is none, or PayPal refuses to say. */
export async function disputeAbout(paypal: PayPal, capture_id: string): Promise<string | undefined> {
  try {
    const path = `${DISPUTES}?page_size=1&disputed_transaction_id=${encodeURIComponent(capture_id)}`
    return Disputes.parse(await paypal(({ get }) => get(path))).items[0]?.dispute_id
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined
    throw error
  }
}

/** PayPal's limit for one note, and its names of carriers that the shop knows; others are named in the text. */
const NOTE = 2_000
const CARRIERS = ['DHL', 'FEDEX', 'UPS', 'USPS', 'TNT', 'ROYAL_MAIL']

/** PayPal takes a text in several notes. After the first submission, the state is read instead. */
export async function submitEvidence(paypal: PayPal, evidence: Evidence): Promise<DisputeState> {
  const { dispute_ref, text, pdf } = evidence
  if (text.length > EVIDENCE_LIMIT) throw new ProviderRefusal('The evidence is too long')
  const before = await readDispute(paypal, dispute_ref)
  if (before.status !== 'open') return before
  const notes = text.match(new RegExp(`[^]{1,${NOTE}}`, 'gu')) ?? []
  const pdfs = pdf ? [{ name: `${dispute_ref}.pdf`, bytes: pdf }] : []
  const documents = pdfs.map(({ name }) => ({ name }))
  const evidences = [
    ...trackingOf(evidence),
    ...notes.map((notes, place) => ({
      ...{ evidence_type: 'OTHER', notes },
      ...(place === 0 && pdf && { documents }),
    })),
  ]
  await paypal(({ post }) => post(`${pathOf(dispute_ref)}/provide-evidence`, { evidences }, { part: 'input', pdfs }))
  return readDispute(paypal, dispute_ref)
}

function trackingOf({ carrier, tracking_number }: Evidence) {
  if (!tracking_number) return []
  const name = carrier?.toUpperCase().replaceAll(/\W+/g, '_') ?? ''
  const carrier_name = CARRIERS.includes(name) ? name : 'OTHER'
  const tracking_info = [
    { carrier_name, ...(carrier_name === 'OTHER' && carrier && { carrier_name_other: carrier }), tracking_number },
  ]
  return [{ evidence_type: 'PROOF_OF_FULFILLMENT', evidence_info: { tracking_info } }]
}

export async function acceptDispute(paypal: PayPal, dispute_ref: string): Promise<DisputeState> {
  const before = await readDispute(paypal, dispute_ref)
  if (before.status === 'won' || before.status === 'lost') return before
  await paypal(({ post }) => post(`${pathOf(dispute_ref)}/accept-claim`, { note: 'The shop accepts the claim.' }))
  return readDispute(paypal, dispute_ref)
}
