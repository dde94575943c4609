import type { Endpoints } from '@sampan/contract'
import { cents, inDollars } from '@sampan/contract'
import { deductionOf, isShopsFault, totalLoss } from '@sampan/contract/refund-deduction'
import { goodsOutcomeOf, mostRefund, piecesLeft, spreadRefund } from '@sampan/contract/refund-sums'
import { type GoodsOutcome, REFUND_APPLICATIONS_LIMIT } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { attachFiles } from '../../upload/upload-service.ts'
import { moveOrder } from '../order-move-service.ts'
import type { OrderKey } from '../order-sql.ts'
import { conditionsOf, refuseDependent } from './deduction-service.ts'
import { findPurchase, lockPurchase } from './purchase-sql.ts'
import { insertPictures } from './refund-picture-sql.ts'
import { type PiecesToTake, partsByPieces } from './refund-pieces.ts'
import {
  countApplications,
  findPaidLines,
  findRefundKey,
  insertRefund,
  lockOrderMoney,
  lockRefund,
  type OrderMoney,
  type PaidLine,
  type RefundKey,
  swapRefund,
} from './refund-sql.ts'
import { readTaxesBack } from './refund-tax-service.ts'

type Application = z.output<Endpoints['POST /api/order/refund']['body']>
type Chosen = { order_item_id: string; quantity: number }

const SHOPPER = { by: 'shopper' } as const
const SYSTEM = { by: 'system' } as const

/**
 * Requests a refund. The order waits in after-sale until the shop has decided.
 * @returns the refund's id.
 * @throws NotFound for another shopper's order, a line of another order, or a picture that may not be used; Refusal
 * refund_open, refund_not_possible, refund_too_many, refund_too_much with the largest possible amount, refund_in_full
 * for less than the value of pieces that are not sent, refund_deducted or refund_waits (see `requestedAmountOf`),
 * proof_missing, or state_changed when `fate` no longer matches the order's status.
 */
export const applyForRefund = (db: Db, user_id: string, application: Application): Promise<string> =>
  transaction(db, async (tx) => {
    const { order_id, type, product_status, reason, explanation, attachment_ids } = application
    const key = { user_id, order_id }
    await lockPurchase(tx, key)
    const order = await lockOrderMoney(tx, key)
    if (!order) throw new NotFound()
    refuseByStatus(order, application)
    const fate = goodsOutcomeOf(order, type)
    if (application.fate !== undefined && application.fate !== fate) throw stateChanged(key)
    if ((await countApplications(tx, key)) >= REFUND_APPLICATIONS_LIMIT)
      throw new Refusal('refund_too_many', { order_ids: [order_id] })
    const requested = await requestedAmountOf(tx, key, { order, fate, application })
    const is_whole = order.refunded_cents + requested.gross_cents === order.paid_cents
    // No pictures are required for goods that never arrived, because they cannot be photographed.
    const is_missing = order.status === 'shipped' && reason === 'not_received' && product_status === 'not_received'
    if (attachment_ids.length === 0 && !(fate === 'not_sent' && is_whole) && !is_missing)
      throw new Refusal('proof_missing', { field: 'attachment_ids' })
    const input = { type, product_status, reason, explanation, amount_cents: application.amount_cents }
    const state = { by_whom: 'shopper', state: 'applied', agreed_by: null, resolved_by: null } as const
    const { gross_cents, ...refund } = requested
    const { amount_cents } = application
    const { tax_cents } = await readTaxesBack(tx, key, order, { ...requested, reason, amount_cents })
    const refund_id = await insertRefund(tx, { ...key, ...input, ...state, ...refund, tax_cents })
    await attachFiles(tx, { user_id, file_ids: attachment_ids, purpose: 'refund', used_by: `refund:${refund_id}` })
    await insertPictures(tx, 'refund_attachment', { user_id, refund_id }, attachment_ids)
    await moveOrder(tx, SHOPPER, 'refund_apply', key, { details: { amount: inDollars(amount_cents + tax_cents) } })
    return refund_id
  })

