import { cents, inDollars } from '@sampan/contract'
import { totalLoss } from '@sampan/contract/refund-deduction'
import { mostRefund, piecesLeft, piecesWaiting } from '@sampan/contract/refund-sums'
import type { GoodsOutcome } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { post } from '../../../ledger/ledger.ts'
import { refundFromEscrow, refundFromSales, releaseOfRefund, taxesOfRefund } from '../../../ledger/order-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { refuseOwn } from '../../operator/own-money-service.ts'
import { markRefunded } from '../contract-withdrawal/contract-withdrawal-refund-service.ts'
import { isAttachedTo } from '../contract-withdrawal/contract-withdrawal-refund-sql.ts'
import { moveOrder } from '../order-move-service.ts'
import { findOrderKey, type OrderKey } from '../order-sql.ts'
import type { OrderEvent } from '../order-transitions.ts'
import { insertCreditNotes } from '../receipt/receipt-sql.ts'
import { readLostPieces } from '../shipment/lost-parcel-service.ts'
import { type Change, deductionDue, settleBenefits } from './deduction-service.ts'
import { findPurchase, lockPurchase } from './purchase-sql.ts'
import { byOperator } from './refund-audit-service.ts'
import { settleGoods } from './refund-goods-service.ts'
import { type PiecesToTake, partsByPieces } from './refund-pieces.ts'
import { refuseLess, shareOf, stateChanged } from './refund-service.ts'
import {
  findPaidLines,
  findShopper,
  insertRefund,
  insertTaxesBack,
  isDeletedShopper,
  lockOrderMoney,
  type OrderMoney,
  type PaidLine,
} from './refund-sql.ts'
import { readTaxesBack, taxChange } from './refund-tax-service.ts'

export type DirectRefund = {
  order_id: string
  reason: string
  items?: { order_item_id: string; quantity: number }[] | undefined
  amount_cents?: number | undefined
  goods_back?: boolean | undefined
  /** Whether the pieces cannot be sent: takes only pieces that wait. */
  not_sent?: boolean | undefined
  /** The lost parcel whose pieces are refunded. Replaces `items` and the amount. */
  parcel_id?: string | undefined
  /** Whether to refund everything that is left and cancel the order. Possible only before shipment. */
  cancels?: boolean | undefined
  /** The withdrawal from the contract that the refund answers. */
  contract_withdrawal_id?: string | undefined
}

/**
 * Locks the shopper, the purchase and the order.
 * @throws NotFound; Refusal account_deleted, second_operator_needed when the order belongs to one of the operators.
 */
export async function lockOrderForDesk(tx: Tx, order_id: string, ...operators: Operator[]) {
  const owner = await findOrderKey(tx, order_id)
  if (!owner) throw new NotFound()
  const key = { user_id: owner.user_id, order_id: owner.order_id }
  refuseOwn(await findShopper(tx, key.user_id), ...operators)
  await lockShopper(tx, key.user_id)
  await refuseDeleted(tx, key)
  await lockPurchase(tx, key)
  const order = await lockOrderMoney(tx, key)
  if (!order) throw new NotFound()
  return { key, order }
}

/** Refuses to refund to a deleted account. @throws Refusal account_deleted. */
export async function refuseDeleted(db: Db, { user_id }: Pick<OrderKey, 'user_id'>): Promise<void> {
  if (await isDeletedShopper(db, user_id)) throw new Refusal('account_deleted')
}

type LockedOrder = { key: OrderKey; order: OrderMoney }
export type DirectRefundPlan = Awaited<ReturnType<typeof planDirectRefund>>

/**
 * Calculates a refund without a request: a paid order is refunded completely and cancelled, a shipped order completely
 * or in part, a completed order as goodwill. Stable only while the order is locked.
 * @throws NotFound for a line or parcel of another order; Refusal refund_not_possible, refund_too_much, state_changed
 * for cancelling an order that is not paid, and for a parcel that is not lost or is refunded, already_audited for a
 * withdrawal that is not open or of another order.
 */
