import { type Cents, cents, splitCents, sumCents } from '../text/cents.ts'
import { isShopsFault } from './refund-deduction.ts'
import type { GoodsOutcome, RefundReason, RefundType } from './refund-rules.ts'

/** A line of an order with the amounts paid, without freight, and refunded. */
type PaidLine = {
  order_item_id: string
  quantity: number
  paid_cents: number
  refunded_cents: number
  refunded_quantity: number
}
/** An order's amounts, including freight. */
type Paid = { shipped_at: string | null; paid_cents: number; refunded_cents: number }
export type ChosenLine = { order_item_id: string; quantity: number }

export const piecesLeft = (line: Pick<PaidLine, 'quantity' | 'refunded_quantity'>): number =>
  line.quantity - line.refunded_quantity

type SentLine = Pick<PaidLine, 'quantity' | 'refunded_quantity'> & { sent_quantity: number; not_sent_quantity: number }

/** The pieces of a line that wait to be sent. */
export const piecesWaiting = ({ quantity, sent_quantity, not_sent_quantity }: SentLine): number =>
  quantity - sent_quantity - not_sent_quantity

/** The pieces of a line that were sent and not refunded. */
export const sentPiecesLeft = (line: SentLine): number => piecesLeft(line) - piecesWaiting(line)

/** Whether a part of an order was sent, and the rest waits to be sent. */
export const isPartlySent = ({ items }: { items: readonly SentLine[] }): boolean =>
  items.some((item) => item.sent_quantity > 0) && items.some((item) => piecesWaiting(item) > 0)

type ParcelWithPieces = {
  lost_at: string | null
  items: readonly { order_item_id: string; quantity: number; refunded_quantity: number }[]
}

/** The pieces of a parcel that were not refunded, by line. */
export const piecesLeftIn = ({ items }: Pick<ParcelWithPieces, 'items'>): ChosenLine[] =>
  items
    .map(({ order_item_id, quantity, refunded_quantity }) => ({
      order_item_id,
      quantity: quantity - refunded_quantity,
    }))
    .filter(({ quantity }) => quantity > 0)

/** Whether pieces of an order are in lost parcels and have money left to refund. */
export function hasLostPieces({
  items,
  parcels,
}: {
  items: readonly PaidLine[]
  parcels: readonly ParcelWithPieces[]
}) {
  const pieces = parcels.filter(({ lost_at }) => lost_at !== null).flatMap(piecesLeftIn)
  return items.some((item) => {
    const own = pieces.filter(({ order_item_id }) => order_item_id === item.order_item_id)
    const quantity = own.reduce((sum, piece) => sum + piece.quantity, 0)
    return quantity > 0 && lineRefund(item, quantity) > 0
  })
}

type RefundedOrder = { paid_cents: number; refunded_cents: number }
export const isPartlyRefunded = ({ paid_cents, refunded_cents }: RefundedOrder): boolean =>
  refunded_cents > 0 && refunded_cents < paid_cents

/** The lines of an order in lists: a partly refunded order shows only the remaining pieces. */
export const linesInList = <L extends PaidLine>(order: RefundedOrder & { items: readonly L[] }): readonly L[] => {
  if (!isPartlyRefunded(order)) return order.items
  const itemsLeft = order.items.filter((item) => piecesLeft(item) > 0)
  // If all pieces were refunded but only a part of the money, no pieces are left, and every line is shown.
  return itemsLeft.length > 0 ? itemsLeft.map((item) => ({ ...item, quantity: piecesLeft(item) })) : order.items
}

/** The sum of an order in lists: its total, less partial refunds. */
export const sumInList = (order: RefundedOrder & { total_cents: Cents; refunded_tax_cents: number }): Cents =>
  isPartlyRefunded(order)
    ? cents(order.total_cents - order.refunded_cents - order.refunded_tax_cents)
    : order.total_cents

/**
 * The refund of some further pieces of a line. It is the share of the price for all refunded pieces including these,
 * rounded down, less earlier refunds of the line. The last piece takes the remainder, so the parts add up to the amount
 * paid.
 */
export function lineRefund(line: PaidLine, quantity: number): Cents {
  const pieces = BigInt(line.refunded_quantity + quantity)
  const share = Number((BigInt(line.paid_cents) * pieces) / BigInt(line.quantity))
  return cents(Math.max(0, share - line.refunded_cents))
}

/** Paid freight that was not refunded yet. */
export function freightLeft(order: Omit<Paid, 'shipped_at'>, lines: readonly PaidLine[]): Cents {
  const freight_cents = order.paid_cents - sumCents(lines.map((line) => line.paid_cents))
  const refunded_cents = order.refunded_cents - sumCents(lines.map((line) => line.refunded_cents))
  return cents(Math.max(0, freight_cents - refunded_cents))
}

/** The fate of the pieces in a shopper's refund application. Pieces of an unshipped order are not sent. */
export function goodsOutcomeOf({ shipped_at }: Pick<Paid, 'shipped_at'>, type: RefundType): GoodsOutcome {
  if (shipped_at === null) return 'not_sent'
  return type === 'return_and_refund' ? 'returns' : 'stays'
}

/**
 * Freight is refunded in full, and only together with all lines: always before shipment, afterwards only when the shop
 * is at fault.
 */
function freightRefund(
  order: Paid,
  lines: readonly PaidLine[],
  chosenLines: readonly ChosenLine[],
  reason: RefundReason,
): Cents {
  const isAll = lines.every((line) => {
    const chosenLine = chosenLines.find((one) => one.order_item_id === line.order_item_id)
    return piecesLeft(line) === (chosenLine?.quantity ?? 0)
  })
  const isDue = order.shipped_at === null || isShopsFault(order, reason)
  return isAll && isDue ? freightLeft(order, lines) : cents(0)
}

/** The highest refund for chosen lines: for each line, and for the freight. */
export function mostRefund(
  order: Paid,
  lines: readonly PaidLine[],
  chosenLines: readonly ChosenLine[],
  reason: RefundReason,
): { goods_cents: Cents; freight_cents: Cents; parts: Cents[] } {
  const parts = chosenLines.map(({ order_item_id, quantity }) => {
    const line = lines.find((one) => one.order_item_id === order_item_id)
    return line ? lineRefund(line, quantity) : cents(0)
  })
  return { goods_cents: sumCents(parts), freight_cents: freightRefund(order, lines, chosenLines, reason), parts }
}

/**
 * Spreads an amount over chosen lines and freight. Freight is refunded in full or not at all.
 * @returns undefined when the amount exceeds the maximum, or would refund a part of the freight.
 */
export function spreadRefund(
  amount_cents: Cents,
  most: ReturnType<typeof mostRefund>,
): { freight_cents: Cents; parts: Cents[] } | undefined {
  const { goods_cents, freight_cents, parts } = most
  if (amount_cents === goods_cents + freight_cents) return { freight_cents, parts }
  if (amount_cents > goods_cents) return undefined
  return { freight_cents: cents(0), parts: splitCents(amount_cents, parts) }
}
