import type { Endpoints } from '@sampan/contract'
import { ORDER_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/askers.ts'
import { BadRequest, NotFound, NotSignedIn, Refusal } from '../../../refusal/refusal.ts'
import { type Parcel, shipAtDesk } from '../order-act-service.ts'
import { readToShip } from '../order-desk-service.ts'
import type { Shipment } from '../order-service.ts'
import { readShipmentFile, type ShipmentLine } from './shipment-file.ts'

type Outcomes = z.input<Endpoints['POST /api/admin/order/ship_many']['reply']>['outcomes']
type Outcome = Outcomes[number]['outcome']
type FileReply = z.input<Endpoints['POST /api/admin/order/ship_file']['reply']>
type Found = Awaited<ReturnType<typeof readToShip>>[number]

/** Why an order can't be shipped as it is now; undefined when it can. */
function standingOf(
  found: Found | undefined,
  { carrier, tracking_number }: Shipment,
): Exclude<Outcome, 'shipped'> | undefined {
  if (!found) return 'unknown'
  const { status } = found
  if (status === ORDER_STATUS.paid) return undefined
  if (status === ORDER_STATUS.unpaid) return 'not_paid'
  if (status === ORDER_STATUS.after_sale) return 'in_after_sale'
  if (status === ORDER_STATUS.cancelled) return 'over'
  return found.carrier === carrier && found.tracking_number === tracking_number ? 'already' : 'shipped_otherwise'
}

/** Logs an unexpected error. @returns the sentence of an error. */
type Explain = (error: unknown) => string
type Result = { outcome: Outcome; reason?: string }

/** A call begins no further order after this time, because requests end after 30 seconds. */
const SHIPPING_MS = 5_000

/**
 * Ships orders one after the other, each in a transaction of its own. Ends after some seconds, with at least one outcome.
 * @returns the outcomes of the first orders, as far as the time allowed.
 */
export async function shipMany(
  db: Db,
  operator: OperatorSession,
  parcels: Parcel[],
  now: () => number = Date.now,
  explain: Explain = String,
): Promise<Outcomes> {
  const until = now() + SHIPPING_MS
  const found = await readToShip(db, { order_ids: parcels.map(({ order_id }) => order_id) })
  const numbers = new Map(found.map(({ order_id, order_number }) => [order_id, order_number]))
  const outcomes: Outcomes = []
  for (const parcel of parcels) {
    const { order_id } = parcel
    const result: Result = numbers.has(order_id) ? await shipOne(db, operator, parcel, explain) : { outcome: 'unknown' }
    outcomes.push({ order_id, order_number: numbers.get(order_id) ?? null, ...result })
    if (now() >= until) break
  }
  return outcomes
}

/** An order that fails keeps no other back, and does not lose the outcomes of those before it. */
async function shipOne(db: Db, operator: OperatorSession, parcel: Parcel, explain: Explain): Promise<Result> {
  try {
    await shipAtDesk(db, operator, parcel)
    return { outcome: 'shipped' }
  } catch (error) {
    if (error instanceof NotFound) return { outcome: 'unknown' }
    if (error instanceof NotSignedIn) throw error
    if (!(error instanceof Refusal) || error.reason !== 'state_changed')
      return { outcome: 'failed', reason: explain(error) }
    const [found] = await readToShip(db, { order_ids: [parcel.order_id] })
    const standing = standingOf(found, parcel)
    // A refund was asked for and withdrawn in between: the order waits to be shipped again.
    return standing ? { outcome: standing } : shipOne(db, operator, parcel, explain)
  }
}

/**
 * Ships what a file names, or says what would come of it. A line that cannot be shipped keeps no other back, and a file that
 * is sent twice ships nothing twice. Ends after some seconds, with at least one line done; `done` says how far it came.
 * @throws BadRequest for a file with too many lines.
 */
export async function shipFile(
  db: Db,
  operator: OperatorSession,
  { csv, dry_run, from = 0 }: { csv: string; dry_run: boolean; from?: number | undefined },
  now: () => number = Date.now,
  explain: Explain = String,
): Promise<FileReply> {
  const until = now() + SHIPPING_MS
  const lines = await readShipmentFile(csv)
  if (!lines) throw new BadRequest('csv: too many lines')
  const left = lines.slice(from)
  const found = await readToShip(db, { order_numbers: left.map(({ order_number }) => order_number) })
  const reply: FileReply = {
    lines: lines.length,
    shipped: 0,
    already: 0,
    done: Math.min(from, lines.length),
    faults: [],
  }
  for (const read of left) {
    const outcome = await outcomeOf(db, operator, { read, dry_run, found, explain })
    if (outcome === 'shipped' || outcome === 'already') reply[outcome] += 1
    else reply.faults.push({ line: read.line, order_number: read.order_number, fault: outcome })
    reply.done += 1
    if (!dry_run && now() >= until) break
  }
  return reply
}

type Line = { read: ShipmentLine; dry_run: boolean; found: Found[]; explain: Explain }

async function outcomeOf(db: Db, operator: OperatorSession, { read, dry_run, found, explain }: Line) {
  if (read.fault) return read.fault
  const { order_number, carrier, tracking_number } = read
  const order = found.find((one) => one.order_number === order_number)
  const standing = standingOf(order, { carrier, tracking_number })
  if (standing || !order) return standing ?? 'unknown'
  if (dry_run) return 'shipped'
  return (await shipOne(db, operator, { order_id: order.order_id, carrier, tracking_number }, explain)).outcome
}
