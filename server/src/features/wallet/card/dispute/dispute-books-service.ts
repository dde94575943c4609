import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../../db/transaction.ts'
import { recordEvents } from '../../../../event/event-sql.ts'
import { disputeChanged } from '../../../../ledger/dispute-flows.ts'
import { post } from '../../../../ledger/ledger.ts'
import type { Transfer } from '../../../../ledger/transfer.ts'
import { inOrderToStop } from '../../correction/correction-service.ts'
import { disputedReason } from '../../ready-reasons.ts'
import { ledgerWithdrawal } from '../../withdrawal/withdrawal-service.ts'
import { type LockedWithdrawal, lockStoppable, moveWithdrawal } from '../../withdrawal/withdrawal-sql.ts'
import { findLanguage, type PaymentRow } from '../card-sql.ts'
import { type Booked, type DisputeRow, insertStep, lockDisputesOf, storeBooked } from './dispute-sql.ts'

// The bookings of a dispute follow from the last report of the provider, and never from the order of reports. Each booking is
// the difference to the earlier bookings, so a report that is repeated, late or superseded changes nothing more.

type Payment = Pick<PaymentRow, 'user_id' | 'payment_id' | 'provider' | 'status' | 'amount_cents'>

/** The disputed amount in US cents; in another currency only what the provider took is known. */
export const disputedCents = ({ amount_minor, currency, withheld_cents }: DisputeRow): number =>
  Math.max(withheld_cents, currency === 'USD' ? amount_minor : 0)

/**
 * The amounts that must be booked for a dispute. While it is open, the shopper's money is held. If it is lost, the shopper bears
 * the amount that the provider took, less the part that the shop bears by decision of two operators.
 * @param left_cents the part of the payment that no earlier dispute holds: a shopper never loses more than was credited
 */
function toBook(dispute: DisputeRow, left_cents: number): Booked {
  const { status, withheld_cents, fee_cents, borne_cents } = dispute
  const loss_cents = status === 'lost' ? Math.min(borne_cents ?? 0, withheld_cents) : 0
  const borne_by_shopper = { open: disputedCents(dispute), evidence_sent: disputedCents(dispute), won: 0 }
  const wanted_cents = status === 'lost' ? withheld_cents - loss_cents : borne_by_shopper[status]
  return {
    held_cents: Math.min(wanted_cents, left_cents),
    booked_withheld_cents: withheld_cents,
    booked_fee_cents: fee_cents,
    loss_cents,
  }
}

/**
 * Books the disputes of a payment as they were reported. A payment that is not credited has moved no money in the ledger, so
 * neither do its disputes. The caller has locked the shopper.
 */
export async function bookDisputes(tx: Tx, payment: Payment): Promise<void> {
  if (payment.status !== 'credited') return
  let left_cents = payment.amount_cents
  for (const dispute of await lockDisputesOf(tx, payment.user_id, payment.payment_id)) {
    const books = toBook(dispute, left_cents)
    left_cents -= books.held_cents
    await bookOne(tx, payment, dispute, books)
  }
}

async function bookOne(tx: Tx, { user_id, provider }: Payment, dispute: DisputeRow, books: Booked): Promise<void> {
  const { dispute_id, status } = dispute
  const change = {
    held_cents: books.held_cents - dispute.held_cents,
    withheld_cents: books.booked_withheld_cents - dispute.booked_withheld_cents,
    fee_cents: books.booked_fee_cents - dispute.booked_fee_cents,
    loss_cents: books.loss_cents - dispute.loss_cents,
  }
  if (Object.values(change).every((cents) => cents === 0)) return
  const step_id = randomUUID()
  const stoppable = change.held_cents > 0 ? await lockStoppable(tx, user_id) : []
  const open = inOrderToStop(stoppable).map(ledgerWithdrawal)
  const transfers = await disputeChanged(tx, { step_id, user_id, provider, ...change, open })
  const owed_cents = transfers.find(({ code }) => code === 'dispute_owed')?.amount_cents ?? 0
  await insertStep(tx, { step_id, dispute_id, status, ...change, owed_cents })
  await post(tx, 'system', transfers)
  await stopWithdrawals(tx, user_id, stoppable, transfers)
  await storeBooked(tx, dispute_id, books)
}

/** Ends the withdrawals whose money was needed. Proposals about them end as outdated. */
async function stopWithdrawals(
  tx: Tx,
  user_id: string,
  stoppable: readonly LockedWithdrawal[],
  transfers: readonly Transfer[],
): Promise<void> {
  const stopped_ids = new Set(transfers.filter(({ phase }) => phase === 'void').map(({ ref_id }) => ref_id))
  const stopped = stoppable.filter(({ extract_id }) => stopped_ids.has(extract_id))
  if (stopped.length === 0) return
  const audit_reason = disputedReason((await findLanguage(tx, user_id)) ?? 'en')
  for (const { extract_id, status } of stopped)
    await moveWithdrawal(
      tx,
      extract_id,
      status === 'auditing'
        ? { status: 'refused', payout_state: 'none', audited_by: null, audit_reason }
        : { status: 'refused', payout_state: 'failed', audit_reason },
    )
}

/** Notifies listeners that a dispute opened or was decided, or is different now. */
export const recordDispute = (tx: Tx, dispute: DisputeRow, status: DisputeRow['status'] | 'changed') =>
  dispute.user_id === null
    ? undefined
    : recordEvents(tx, [
        {
          happening: 'dispute.changed',
          ref_id: dispute.dispute_id,
          user_id: dispute.user_id,
          data: { amount_cents: disputedCents(dispute), payment_id: dispute.payment_id ?? '', status },
        },
      ])