function refuseByStatus({ status }: OrderMoney, { order_id, type, product_status }: Application): void {
  if (status === 'after_sale') throw new Refusal('refund_open', { order_ids: [order_id] })
  const isUnasked = status !== 'paid' && status !== 'shipped' && status !== 'received'
  // Unsent goods can neither be received nor sent back. The goods of a confirmed order have been received.
  const isImpossible =
    (status === 'paid' && (type === 'return_and_refund' || product_status === 'received')) ||
    (status === 'received' && product_status === 'not_received')
  if (isUnasked || isImpossible) throw new Refusal('refund_not_possible', { order_ids: [order_id] })
}

/** Goods that the shopper has were sent. Of goods that did not arrive, pieces that wait are taken first. */
const piecesToTake = ({ shipped_at }: OrderMoney, { type, product_status }: Application): PiecesToTake =>
  shipped_at === null || (type === 'refund_only' && product_status === 'not_received') ? 'unsent_first' : 'sent_only'

/**
 * Refuses a partial refund of pieces that are not sent, because these pieces could neither be shipped nor refunded
 * later.
 */
export function refuseLess(amount_cents: number, limit_cents: number): void {
  if (amount_cents < limit_cents) throw new Refusal('refund_in_full', { field: 'amount_cents', limit_cents })
}

type RefundBasis = { order: OrderMoney; fate: GoodsOutcome; application: Application }

/**
 * The contents of a request: the amount of each line, the freight, and the deduction for the rest of the purchase.
 * @throws NotFound for a line of another order; Refusal refund_too_much, refund_in_full, refund_deducted, refund_waits.
 */
async function requestedAmountOf(tx: Tx, key: OrderKey, { order, fate, application }: RefundBasis) {
  const { items, amount_cents, reason } = application
  const lines = await findPaidLines(tx, key)
  refuseOtherLines(lines, items)
  const purchase = await findPurchase(tx, key)
  const own = purchase.find(({ order_id }) => order_id === key.order_id)
  if (!own) throw new NotFound()
  const is_fault = isShopsFault(order, reason)
  const loss = deductionOf(own, conditionsOf(purchase, key.order_id), { chosenLines: items, is_fault })
  const deducted_cents = totalLoss(loss)
  const most = mostRefund(order, lines, items, reason)
  const most_cents = most.goods_cents + most.freight_cents - deducted_cents
  if (most_cents <= 0) throw new Refusal(deducted_cents > 0 ? 'refund_deducted' : 'refund_too_much', { field: 'items' })
  if (fate === 'not_sent') refuseLess(amount_cents, most_cents)
  // A smaller amount for goods that the shopper keeps is a refund of money only.
  const takes_goods = fate === 'returns' || amount_cents === most_cents
  if (amount_cents > most_cents)
    throw new Refusal('refund_too_much', { field: 'amount_cents', limit_cents: most_cents })
  const deducted = takes_goods ? deducted_cents : 0
  const gross_cents = Math.max(0, amount_cents + deducted)
  const requested = { amount_cents: gross_cents, reason, deducted_cents: deducted }
  const { parts, freight_cents } = shareOf(order, lines, items, requested)
  if (takes_goods) await refuseDependent(tx, key, purchase, { order_id: key.order_id, pieces: items, is_fault })
  return {
    gross_cents,
    parts: partsByPieces(parts, lines, { fate, which: piecesToTake(order, application), takes_goods }),
    freight_cents,
    takes_goods,
    restocks: fate !== 'stays',
    deducted_discount_cents: takes_goods ? loss.discount_cents : 0,
    deducted_freight_cents: takes_goods ? loss.freight_cents : 0,
  }
}

type RequestedAmount = { amount_cents: number; reason: Application['reason']; deducted_cents?: number }