export async function planDirectRefund(db: Db, { key, order }: LockedOrder, input: DirectRefund) {
  if (input.cancels && order.status !== 'paid') throw stateChanged(key)
  const { contract_withdrawal_id } = input
  if (contract_withdrawal_id !== undefined && !(await isAttachedTo(db, { ...key, contract_withdrawal_id })))
    throw new Refusal('already_audited')
  const { parcel_id } = input
  const items = parcel_id === undefined ? input.items : await readLostPieces(db, key, parcel_id)
  const refund_terms = termsOf(order, await findPaidLines(db, key), { ...input, items })
  const { amount_cents } = refund_terms.terms
  const taxes = await readTaxesBack(db, key, order, {
    ...{ parts: refund_terms.parts, reason: 'other', gross_cents: amount_cents, amount_cents, is_direct: true },
  })
  const event = eventOf(order, key.order_id, refund_terms)
  // Limits count the amount that the shopper gets, including earlier deductions that are returned.
  const deducted_cents = deductionDue(await findPurchase(db, key), changeOf(key.order_id, event, refund_terms))
  return { refund_terms, event, taxes, paid_cents: amount_cents - deducted_cents + taxes.tax_cents }
}

/**
 * A refund without a request counts as the shop's fault: nothing is deducted, and earlier deductions may be returned.
 */
const changeOf = (order_id: string, event: OrderEvent, { takes_goods, terms }: ReturnType<typeof termsOf>): Change => ({
  order_id,
  pieces: takes_goods ? terms.items : [],
  is_fault: true,
  ends: isEnd(event),
})

const isEnd = (event: OrderEvent) => event === 'cancel_paid' || event === 'give_back_whole'

/** Executes a refund without a request on a locked order. @returns the amount that the shopper gets, in cents. */
export async function executeDirectRefund(
  tx: Tx,
  operator: Operator,
  { key, order }: LockedOrder,
  { refund_terms, event, taxes }: DirectRefundPlan,
  { reason, contract_withdrawal_id }: Pick<DirectRefund, 'reason' | 'contract_withdrawal_id'>,
) {
  const { operator_id } = operator
  const { terms, parts, freight_cents, takes_goods, parcel_id } = refund_terms
  const settlement = await settleBenefits(tx, key, changeOf(key.order_id, event, refund_terms))
  const amount_cents = terms.amount_cents - totalLoss(settlement)
  const restocks = takes_goods && terms.goods_back
  const facts = { by_whom: 'operator', type: 'refund_only', product_status: null, reason: 'other' } as const
  const deducted = {
    deducted_discount_cents: settlement.discount_cents,
    deducted_freight_cents: settlement.freight_cents,
  }
  const refund = {
    ...facts,
    amount_cents,
    tax_cents: taxes.tax_cents,
    freight_cents,
    ...deducted,
    takes_goods,
    restocks,
    explanation: reason,
    parts,
  }
  const verdict = { state: 'executed', agreed_by: operator_id, resolved_by: operator_id } as const
  const refund_id = await insertRefund(tx, { ...key, ...refund, ...verdict })
  if (contract_withdrawal_id !== undefined)
    await markRefunded(tx, operator_id, { ...key, refund_id, contract_withdrawal_id })
  await insertTaxesBack(tx, { ...key, refund_id }, taxes.parts)
  await insertCreditNotes(tx, key)
  const to_shopper_cents = amount_cents + taxes.tax_cents
  const details = { reason, amount: inDollars(to_shopper_cents) }
  await moveOrder(tx, byOperator(operator), event, key, {
    change: { refund_cents: terms.amount_cents, ...taxChange(taxes) },
    details,
  })
  const goods = { takes_goods, restocks, ends: isEnd(event), parcel_id, is_at_hand: terms.goods_back }
  await settleGoods(tx, { ...key, refund_id }, goods)
  const isCompleted = order.status === 'completed'
  const flow = isCompleted ? refundFromSales : refundFromEscrow
  const ref = { ref_type: 'refund', ref_id: refund_id }
  const { to_sales_cents } = settlement
  await post(tx, `operator:${operator_id}`, [
    ...taxesOfRefund(ref, isCompleted ? 'sales' : 'orders:escrow', taxes.sums),
    ...(await flow(tx, { ...ref, user_id: key.user_id, amount_cents: to_shopper_cents })),
    releaseOfRefund({ ...ref, to_sales_cents }),
  ])
  return to_shopper_cents
}

