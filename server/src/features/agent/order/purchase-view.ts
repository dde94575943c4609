import { arrivalOf, arrivalOfShipped } from '@sampan/contract/delivery'
import { trackingLink } from '@sampan/contract/tracking'
import {
  CURRENCY,
  lineTotals,
  pictureUrl,
  type Shown,
  titleOf,
  totalsOf,
  wordIn,
} from '../checkout/agent-checkout-view.ts'
import type { PurchasedLine, PurchasedOrder, PurchaseMove, PurchaseRefund, PurchaseReport } from './purchase-sql.ts'

export type Purchase = {
  orders: PurchasedOrder[]
  lines: PurchasedLine[]
  moves: PurchaseMove[]
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
  const by_id = new Map(orders.map((order) => [order.order_id, order]))
  const lines = orders.flatMap((order) => linesOf(order, purchase.lines))
  return {
    id,
    label: orders.map((order) => order.order_number).join(', '),
    checkout_id,
    permalink_url: permalinkOf(orders, presentation.public_url),
    currency: CURRENCY,
    line_items: lines.map((line) => lineOf(line, by_id.get(line.order_id)?.shipped_at ?? null, presentation)),
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
  const sum = (name: 'goods_cents' | 'freight_cents' | 'discount_cents' | 'total_cents') =>
    orders.reduce((total, order) => total + order[name], 0)
  const sums = {
    goods_cents: sum('goods_cents'),
    freight_cents: sum('freight_cents'),
    discount_cents: sum('discount_cents'),
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

function lineOf(line: PurchasedLine, shipped_at: string | null, presentation: Shown) {
  const total = line.quantity - line.refunded_quantity
  const fulfilled = shipped_at === null ? 0 : total
  return {
    id: line.sku_id,
    item: boughtItem(line, presentation),
    quantity: { original: line.quantity, total, fulfilled },
    totals: lineTotals(line.price_cents * line.quantity, presentation),
    status: total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : 'processing',
  }
}

/** The delivery that the shopper can expect: none once everything was refunded. */
function expectationOf(order: PurchasedOrder, lines: readonly PurchasedLine[], presentation: Shown) {
  const line_items = lines
    .map((line) => ({ id: line.sku_id, quantity: line.quantity - line.refunded_quantity }))
    .filter(({ quantity }) => quantity > 0)
  if (order.status === 'cancelled' || line_items.length === 0) return []
  const arrival = arrivalFor(order)
  return [
    {
      id: `expectation_${order.order_id}`,
      line_items,
      method_type: 'shipping',
      destination: { address_country: order.country },
      ...(arrival && { description: `${wordIn('arrives', presentation)}: ${arrival.from} – ${arrival.to}` }),
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
  // A corrected carrier or number is another event, because the log only grows.
  correct: 'shipped',
  receive: 'delivered',
  cancel_paid: 'canceled',
  refund_whole: 'canceled',
  give_back_whole: 'canceled',
}

const SHIPMENTS: ReadonlySet<string> = new Set(['ship', 'correct'])

/** The events of a parcel. Texts and places of reports are left out: operators write them, and may name the addressee. */
function eventsOf(order: PurchasedOrder, lines: readonly PurchasedLine[], { moves, reports }: Purchase) {
  const line_items = lines.map((line) => ({ id: line.sku_id, quantity: line.quantity }))
  const shipped_items = lines
    .map((line) => ({ id: line.sku_id, quantity: line.quantity - line.not_sent_quantity }))
    .filter(({ quantity }) => quantity > 0)
  const own_moves = moves.filter((move) => move.order_id === order.order_id)
  const moved = own_moves
    .filter((move) => EVENTS[move.event])
    .map(({ history_id, event, created_at }) => ({
      id: `event_${history_id}`,
      occurred_at: created_at,
      type: EVENTS[event] ?? event,
      line_items: event === 'pay' || EVENTS[event] === 'canceled' ? line_items : shipped_items,
      ...trackingAt(created_at, order, own_moves),
    }))
  const reported = reports
    .filter((report) => report.order_id === order.order_id)
    .map(({ event_id, happened_at, created_at }) => ({
      id: `event_${event_id}`,
      occurred_at: happened_at,
      type: 'in_transit',
      line_items: shipped_items,
      ...trackingAt(created_at, order, own_moves),
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
