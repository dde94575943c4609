import pLimit from 'p-limit'
import type { Fault, Outcome } from '../../../background/background-loop.ts'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import type { Task } from '../../../job/task.ts'
import { type ProviderName, ProviderRefusal, ProviderUnavailable } from '../../../provider/provider.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { payOrdersWithCode } from '../../order/order-pay-service.ts'
import { pauseAfter, readByRef, readFrom } from './card-service.ts'
import {
  expireUnpayable,
  findDuePayments,
  findPayment,
  lockPayment,
  type PaymentRow,
  setDue,
  setOrdersOutcome,
} from './card-sql.ts'
import { ORDERS_TASK } from './card-state-service.ts'
import { refreshDispute } from './dispute/dispute-service.ts'
import { EVENT_TASK, type EventData } from './event-inbox.ts'
import { endEvents, findWaitingEvents } from './event-sql.ts'
import { providerFor, providerOf } from './open-provider.ts'
import { lookAtProvider, WATCH_TASK, watchProvider } from './provider-watch-service.ts'
import { applyRefundEvent } from './refund/card-refund-work.ts'
import { setReportDue } from './report/report-sql.ts'
import { openTurns } from './turns.ts'

type Source = Pick<Context, 'db' | 'keys'>

/** Objects that are read from the providers at the same time. Most of that time is spent waiting. */
const EVENTS_AT_ONCE = 8
const inTurn = openTurns()

export const providerTasks = (source: Source): readonly Task[] => [
  {
    name: EVENT_TASK,
    concurrency: EVENTS_AT_ONCE,
    run: async ({ data }) => {
      await processEvents(source, data as EventData) // written by event-inbox.ts
      return undefined
    },
  },
  {
    name: ORDERS_TASK,
    concurrency: 2,
    run: async ({ data }) => {
      await payWaitingOrders(source, data as Pick<PaymentRow, 'user_id' | 'payment_id'>) // written by card-state-service.ts
      return undefined
    },
  },
  {
    name: WATCH_TASK,
    concurrency: 1,
    run: ({ data }) => lookAtProvider(source, data as { provider: ProviderName }), // written by provider-watch-service.ts
  },
]

/** Processes the events about an object that have arrived, by one read of the object. */
async function processEvents(source: Source, { provider: name, kind, ref }: EventData): Promise<void> {
  const { db } = source
  const event_refs = (await findWaitingEvents(db, name, ref)).map(({ event_ref }) => event_ref)
  if (event_refs.length === 0) return
  const isKnown = await readObject(source, { provider: name, kind, ref })
  await endEvents(db, name, event_refs, isKnown ? 'applied' : 'unknown')
}

/** @returns whether the shop has the object. */
async function readObject(source: Source, { provider: name, kind, ref }: EventData): Promise<boolean> {
  const { db } = source
  if (kind === 'payout') await setReportDue(db, name)
  if (kind !== 'payment' && kind !== 'dispute' && kind !== 'refund') return true
  const provider = await providerOf(source, name)
  if (!provider) return true
  if (kind === 'refund') return applyRefundEvent(source, provider, ref)
  if (kind === 'dispute') {
    const dispute = await refreshDispute(source, provider, ref)
    return Boolean(dispute?.payment_id)
  }
  return (await readByRef(db, provider, ref, inTurn)) !== undefined
}

/**
 * Pays the orders for which the shopper topped up, once the money has arrived. If they cannot be paid any more, the money
 * stays on the balance.
 */
async function payWaitingOrders({ db }: Source, key: Pick<PaymentRow, 'user_id' | 'payment_id'>): Promise<void> {
  const { user_id, payment_id } = key
  const record = (outcome: 'paid' | 'not_paid', reason: string | null) =>
    transaction(db, async (tx) => {
      await setOrdersOutcome(tx, key, outcome, reason)
      const payment = await findPayment(tx, user_id, payment_id)
      if (!payment) return
      const { amount_cents, status } = payment
      await recordEvents(tx, [
        { happening: 'card.changed', ref_id: payment_id, user_id, data: { amount_cents, status } },
      ])
    })
  try {
    await transaction(db, async (tx) => {
      const payment = await lockPayment(tx, user_id, payment_id)
      if (payment?.orders_outcome !== 'waiting' || !payment.order_ids) return
      await payOrdersWithCode(tx, user_id, payment.order_ids)
      await setOrdersOutcome(tx, key, 'paid', null)
    })
    await record('paid', null)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await record('not_paid', error.reason)
  }
}

const ASKED_AT_ONCE = 40
const CALLS_AT_ONCE = 4
/** Pause after a provider did not reply, and while its keys are of the other mode, in seconds. */
const UNAVAILABLE_S = 60
const OTHER_MODE_S = 3_600
const DAY_S = 86_400

/** Asks the providers about payments that are not final, because their events may be lost. */
export async function askAboutPayments(source: Source, fault: Fault): Promise<Outcome> {
  const { db } = source
  const due = await findDuePayments(db, ASKED_AT_ONCE)
  const limit = pLimit(CALLS_AT_ONCE)
  await Promise.all(due.map((payment) => limit(() => askAbout(source, payment, fault))))
  return due.length < ASKED_AT_ONCE ? 'done' : 'more'
}

async function askAbout(source: Source, payment: PaymentRow, fault: Fault): Promise<void> {
  const { db } = source
  try {
    if (payment.ref === null) return await expireUnpayable(db, payment)
    const provider = await providerFor(source, payment)
    if (!provider && payment.mode === 'test') return await expireUnpayable(db, payment)
    if (!provider) return await setDue(db, payment, OTHER_MODE_S, false)
    await readFrom(db, provider, payment)
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      await watchProvider(db, payment.provider)
      return setDue(db, payment, UNAVAILABLE_S, false)
    }
    fault(error)
    if (error instanceof ProviderRefusal) return setDue(db, payment, pauseAfter(payment, true) ?? DAY_S, true)
    await setDue(db, payment, UNAVAILABLE_S, false)
  }
}
