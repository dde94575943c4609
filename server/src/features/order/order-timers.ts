import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { openLog } from '../../log.ts'
import { type Fault, type Outcome, type Running, repeat } from '../../repeat.ts'
import { closeUnpaid, completeOrder, receiveOrder } from './order-service.ts'
import {
  BATCH,
  type DueEvent,
  deleteDead,
  findDue,
  findExpired,
  lockExpired,
  tryCheckout,
  tryDue,
} from './order-timers-sql.ts'
import { lapseRefund } from './refund/refund-service.ts'
import { findLapsed, tryLapsed } from './refund/refund-sql.ts'

const LOOK_EVERY_MS = 1_000
const TIDY_EVERY_MS = 60_000
const SYSTEM = { by: 'system' } as const

/**
 * Closes unpaid orders, confirms and completes others, ends refunds whose goods never came, and deletes what has expired, each at its time by the database's
 * clock. All times are stored in rows: a restart loses none, and any number of servers may do this at once.
 */
export function startTimers({ db, config }: Context): Running {
  const log = openLog(config, 'timers')
  const fault = (error: unknown) => log.error({ err: error }, 'a timer failed')
  const look = { every_ms: LOOK_EVERY_MS, work: (signal: AbortSignal) => doWhatIsDue(db, fault, signal) }
  return repeat([look, { every_ms: TIDY_EVERY_MS, work: () => deleteDead(db) }], fault)
}

/**
 * One round of every timer: does all that is due now. A failure is reported and does not stop the rest.
 * @internal Exported for its test.
 */
export async function doWhatIsDue(db: Db, fault: Fault, signal?: AbortSignal): Promise<Outcome> {
  const tellFault = (error: unknown) => {
    fault(error)
    return false
  }
  let done = 0
  for (const key of await findExpired(db))
    if (!signal?.aborted && (await expireCheckout(db, key).catch(tellFault))) done += 1
  for (const event of ['receive', 'complete'] as const)
    for (const key of await findDue(db, event))
      if (!signal?.aborted && (await moveWhenDue(db, event, key).catch(tellFault))) done += 1
  for (const key of await findLapsed(db, BATCH))
    if (!signal?.aborted && (await lapseWhenDue(db, key).catch(tellFault))) done += 1
  return done >= BATCH ? 'more' : 'done'
}

/** @returns false when another server is doing it, or has done it. */
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
