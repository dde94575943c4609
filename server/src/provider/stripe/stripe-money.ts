import type Stripe from 'stripe'
import { clock } from '../../clock.ts'
import {
  type NewRefund,
  type ProviderLine,
  type ProviderPayout,
  ProviderRefusal,
  type RefundState,
} from '../provider.ts'
import { errorOf, replyOf } from './stripe-errors.ts'
import { idOf, objectOf } from './stripe-state.ts'

const MS = 1_000
const DAY_S = 86_400
/** Stripe's limit for a page of a list. */
const PAGE = 100

export const isoOf = (time_s: number) => new Date(time_s * MS).toISOString()

/** A refund that was already made is found by its id in the metadata: Stripe forgets idempotency keys after a day. */
export async function refundPayment(stripe: Stripe, { refund_id, ref, amount_cents }: NewRefund): Promise<RefundState> {
  return replyOf(async () => {
    const payment_intent = await intentOf(stripe, ref)
    for await (const refund of stripe.refunds.list({ payment_intent, limit: PAGE }))
      if (refund.metadata?.refund_id === refund_id) return refundStateOf(refund)
    const refund = await stripe.refunds.create(
      { payment_intent, amount: amount_cents, metadata: { refund_id } },
      { idempotencyKey: refund_id },
    )
    return refundStateOf(refund)
  })
}

async function intentOf(stripe: Stripe, ref: string): Promise<string> {
  if (ref.startsWith('pi_')) return ref
  const session = await stripe.checkout.sessions.retrieve(ref)
  const payment_intent = idOf(session.payment_intent)
  if (!payment_intent) throw new ProviderRefusal(`Stripe session ${ref} has no payment`)
  return payment_intent
}

export async function readRefund(stripe: Stripe, refund_ref: string): Promise<RefundState> {
  return refundStateOf(await replyOf(() => stripe.refunds.retrieve(refund_ref)))
}

const REFUSED = ['failed', 'canceled']

function refundStateOf({ id, status, amount, metadata }: Stripe.Refund): RefundState {
  const state = status === 'succeeded' ? 'done' : REFUSED.includes(status ?? '') ? 'refused' : 'pending'
  return { refund_ref: id, refund_id: metadata?.refund_id ?? null, status: state, amount_cents: amount }
}

export const sumOf = <T>(rows: readonly T[], cents: (row: T) => number) =>
  rows.reduce((sum, row) => sum + cents(row), 0)

/** Stripe lists the newest first: it is asked by days, so that memory is bounded. */
export async function* readLines(stripe: Stripe, since: string): AsyncIterable<ProviderLine> {
  const until_s = Math.floor(clock.now_ms() / MS) + DAY_S // its clock may be ahead
  for (let from_s = Math.floor(Date.parse(since) / MS); from_s < until_s; from_s += DAY_S) {
    const created = { gte: from_s, lt: from_s + DAY_S }
    const list = stripe.balanceTransactions.list({ created, currency: 'usd', limit: PAGE, expand: ['data.source'] })
    const lines: ProviderLine[] = []
    for await (const line of mapped(list)) lines.push(lineOf(line))
    yield* lines.reverse()
  }
}

/** Kinds by Stripe's category, which names the cause also of an adjustment. */
const LINES: Record<string, ProviderLine['kind']> = {
  charge: 'payment',
  charge_failure: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  payout: 'payout',
  payout_reversal: 'payout',
  fee: 'fee',
  tax: 'fee',
}

type LineSource = {
  object: string
  id: string
  payment_intent?: string | { id: string } | null
  metadata?: Stripe.Metadata
}

function lineOf({ id, amount, fee, created, reporting_category, source }: Stripe.BalanceTransaction): ProviderLine {
  const subject = objectOf(source) as LineSource | null // the SDK lists 20 types, each with these fields
  const of_payment = subject?.object === 'charge' ? subject : null
  return {
    line_ref: id,
    kind: LINES[reporting_category] ?? 'other',
    ref: idOf(of_payment?.payment_intent) ?? idOf(source),
    payment_id: of_payment?.metadata?.payment_id ?? null,
    amount_cents: amount,
    fee_cents: fee,
    at: isoOf(created),
  }
}

export async function* readPayouts(stripe: Stripe, since: string): AsyncIterable<ProviderPayout> {
  const created = { gte: Math.floor(Date.parse(since) / MS) }
  for await (const { id, amount, arrival_date, status, currency } of mapped(
    stripe.payouts.list({ created, limit: PAGE }),
  ))
    if (currency === 'usd')
      yield {
        payout_ref: id,
        amount_cents: amount,
        arrives_on: isoOf(arrival_date).slice(0, 10),
        status: status === 'paid' ? 'paid' : REFUSED.includes(status) ? 'failed' : 'on_its_way',
      }
}

export async function* mapped<T>(list: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* list
  } catch (error) {
    throw errorOf(error)
  }
}

export async function readBalance(stripe: Stripe): Promise<number> {
  const { available, pending } = await replyOf(() => stripe.balance.retrieve())
  const inDollars = [...available, ...pending].filter(({ currency }) => currency === 'usd')
  return sumOf(inDollars, ({ amount }) => amount)
}
