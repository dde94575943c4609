import { arrivalOf, arrivalOfShipped } from '@sampan/contract/delivery'
import { piecesLeft, sentPiecesLeft } from '@sampan/contract/refund-sums'
import type { TrackingCode } from '@sampan/contract/rules'
import { trackingLink } from '@sampan/contract/tracking'
import { sentence } from '../../../language/sentence.ts'
import {
  CURRENCY,
  lineTotals,
  pictureUrl,
  type Shown,
  titleOf,
  totalsOf,
  wordIn,
} from '../checkout/agent-checkout-view.ts'
import type {
  PurchasedLine,
  PurchasedOrder,
  PurchaseMove,
  PurchaseParcel,
  PurchaseRefund,
  PurchaseReport,
} from './purchase-sql.ts'

export type Purchase = {
  orders: PurchasedOrder[]
  lines: PurchasedLine[]
  moves: PurchaseMove[]
  parcels: PurchaseParcel[]
  reports: PurchaseReport[]
  refunds: PurchaseRefund[]
}

type Ids = { id: string; checkout_id: string }

/**
 * A purchase as the protocol shows an order: its paid orders, one parcel for each shop. It contains no names, and of the address
 * only the country.
 */
export function purchaseDocument({ id, checkout_id }: Ids, purchase: Purchase, presentation: Shown) {
  const orders = purchase.orders.filter((order) => order.paid_at !== null)
  const lines = orders.flatMap((order) => linesOf(order, purchase.lines))
  return {
    id,
    label: orders.map((order) => order.order_number).join(', '),
    checkout_id,
    permalink_url: permalinkOf(orders, presentation.public_url),
    currency: CURRENCY,
    line_items: lines.map((line) => lineOf(line, presentation)),
    fulfillment: {
      expectations: orders.flatMap((order) => expectationOf(order, linesOf(order, lines), presentation)),
      events: inSequence(orders.flatMap((order) => eventsOf(order, linesOf(order, lines), purchase))),
    },
    adjustments: purchase.refunds.map((refund) => adjustmentOf(refund, presentation)),
    totals: totalsOf(sumsOf(orders), presentation, { freight_is_known: true }),
  }
}

export const linesOf = ({ order_id }: PurchasedOrder, lines: readonly PurchasedLine[]) =>
  lines.filter((line) => line.order_id === order_id)

/** The sums of orders at the time of the purchase. Refunds are adjustments. */
export function sumsOf(orders: readonly PurchasedOrder[]) {
  const sum = (name: 'goods_cents' | 'freight_cents' | 'discount_cents' | 'tax_cents' | 'total_cents') =>
    orders.reduce((total, order) => total + order[name], 0)
  const sums = {
    goods_cents: sum('goods_cents'),
    freight_cents: sum('freight_cents'),
    discount_cents: sum('discount_cents'),
    tax_cents: sum('tax_cents'),
    total_cents: sum('total_cents'),
  }
  return sums as Parameters<typeof totalsOf>[0] // sums of amounts are amounts
}

/** A bought line: goods, price and sums. */
export const boughtItem = (line: PurchasedLine, presentation: Shown) => ({
  id: line.sku_id,
  title: titleOf(line, presentation),
  price: line.price_cents,
  image_url: pictureUrl(line.image, presentation),
})

function lineOf(line: PurchasedLine, presentation: Shown) {
  const total = piecesLeft(line)
  const fulfilled = sentPiecesLeft(line)
  return {
    id: line.sku_id,
    item: boughtItem(line, presentation),
    quantity: { original: line.quantity, total, fulfilled },
    totals: lineTotals(line.price_cents * line.quantity, presentation),
    status: statusOf(total, fulfilled),
  }
}

function statusOf(total: number, fulfilled: number) {
  if (total === 0) return 'removed'
  if (fulfilled === total) return 'fulfilled'
  return fulfilled > 0 ? 'partial' : 'processing'
}

/** The delivery that the shopper can expect: none once everything was refunded. */
function expectationOf(order: PurchasedOrder, lines: readonly PurchasedLine[], presentation: Shown) {
  const line_items = lines
    .map((line) => ({ id: line.sku_id, quantity: line.quantity - line.refunded_quantity }))
    .filter(({ quantity }) => quantity > 0)
  if (order.status === 'cancelled' || line_items.length === 0) return []
  const service = order.freight_service && sentence(`delivery_service.${order.freight_service}`)[presentation.language]
  const arrival = arrivalFor(order)
  const arrives = arrival && `${wordIn('arrives', presentation)}: ${arrival.from} – ${arrival.to}`
  return [
    {
      id: `expectation_${order.order_id}`,
      line_items,
      method_type: 'shipping',
      destination: { address_country: order.country },
      ...(arrives && {
        description: order.freight_service === 'standard' || !service ? arrives : `${service}. ${arrives}`,
      }),
    },
  ]
}

function arrivalFor({ handling_days, transit_days_min, transit_days_max, paid_at, shipped_at }: PurchasedOrder) {
  if (handling_days === null || transit_days_min === null || transit_days_max === null || paid_at === null) return null
  const days = { handling_days, transit_days_min, transit_days_max }
  return shipped_at === null ? arrivalOf(days, Date.parse(paid_at)) : arrivalOfShipped(days, Date.parse(shipped_at))
}

/** Names of moves as events of the protocol. Moves that do not concern the parcel have none. */
const EVENTS: Partial<Record<string, string>> = {
  pay: 'processing',
  ship: 'shipped',
  ship_next: 'shipped',
  // A corrected carrier or number is another event, because the log only grows.
  correct: 'shipped',
  lose: 'undeliverable',
  find: 'in_transit',
  receive: 'delivered',
  cancel_paid: 'canceled',
  refund_whole: 'canceled',
  give_back_whole: 'canceled',
}

