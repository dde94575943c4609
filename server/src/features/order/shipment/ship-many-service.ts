import type { Endpoints } from '@sampan/contract'
import type { ShipmentLine } from '@sampan/contract/shipment-lines'
import type { z } from 'zod'
import { isUnreadable } from '../../../csv/unreadable.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { BadRequest, NotFound, NotSignedIn, Refusal } from '../../../refusal/refusal.ts'
import { findFileChoice, storeFileChoice } from '../../upload/file-choice-sql.ts'
import { type Parcel, shipAtDesk } from '../order-act-service.ts'
import { readToShip } from '../order-desk-service.ts'
import type { Shipment } from '../order-service.ts'
import { sharedParcelRefusal, sharedParcels } from './shared-parcel-service.ts'
import { readShipmentFile, type ShipmentChoice, shipmentRows } from './shipment-file.ts'
import { otherRecipient } from './shipment-recipient.ts'

type Outcomes = z.input<Endpoints['POST /api/admin/order/ship_many']['reply']>['outcomes']
type Outcome = Outcomes[number]['outcome']
type FileReply = z.input<Endpoints['POST /api/admin/order/ship_file']['reply']>
type Found = Awaited<ReturnType<typeof readToShip>>[number]

/** The reason why an order cannot be shipped now; undefined when it can. */
function shippingObstacle(
  order: Found | undefined,
  { carrier, tracking_number }: Shipment,
): Exclude<Outcome, 'shipped'> | undefined {
  if (!order) return 'unknown'
  const { status, parcels, waits } = order
  if (status === 'paid') return undefined
  if (status === 'unpaid') return 'not_paid'
  if (status === 'after_sale') return 'in_after_sale'
  if (status === 'cancelled') return 'over'
  const isSent = parcels.some((parcel) => parcel.carrier === carrier && parcel.tracking_number === tracking_number)
  if (isSent) return 'already'
  return status === 'shipped' && waits ? undefined : 'shipped_otherwise'
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
  const to_ship = await readToShip(db, { order_ids: shipments.map(({ order_id }) => order_id) })
  const numbers = new Map(to_ship.map(({ order_id, order_number }) => [order_id, order_number]))
  const sharedParcels = await sharedIn(db, to_ship, shipments)
  const outcomes: Outcomes = []
  for (const parcel of shipments.slice(from)) {
    const { order_id } = parcel
    const shared_with = sharedParcels.get(order_id)
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
function sharedIn(db: Db, to_ship: Found[], parcels: { order_id: string; tracking_number: string }[]) {
  const orders = new Map(to_ship.map((order) => [order.order_id, order]))
  const batch = parcels.flatMap(({ order_id, tracking_number }) => {
    const order = orders.get(order_id)
    return order?.status === 'paid' || (order?.status === 'shipped' && order.waits)
      ? [{ ...order, tracking_number }]
      : []
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
    const [order] = await readToShip(db, { order_ids: [parcel.order_id] })
    const obstacle = shippingObstacle(order, parcel)
    // If nothing prevents the shipment now, a refund was requested and withdrawn in the meantime. Then shipping is
    // tried again.
    return obstacle ? { outcome: obstacle } : shipOne(db, operator, parcel, explain)
  }
}

type ShipmentFileWish = {
  csv: string
  dry_run: boolean
  is_shared?: boolean | undefined
  from?: number | undefined
  order_ids?: readonly string[] | undefined
  choice?: ShipmentChoice | undefined
}

/**
 * Ships the orders in a file, or with `dry_run` reports the outcomes. A line that cannot be shipped does not stop the
 * others, and a file that is sent twice ships nothing twice. Stops after some seconds, with at least one line done;
 * `done` is the number of lines handled.
 * @throws BadRequest for a file with too many lines; Refusal text_unreadable.
 */
export async function shipFile(
  db: Db,
  operator: OperatorSession,
  { csv, dry_run, is_shared = false, from = 0, order_ids, choice }: ShipmentFileWish,
  now: () => number = () => performance.now(),
  explain: Explain = String,
): Promise<FileReply> {
  const until = now() + SHIPPING_MS
  if (isUnreadable(csv)) throw new Refusal('text_unreadable', { field: 'csv' })
  const rows = await shipmentRows(csv)
  const stored_choice = (await findFileChoice(db, rows.fingerprints)) as ShipmentChoice | undefined // stored from `choice` only
  const usedChoice = choice ?? stored_choice ?? {}
  const file = readShipmentFile(rows, usedChoice)
  if (!file) throw new BadRequest('csv: too many lines')
  const { lines, columns, first_rows, recipients, fingerprint } = file
  const { operator_id } = operator
  if (choice && fingerprint && !dry_run)
    await transaction(db, (tx) => storeFileChoice(tx, { fingerprint, choice, operator_id }))
  const remaining = lines.slice(from)
  const to_ship = await readToShip(db, { order_numbers: lines.map(({ order_number }) => order_number) })
  const orders = new Map(to_ship.map((order) => [order.order_number, order]))
  const sharedParcels = await sharedIn(db, to_ship, parcelsOf(lines, orders))
  const reply: FileReply = {
    lines: lines.length,
    shipped: 0,
    already: 0,
    done: Math.min(from, lines.length),
    faults: [],
    choice: usedChoice,
    columns,
    first_rows,
    parcels: [],
  }
  const previewed = order_ids && new Set(order_ids)
  for (const file_line of remaining) {
    const context = { file_line, dry_run, is_shared, orders, sharedParcels, previewed, explain }
    const { outcome, reason } = await outcomeOf(db, operator, context)
    const { line, order_number, carrier, tracking_number } = file_line
    const order = orders.get(order_number)
    const cell = outcome === 'shipped_otherwise' ? parcelOf(order) : file_line.cell
    if (outcome !== 'shipped' && outcome !== 'already')
      reply.faults.push({ line, order_number, fault: outcome, ...(cell && { cell }), ...(reason && { reason }) })
    else reply[outcome] += 1
    if (dry_run && outcome === 'shipped' && order)
      reply.parcels.push({
        ...{ line, order_number, carrier, tracking_number, ...recipientOf(order) },
        other_recipient: otherRecipient(recipients.get(line), {
          name: order.addressee,
          postcode: order.postcode ?? '',
        }),
      })
    reply.done += 1
    if (!dry_run && now() >= until) break
  }
  return reply
}

type LineContext = {
  file_line: ShipmentLine
  dry_run: boolean
  is_shared: boolean
  orders: ReadonlyMap<string, Found>
  sharedParcels: Map<string, string[]>
  /** The orders that the operator saw in the preview; all orders of the file if undefined. */
  previewed: ReadonlySet<string> | undefined
  explain: Explain
}
type LineResult = { outcome: Outcome | FileReply['faults'][number]['fault']; reason?: string }

/** The parcels with which an order was shipped. */
const parcelOf = (order: Found | undefined) =>
  (order?.parcels ?? []).map((parcel) => `${parcel.carrier} ${parcel.tracking_number}`.trim()).join(', ')

const recipientOf = ({ order_id, addressee, postcode }: Found) => ({ order_id, addressee, postcode })

function parcelsOf(lines: readonly ShipmentLine[], orders: ReadonlyMap<string, Found>) {
  return lines.flatMap(({ order_number, tracking_number, fault }) => {
    const order = orders.get(order_number)
    return fault || !order ? [] : [{ order_id: order.order_id, tracking_number }]
  })
}

async function outcomeOf(db: Db, operator: OperatorSession, line: LineContext): Promise<LineResult> {
  const { file_line, dry_run, is_shared, orders, sharedParcels, previewed, explain } = line
  if (file_line.fault) return { outcome: file_line.fault }
  const { order_number, carrier, tracking_number } = file_line
  const order = orders.get(order_number)
  const obstacle = shippingObstacle(order, { carrier, tracking_number })
  if (obstacle || !order) return { outcome: obstacle ?? 'unknown' }
  const { order_id } = order
  if (previewed && !previewed.has(order_id)) return { outcome: 'not_previewed' }
  const shared_with = sharedParcels.get(order_id)
  if (shared_with && !is_shared) return { outcome: 'parcel_shared', reason: explain(sharedParcelRefusal(shared_with)) }
  if (dry_run) return { outcome: 'shipped' }
  return shipOne(db, operator, { order_id, carrier, tracking_number, is_shared, shared_with }, explain)
}
