// Calls by which tests and the demo control the stand-in, in the process or over HTTP.
import { type CommonControl, commonControl, type Ledger } from '../stand-in/control.ts'
import type { ControlParts } from '../stand-in/stand-in.ts'
import { revokeTokens } from './api.ts'
import { missing } from './api-error.ts'
import {
  type DisputeInput,
  endDispute,
  endPayout,
  failRefund,
  ledger,
  makePayout,
  openDispute,
  provideEvidence,
} from './money.ts'
import { approve, type Choice, type Outcome, orderOf, payElsewhere, settle, show } from './orders.ts'
import type { Kinds, Money } from './store.ts'

export type Control = CommonControl & {
  /** Approves an order without a browser. The shop takes the money. @param ref id of an order */
  complete: (ref: string, choice?: Partial<Choice>) => Outcome
  /** The outcome of a slow capture now, instead of later. */
  settle: (ref: string, is_paid?: boolean) => void
  /** Changes the amount of an order, or of its capture if there is one, as a person with access to the account could. */
  alter: (ref: string, amount: Partial<Money>) => void
  /** Forgets an order, as PayPal does with those that were never captured. */
  forget: (ref: string) => void
  /** A payment without an order. @returns the id of its capture */
  payElsewhere: (amount_cents: number) => string
  /** @returns the dispute's id */
  openDispute: (ref: string, input?: DisputeInput) => string
  sendEvidence: (dispute_ref: string) => void
  winDispute: (dispute_ref: string) => void
  loseDispute: (dispute_ref: string) => void
  failRefund: (refund_ref: string) => void
  /** Withdraws the balance, or a part, to the bank. @returns the withdrawal's id */
  makePayout: (amount_cents?: number) => string
  endPayout: (payout_ref: string, is_paid?: boolean) => void
  revokeTokens: () => void
  /** Forgets the replies to idempotency keys, as PayPal does after hours. */
  forgetKeys: () => void
  ledger: () => Ledger
  payments: () => { ref: string; payment_id: string | null; status: string; amount: string }[]
}

export function controlOf(parts: ControlParts<Kinds>): Control {
  const { world } = parts
  const { store } = world
  const changedOrder = (ref: string) => {
    store.change()
    return orderOf(world, ref)
  }
  const captureFor = (ref: string) => {
    const capture = store
      .rows('capture')
      .find(({ supplementary_data }) => supplementary_data.related_ids.order_id === ref)
    return capture ?? store.get('capture', ref)
  }
  const captureId = (ref: string) => {
    const capture = captureFor(ref)
    if (!capture) throw missing()
    store.change()
    return capture.id
  }
  return {
    ...commonControl(parts),
    complete: (ref, { method = 'success', ...choice } = {}) => approve(world, changedOrder(ref), { method, ...choice }),
    settle: (ref, is_paid) => settle(world, captureId(ref), is_paid),
    alter: (ref, amount) => {
      const capture = captureFor(ref)
      const object = capture ?? changedOrder(ref).purchase_units[0]
      object.amount = { ...object.amount, ...amount }
      if (capture) show(world, capture)
    },
    forget: (ref) => {
      changedOrder(ref)
      store.notes.set(`forgotten:${ref}`, '')
    },
    payElsewhere: (amount_cents) => payElsewhere(world, amount_cents),
    openDispute: (ref, input) => openDispute(world, captureId(ref), input).id,
    sendEvidence: (dispute_ref) => void provideEvidence(world, dispute_ref),
    winDispute: (dispute_ref) => void endDispute(world, dispute_ref, 'RESOLVED_SELLER_FAVOUR'),
    loseDispute: (dispute_ref) => void endDispute(world, dispute_ref, 'RESOLVED_BUYER_FAVOUR'),
    failRefund: (refund_ref) => failRefund(world, refund_ref),
    makePayout: (amount_cents) => makePayout(world, amount_cents),
    endPayout: (payout_ref, is_paid = true) => endPayout(world, payout_ref, is_paid),
    revokeTokens: () => revokeTokens(world),
    forgetKeys: () => store.replies.clear(),
    ledger: () => ledger(world),
    payments: () =>
      store.rows('order').map(({ id, status, purchase_units: [{ custom_id, amount }] }) => ({
        ref: id,
        payment_id: custom_id ?? null,
        status,
        amount: amount.value,
      })),
  }
}
