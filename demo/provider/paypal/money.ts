// Refunds, disputes, withdrawals and the balance of the shop at the stand-in.
import type { Ledger } from '../stand-in/control.ts'
import { later } from '../stand-in/world.ts'
import { missing, unprocessable } from './api-error.ts'
import { methodOf } from './methods.ts'
import { show } from './orders.ts'
import {
  type Capture,
  centsOf,
  type Dispute,
  emit,
  type Money,
  moneyOf,
  newId,
  now,
  type Refund,
  type Transaction,
  type World,
} from './store.ts'

const CHARGEBACK_FEE_CENTS = 2_000
const RESPONSE_MS = 10 * 86_400_000
const REFUNDABLE = ['COMPLETED', 'PARTIALLY_REFUNDED']

export const captureOf = ({ store }: World, id: string): Capture => {
  const capture = store.get('capture', id)
  if (!capture) throw missing()
  return capture
}

const add = (
  { store }: World,
  row: Omit<Transaction, 'at' | 'status' | 'fee_cents'> & Partial<Transaction>,
): Transaction => store.add('transaction', { fee_cents: 0, status: 'S', at: now(), ...row })

const refundsOf = ({ store }: World, capture_id: string): Refund[] =>
  store
    .rows('refund')
    .filter(({ id, status }) => status === 'COMPLETED' && store.notes.get(`capture:${id}`) === capture_id)

type RefundRequest = { amount?: Money; custom_id?: string; invoice_id?: string }

