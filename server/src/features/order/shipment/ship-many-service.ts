import type { Endpoints } from '@sampan/contract'
import { ORDER_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { BadRequest, NotFound, NotSignedIn, Refusal } from '../../../refusal/refusal.ts'
import { type Parcel, shipAtDesk } from '../order-act-service.ts'
import { readToShip } from '../order-desk-service.ts'
import type { Shipment } from '../order-service.ts'
import { sharedParcelRefusal, sharedParcels } from './shared-parcel-service.ts'
import { readShipmentFile, type ShipmentLine } from './shipment-file.ts'

type Outcomes = z.input<Endpoints['POST /api/admin/order/ship_many']['reply']>['outcomes']
type Outcome = Outcomes[number]['outcome']
type FileReply = z.input<Endpoints['POST /api/admin/order/ship_file']['reply']>
type Found = Awaited<ReturnType<typeof readToShip>>[number]

/** The reason why an order cannot be shipped now; undefined when it can. */
function shippingObstacle(
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

/** Logs an unexpected error. @returns the text of an error for the operator. */
type Explain = (error: unknown) => string
type Result = { outcome: Outcome; reason?: string }

/** After this time a call ships no further order, because requests time out after 30 seconds. */
const SHIPPING_MS = 5_000

/**
 * Ships orders one after the other, each in a separate transaction. Stops after some seconds, with at least one
 * outcome. Shared tracking numbers are checked over all shipments, including those before `from` that an earlier call
 * handled.
 * @returns the outcomes of the orders that were handled in time, beginning with index `from`.
 */
export async function shipMany(
  db: Db,
  operator: OperatorSession,
  { shipments, from = 0 }: { shipments: Parcel[]; from?: number | undefined },
  now: () => number = () => performance.now(),
  explain: Explain = String,
): Promise<Outcomes> {
  const until = now() + SHIPPING_MS
  const found = await readToShip(db, { order_ids: shipments.map(({ order_id }) => order_id) })
  const numbers = new Map(found.map(({ order_id, order_number }) => [order_id, order_number]))
  const shared = await sharedIn(db, found, shipments)
  const outcomes: Outcomes = []
  for (const parcel of shipments.slice(from)) {
    const { order_id } = parcel
    const shared_with = shared.get(order_id)
    const result: Result =
      shared_with && !parcel.is_shared
        ? { outcome: 'parcel_shared', reason: explain(sharedParcelRefusal(shared_with)) }
        : numbers.has(order_id)
          ? await shipOne(db, operator, { ...parcel, shared_with }, explain)
          : { outcome: 'unknown' }
    outcomes.push({ order_id, order_number: numbers.get(order_id) ?? null, ...result })
    if (now() >= until) break
  }
  return outcomes
}

/**
 * Finds other shoppers' orders with the same tracking number. @returns their numbers, by the id of the order to ship.
 */
function sharedIn(db: Db, found: Found[], parcels: { order_id: string; tracking_number: string }[]) {
  const orders = new Map(found.map((order) => [order.order_id, order]))
  const batch = parcels.flatMap(({ order_id, tracking_number }) => {
    const order = orders.get(order_id)
    return order?.status === ORDER_STATUS.paid ? [{ ...order, tracking_number }] : []
  })
  return sharedParcels(db, batch)
}

/** Ships one order. A failure is returned, so that it neither stops the next orders nor loses earlier outcomes. */
async function shipOne(db: Db, operator: OperatorSession, parcel: Parcel, explain: Explain): Promise<Result> {
  try {
    await shipAtDesk(db, operator, parcel)
    return { outcome: 'shipped' }
  } catch (error) {
    if (error instanceof NotFound) return { outcome: 'unknown' }
    if (error instanceof NotSignedIn) throw error
    if (error instanceof Refusal && error.reason === 'parcel_shared')
      return { outcome: 'parcel_shared', reason: explain(error) }
    if (!(error instanceof Refusal) || error.reason !== 'state_changed')
      return { outcome: 'failed', reason: explain(error) }
    const [found] = await readToShip(db, { order_ids: [parcel.order_id] })
    const obstacle = shippingObstacle(found, parcel)
    // If nothing prevents the shipment now, a refund was requested and withdrawn in the meantime. Then shipping is
    // tried again.
    return obstacle ? { outcome: obstacle } : shipOne(db, operator, parcel, explain)
  }
}

type ShipmentFileWish = { csv: string; dry_run: boolean; is_shared?: boolean | undefined; from?: number | undefined }

/**
 * Ships the orders in a file, or with `dry_run` reports the outcomes. A line that cannot be shipped does not stop the
 * others, and a file that is sent twice ships nothing twice. Stops after some seconds, with at least one line done;
 * `done` is the number of lines handled.
 * @throws BadRequest for a file with too many lines.
 */
export async function shipFile(
  db: Db,
  operator: OperatorSession,
  { csv, dry_run, is_shared = false, from = 0 }: ShipmentFileWish,
  now: () => number = () => performance.now(),
  explain: Explain = String,
): Promise<FileReply> {
  const until = now() + SHIPPING_MS
  const lines = await readShipmentFile(csv)
  if (!lines) throw new BadRequest('csv: too many lines')
  const left = lines.slice(from)
  const found = await readToShip(db, { order_numbers: lines.map(({ order_number }) => order_number) })
  const shared = await sharedIn(db, found, parcelsOf(lines, found))
  const reply: FileReply = {
    lines: lines.length,
    shipped: 0,
    already: 0,
    done: Math.min(from, lines.length),
    faults: [],
  }
  for (const read of left) {
    const { outcome, reason } = await outcomeOf(db, operator, { read, dry_run, is_shared, found, shared, explain })
    if (outcome === 'shipped' || outcome === 'already') reply[outcome] += 1
    else
      reply.faults.push({ line: read.line, order_number: read.order_number, fault: outcome, ...(reason && { reason }) })
    reply.done += 1
    if (!dry_run && now() >= until) break
  }
  return reply
}

type LineContext = {
  read: ShipmentLine
  dry_run: boolean
  is_shared: boolean
  found: Found[]
  shared: Map<string, string[]>
  explain: Explain
}
type LineResult = { outcome: Outcome | NonNullable<ShipmentLine['fault']>; reason?: string }

function parcelsOf(lines: ShipmentLine[], found: Found[]) {
  const ids = new Map(found.map(({ order_number, order_id }) => [order_number, order_id]))
  return lines.flatMap((line) => {
    const order_id = ids.get(line.order_number)
    return line.fault || order_id === undefined ? [] : [{ order_id, tracking_number: line.tracking_number }]
  })
}

async function outcomeOf(db: Db, operator: OperatorSession, line: LineContext): Promise<LineResult> {
  const { read, dry_run, is_shared, found, shared, explain } = line
  if (read.fault) return { outcome: read.fault }
  const { order_number, carrier, tracking_number } = read
  const order = found.find((one) => one.order_number === order_number)
  const obstacle = shippingObstacle(order, { carrier, tracking_number })
  if (obstacle || !order) return { outcome: obstacle ?? 'unknown' }
  const { order_id } = order
  const shared_with = shared.get(order_id)
  if (shared_with && !is_shared) return { outcome: 'parcel_shared', reason: explain(sharedParcelRefusal(shared_with)) }
  if (dry_run) return { outcome: 'shipped' }
  return shipOne(db, operator, { order_id, carrier, tracking_number, is_shared, shared_with }, explain)
}
