// Refunds, disputes, payouts and the balance of the shop at the stand-in.
import type Stripe from 'stripe'
import type { Ledger } from '../stand-in/control.ts'
import { later } from '../stand-in/world.ts'
import { ApiError, missing } from './api-error.ts'
import { methodOf } from './methods.ts'
import { newLine, newPayout, newRefund } from './money-objects.ts'
import { nowSeconds } from './payment-objects.ts'
import type { Charge, Payout, Refund } from './store.ts'
import { emit, type World } from './world.ts'

/** The charge that paid an intent. @throws ApiError */
export function paidCharge({ store }: World, intent_id: string): Charge {
  const intent = store.get('payment_intent', intent_id)
  const charge = store.get('charge', String(intent?.latest_charge))
  if (!intent) throw missing(intent_id)
  if (charge?.status !== 'succeeded')
    throw new ApiError(400, 'This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
    })
  return charge
}

/** While this note is set, refunds are pending until `endRefund`. */
export const SLOW_REFUNDS = 'slow_refunds'

export function refund(world: World, charge: Charge, cents: number | null, metadata: Record<string, string>): Refund {
  const left = charge.amount - charge.amount_refunded
  const amount = cents ?? left
  if (charge.disputed)
    throw new ApiError(400, `Charge ${charge.id} has been charged back; cannot refund.`, { code: 'charge_disputed' })
  if (left === 0)
    throw new ApiError(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount < 1 || amount > left)
    throw new ApiError(400, 'Refund amount is greater than unrefunded amount on charge.', {
      code: 'amount_too_large',
      param: 'amount',
    })
  const refund = newRefund(charge, amount, metadata)
  if (world.store.notes.has(SLOW_REFUNDS)) refund.status = 'pending'
  refund.balance_transaction = addLine(world, {
    amount: -amount,
    type: 'refund',
    reporting_category: 'refund',
    source: refund.id,
  })
  world.store.add('refund', refund)
  changeRefunded(charge, amount)
  emit(world, 'refund.created', refund)
  emit(world, 'charge.refunded', charge)
  const method = methodOf(world.store.notes.get(`method:${String(charge.payment_intent)}`) ?? '')
  if (method.after === 'failed_refund') later(world, 'fail_refund', refund.id)
  return refund
}

/** A person ends the review of a payment. Fraud is given back. */
export function endReview(world: World, intent_id: string, closed_reason: 'approved' | 'refunded_as_fraud'): void {
  const review = world.store.rows('review').find(({ payment_intent }) => payment_intent === intent_id)
  if (!review) throw missing(intent_id)
  if (closed_reason !== 'approved') refund(world, paidCharge(world, intent_id), null, {})
  Object.assign(review, { open: false, closed_reason, reason: closed_reason })
  emit(world, 'review.closed', review)
}

function changeRefunded(charge: Charge, cents: number): void {
  charge.amount_refunded += cents
  charge.refunded = charge.amount_refunded === charge.amount
}

type LineInput = Parameters<typeof newLine>[0]
const addLine = ({ store }: World, input: LineInput) => store.add('balance_transaction', newLine(input)).id

/** A pending refund reaches its card. */
export function endRefund(world: World, id: string): void {
  const refund = world.store.get('refund', id)
  if (!refund) throw missing(id)
  if (refund.status !== 'pending') return
  refund.status = 'succeeded'
  emit(world, 'refund.updated', refund)
}

/** The card's bank sends a refund back: the money returns to the balance. A refund that has failed stays as it is. */
export function failRefund(world: World, id: string): void {
  const refund = world.store.get('refund', id)
  if (!refund) throw missing(id)
  if (refund.status === 'failed') return
  const line = {
    amount: refund.amount,
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    source: refund.id,
  }
  refund.failure_balance_transaction = addLine(world, line)
  Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  const charge = world.store.get('charge', String(refund.charge))
  if (charge) changeRefunded(charge, -refund.amount)
  emit(world, 'refund.updated', refund)
  emit(world, 'refund.failed', refund)
}

/** Pays the whole balance to the bank, or a part. Unlike Stripe, it does not wait until the payments have settled. */
export function makePayout(world: World, cents?: number, automatic = true): Payout {
  const lines = world.store.rows('balance_transaction')
  const amount = cents ?? lines.reduce((sum, { net }) => sum + net, 0)
  if (amount < 1)
    throw new ApiError(400, 'You have insufficient funds in your Stripe account.', { code: 'balance_insufficient' })
  const payout = world.store.add('payout', newPayout(amount, automatic))
  for (const line of lines) {
    if (!automatic || world.store.notes.has(`payout:${line.id}`)) continue
    world.store.notes.set(`payout:${line.id}`, payout.id)
    Object.assign(line, { status: 'available', available_on: Math.min(line.available_on, nowSeconds()) })
  }
  const line = { amount: -amount, type: 'payout', reporting_category: 'payout', source: payout.id, is_available: true }
  payout.balance_transaction = addLine(world, line)
  world.store.notes.set(`payout:${payout.balance_transaction}`, payout.id)
  emit(world, 'payout.created', payout)
  return payout
}

/** The bank takes a payout, or refuses it. */
export function endPayout(world: World, id: string, isPaid: boolean): Payout {
  const payout = payoutOf(world, id)
  if (payout.status !== 'in_transit') return payout
  if (!isPaid) return failPayout(world, payout)
  payout.status = 'paid'
  emit(world, 'payout.paid', payout)
  return payout
}

/** The bank sends back a payout that it took: this can happen for some days. */
export function returnPayout(world: World, id: string): Payout {
  const payout = payoutOf(world, id)
  return payout.status === 'paid' ? failPayout(world, payout) : payout
}

function payoutOf({ store }: World, id: string): Payout {
  const payout = store.get('payout', id)
  if (!payout) throw missing(id)
  return payout
}

function failPayout(world: World, payout: Payout): Payout {
  const line = {
    amount: payout.amount,
    type: 'payout_failure',
    reporting_category: 'payout_reversal',
    source: payout.id,
    is_available: true,
  } as const
  Object.assign(payout, {
    status: 'failed',
    failure_balance_transaction: addLine(world, line),
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  })
  emit(world, 'payout.failed', payout)
  return payout
}

export function balance({ store }: World): Stripe.Balance {
  const sums = { available: 0, pending: 0 }
  for (const { net, available_on } of store.rows('balance_transaction'))
    sums[available_on <= nowSeconds() ? 'available' : 'pending'] += net
  const inDollars = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }]
  return { object: 'balance', available: inDollars(sums.available), livemode: false, pending: inDollars(sums.pending) }
}

const COLUMNS: Record<string, Exclude<keyof Ledger, 'fees' | 'balance'>> = {
  charge: 'payments',
  refund: 'refunds',
  refund_failure: 'refunds',
  dispute: 'disputes',
  dispute_reversal: 'disputes',
  payout: 'payouts',
  payout_reversal: 'payouts',
}

/** Sums of all lines in US cents; what left the balance is negative. */
export function ledger({ store }: World): Ledger {
  const sums: Ledger = { payments: 0, fees: 0, refunds: 0, disputes: 0, payouts: 0, balance: 0 }
  for (const { amount, fee, net, reporting_category } of store.rows('balance_transaction')) {
    const column = COLUMNS[reporting_category]
    if (!column) throw new Error(`a line of the stand-in has no column: ${reporting_category}`)
    sums[column] += amount
    sums.fees -= fee
    sums.balance += net
  }
  return sums
}