export function refund(world: World, capture_id: string, { amount, custom_id, invoice_id }: RefundRequest): Refund {
  const { store } = world
  const capture = captureOf(world, capture_id)
  if (capture.status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED')
  if (!REFUNDABLE.includes(capture.status)) throw unprocessable('CAPTURE_STATUS_NOT_VALID')
  const left =
    centsOf(capture.amount) - refundsOf(world, capture_id).reduce((sum, { amount }) => sum + centsOf(amount), 0)
  const cents = amount ? centsOf(amount) : left
  if (cents < 1 || cents > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  const refund = store.add('refund', {
    id: newId(),
    status: 'COMPLETED',
    amount: moneyOf(cents, capture.amount.currency_code),
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    create_time: now(),
    update_time: now(),
    links: [{ href: `${world.origin()}/v2/payments/captures/${capture_id}`, rel: 'up', method: 'GET' }],
  })
  store.notes.set(`capture:${refund.id}`, capture_id)
  add(world, { id: refund.id, code: 'T1107', cents: -cents, reference: capture_id })
  changeRefunded(world, capture)
  emit(world, 'PAYMENT.CAPTURE.REFUNDED', refund)
  const method = methodOf(store.notes.get(`method:${capture.supplementary_data.related_ids.order_id}`) ?? '')
  if (method.after === 'failed_refund') later(world, 'fail_refund', refund.id)
  return refund
}

function changeRefunded(world: World, capture: Capture): void {
  const { store } = world
  const sum = refundsOf(world, capture.id).reduce((sum, { amount }) => sum + centsOf(amount), 0)
  const isAll = sum === centsOf(capture.amount)
  capture.status = sum === 0 ? 'COMPLETED' : isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  show(world, capture)
  const [unit] = store.get('order', capture.supplementary_data.related_ids.order_id ?? '')?.purchase_units ?? []
  const refunds = store.rows('refund').filter(({ id }) => store.notes.get(`capture:${id}`) === capture.id)
  if (unit?.payments) unit.payments.refunds = refunds.map((row) => ({ ...row }))
}

/** The money of a refund comes back. A refund that has failed stays as it is. */
export function failRefund(world: World, id: string): void {
  const refund = world.store.get('refund', id)
  if (!refund) throw missing()
  if (refund.status === 'FAILED') return
  Object.assign(refund, { status: 'FAILED', update_time: now() })
  const capture_id = world.store.notes.get(`capture:${id}`) ?? ''
  add(world, { id: newId(), code: 'T1109', cents: centsOf(refund.amount), reference: id })
  changeRefunded(world, captureOf(world, capture_id))
  emit(world, 'PAYMENT.REFUND.FAILED', refund)
}

export type DisputeInput = {
  reason?: string
  /** A question of the shopper, which takes no money. */
  is_inquiry?: boolean
  /** Part of the payment in cents; without it, all of it. */
  amount?: number
}

export function openDispute(
  world: World,
  capture_id: string,
  { reason = 'UNAUTHORISED', is_inquiry = false, amount }: DisputeInput = {},
): Dispute {
  const capture = captureOf(world, capture_id)
  const id = newId('PP-D-')
  const dispute = world.store.add('dispute', {
    id,
    dispute_id: id,
    create_time: now(),
    update_time: now(),
    disputed_transactions: [
      {
        seller_transaction_id: capture_id,
        gross_amount: capture.amount,
        ...(capture.custom_id && { custom: capture.custom_id }),
      },
    ],
    reason,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: amount === undefined ? capture.amount : moneyOf(amount, capture.amount.currency_code),
    dispute_life_cycle_stage: is_inquiry ? 'INQUIRY' : 'CHARGEBACK',
    seller_response_due_date: new Date(Date.now() + RESPONSE_MS).toISOString(),
  })
  if (!is_inquiry) {
    move(world, dispute, -1)
    add(world, { id: newId(), code: 'T0106', cents: -CHARGEBACK_FEE_CENTS, reference: capture_id })
    const fee = { type: 'DEBIT', reason: 'CHARGEBACK_FEE', amount: moneyOf(CHARGEBACK_FEE_CENTS) } as const
    dispute.money_movements?.push({ affected_party: 'SELLER', initiated_time: now(), ...fee })
  }
  emit(world, 'CUSTOMER.DISPUTE.CREATED', dispute)
  return dispute
}

/** Takes the disputed amount from the shop, or gives it back. */
function move(world: World, dispute: Dispute, sign: 1 | -1): void {
  const { dispute_amount: amount, disputed_transactions } = dispute
  const reference = disputed_transactions[0]?.seller_transaction_id ?? ''
  add(world, { id: newId(), code: sign < 0 ? 'T1201' : 'T1202', cents: sign * centsOf(amount), reference })
  dispute.money_movements = [
    ...(dispute.money_movements ?? []),
    {
      affected_party: 'SELLER',
      initiated_time: now(),
      type: sign < 0 ? 'DEBIT' : 'CREDIT',
      reason: 'DISPUTE_SETTLEMENT',
      amount,
    },
  ]
}

export const disputeOf = ({ store }: World, id: string): Dispute => {
  const dispute = store.get('dispute', id)
  if (!dispute) throw missing()
  return dispute
}

export function provideEvidence(world: World, id: string): Dispute {
  const dispute = disputeOf(world, id)
  if (dispute.status !== 'WAITING_FOR_SELLER_RESPONSE')
    throw unprocessable('ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE')
  Object.assign(dispute, { status: 'UNDER_REVIEW', update_time: now() })
  emit(world, 'CUSTOMER.DISPUTE.UPDATED', dispute)
  return dispute
}

/** PayPal's decision. A dispute that has ended stays as it is. */
export function endDispute(
  world: World,
  id: string,
  outcome_code: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'ACCEPTED',
): Dispute {
  const dispute = disputeOf(world, id)
  if (dispute.status === 'RESOLVED') return dispute
  const isWon = outcome_code === 'RESOLVED_SELLER_FAVOUR'
  const isTaken = dispute.dispute_life_cycle_stage === 'CHARGEBACK'
  if (isWon && isTaken) move(world, dispute, 1)
  if (!isWon && !isTaken) move(world, dispute, -1)
  Object.assign(dispute, { status: 'RESOLVED', dispute_outcome: { outcome_code }, update_time: now() })
  emit(world, 'CUSTOMER.DISPUTE.RESOLVED', dispute)
  return dispute
}

/** Withdraws the whole balance to the bank, or a part. @returns its id. PayPal sends no event about it. */
export function makePayout(world: World, cents?: number): string {
  const { balance } = ledger(world)
  const amount = cents ?? balance
  if (amount < 1 || amount > balance) throw unprocessable('INSUFFICIENT_FUNDS')
  return add(world, { id: newId(), code: 'T0400', cents: -amount, status: 'P' }).id
}

/** The bank takes a withdrawal, or sends it back. */
export function endPayout(world: World, id: string, isPaid: boolean): void {
  const payout = world.store.get('transaction', id)
  if (payout?.status !== 'P') return
  payout.status = isPaid ? 'S' : 'V'
  if (!isPaid) add(world, { id: newId(), code: 'T0401', cents: -payout.cents, reference: id })
}

const COLUMNS: Record<string, Exclude<keyof Ledger, 'fees' | 'balance'>> = {
  T0006: 'payments',
  T1107: 'refunds',
  T1109: 'refunds',
  T1201: 'disputes',
  T1202: 'disputes',
  T0400: 'payouts',
  T0401: 'payouts',
}

/** Sums of all transactions in US cents; what left the balance is negative. */
export function ledger({ store }: World): Ledger {
  const sums: Ledger = { payments: 0, fees: 0, refunds: 0, disputes: 0, payouts: 0, balance: 0 }
  for (const { code, cents, fee_cents } of store.rows('transaction')) {
    sums[COLUMNS[code] ?? 'fees'] += cents
    sums.fees -= fee_cents
    sums.balance += cents - fee_cents
  }
  return sums
}