function eventOf(
  { status }: OrderMoney,
  order_id: string,
  { is_whole, terms }: ReturnType<typeof termsOf>,
): OrderEvent {
  if (status === 'paid' && is_whole) return 'cancel_paid'
  if (status === 'paid' && terms.not_sent) return 'give_back_part'
  if (status === 'shipped' || status === 'received') return is_whole ? 'give_back_whole' : 'give_back_part'
  if (status === 'completed') return 'goodwill'
  throw new Refusal('refund_not_possible', { order_ids: [order_id] })
}

/** The exact lines and amount, and whether the goods come back. */
type DirectRefundTerms = {
  amount_cents: number
  items: NonNullable<DirectRefund['items']>
  goods_back: boolean
  not_sent?: boolean | undefined
}

/**
 * The exact lines and amount of a refund. Refunds everything that is left, or everything that waits with `not_sent`,
 * unless lines or an amount are given.
 */
function termsOf(order: OrderMoney, lines: PaidLine[], input: DirectRefund) {
  const { order_id, items, amount_cents, goods_back, not_sent, parcel_id } = input
  const left_cents = order.paid_cents - order.refunded_cents
  const isAll = items === undefined && !not_sent && (amount_cents === undefined || amount_cents === left_cents)
  const chosen_lines = items ?? (not_sent ? waitingPieces(lines) : allThatIsLeft(lines))
  // A refund without a request counts as the shop's fault, so that freight is refunded with the last line.
  const most = mostRefund(order, lines, chosen_lines, 'not_received')
  const asked_cents = amount_cents ?? (isAll ? left_cents : cents(most.goods_cents + most.freight_cents))
  if (asked_cents <= 0) throw new Refusal('refund_not_possible', { order_ids: [order_id] })
  const shares = shareOf(order, lines, chosen_lines, { amount_cents: asked_cents, reason: 'not_received' })
  if (not_sent) refuseLess(asked_cents, shares.most_cents)
  const is_whole = asked_cents === left_cents
  const terms: DirectRefundTerms = {
    amount_cents: asked_cents,
    items: chosen_lines.map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    goods_back: order.status === 'paid' || (goods_back ?? false),
    ...(not_sent && { not_sent }),
  }
  const takes_goods = terms.goods_back || asked_cents === shares.most_cents
  const fate = outcomeOfDirectRefund(order, terms)
  const which = piecesToTake(order, { ...terms, parcel_id })
  const parts = partsByPieces(shares.parts, lines, { fate, which, takes_goods })
  if (order.shipped_at !== null && parts.some((part) => part.unsent_quantity > 0))
    refuseLess(asked_cents, shares.most_cents)
  return { ...shares, parts, terms, is_whole, takes_goods, parcel_id }
}

const waitingPieces = (lines: PaidLine[]) =>
  lines
    .map((line) => ({ order_item_id: line.order_item_id, quantity: piecesWaiting(line) }))
    .filter(({ quantity }) => quantity > 0)

const allThatIsLeft = (lines: PaidLine[]) =>
  lines
    .filter((line) => piecesLeft(line) > 0 || line.refunded_cents < line.paid_cents)
    .map((line) => ({ order_item_id: line.order_item_id, quantity: piecesLeft(line) }))

type ToTake = Pick<DirectRefundTerms, 'goods_back' | 'not_sent'> & Pick<DirectRefund, 'parcel_id'>

/** Pieces that are back, or in a lost parcel, were sent. Otherwise pieces that wait are taken first. */
function piecesToTake({ shipped_at }: OrderMoney, { goods_back, not_sent, parcel_id }: ToTake): PiecesToTake {
  if (not_sent) return 'unsent_only'
  if (parcel_id !== undefined) return 'sent_only'
  return goods_back && shipped_at !== null ? 'sent_first' : 'unsent_first'
}

function outcomeOfDirectRefund({ status }: OrderMoney, { goods_back }: DirectRefundTerms): GoodsOutcome {
  if (status === 'paid') return 'not_sent'
  return goods_back ? 'returns' : 'stays'
}
