import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Cents, Order, OrderItem } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { afterDeduction, deductionOf, isShopsFault, totalLoss } from '@sampan/contract/refund-deduction'
import {
  goodsOutcomeOf,
  isPartlySent,
  mostRefund,
  piecesLeft,
  sentPiecesLeft,
  spreadRefund,
} from '@sampan/contract/refund-sums'
import { addedBack, taxesBack } from '@sampan/contract/refund-taxes'
import {
  ORDER_STATUS,
  REFUND_REASONS,
  type RefundReason,
  type RefundType,
  VISIBLE_PATTERN,
} from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import type { Faults } from '@sampan/front/use-form'
import type { UploadedPicture } from '../../ui/picture-upload/use-uploads.ts'

/** A refund while its form is filled in. */
export type RefundDraft = {
  type: RefundType
  product_status: 'received' | 'not_received'
  /** The number of pieces to refund, by order line id; 0 for a line without a refund. */
  pieces: Readonly<Record<string, number>>
  /** The typed amount in cents. Before the shopper edits the field it is `most`: the maximum for the chosen pieces. */
  amount: number | null | 'most'
  /** Empty until a reason is chosen. */
  reason: RefundReason | ''
  explanation: string
  proof: readonly UploadedPicture[]
}

export const isUnshipped = (order: Order) => order.status === ORDER_STATUS.paid
export const isReceived = (order: Order) => order.status === ORDER_STATUS.received

/** Values suggested by the URL: product ids, and an amount in dollars such as `12.34`. */
export type RefundHint = { product_ids?: string | undefined; amount?: string | undefined }

/**
 * Starts with the whole order, or with the products that the URL suggests. For an unshipped order the form can be
 * submitted without further input. Unless the shopper has confirmed receipt, the goods count as not received.
 */
export function newRefund(order: Order, hint: RefundHint, i18n: I18n): RefundDraft {
  const wantedIds = hint.product_ids?.split(',') ?? []
  const isWanted = order.items.some((item) => wantedIds.includes(item.product_id) && piecesLeft(item) > 0)
  const pieces = Object.fromEntries(
    order.items.map((item) => [
      item.order_item_id,
      !isWanted || wantedIds.includes(item.product_id) ? piecesLeft(item) : 0,
    ]),
  )
  const start: RefundDraft = {
    type: 'refund_only',
    product_status: isReceived(order) ? 'received' : 'not_received',
    pieces,
    amount: 'most',
    reason: isUnshipped(order) ? 'unwanted' : '',
    explanation: isUnshipped(order) ? t(i18n)`I no longer need this order.` : '',
    proof: [],
  }
  const amount = parseMoney(hint.amount ?? '')
  const isLess = amount !== null && amount > 0 && amount < maxRefund(order, start).without_freight_cents
  return isLess ? { ...start, amount } : start
}

/** The largest number of pieces of a line. Goods that the shopper has were sent. */
export const mostPieces = (order: Order, { product_status }: Pick<RefundDraft, 'product_status'>, item: OrderItem) =>
  isPartlySent(order) && product_status === 'received' ? sentPiecesLeft(item) : piecesLeft(item)

/** The chosen pieces. "Product received" may allow fewer than were chosen before. */
export const piecesOf = (order: Order, draft: RefundDraft, item: OrderItem): number =>
  Math.min(draft.pieces[item.order_item_id] ?? 0, mostPieces(order, draft, item))

const chosenOf = (order: Order, draft: RefundDraft) =>
  order.items
    .map((item) => ({ order_item_id: item.order_item_id, quantity: piecesOf(order, draft, item) }))
    .filter(({ quantity }) => quantity > 0)

/**
 * The maximum for the chosen pieces, computed in the same way as on the server: goods and freight, minus discounts and
 * free freight that the rest of the purchase loses because of this refund.
 */
export function maxRefund(order: Order, draft: RefundDraft) {
  const chosenLines = chosenOf(order, draft)
  const reason = draft.reason || 'other'
  const { goods_cents, freight_cents } = mostRefund(order, order.items, chosenLines, reason)
  const is_fault = isShopsFault(order, reason)
  const deduction = deductionOf({ ...order, lines: order.items }, order.refund_conditions, {
    chosenLines,
    is_fault,
  })
  const all_cents = afterDeduction(goods_cents + freight_cents, deduction)
  return {
    goods_cents,
    freight_cents,
    deduction,
    all_cents,
    without_freight_cents: afterDeduction(goods_cents, deduction),
  }
}

/** The requested amount in cents. Pieces that are not sent are refunded in full. */
export const amountOf = (order: Order, draft: RefundDraft): number | null =>
  draft.amount === 'most' || isUnshipped(order) ? maxRefund(order, draft).all_cents : draft.amount

