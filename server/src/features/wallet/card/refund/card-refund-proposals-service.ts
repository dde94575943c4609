import { cents } from '@sampan/contract'
import { z } from 'zod'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { recordEvents } from '../../../../event/event-sql.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { lockShopper } from '../../../account/lock-shopper-sql.ts'
import { insertDeskLog } from '../../../operator/log/log-write-sql.ts'
import { refuseOwn } from '../../../operator/own-money-service.ts'
import { anyKind, type ProposalKind } from '../../../operator/proposal/proposal-service.ts'
import { findPaymentAtDesk } from '../card-desk-sql.ts'
import { lockPayment } from '../card-sql.ts'
import { findRefundAtDesk } from './card-refund-desk-sql.ts'
import { hasOpenRefund, leftToGiveBack, setWay, startGivingBack } from './card-refund-sql.ts'

const WayBody = z.object({ refund_id: z.uuid() })
type WayBody = z.output<typeof WayBody>

/** @throws NotFound; Refusal state_changed unless the refund belongs to a withdrawal, was refused and is undecided. */
export async function undecidedRefund(db: Db, { refund_id }: WayBody) {
  const refund = await findRefundAtDesk(db, refund_id)
  if (!refund) throw new NotFound()
  if (refund.state !== 'refused' || refund.way !== null || refund.extract_id === null)
    throw new Refusal('state_changed')
  return refund
}

const accountOfRefund: ProposalKind<WayBody>['about'] = async (db, { refund_id }) =>
  (await findRefundAtDesk(db, refund_id))?.account ?? null

/** Lets money whose card refused it leave by a bank or a chain: a thief could have closed the card for this. */
export const way_kind: ProposalKind<WayBody> = {
  name: 'card_other_way',
  body: WayBody,
  about: accountOfRefund,
  concerns: accountOfRefund,
  changes: async (db, body) => {
    const { amount_minor, refund_ref } = await undecidedRefund(db, body)
    return [
      { field: 'other_way', before: null, after: { cents: cents(amount_minor) } },
      ...(refund_ref === null ? [] : [{ field: 'transaction' as const, before: null, after: { text: refund_ref } }]),
    ]
  },
  carryOut: async (tx, { proposer, decider, body: { refund_id } }) => {
    const { account } = await undecidedRefund(tx, { refund_id })
    refuseOwn(account, proposer, decider)
    await decideWay(tx, { refund_id, way: 'other', operator_id: decider.operator_id }, proposer.operator_account)
  },
}

type Decision = { refund_id: string; way: 'card' | 'other'; operator_id: string }

/** Stores the decision about a refused refund. @throws NotFound; Refusal state_changed */
export async function decideWay(tx: Tx, { refund_id, way, operator_id }: Decision, proposed_by: string | null) {
  const { user_id, amount_minor, extract_id } = await undecidedRefund(tx, { refund_id })
  await lockShopper(tx, user_id)
  if (!(await setWay(tx, refund_id, way, operator_id))) throw new Refusal('state_changed')
  const details = { way, amount_cents: amount_minor, ...(proposed_by !== null && { proposed_by }) }
  await insertDeskLog(tx, {
    operator_id,
    action: 'card_way_decided',
    ref_type: 'withdrawal',
    ref_id: extract_id ?? refund_id,
    details,
  })
  if (way === 'other')
    await recordEvents(tx, [
      { happening: 'card.way_opened', ref_id: refund_id, user_id, data: { amount_cents: amount_minor } },
    ])
}

const GiveBackBody = z.object({ payment_id: z.uuid() })
type GiveBackBody = z.output<typeof GiveBackBody>

/**
 * @returns the payment with the amount that can be given back: what arrived, less what its disputes take.
 * @throws NotFound; Refusal state_changed when the payment is not held any more, or is being given back; payment_disputed
 */
export async function paymentToGiveBack(db: Db, { payment_id }: GiveBackBody) {
  const payment = await findPaymentAtDesk(db, payment_id)
  if (!payment) throw new NotFound()
  if (payment.status !== 'held' || (await hasOpenRefund(db, payment_id))) throw new Refusal('state_changed')
  const amount_minor = await leftToGiveBack(db, payment)
  if (amount_minor === 0) throw new Refusal('payment_disputed')
  return { ...payment, amount_minor, currency: payment.arrived_currency ?? 'USD' }
}

const accountOfPayment: ProposalKind<GiveBackBody>['about'] = async (db, { payment_id }) =>
  (await findPaymentAtDesk(db, payment_id))?.account ?? null

/** Gives a held payment back by its provider: all that arrived, less what disputes take, in its currency. */
export const give_back_kind: ProposalKind<GiveBackBody> = {
  name: 'payment_give_back',
  body: GiveBackBody,
  about: accountOfPayment,
  concerns: accountOfPayment,
  changes: async (db, body) => {
    const { amount_minor, currency, ref } = await paymentToGiveBack(db, body)
    const text = `${amount_minor} ${currency}`
    return [
      { field: 'given_back', before: null, after: currency === 'USD' ? { cents: cents(amount_minor) } : { text } },
      { field: 'transaction', before: null, after: { text: ref ?? '' } },
    ]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { user_id, payment_id, account } = await paymentToGiveBack(tx, body)
    refuseOwn(account, proposer, decider)
    await lockShopper(tx, user_id)
    await lockPayment(tx, user_id, payment_id)
    const payment = await paymentToGiveBack(tx, body)
    await startGivingBack(tx, payment)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'payment_given_back',
      ref_type: 'payment',
      ref_id: payment_id,
      details: { amount_cents: payment.amount_cents, proposed_by: proposer.operator_account },
    })
  },
}

export const refund_proposals: readonly ProposalKind[] = [anyKind(way_kind), anyKind(give_back_kind)]
