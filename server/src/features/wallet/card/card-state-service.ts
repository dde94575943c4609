import { CENTS_LIMIT } from '@sampan/contract'
import { clock } from '../../../clock.ts'
import type { Db } from '../../../db/database.ts'
import { sendTogether } from '../../../db/send-together.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import { addJobs } from '../../../job/job-sql.ts'
import { balanceOf, post } from '../../../ledger/ledger.ts'
import { paymentArrived, providerFee } from '../../../ledger/provider-flows.ts'
import type { PaymentState, PaymentStatus } from '../../../provider/provider.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { settleWaiting } from '../../order/wait/order-wait-service.ts'
import { lockWaiting } from '../../order/wait/order-wait-sql.ts'
import { countDecline, suspicionOf } from './abuse/attempt-service.ts'
import { insertCardRecharge, isDeleted, lockPayment, type PaymentRow, updatePayment } from './card-sql.ts'
import { bookDisputes } from './dispute/dispute-books-service.ts'
import { hasOpenRefund } from './refund/card-refund-sql.ts'

export const ORDERS_TASK = 'card_orders'

type Key = Pick<PaymentRow, 'user_id' | 'payment_id'>

/**
 * Applies what the provider reports of a payment. The report may be old, repeated or out of order: a payment is credited once,
 * and stays credited. A paid payment is credited even after its page expired or an attempt was declined.
 * @returns the payment after the change; undefined if it does not exist.
 */
export const applyState = (db: Db, key: Key, state: PaymentState): Promise<PaymentRow | undefined> =>
  transaction(db, async (tx) => {
    const { user_id, payment_id } = key
    await sendTogether(tx, [(tx) => lockShopper(tx, user_id), (tx) => lockWaiting(tx, user_id)])
    const payment = await lockPayment(tx, user_id, payment_id)
    if (!payment) return undefined
    const isGivingBack = payment.status === 'held' && (await hasOpenRefund(tx, payment_id))
    if (payment.status === 'credited' || payment.status === 'refunded' || isGivingBack)
      await bookFee(tx, payment, state.fee_cents)
    else if (payment.status === 'held') await decideAsProvider(tx, payment, state)
    else await advance(tx, payment, state)
    return lockPayment(tx, user_id, payment_id)
  })

async function advance(tx: Tx, payment: PaymentRow, state: PaymentState): Promise<void> {
  const { instrument, risk } = state
  const status = endOf(payment, state.status)
  if (status !== 'paid' && payment.decline_reason === 'too_many_attempts') return
  await updatePayment(tx, payment, {
    ...instrument,
    ...(risk && { risk }),
    decline_reason: status === 'paid' ? null : (state.decline_reason ?? payment.decline_reason),
  })
  await countDecline(tx, payment, state)
  if (isGivenBack(state)) {
    if (payment.status !== 'cancelled') await end(tx, payment, 'cancelled')
    return
  }
  if (status === 'paid') {
    const held_because = await reasonToHold(tx, payment, state)
    if (!held_because) return credit(tx, payment, state.fee_cents)
    const arrived = { arrived_minor: state.amount_minor, arrived_currency: state.currency }
    await updatePayment(tx, payment, { status: 'held', held_because, ...arrived })
    return recordChange(tx, payment, 'held')
  }
  if (status !== payment.status) await end(tx, payment, status)
}

/** Whether the provider has given the whole payment back before it was credited. */
const isGivenBack = ({ status, refunded_minor, amount_minor }: PaymentState) =>
  status === 'paid' && refunded_minor > 0 && refunded_minor >= amount_minor

async function end(tx: Tx, payment: PaymentRow, status: PaymentRow['status']): Promise<void> {
  await updatePayment(tx, payment, { status, held_because: null })
  await recordChange(tx, payment, status)
}

/**
 * Follows a decision about a held payment that was made at the provider instead of the desk: the money was given back, or a review
 * ended well. Then only other reasons hold the payment.
 */