/**
 * Refuses lines that the order does not have.
 * @throws NotFound for a line of another order; Refusal refund_too_much for more pieces than are left.
 */
function refuseOtherLines(lines: PaidLine[], chosen_lines: Chosen[]): void {
  for (const { order_item_id, quantity } of chosen_lines) {
    const line = lines.find((one) => one.order_item_id === order_item_id)
    if (!line) throw new NotFound()
    if (quantity > piecesLeft(line)) throw new Refusal('refund_too_much', { field: 'items' })
  }
}

/**
 * Splits an amount over the chosen lines and the freight. The amount is before deductions; limits in refusals are after
 * deductions.
 * @throws NotFound for a line of another order; Refusal refund_too_much with the largest possible amount.
 */
export function shareOf(order: OrderMoney, lines: PaidLine[], chosen_lines: Chosen[], requested: RequestedAmount) {
  const { amount_cents, reason, deducted_cents = 0 } = requested
  refuseOtherLines(lines, chosen_lines)
  const most = mostRefund(order, lines, chosen_lines, reason)
  const most_cents = cents(most.goods_cents + most.freight_cents)
  const shares = spreadRefund(cents(amount_cents), most)
  if (!shares) {
    const limit_cents = (amount_cents > most_cents ? most_cents : most.goods_cents) - deducted_cents
    throw new Refusal('refund_too_much', { field: 'amount_cents', limit_cents: Math.max(0, limit_cents) })
  }
  const parts = chosen_lines.map((line, index) => ({ ...line, amount_cents: shares.parts[index] ?? 0 }))
  return { parts, freight_cents: shares.freight_cents, most_cents }
}

/**
 * Withdraws a refund request.
 * @throws NotFound for another shopper's refund; Refusal state_changed when the shop has decided or the request was
 * withdrawn before.
 */
export const withdrawRefund = (db: Db, user_id: string, refund_id: string) =>
  transaction(db, async (tx) => {
    const key = await lockRefundOrder(tx, refund_id, user_id)
    if (!(await swapRefund(tx, key, ['applied'], { state: 'withdrawn' }))) throw stateChanged(key)
    await moveOrder(tx, SHOPPER, 'refund_withdraw', key)
  })

type Parcel = { refund_id: string; carrier: string; tracking_number: string }

/**
 * Records that the goods are on their way back. A second call corrects the parcel.
 * @throws NotFound for another shopper's refund; Refusal state_changed when no goods are expected.
 */
export const sendBack = (db: Db, user_id: string, { refund_id, carrier, tracking_number }: Parcel) =>
  transaction(db, async (tx) => {
    const key = await lockRefundOrder(tx, refund_id, user_id)
    const refund = await lockRefund(tx, key)
    if (refund.carrier === carrier && refund.tracking_number === tracking_number) return
    const parcel = { carrier, tracking_number }
    const row = await swapRefund(tx, key, ['agreed', 'returning'], { state: 'returning', ...parcel })
    if (!row) throw stateChanged(key)
    await moveOrder(tx, SHOPPER, 'refund_return', key, { details: parcel })
  })

/**
 * Ends a refund whose goods were not sent back in time. The caller has locked the order and checked that the refund is
 * due.
 */
export async function lapseRefund(tx: Tx, key: RefundKey & OrderKey): Promise<void> {
  if (!(await swapRefund(tx, key, ['agreed'], { state: 'withdrawn' }))) throw stateChanged(key)
  await moveOrder(tx, SYSTEM, 'refund_lapse', key)
}

/**
 * Locks the order of a refund. Operators leave out `user_id`, which allows the order of any shopper.
 * @throws NotFound
 */
export async function lockRefundOrder(tx: Tx, refund_id: string, user_id?: string) {
  const key = await findRefundKey(tx, refund_id, user_id)
  if (!key) throw new NotFound()
  await lockPurchase(tx, key)
  return key
}

export const stateChanged = ({ order_id }: OrderKey) => new Refusal('state_changed', { order_ids: [order_id] })
