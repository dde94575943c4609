import type { Db } from '../../../../db/database.ts'
import { type Tx, transaction } from '../../../../db/transaction.ts'
import { recordEvents } from '../../../../event/event-sql.ts'
import { post } from '../../../../ledger/ledger.ts'
import { postWithdrawal, returnRefund } from '../../../../ledger/withdrawal-flows.ts'
import type { RefundState } from '../../../../provider/provider.ts'
import { lockShopper } from '../../../account/lock-shopper-sql.ts'
import { cardReason } from '../../ready-reasons.ts'
import { isHeld } from '../../withdrawal/payout-hold-service.ts'
import { ledgerWithdrawal, returnToWallet } from '../../withdrawal/withdrawal-service.ts'
import { type LockedWithdrawal, lockWithdrawal, moveWithdrawal } from '../../withdrawal/withdrawal-sql.ts'
import { lockPayment, setDue, updatePayment } from '../card-sql.ts'
import { findLanguage, leftOfPayment } from './card-money-sql.ts'
import {
  leftToGiveBack,
  lockRefund,
  moveRefund,
  postponeRefund,
  type RefundRow,
  watchRefund,
} from './card-refund-sql.ts'

const MINUTE_S = 60
const DAY_S = 86_400
/** The pause until a held withdrawal is looked at again. */
const HELD_S = 5 * MINUTE_S
/** The first pause after the provider was asked without a final state. */
const FIRST_S = 20

type Key = Pick<RefundRow, 'user_id' | 'refund_id'>

/**
 * Decides whether the provider is asked for a refund now. From then on the withdrawal cannot be stopped.
 * @returns the refund; undefined if it is not to be asked for: it was stopped or is final, or its withdrawal is held.
 */
export const beginRefund = (db: Db, key: Key): Promise<RefundRow | undefined> =>
  transaction(db, async (tx) => {
    const { user_id, refund_id } = key
    await lockShopper(tx, user_id)
    const withdrawal = await lockWithdrawal(tx, user_id, refund_id)
    const refund = await lockRefund(tx, user_id, refund_id)
    if (!refund || refund.state === 'stopped' || refund.state === 'refused') return undefined
    if (refund.state !== 'waiting') return refund
    if (!(withdrawal ? await mayLeave(tx, refund, withdrawal) : await mayBeGivenBack(tx, refund))) return undefined
    await moveRefund(tx, refund, { state: 'asked' }, FIRST_S)
    return { ...refund, state: 'asked' }
  })

/** Marks the withdrawal of a refund as sent, unless it was stopped, is held, or is more than its payment has left. */
async function mayLeave(tx: Tx, refund: RefundRow, withdrawal: LockedWithdrawal): Promise<boolean> {
  if (withdrawal.payout_state !== 'queued') {
    await moveRefund(tx, refund, { state: 'stopped' }, null)
    return false
  }
  if (await isHeld(tx, withdrawal)) {
    await postponeRefund(tx, refund.refund_id, HELD_S)
    return false
  }
  // The withdrawal itself counts as taken.
  if ((await leftOfPayment(tx, refund.user_id, refund.payment_id)) < 0) {
    await refuse(tx, refund, withdrawal, {
      refund_ref: null,
      problem: 'The payment has less money left than the refund',
    })
    return false
  }
  await moveWithdrawal(tx, withdrawal.extract_id, { payout_state: 'sent' })
  return true
}

/** Refuses to give a held payment back that was disputed after the decision: its bank would get the money twice. */
async function mayBeGivenBack(tx: Tx, refund: RefundRow): Promise<boolean> {
  if (refund.amount_minor <= (await leftToGiveBack(tx, refund))) return true
  await refuse(tx, refund, undefined, { refund_ref: null, problem: 'The card’s bank has asked for the payment back' })
  return false
}

/** The reply of the provider: a state, or that it refuses the refund. */
export type RefundReply =
  | Pick<RefundState, 'refund_ref' | 'status'>
  | { status: 'refused'; refund_ref: null; problem: string }

/**
 * Applies what the provider reports of a refund. The report may be old or repeated: money moves once. A refund that was made can
 * still be refused by the card's bank.
 */
export const applyRefund = (db: Db, key: Key, reply: RefundReply): Promise<void> =>
  transaction(db, async (tx) => {
    const { user_id, refund_id } = key
    await lockShopper(tx, user_id)
    const withdrawal = await lockWithdrawal(tx, user_id, refund_id)
    const refund = await lockRefund(tx, user_id, refund_id)
    if (!refund || refund.state === 'refused' || refund.state === 'stopped' || refund.state === 'waiting') return
    if (reply.status === 'refused') {
      const problem = 'problem' in reply ? reply.problem : 'The card or its bank sent the refund back'
      return refuse(tx, refund, withdrawal, { refund_ref: reply.refund_ref ?? refund.refund_ref, problem })
    }
    const { refund_ref } = reply
    if (refund.state === 'done') return watchRefund(tx, refund)
    if (reply.status === 'pending') return moveRefund(tx, refund, { state: 'pending', refund_ref }, pauseOf(refund))
    await moveRefund(tx, refund, { state: 'done', refund_ref }, DAY_S)
    if (!withdrawal) return endGivingBack(tx, refund)
    await moveWithdrawal(tx, withdrawal.extract_id, { payout_state: 'done' })
    await post(tx, 'system', postWithdrawal(ledgerWithdrawal(withdrawal)))
  })

/** Seconds until the provider is asked again about a refund that is not final. */
export const pauseOf = ({ tries }: Pick<RefundRow, 'tries'>): number =>
  Math.min(DAY_S, FIRST_S * 2 ** Math.min(tries, 13))

type Refused = { refund_ref: string | null; problem: string }

/** The money is on the balance again; operators decide how it may leave. */
async function refuse(tx: Tx, refund: RefundRow, withdrawal: LockedWithdrawal | undefined, refused: Refused) {
  await moveRefund(tx, refund, { state: 'refused', ...refused }, null)
  if (!withdrawal) return reopenHeld(tx, refund)
  const { extract_id, user_id } = withdrawal
  const end = {
    status: 'refused',
    payout_state: 'failed',
    audit_reason: cardReason(await findLanguage(tx, user_id)),
  } as const
  if (withdrawal.payout_state === 'done') {
    await moveWithdrawal(tx, extract_id, { ...end, paid_at: null })
    await post(tx, 'system', await returnRefund(tx, ledgerWithdrawal(withdrawal)))
  } else {
    await moveWithdrawal(tx, extract_id, end)
    await returnToWallet(tx, 'system', withdrawal)
  }
}

/** A held payment was given back. Its money was never in the ledger. */
async function endGivingBack(tx: Tx, { user_id, payment_id }: RefundRow): Promise<void> {
  const payment = await lockPayment(tx, user_id, payment_id)
  if (payment?.status !== 'held') return
  await updatePayment(tx, payment, { status: 'refunded' })
  const data = { amount_cents: payment.amount_cents, status: 'refunded' }
  await recordEvents(tx, [{ happening: 'card.changed', ref_id: payment_id, user_id, data }])
}

/**
 * A held payment whose refund was refused or sent back is held again. The provider is asked about it soon: it may have been given
 * back there.
 */
async function reopenHeld(tx: Tx, { user_id, payment_id }: RefundRow): Promise<void> {
  const payment = await lockPayment(tx, user_id, payment_id)
  if (payment?.status === 'refunded') await updatePayment(tx, payment, { status: 'held' })
  if (payment) await setDue(tx, payment, FIRST_S, false)
}
