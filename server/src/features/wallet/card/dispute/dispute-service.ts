import { randomUUID } from 'node:crypto'
import { clock } from '../../../../clock.ts'
import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import { type Tx, transaction } from '../../../../db/transaction.ts'
import { type DisputeState, type Provider, type ProviderName, ProviderRefusal } from '../../../../provider/provider.ts'
import { lockShopper } from '../../../account/lock-shopper-sql.ts'
import { paymentOfRef, readFrom } from '../card-service.ts'
import { lockPayment, type PaymentRow } from '../card-sql.ts'
import { bookDisputes, recordDispute } from './dispute-books-service.ts'
import {
  askLater,
  type DisputeRow,
  findDispute,
  findDisputeByRef,
  insertDispute,
  insertStep,
  lockDispute,
  storeReport,
} from './dispute-sql.ts'

type Source = Pick<Context, 'db' | 'keys'>

const TRIES = 5

/**
 * Reads a dispute from the provider and books it. Reports that were read before another one was stored are read again, so that
 * an old report never replaces a newer one.
 * @param read reads the dispute, or changes it at the provider. @throws ProviderUnavailable, ProviderRefusal
 */
export async function refreshDispute(
  source: Source,
  provider: Provider,
  dispute_ref: string,
  read: () => Promise<DisputeState> = () => provider.readDispute(dispute_ref),
): Promise<DisputeRow | undefined> {
  const { db } = source
  for (let tries = 1; ; tries++) {
    const stored = await findDisputeByRef(db, provider.name, dispute_ref)
    const state = tries === 1 ? await read() : await provider.readDispute(dispute_ref)
    const payment = await currentPayment(source, provider, state.ref)
    const dispute = await applyDispute(db, provider.name, { state, payment, version: stored?.version ?? 0 })
    if (dispute) {
      await askLater(db, dispute.dispute_id, pauseAfter(dispute))
      return dispute
    }
    if (tries === TRIES) return stored
  }
}

/** The payment of a dispute, with the state that it has at the provider now: its events may come later than the dispute's. */
async function currentPayment(source: Source, provider: Provider, ref: string): Promise<PaymentRow | undefined> {
  const payment = await paymentOfRef(source.db, provider, ref).catch((error) => {
    if (error instanceof ProviderRefusal) return undefined // the provider names no payment that it can read
    throw error
  })
  if (!payment || payment.status === 'credited' || payment.status === 'held') return payment
  return (await readFrom(source.db, provider, payment)) ?? payment
}

type Report = {
  state: DisputeState
  payment: Pick<PaymentRow, 'user_id' | 'payment_id'> | undefined
  /** The version of the stored dispute before the report was read; 0 if there was none. */
  version: number
}

/**
 * Stores and books a report.
 * @returns the dispute after it; undefined, without any change, if another report was stored after this report was read.
 */
const applyDispute = (db: Db, provider: ProviderName, { state, payment, version }: Report) =>
  transaction(db, async (tx): Promise<DisputeRow | undefined> => {
    if (payment) await lockShopper(tx, payment.user_id)
    const locked = payment && (await lockPayment(tx, payment.user_id, payment.payment_id))
    const of_payment = locked ? { user_id: locked.user_id, payment_id: locked.payment_id } : null
    const before = await findDisputeByRef(tx, provider, state.dispute_ref)
    const current = before && (await lockDispute(tx, before.dispute_id))
    if ((current?.version ?? 0) !== version) return undefined
    if (current) await storeReport(tx, current, of_payment, state)
    const dispute_id = current ? current.dispute_id : await insertDispute(tx, provider, of_payment, state)
    if (!dispute_id) return undefined
    if (locked) await bookDisputes(tx, locked)
    await noteChange(tx, current, dispute_id)
    return findDispute(tx, dispute_id)
  })

/** Writes the history, and an event if the shopper sees a difference. */
async function noteChange(tx: Tx, before: DisputeRow | undefined, dispute_id: string): Promise<void> {
  const dispute = await findDispute(tx, dispute_id)
  if (!dispute) return
  const { status } = dispute
  const hasMoved = before?.status !== status
  if (hasMoved && !hasBooked(before, dispute))
    await insertStep(tx, { ...NOTHING, step_id: randomUUID(), dispute_id, status })
  const isNew = before === undefined || (before.user_id === null && dispute.user_id !== null)
  if (isNew && (status === 'won' || status === 'lost')) await recordDispute(tx, dispute, 'open')
  if (isNew || hasMoved) await recordDispute(tx, dispute, status)
  else if (hasBooked(before, dispute)) await recordDispute(tx, dispute, 'changed')
}

const NOTHING = { held_cents: 0, owed_cents: 0, withheld_cents: 0, fee_cents: 0, loss_cents: 0 } as const
const BOOKED = ['held_cents', 'booked_withheld_cents', 'booked_fee_cents', 'loss_cents'] as const

const hasBooked = (before: DisputeRow | undefined, after: DisputeRow): boolean =>
  BOOKED.some((name) => (before?.[name] ?? 0) !== after[name])

const DAY_S = 86_400
const WEEK_S = 7 * DAY_S
/** How long a closed dispute is asked about: a bank may open it again. */
const REOPENED_MS = 120 * DAY_S * 1_000

/** Seconds until the provider is asked again; null when nothing is expected any more. */
function pauseAfter({ status, withheld_cents, closed_at }: DisputeRow): number | null {
  if (status === 'open' || status === 'evidence_sent' || closed_at === null) return DAY_S
  if (status === 'won' && withheld_cents > 0) return DAY_S
  return clock.now_ms() - Date.parse(closed_at) < REOPENED_MS ? WEEK_S : null
}
