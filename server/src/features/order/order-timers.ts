import type { Fault, Outcome } from '../../background/background-loop.ts'
import type { Db } from '../../db/database.ts'
import { processEach } from '../../db/failed-work.ts'
import { transaction } from '../../db/transaction.ts'
import { recordEvents } from '../../event/event-sql.ts'
import { closeUnpaid, completeOrder, receiveOrder } from './order-service.ts'
import {
  BATCH,
  type DueEvent,
  findDue,
  findExpected,
  findExpired,
  lockExpired,
  markAsked,
  tryCheckout,
  tryDue,
  WORKERS,
} from './order-timers-sql.ts'
import { lapseRefund } from './refund/refund-service.ts'
import { findLapsed, LAPSE, tryLapsed } from './refund/refund-sql.ts'

const SYSTEM = { by: 'system' } as const

/**
 * Closes unpaid orders, confirms and completes orders, and ends refunds whose goods were not sent back. Due times are
 * stored in rows and compared with the database's clock, so that a restart loses none. A row that fails is reported and
 * retried later, and does not block the rows behind it.
 */
export async function runDueTimers(db: Db, fault: Fault, signal?: AbortSignal, at_once = BATCH): Promise<Outcome> {
  const common = { fault, signal }
  let done = await processEach(db, {
    ...common,
    worker: WORKERS.expire,
    items: await findExpired(db, at_once),
    idOf: ({ checkout_id }) => checkout_id,
    work: (key) => expireCheckout(db, key),
  })
  for (const event of ['receive', 'complete'] as const)
    done += await processEach(db, {
      ...common,
      worker: WORKERS[event],
      items: await findDue(db, event, at_once),
      idOf: ({ order_id }) => order_id,
      work: (key) => moveWhenDue(db, event, key),
    })
  done += await processEach(db, {
    ...common,
    worker: LAPSE,
    items: await findLapsed(db, at_once),
    idOf: ({ refund_id }) => refund_id,
    work: (key) => lapseWhenDue(db, key),
  })
  return done >= at_once ? 'more' : 'done'
}

/**
 * Asks shoppers whether their parcels have arrived, once for each order, after the expected days. The shop does not learn of
 * deliveries, so it cannot say that a parcel was delivered.
 */
export async function askAboutArrivals(db: Db, fault: Fault, signal?: AbortSignal): Promise<Outcome> {
  const done = await processEach(db, {
    fault,
    signal,
    worker: WORKERS.ask,
    items: await findExpected(db, BATCH),
    idOf: ({ order_id }) => order_id,
    work: ({ user_id, order_id }) =>
      transaction(db, async (tx) => {
        const order_number = await markAsked(tx, user_id, order_id)
        if (order_number === undefined) return false
        await recordEvents(tx, [{ happening: 'order.overdue', ref_id: order_id, user_id, data: { order_number } }])
        return true
      }),
  })
  return done >= BATCH ? 'more' : 'done'
}

/**
 * Closes the expired orders of a checkout.
 * @returns false when another server is closing the checkout or has closed it.
 */
const expireCheckout = (db: Db, { user_id, checkout_id }: { user_id: string; checkout_id: string }) =>
  transaction(db, async (tx) => {
    if (!(await tryCheckout(tx, user_id, checkout_id))) return false
    const order_ids = (await lockExpired(tx, user_id, checkout_id)).map((order) => order.order_id)
    if (order_ids.length === 0) return false
    await closeUnpaid(tx, SYSTEM, 'expire', { user_id, checkout_id, order_ids }, null)
    return true
  })

const moveWhenDue = (db: Db, event: DueEvent, key: { user_id: string; order_id: string }) =>
  transaction(db, async (tx) => {
    if (!(await tryDue(tx, event, key.user_id, key.order_id))) return false
    await (event === 'receive' ? receiveOrder : completeOrder)(tx, SYSTEM, key)
    return true
  })

const lapseWhenDue = (db: Db, key: { user_id: string; refund_id: string; order_id: string }) =>
  transaction(db, async (tx) => {
    if (!(await tryLapsed(tx, key))) return false
    await lapseRefund(tx, key)
    return true
  })
