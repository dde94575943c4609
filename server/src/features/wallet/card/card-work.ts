import pLimit from 'p-limit'
import type { Fault, Outcome } from '../../../background/background-loop.ts'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import { addJobs, type NewJob } from '../../../job/job-sql.ts'
import type { Task } from '../../../job/task.ts'
import { type ProviderEvent, type ProviderName, ProviderUnavailable } from '../../../provider/provider.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { payOrdersWithCode } from '../../order/order-pay-service.ts'
import { paymentOfRef, readFrom } from './card-service.ts'
import {
  endEvent,
  expireWithoutPage,
  findDuePayments,
  findPayment,
  lockPayment,
  type PaymentRow,
  setDue,
  setOrdersOutcome,
  storeEvent,
} from './card-sql.ts'
import { ORDERS_TASK } from './card-state-service.ts'
import { refreshDispute } from './dispute/dispute-service.ts'
import { providerOf } from './open-provider.ts'
import { setReportDue } from './report/report-sql.ts'

type Source = Pick<Context, 'db' | 'keys'>
type EventData = { provider: ProviderName } & ProviderEvent

const EVENT_TASK = 'provider_event'
const EVENTS_AT_ONCE = 8

/** Events about one object are processed one after the other, so that none reads a state before a change it reports. */
const jobOf = (data: EventData): NewJob => ({
  task: EVENT_TASK,
  lane: `${EVENT_TASK}:${data.provider}:${data.ref}`,
  data,
})

/** Stores a verified event, once. A job reads the object that it names. */
export const receiveEvent = ({ db }: Source, provider: ProviderName, event: ProviderEvent): Promise<void> =>
  transaction(db, async (tx) => {
    if (await storeEvent(tx, provider, event)) await addJobs(tx, [jobOf({ provider, ...event })])
  })

export const providerTasks = (source: Source): readonly Task[] => [
  {
    name: EVENT_TASK,
    concurrency: EVENTS_AT_ONCE,
    run: async ({ data }) => {
      await processEvent(source, data as EventData) // written above
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
]

async function processEvent(source: Source, { provider: name, kind, ref, ...event }: EventData): Promise<void> {
  const { db } = source
  const key = { provider: name, event_ref: event.event_ref }
  const provider = await providerOf(source, name)
  if (kind === 'payout') await setReportDue(db, name)
  if (!provider || (kind !== 'payment' && kind !== 'dispute')) return endEvent(db, key, 'applied')
  if (kind === 'dispute') {
    const dispute = await refreshDispute(source, provider, ref)
    return endEvent(db, key, dispute?.payment_id ? 'applied' : 'unknown')
  }
  const payment = await paymentOfRef(db, provider, ref)
  if (!payment) return endEvent(db, key, 'unknown')
  await readFrom(db, provider, payment)
  await endEvent(db, key, 'applied')
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
/** Pause after a provider did not reply, in seconds. */
const UNAVAILABLE_S = 60

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
    const provider = await providerOf(source, payment.provider)
    if (payment.ref === null) return await expireWithoutPage(db, payment)
    if (!provider) return await setDue(db, payment, UNAVAILABLE_S, false)
    await readFrom(db, provider, payment)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) fault(error)
    await setDue(db, payment, UNAVAILABLE_S, false)
  }
}
