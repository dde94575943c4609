// Calls by which tests and the demo control the stand-in, in the process or over HTTP.
import { type CommonControl, commonControl, type Ledger } from '../stand-in/control.ts'
import type { ControlParts } from '../stand-in/stand-in.ts'
import { missing } from './api-error.ts'
import { type DisputeInput, endDispute, openDispute, reopenDispute, sendEvidence } from './disputes.ts'
import {
  endPayout,
  endRefund,
  endReview,
  failRefund,
  ledger,
  makePayout,
  paidCharge,
  refund,
  returnPayout,
  SLOW_REFUNDS,
} from './money.ts'
import { type Choice, endChallenge, expire, type Outcome, payElsewhere, payOnPage, settle } from './payments.ts'
import type { Dispute, Kinds, Refund, Session } from './store.ts'

/** A session as the tests compare it with the shop's. */
type KnownPayment = {
  ref: string
  payment_id: string | null
  status: string
  payment_status: string
  amount: number
}

export type Control = CommonControl & {
  /** Pays without a browser; a challenge is approved, or refused with `is_refused`. @param ref id of a session */
  complete: (ref: string, choice?: Partial<Choice> & { is_refused?: boolean }) => Outcome
  /** The outcome of a slow method now, instead of later. */
  settle: (ref: string, is_paid?: boolean) => void
  expire: (ref: string) => void
  /** Changes a session before it is paid, as a person with access to the account could. */
  alter: (ref: string, fields: Partial<Pick<Session, 'amount_total' | 'currency' | 'metadata'>>) => void
  /** A payment without a session. @returns the id of its payment intent */
  payElsewhere: (amount_cents: number) => string
  /** @returns the dispute's id */
  openDispute: (ref: string, input?: DisputeInput) => string
  sendEvidence: (dispute_ref: string) => void
  winDispute: (dispute_ref: string) => void
  loseDispute: (dispute_ref: string) => void
  reopenDispute: (dispute_ref: string) => void
  /** The disputes of a payment, as Stripe has them. */
  disputes: (ref: string) => Dispute[]
  /** Whether the next refunds are pending until `endRefund`, or made at once. */
  slowRefunds: (are_slow: boolean) => void
  /** A pending refund reaches its card. */
  endRefund: (refund_ref: string) => void
  failRefund: (refund_ref: string) => void
  /** The refunds of a payment, as Stripe has them. */
  refunds: (ref: string) => Refund[]
  /** Gives a payment back at Stripe's site, or a part of it. */
  refund: (ref: string, amount_cents?: number) => void
  /** A person ends a review at Stripe. Fraud is given back. */
  endReview: (ref: string, closed_reason: 'approved' | 'refunded_as_fraud') => void
  /** Pays the balance, or a part, to the bank. @returns the payout's id */
  makePayout: (amount_cents?: number) => string
  endPayout: (payout_ref: string, is_paid?: boolean) => void
  /** The bank sends back a payout that was paid. */
  returnPayout: (payout_ref: string) => void
  ledger: () => Ledger
  payments: () => KnownPayment[]
}

export function controlOf(parts: ControlParts<Kinds>): Control {
  const { world } = parts
  const { store } = world
  const sessionOf = (ref: string): Session => {
    const session = store.get('checkout.session', ref)
    if (!session) throw missing(ref)
    store.change()
    return session
  }
  const intentOf = (ref: string) => (ref.startsWith('pi_') ? ref : String(sessionOf(ref).payment_intent))
  return {
    ...commonControl(parts),
    complete: (ref, { method = 'success', is_refused = false, ...choice } = {}) => {
      const session = sessionOf(ref)
      const outcome = payOnPage(world, session, { method, ...choice })
      return outcome === 'challenge' ? endChallenge(world, session, !is_refused) : outcome
    },
    settle: (ref, is_paid) => settle(world, intentOf(ref), is_paid),
    expire: (ref) => void expire(world, sessionOf(ref)),
    alter: (ref, fields) => void Object.assign(sessionOf(ref), fields),
    payElsewhere: (amount_cents) => payElsewhere(world, amount_cents).id,
    openDispute: (ref, input) => openDispute(world, intentOf(ref), input).id,
    sendEvidence: (dispute_ref) => void sendEvidence(world, dispute_ref, { uncategorized_text: 'Evidence' }, true),
    winDispute: (dispute_ref) => void endDispute(world, dispute_ref, true),
    loseDispute: (dispute_ref) => void endDispute(world, dispute_ref, false),
    refund: (ref, amount_cents) => void refund(world, paidCharge(world, intentOf(ref)), amount_cents ?? null, {}),
    reopenDispute: (dispute_ref) => void reopenDispute(world, dispute_ref),
    disputes: (ref) => store.rows('dispute').filter(({ payment_intent }) => payment_intent === intentOf(ref)),
    slowRefunds: (are_slow) => void (are_slow ? store.notes.set(SLOW_REFUNDS, '') : store.notes.delete(SLOW_REFUNDS)),
    endRefund: (refund_ref) => endRefund(world, refund_ref),
    failRefund: (refund_ref) => failRefund(world, refund_ref),
    refunds: (ref) => store.rows('refund').filter(({ payment_intent }) => payment_intent === intentOf(ref)),
    endReview: (ref, closed_reason) => endReview(world, intentOf(ref), closed_reason),
    makePayout: (amount_cents) => makePayout(world, amount_cents).id,
    endPayout: (payout_ref, is_paid = true) => void endPayout(world, payout_ref, is_paid),
    returnPayout: (payout_ref) => void returnPayout(world, payout_ref),
    ledger: () => ledger(world),
    payments: () =>
      store.rows('checkout.session').map(({ id, metadata, status, payment_status, amount_total }) => ({
        ref: id,
        payment_id: metadata?.payment_id ?? null,
        status: status ?? '',
        payment_status,
        amount: amount_total ?? 0,
      })),
  }
}