async function decideAsProvider(tx: Tx, payment: PaymentRow, state: PaymentState): Promise<void> {
  if (isGivenBack(state)) {
    await bookFee(tx, payment, state.fee_cents)
    return end(tx, payment, 'cancelled')
  }
  const isApproved = payment.held_because === 'risk' && payment.risk === 'review' && state.is_review_approved
  if (!isApproved || state.status !== 'paid') return bookFee(tx, payment, state.fee_cents)
  if (state.risk) await updatePayment(tx, payment, { risk: state.risk })
  const held_because = await reasonToHold(tx, payment, { ...state, risk: null })
  if (!held_because) return credit(tx, payment, state.fee_cents)
  await updatePayment(tx, payment, { held_because })
  await bookFee(tx, payment, state.fee_cents)
}

/**
 * The next status of a payment. A page that expires before its time was cancelled by the shopper: some providers report both as
 * expired. Others never end their page: then it expires for the shop, and a payment that has ended for the shop stays so.
 */
function endOf({ status: stored, expires_at }: PaymentRow, status: PaymentStatus) {
  const isOver = clock.now_ms() >= Date.parse(expires_at)
  if (status === 'expired') return isOver && stored !== 'cancelled' ? status : 'cancelled'
  if (status !== 'open' && status !== 'approved') return status
  if (stored !== 'open') return stored
  return isOver ? 'expired' : 'open'
}

/** Cancels a payment that has no page yet and therefore is not paid. @returns the payment after the change */
export const cancelWithoutPage = (db: Db, { user_id, payment_id }: Key): Promise<PaymentRow | undefined> =>
  transaction(db, async (tx) => {
    const payment = await lockPayment(tx, user_id, payment_id)
    if (!payment || payment.ref !== null || payment.status !== 'open') return payment
    await updatePayment(tx, payment, { status: 'cancelled' })
    await recordChange(tx, payment, 'cancelled')
    return lockPayment(tx, user_id, payment_id)
  })

type Held = 'amount' | 'currency' | 'risk' | 'attempts' | 'balance' | 'deleted'

/** Why an operator has to decide about a payment that arrived; undefined if the payment is as ordered. */
async function reasonToHold(tx: Tx, payment: PaymentRow, state: PaymentState): Promise<Held | undefined> {
  if (state.currency !== 'USD') return 'currency'
  if (state.amount_minor - state.refunded_minor !== payment.amount_cents) return 'amount'
  if (await isDeleted(tx, payment.user_id)) return 'deleted'
  const suspicion = await suspicionOf(tx, payment, state)
  if (suspicion) return suspicion
  const { balance_cents, held_cents } = await balanceOf(tx, payment.user_id)
  if (balance_cents + held_cents + payment.amount_cents > CENTS_LIMIT) return 'balance'
  return undefined
}

/** Credits a payment that the caller has locked. */
export async function credit(tx: Tx, payment: PaymentRow, fee_cents: number | null): Promise<void> {
  const { user_id, payment_id, provider, amount_cents, order_ids } = payment
  const recharge_id = await insertCardRecharge(tx, user_id, amount_cents)
  const status = 'credited' as const
  await updatePayment(tx, payment, { status, recharge_id, held_because: null, decline_reason: null })
  await post(tx, 'system', await paymentArrived(tx, { payment_id, recharge_id, user_id, provider, amount_cents }))
  await bookFee(tx, payment, fee_cents)
  await bookDisputes(tx, { ...payment, status })
  const data = { amount_cents, method: 'card', reason: null }
  await recordEvents(tx, [{ happening: 'recharge.credited', ref_id: recharge_id, user_id, data }])
  await recordChange(tx, payment, status)
  await settleWaiting(tx, { by: 'system' }, user_id)
  if (order_ids)
    await addJobs(tx, [
      { task: ORDERS_TASK, data: { user_id, payment_id }, user_id, once_key: `card_orders:${payment_id}` },
    ])
}

/** Books the provider's fee once it is known. */
async function bookFee(tx: Tx, payment: PaymentRow, fee_cents: number | null): Promise<void> {
  if (fee_cents === null || payment.fee_cents !== null) return
  const { user_id, payment_id, provider, amount_cents } = payment
  await updatePayment(tx, payment, { fee_cents })
  await post(tx, 'system', [providerFee({ payment_id, recharge_id: '', user_id, provider, amount_cents }, fee_cents)])
}

function recordChange(tx: Tx, payment: PaymentRow, status: PaymentRow['status']): Promise<void> {
  const { user_id, payment_id, amount_cents, status: was } = payment
  return recordEvents(tx, [
    { happening: 'card.changed', ref_id: payment_id, user_id, data: { amount_cents, status, was } },
  ])
}