/** The taxes that come back on top of the requested amount, computed in the same way as on the server. */
export function taxBack(order: Order, draft: RefundDraft): number {
  const collected = order.taxes?.collected ?? []
  if (collected.length === 0) return 0
  const chosenLines = chosenOf(order, draft)
  const reason = draft.reason || 'other'
  const most = mostRefund(order, order.items, chosenLines, reason)
  const { deduction, all_cents } = maxRefund(order, draft)
  const amount_cents = amountOf(order, draft) ?? 0
  const takes_goods = goodsOutcomeOf(order, draft.type) === 'returns' || amount_cents === all_cents
  const gross_cents = Math.max(0, amount_cents + (takes_goods ? totalLoss(deduction) : 0)) as Cents // a sum of cents
  const shares = spreadRefund(gross_cents, most)?.parts ?? []
  const parts = chosenLines.map(({ order_item_id }, at) => ({ order_item_id, amount_cents: shares[at] ?? 0 }))
  const ends = order.refunded_cents + gross_cents === order.paid_cents
  const is_all = ends && (order.shipped_at === null || isShopsFault(order, reason))
  return addedBack(taxesBack(collected, order.items, { parts, is_all, gross_cents, amount_cents }))
}

/** Whether a whole order is refunded before it is shipped. Then no proof is needed. */
export const isWholeUnshipped = (order: Order, draft: RefundDraft): boolean =>
  isUnshipped(order) && order.items.every((item) => piecesLeft(item) === (draft.pieces[item.order_item_id] ?? 0))

/** Whether the parcel never arrived. Then no pictures are required, although they may help. */
const isMissing = (order: Order, { reason, product_status }: RefundDraft): boolean =>
  order.status === ORDER_STATUS.shipped && reason === 'not_received' && product_status === 'not_received'

export const needsProof = (order: Order, draft: RefundDraft): boolean =>
  !isWholeUnshipped(order, draft) && !isMissing(order, draft)

/**
 * Sets the reason. Some reasons also say whether the goods arrived: goods that did not arrive can be neither damaged
 * nor returned.
 */
export function withReason(reason: RefundDraft['reason']): Partial<RefundDraft> {
  if (reason === 'not_received') return { reason, product_status: 'not_received', type: 'refund_only' }
  return reason === 'damaged' || reason === 'wrong' ? { reason, product_status: 'received' } : { reason }
}

/** Sets whether the goods arrived, and clears the reason if it contradicts this. */
export const withStatus = (
  { reason }: RefundDraft,
  product_status: RefundDraft['product_status'],
): Partial<RefundDraft> => ({
  product_status,
  ...(product_status === 'not_received' && { type: 'refund_only' }),
  ...(isAgainst(reason, product_status) && { reason: '' }),
})

const isAgainst = (reason: RefundDraft['reason'], product_status: RefundDraft['product_status']) =>
  (withReason(reason).product_status ?? product_status) !== product_status

/** The reasons that are possible for this order. */
export function reasonsFor(order: Order): RefundReason[] {
  if (isUnshipped(order)) return ['unwanted', 'other']
  return REFUND_REASONS.filter((reason) => reason !== 'not_received' || !isReceived(order))
}

export function refundFaults(draft: RefundDraft, order: Order, i18n: I18n): Faults<keyof RefundDraft> {
  const faults: Faults<keyof RefundDraft> = {}
  if (chosenOf(order, draft).length === 0) faults.pieces = t(i18n)`Choose at least one item to refund`
  const amount = amountFault(draft, order, i18n)
  if (amount) faults.amount = amount
  if (!draft.reason) faults.reason = t(i18n)`Please fill in the reason`
  if (!VISIBLE_PATTERN.test(draft.explanation)) faults.explanation = t(i18n)`Please fill in the explanation`
  if (draft.proof.length === 0 && needsProof(order, draft)) faults.proof = t(i18n)`Please upload proof`
  return faults
}

function amountFault(draft: RefundDraft, order: Order, i18n: I18n): string | undefined {
  const requestCents = amountOf(order, draft)
  const { without_freight_cents, all_cents } = maxRefund(order, draft)
  if (all_cents === 0 && chosenOf(order, draft).length > 0)
    return t(i18n)`There’s nothing left to refund for these items`
  if (!requestCents) return t(i18n)`Please fill in the refund amount`
  if (requestCents < 0) return t(i18n)`Refund amount cannot be negative`
  const most = moneyText(requestCents > all_cents ? all_cents : without_freight_cents)
  if (requestCents > without_freight_cents && requestCents !== all_cents) return t(i18n)`You can get back up to ${most}`
  return undefined
}

export const refundBody = (draft: RefundDraft, order: Order) => ({
  order_id: order.order_id,
  type: draft.type,
  product_status: draft.product_status,
  items: chosenOf(order, draft),
  fate: goodsOutcomeOf(order, draft.type),
  amount_cents: amountOf(order, draft) ?? 0, // the rules reject a draft without an amount
  reason: draft.reason || ('other' as const), // the rules reject a draft without a reason
  explanation: draft.explanation,
  attachment_ids: draft.proof.map(({ file_id }) => file_id),
})
