import { type Cents, cents, sumCents } from '../text/cents.ts'
import { type FreightTerms, freightOf, parcelSums } from './delivery.ts'
import type { RefundReason } from './refund-rules.ts'

// A purchase is all orders of one checkout, one per shop. The minimum of the promo code is checked against all goods of
// the purchase, free freight against the goods of an order. All amounts depend only on the goods that remain bought, so
// the number and order of earlier refunds do not matter.

/** A line with the cost of its pieces before and after the discount. */
export type BoughtLine = {
  order_item_id: string
  quantity: number
  price_cents: number
  paid_cents: number
  refunded_quantity: number
  /** Whether the line counts towards the minimum of the promo code; true by default. */
  counts_for_promo?: boolean | undefined
  /** The weight of a piece, for freight by weight. */
  weight_grams?: number | null | undefined
}
type Bought = {
  discount_cents: number
  /** Value of goods that were refunded because of the shop's fault. These goods still count towards minimums. */
  fault_goods_cents: number
  /** The part of `fault_goods_cents` that the promo code does not cover: it counts towards free freight only. */
  fault_other_cents?: number | undefined
  /** The terms under which freight was free; null when freight was charged, or is always free. */
  free_freight: FreightTerms | null
  lines: readonly BoughtLine[]
}
export type Loss = { discount_cents: number; freight_cents: number }

/** Inputs of a deduction, in addition to the order itself. */
export type RefundConditions = {
  /** Minimum of the promo code; 0 for none. */
  minimum_cents: number
  /** Price of the goods in the purchase's other orders that count towards the minimum. */
  others_goods_cents: number
  /** Discount that the other orders lose if the purchase falls below the minimum. */
  others_discount_cents: number
  fault_goods_cents: number
  fault_other_cents?: number | undefined
  free_freight: FreightTerms | null
  /** Discount that the whole purchase has already lost. */
  ended_discount_cents: number
  /** Freight that was already deducted from refunds of the order. */
  added_freight_cents: number
}

const leftOf = (line: BoughtLine) => line.quantity - line.refunded_quantity

/** Price of the goods that remain bought, before any discount. */
export const keptGoods = (lines: readonly BoughtLine[]): number =>
  lines.reduce((sum, line) => sum + line.price_cents * leftOf(line), 0)

/** Price of the goods that remain bought and are not covered by the promo code. */
export const keptOthers = (lines: readonly BoughtLine[]): number =>
  keptGoods(lines.filter(({ counts_for_promo = true }) => !counts_for_promo))

type Counted = Pick<Bought, 'lines' | 'fault_goods_cents' | 'fault_other_cents'>

/** Price of the goods that count towards the minimum of the promo code. */
export const promoGoods = ({ lines, fault_goods_cents, fault_other_cents = 0 }: Counted): number =>
  keptGoods(lines) - keptOthers(lines) + fault_goods_cents - fault_other_cents

/** Price of the goods that count towards free freight. */
const countedGoods = ({ lines, fault_goods_cents }: Pick<Bought, 'lines' | 'fault_goods_cents'>): number =>
  keptGoods(lines) + fault_goods_cents

/** The discount of the remaining pieces, and of the freight while any piece is left. */
export function discountLeft({ lines, discount_cents }: Pick<Bought, 'lines' | 'discount_cents'>): number {
  if (lines.every((line) => leftOf(line) === 0)) return 0
  const of_freight = discount_cents - sumCents(lines.map((line) => line.price_cents * line.quantity - line.paid_cents))
  return lines.reduce((sum, line) => sum + line.price_cents * leftOf(line) - paidLeft(line), of_freight)
}

/** Amount paid for the remaining pieces. The share of refunded pieces was rounded down, as in `lineRefund`. */
function paidLeft(line: BoughtLine): number {
  const refunded_cents = (BigInt(line.paid_cents) * BigInt(line.refunded_quantity)) / BigInt(line.quantity)
  return line.paid_cents - Number(refunded_cents)
}

/**
 * The freight of the remaining pieces, if freight was free and the goods no longer reach the total for free freight.
 */
function freightDue({ free_freight, ...order }: Pick<Bought, 'lines' | 'fault_goods_cents' | 'free_freight'>) {
  const pieces = order.lines.reduce((sum, line) => sum + leftOf(line), 0)
  if (!free_freight || pieces === 0) return 0
  const { free_from_cents } = free_freight
  if (free_from_cents === null || countedGoods(order) >= free_from_cents) return 0
  const rest = parcelSums(order.lines.map((line) => ({ ...line, quantity: leftOf(line) })))
  // The rest exceeds no limit, because all pieces were sent in one parcel.
  return freightOf({ ...free_freight, free_from_cents: null }, rest) ?? 0
}

/** The benefits that an order has lost in its present state. */
export const lossOf = (order: Bought, is_minimum_met: boolean): Loss => ({
  discount_cents: is_minimum_met ? 0 : discountLeft(order),
  freight_cents: freightDue(order),
})

/** The lines of an order after further pieces were refunded. */
export const withoutPieces = <Line extends BoughtLine>(
  lines: readonly Line[],
  chosenLines: readonly { order_item_id: string; quantity: number }[],
): Line[] =>
  lines.map((line) => {
    const chosenLine = chosenLines.find((one) => one.order_item_id === line.order_item_id)
    return { ...line, refunded_quantity: line.refunded_quantity + (chosenLine?.quantity ?? 0) }
  })

type Change = { chosenLines: readonly { order_item_id: string; quantity: number }[]; is_fault: boolean }

/**
 * The deduction from a refund of chosen pieces, if the remaining goods lose a discount or free freight. Nothing is
 * deducted when the shop is at fault. A negative amount returns an earlier deduction.
 */
export function deductionOf(
  order: { discount_cents: number; lines: readonly BoughtLine[] },
  conditions: RefundConditions,
  { chosenLines, is_fault }: Change,
): Loss {
  const { minimum_cents, free_freight } = conditions
  const lines = withoutPieces(order.lines, chosenLines)
  const gone_cents = is_fault ? keptGoods(order.lines) - keptGoods(lines) : 0
  const gone_others_cents = is_fault ? keptOthers(order.lines) - keptOthers(lines) : 0
  const fault_goods_cents = conditions.fault_goods_cents + gone_cents
  const fault_other_cents = (conditions.fault_other_cents ?? 0) + gone_others_cents
  const after = { ...order, lines, free_freight, fault_goods_cents, fault_other_cents }
  const is_minimum_met = conditions.others_goods_cents + promoGoods(after) >= minimum_cents
  const { discount_cents, freight_cents } = lossOf(after, is_minimum_met)
  const others_cents = is_minimum_met ? 0 : conditions.others_discount_cents
  return {
    discount_cents: discount_cents + others_cents - conditions.ended_discount_cents,
    freight_cents: freight_cents - conditions.added_freight_cents,
  }
}

export const totalLoss = ({ discount_cents, freight_cents }: Loss): number => discount_cents + freight_cents

/** The rest of an amount after a deduction; 0 when the deduction takes everything. */
export const afterDeduction = (amount_cents: number, loss: Loss): Cents =>
  cents(Math.max(0, amount_cents - totalLoss(loss)))

const FAULTS_OF_THE_SHOP: readonly RefundReason[] = ['damaged', 'wrong', 'not_received']

/** Whether the shop is at fault. Goods that were not sent cannot be damaged, wrong or missing. */
export const isShopsFault = ({ shipped_at }: { shipped_at: string | null }, reason: RefundReason): boolean =>
  shipped_at !== null && FAULTS_OF_THE_SHOP.includes(reason)