/** Names of carriers' events in the protocol. The others are "in_transit". */
const REPORTS: Partial<Record<TrackingCode, string>> = {
  label_created: 'processing',
  delivery_attempted: 'failed_attempt',
  delivered: 'delivered',
  returned: 'returned_to_sender',
}

const SHIPMENTS: ReadonlySet<string> = new Set(['ship', 'ship_next', 'correct'])

/** Moves of one parcel. */
const OF_PARCEL: ReadonlySet<string> = new Set([...SHIPMENTS, 'lose', 'find'])

const positionOf = ({ details }: PurchaseMove) => Number(details.parcel ?? 1)

/** The events of the parcels. Texts and places of reports are left out: operators and carriers write them, and may name the addressee. */
function eventsOf(order: PurchasedOrder, lines: readonly PurchasedLine[], { moves, parcels, reports }: Purchase) {
  const line_items = lines.map((line) => ({ id: line.sku_id, quantity: line.quantity }))
  const own_moves = moves.filter((move) => move.order_id === order.order_id)
  const own_parcels = parcels.filter((parcel) => parcel.order_id === order.order_id)
  const piecesIn = (positions: readonly number[]) =>
    lines
      .map(({ order_item_id, sku_id }) => ({
        id: sku_id,
        quantity: own_parcels
          .filter((parcel) => parcel.order_item_id === order_item_id && positions.includes(parcel.position))
          .reduce((sum, { quantity }) => sum + quantity, 0),
      }))
      .filter(({ quantity }) => quantity > 0)
  // The pieces that were sent and not lost up to this time, because the log only grows.
  const piecesBy = (at: string) => {
    const earlier = own_moves.filter(({ event, created_at }) => OF_PARCEL.has(event) && created_at <= at)
    const isLost = (position: number) =>
      earlier.findLast((move) => positionOf(move) === position && (move.event === 'lose' || move.event === 'find'))
        ?.event === 'lose'
    return piecesIn(earlier.map(positionOf).filter((position) => !isLost(position)))
  }
  const piecesOf = (move: PurchaseMove) => {
    if (OF_PARCEL.has(move.event)) return piecesIn([positionOf(move)])
    return EVENTS[move.event] === 'delivered' ? piecesBy(move.created_at) : line_items
  }
  const movesAbout = (move: PurchaseMove) => {
    if (SHIPMENTS.has(move.event)) return [move]
    return OF_PARCEL.has(move.event) ? own_moves.filter((one) => positionOf(one) === positionOf(move)) : own_moves
  }
  const moved = own_moves
    .filter((move) => EVENTS[move.event])
    .map((move) => ({
      id: `event_${move.history_id}`,
      occurred_at: move.created_at,
      type: EVENTS[move.event] ?? move.event,
      line_items: piecesOf(move),
      ...trackingAt(move.created_at, order, movesAbout(move)),
    }))
  const reported = reports
    .filter((report) => report.order_id === order.order_id)
    .map(({ event_id, position, happened_at, created_at, code }) => ({
      id: `event_${event_id}`,
      occurred_at: happened_at,
      type: (code && REPORTS[code]) ?? 'in_transit',
      line_items: piecesIn([position]),
      ...trackingAt(
        created_at,
        order,
        own_moves.filter((move) => positionOf(move) === position),
      ),
    }))
  return [...moved, ...reported].filter((event) => event.line_items.length > 0)
}

/** The carrier and number of a parcel as they were known at a time, so that a correction changes no earlier event. */
function trackingAt(at: string, { carrier: last_carrier, link }: PurchasedOrder, moves: readonly PurchaseMove[]) {
  const shipment = moves.findLast(({ event, created_at }) => SHIPMENTS.has(event) && created_at <= at)
  const { carrier, tracking_number } = shipment?.details ?? {}
  return {
    ...(carrier && { carrier }),
    ...(tracking_number && { tracking_number }),
    ...(link && tracking_number && carrier === last_carrier && { tracking_url: trackingLink(link, tracking_number) }),
  }
}

const inSequence = <Event extends { occurred_at: string }>(events: Event[]): Event[] =>
  events.toSorted((one, other) => Date.parse(one.occurred_at) - Date.parse(other.occurred_at))

/** An executed refund. Its amounts and quantities are negative, because they reduce the order. */
const adjustmentOf = ({ refund_id, paid_cents, resolved_at, items }: PurchaseRefund, presentation: Shown) => ({
  id: `refund_${refund_id}`,
  type: 'refund',
  occurred_at: resolved_at,
  status: 'completed',
  ...(items.length > 0 && { line_items: items.map(({ sku_id, quantity }) => ({ id: sku_id, quantity: -quantity })) }),
  totals: [{ type: 'total', display_text: wordIn('refund', presentation), amount: -paid_cents }],
})

type Linked = Pick<PurchasedOrder, 'order_id' | 'paid_at'>

/** The page that shows a purchase to its shopper: an order, or the confirmation of several orders. */
export function permalinkOf(orders: readonly Linked[], public_url: string): string {
  const paid = orders.filter((order) => order.paid_at !== null)
  const [first, ...more] = paid.length > 0 ? paid : orders
  if (!first || more.length === 0) return `${public_url}/orderInfo/${first?.order_id ?? ''}`
  return `${public_url}/payment?${new URLSearchParams({ paid: paid.map((order) => order.order_id).join() })}`
}
