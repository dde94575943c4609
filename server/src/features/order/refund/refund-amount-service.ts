import { cents, splitCents, sumCents } from '@sampan/contract'
import { isShopsFault } from '@sampan/contract/refund-deduction'
import type { Db } from '../../../db/database.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import type { OrderKey } from '../order-sql.ts'
import { type Change, deductionDue } from './deduction-service.ts'
import { type BoughtOrder, findPurchase } from './purchase-sql.ts'
import { stateChanged } from './refund-service.ts'
import { findOrderMoney, findParts, isOpen, type OrderMoney, type RefundKey, type StoredRefund } from './refund-sql.ts'
import { readTaxesBack } from './refund-tax-service.ts'

// Calculates the amount of an open refund. The services that pay and the lists of the desk call the same functions.

type Part = { order_item_id: string; quantity: number; amount_cents: number }
type Request = Pick<StoredRefund, 'amount_cents' | 'freight_cents' | 'takes_goods' | 'reason'>

/** The data of the order and its purchase from which the amount of a refund is calculated. */
type AmountBasis = {
  order: Pick<OrderMoney, 'paid_cents' | 'refunded_cents' | 'shipped_at'> & { order_id: string }
  parts: Part[]
  purchase: BoughtOrder[]
}

/** An amount below the full amount, and the reason for it. */
export type Reduction = { amount_cents: number; reason: string }

/** @throws Refusal state_changed when the order does not exist any more. */
export async function readBasis(
  db: Db,
  key: RefundKey & OrderKey,
): Promise<AmountBasis & { order: OrderMoney & { order_id: string } }> {
  const [order, parts, purchase] = await Promise.all([
    findOrderMoney(db, key),
    findParts(db, key),
    findPurchase(db, key),
  ])
  if (!order) throw stateChanged(key)
  return { order: { ...order, order_id: key.order_id }, parts, purchase }
}

/**
 * The amount in cents that the shopper gets, with taxes and earlier deductions that are returned. Limits count this amount.
 * Stable only while the refund is locked.
 * @throws Refusal state_changed when the refund cannot be paid now; refund_too_much when the amount in `less` is not
 * below the full amount; refund_too_little when it is below an earlier deduction that has to be returned.
 */
export async function amountToPay(
  db: Db,
  key: RefundKey & OrderKey,
  refund: StoredRefund,
  less?: Reduction,
): Promise<number> {
  const { type, state } = refund
  // A refund can be reduced only if it has a return, and the return is approved before the payment.
  const is_due = state === 'applied' ? type === 'refund_only' && !less : isOpen(state)
  if (!is_due) throw stateChanged(key)
  const basis = await readBasis(db, key)
  if (!less) return fullAmount(refund, basis) + refund.tax_cents
  const { amount_cents } = less
  // The reduced amount of goods and freight must also be below their full amount: otherwise the refund could end the
  // order and would pay the full amount.
  const deducted_cents = grossOf(refund, basis, less) - amount_cents
  const most_cents = Math.min(fullAmount(refund, basis), changeOf(refund, basis).gross_cents - deducted_cents)
  const limit_cents = most_cents - 1
  if (amount_cents > limit_cents) throw new Refusal('refund_too_much', { field: 'amount_cents', limit_cents })
  return amount_cents + (await reducedTaxes(db, key, refund, basis, less)).tax_cents
}

/** The lines and the freight of a reduced refund: the freight is reduced last, and each line in proportion. */
export function reducedParts(refund: Request, basis: AmountBasis, less: Reduction) {
  const { parts } = basis
  const gross_cents = grossOf(refund, basis, less)
  const goods_cents = Math.min(gross_cents, sumCents(parts.map((part) => part.amount_cents)))
  const shares = splitCents(
    cents(goods_cents),
    parts.map((part) => cents(part.amount_cents)),
  )
  return {
    parts: parts.map((part, at) => ({ ...part, amount_cents: shares[at] ?? cents(0) })),
    freight_cents: gross_cents - goods_cents,
    gross_cents,
  }
}

/** The taxes that a reduced refund returns. */
export const reducedTaxes = (
  db: Db,
  key: OrderKey,
  refund: StoredRefund,
  basis: Awaited<ReturnType<typeof readBasis>>,
  less: Reduction,
) => {
  const { amount_cents } = less
  return readTaxesBack(db, key, basis.order, {
    ...reducedParts(refund, basis, less),
    ...{ reason: refund.reason, amount_cents },
  })
}

/** The amount in cents that a refund pays now, unless it is reduced; null for closed refunds. */
export const toPayOf = (refund: Request & Pick<StoredRefund, 'state'>, basis: AmountBasis): number | null =>
  isOpen(refund.state) ? fullAmount(refund, basis) : null

/** The amount in cents that an open refund pays, unless it is reduced. */
export function fullAmount(refund: Request, basis: AmountBasis): number {
  const { gross_cents, change } = changeOf(refund, basis)
  return Math.max(refund.amount_cents, gross_cents - deductionDue(basis.purchase, change))
}

/**
 * The amount of goods and freight of a reduced refund before the present deduction is subtracted. Calculated so that
 * exactly the entered amount is paid, even if other refunds changed the deduction since the request.
 * @throws Refusal refund_too_little with the smallest amount, because an earlier deduction has to be returned in any
 * case.
 */
function grossOf(refund: Request, basis: AmountBasis, { amount_cents }: Reduction): number {
  const { change } = changeOf(refund, basis)
  // A reduced refund never refunds the whole order.
  const gross_cents = amount_cents + deductionDue(basis.purchase, { ...change, ends: false })
  if (gross_cents >= 0) return gross_cents
  throw new Refusal('refund_too_little', { field: 'amount_cents', limit_cents: amount_cents - gross_cents })
}

/** The effect of a refund on its purchase, and its amount before deductions. */
export function changeOf(refund: Omit<Request, 'amount_cents'>, { order, parts }: AmountBasis) {
  const gross_cents = sumCents(parts.map((part) => part.amount_cents)) + refund.freight_cents
  const ends = order.refunded_cents + gross_cents === order.paid_cents
  const returned = { pieces: refund.takes_goods ? parts : [], is_fault: isShopsFault(order, refund.reason) }
  const change: Change = { order_id: order.order_id, ...returned, ends }
  return { gross_cents, ends, change }
}
