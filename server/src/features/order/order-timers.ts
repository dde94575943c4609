import type { Fault, Outcome } from '../../background/background-loop.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { recordEvents } from '../../event/event-sql.ts'
import { type RowWork, retryTask, workOnRows } from '../../job/row-work.ts'
import type { Task } from '../../job/task.ts'
import { closeUnpaid, completeOrder, receiveOrder } from './order-service.ts'
import type { OrderKey } from './order-sql.ts'
import {
  BATCH,
  type DueEvent,
  findDue,
  findExpected,
  findExpired,
  lockExpired,
  markAsked,
  TASKS,
  tryCheckout,
  tryDue,
} from './order-timers-sql.ts'
import { lapseRefund } from './refund/refund-service.ts'
import { findLapsed, LAPSE, tryLapsed } from './refund/refund-sql.ts'

const SYSTEM = { by: 'system' } as const

type CheckoutKey = { user_id: string; checkout_id: string }
type RefundOfOrder = OrderKey & { refund_id: string }

/** The work on due rows, by timer. */
const timersOf = (db: Db) => ({
  expire: {
    task: TASKS.expire,
    idOf: ({ checkout_id }) => checkout_id,
    work: (key) => expireCheckout(db, key),
  } satisfies RowWork<CheckoutKey>,
  receive: moveTimer(db, 'receive'),
  complete: moveTimer(db, 'complete'),
  lapse: {
    task: LAPSE,
    idOf: ({ refund_id }) => refund_id,
    work: (key) => lapseWhenDue(db, key),
  } satisfies RowWork<RefundOfOrder>,
  ask: {
    task: TASKS.ask,
    idOf: ({ order_id }) => order_id,
    work: (key) => askAboutArrival(db, key),
  } satisfies RowWork<OrderKey>,
})

const moveTimer = (db: Db, event: DueEvent): RowWork<OrderKey> => ({
  task: TASKS[event],
  idOf: ({ order_id }) => order_id,
  work: (key) => moveWhenDue(db, event, key),
})

/** The tasks that repeat timers that failed. */
export function orderTimerTasks({ db }: { db: Db }): readonly Task[] {
  const { expire, receive, complete, lapse, ask } = timersOf(db)
  return [retryTask(expire), retryTask(receive), retryTask(complete), retryTask(lapse), retryTask(ask)]
}

/**
 * Closes unpaid orders, confirms and completes orders, and ends refunds whose goods were not sent back. Due times are
 * stored in rows and compared with the database's clock, so that a restart loses none. A row that fails is reported and
 * gets a job that tries it again.
 */
export async function runDueTimers(db: Db, fault: Fault, signal?: AbortSignal, at_once = BATCH): Promise<Outcome> {
  const { expire, receive, complete, lapse } = timersOf(db)
  const common = { fault, signal }
  let count = await workOnRows(db, expire, { ...common, rows: await findExpired(db, at_once) })
  count += await workOnRows(db, receive, { ...common, rows: await findDue(db, 'receive', at_once) })
  count += await workOnRows(db, complete, { ...common, rows: await findDue(db, 'complete', at_once) })
  count += await workOnRows(db, lapse, { ...common, rows: await findLapsed(db, at_once) })
  return count >= at_once ? 'more' : 'done'
}

/**
 * Asks shoppers whether their parcels have arrived, once for each order, after the expected days. The shop does not learn of
 * deliveries, so it cannot say that a parcel was delivered.
 */
export async function askAboutArrivals(db: Db, fault: Fault, signal?: AbortSignal): Promise<Outcome> {
  const count = await workOnRows(db, timersOf(db).ask, { rows: await findExpected(db, BATCH), fault, signal })
  return count >= BATCH ? 'more' : 'done'
}

const askAboutArrival = (db: Db, { user_id, order_id }: OrderKey) =>
  transaction(db, async (tx) => {
    const order_number = await markAsked(tx, user_id, order_id)
    if (order_number === undefined) return false
    await recordEvents(tx, [{ happening: 'order.overdue', ref_id: order_id, user_id, data: { order_number } }])
    return true
  })

/**
 * Closes the expired orders of a checkout.
 * @returns false when another server is closing the checkout or has closed it.
 */
const expireCheckout = (db: Db, { user_id, checkout_id }: CheckoutKey) =>
  transaction(db, async (tx) => {
    if (!(await tryCheckout(tx, user_id, checkout_id))) return false
    const order_ids = (await lockExpired(tx, user_id, checkout_id)).map((order) => order.order_id)
    if (order_ids.length === 0) return false
    await closeUnpaid(tx, SYSTEM, 'expire', { user_id, checkout_id, order_ids }, null)
    return true
  })

const moveWhenDue = (db: Db, event: DueEvent, key: OrderKey) =>
  transaction(db, async (tx) => {
    if (!(await tryDue(tx, event, key.user_id, key.order_id))) return false
    await (event === 'receive' ? receiveOrder : completeOrder)(tx, SYSTEM, key)
    return true
  })

const lapseWhenDue = (db: Db, key: RefundOfOrder) =>
  transaction(db, async (tx) => {
    if (!(await tryLapsed(tx, key))) return false
    await lapseRefund(tx, key)
    return true
  })
