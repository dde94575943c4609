// Objects of the stand-in in Stripe's own shape.
import type Stripe from 'stripe'
import { openStore, randomId } from '../stand-in/store.ts'

export type Session = Stripe.Checkout.Session
export type Intent = Stripe.PaymentIntent
export type Charge = Stripe.Charge
export type Refund = Stripe.Refund
export type Dispute = Stripe.Dispute
export type Line = Stripe.BalanceTransaction
export type Payout = Stripe.Payout
export type Review = Stripe.Review
/** An event without the SDK's union of 250 types. */
export type StoredEvent = Stripe.EventBase & { type: string }

export type Kinds = {
  'checkout.session': Session
  payment_intent: Intent
  charge: Charge
  refund: Refund
  dispute: Dispute
  balance_transaction: Line
  payout: Payout
  review: Review
  file: Stripe.File
  event: StoredEvent
}
export type Kind = keyof Kinds

const PREFIXES: Record<Kind, string> = {
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'dp_',
  balance_transaction: 'txn_',
  payout: 'po_',
  review: 'prv_',
  file: 'file_',
  event: 'evt_',
}
const KINDS = Object.keys(PREFIXES) as Kind[] // the keys of the table

export const idFor = (kind: Kind): string => randomId(PREFIXES[kind])

export const openStripeStore = (file: string | undefined) => openStore<Kinds>(KINDS, file)
