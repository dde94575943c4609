import { cents, sumCents } from '@sampan/contract'
import { isShopsFault } from '@sampan/contract/refund-deduction'
import { addedBack, type TaxBack, taxesBack } from '@sampan/contract/refund-taxes'
import type { RefundReason } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { TaxSum } from '../../../ledger/order-flows.ts'
import type { OrderKey } from '../order-sql.ts'
import { findCollected, findOrderTaxes } from '../tax/order-tax-sql.ts'
import { findPaidLines, type OrderMoney } from './refund-sql.ts'

type TaxedRefund = {
  reason: RefundReason
  parts: readonly { order_item_id: string; amount_cents: number }[]
  /** Goods and freight before and after deductions for lost benefits. */
  gross_cents: number
  amount_cents: number
  /** Whether the refund was made without a request, which counts as the shop's fault. */
  is_direct?: boolean
}

/** The collected taxes that a refund returns: by part, as sums, and by account. */
export type TaxesBack = { parts: TaxBack[]; tax_cents: number; included_cents: number; sums: TaxSum[] }

const NONE: TaxesBack = { parts: [], tax_cents: 0, included_cents: 0, sums: [] }

/** Calculates the collected taxes that a refund returns. Stable only while the order is locked. */
export async function readTaxesBack(db: Db, key: OrderKey, order: OrderMoney, refund: TaxedRefund): Promise<TaxesBack> {
  if (order.tax_cents === 0 && order.included_tax_cents === 0) return NONE
  const [collected, lines, taxes] = await Promise.all([
    findCollected(db, key),
    findPaidLines(db, key),
    findOrderTaxes(db, key),
  ])
  const ends = order.refunded_cents + refund.gross_cents === order.paid_cents
  const isBorne = order.shipped_at === null || refund.is_direct === true || isShopsFault(order, refund.reason)
  const parts = taxesBack(collected, lines, { ...refund, is_all: ends && isBorne })
  const country = taxes?.country ?? '' // collected taxes have a country
  const sums = [...Map.groupBy(parts, ({ kind }) => kind)].map(([kind, some]) => ({
    country,
    kind,
    amount_cents: sumCents(some.map((part) => part.amount_cents)),
  }))
  const tax_cents = addedBack(parts)
  const included_cents = cents(sumCents(parts.map((part) => part.amount_cents)) - tax_cents)
  return { parts, tax_cents, included_cents, sums }
}

/** The change of the order's sums. */
export const taxChange = ({ tax_cents, included_cents }: TaxesBack) => ({
  refund_tax_cents: tax_cents,
  refund_included_tax_cents: included_cents,
})
