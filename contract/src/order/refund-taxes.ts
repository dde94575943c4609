import type { CollectedPart } from '../tax/tax-estimate.ts'
import { type Cents, cents, sumCents } from '../text/cents.ts'

type PaidLine = { order_item_id: string; paid_cents: number; refunded_cents: number }

/** A refund of goods and freight. */
type TaxedRefund = {
  /** The refunded part of each line's price, before deductions. */
  parts: readonly { order_item_id: string; amount_cents: number }[]
  /** Whether everything that is left is refunded, and nothing was imported or the shop bears the import. */
  is_all: boolean
  /** Goods and freight before and after deductions for lost benefits. */
  gross_cents: number
  amount_cents: number
}

/** The returned part of a tax. `added_cents` is paid on top of the refund; the price contains the rest. */
export type TaxBack = Pick<CollectedPart, 'order_item_id' | 'position' | 'kind'> & {
  amount_cents: Cents
  added_cents: Cents
}

/**
 * Calculates the collected taxes that a refund returns. For a tax on goods, this is the share for all refunded money of the
 * line, rounded down, less the share for earlier refunds: the last refund of a line takes the remainder. A deduction reduces
 * it in proportion, because the shop keeps that money. Duties, charges and the tax on freight and charges are returned only with
 * everything.
 */
export function taxesBack(
  collected: readonly CollectedPart[],
  lines: readonly PaidLine[],
  refund: TaxedRefund,
): TaxBack[] {
  return collected.flatMap((part) => {
    const left_cents = part.amount_cents - part.returned_cents
    const amount_cents = refund.is_all ? left_cents : Math.min(left_cents, goodsBack(part, lines, refund))
    if (amount_cents <= 0) return []
    const { order_item_id, position, kind, added_cents, returned_added_cents } = part
    const is_contained = added_cents < part.amount_cents
    const added = refund.is_all ? added_cents - returned_added_cents : is_contained ? 0 : amount_cents
    return [{ order_item_id, position, kind, amount_cents: cents(amount_cents), added_cents: cents(added) }]
  })
}

function goodsBack({ order_item_id, goods_cents }: CollectedPart, lines: readonly PaidLine[], refund: TaxedRefund) {
  const line = lines.find((one) => one.order_item_id === order_item_id)
  const own = refund.parts.find((one) => one.order_item_id === order_item_id)
  if (!line || !own || line.paid_cents === 0) return 0
  const upTo = (money: number) => shareOf(goods_cents, money, line.paid_cents)
  const share_cents = upTo(line.refunded_cents + own.amount_cents) - upTo(line.refunded_cents)
  const { gross_cents, amount_cents } = refund
  return gross_cents > 0 ? shareOf(share_cents, Math.max(0, amount_cents), gross_cents) : share_cents
}

const shareOf = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** The taxes that a refund pays on top of goods and freight. */
export const addedBack = (taxes: readonly TaxBack[]): Cents => sumCents(taxes.map((tax) => tax.added_cents))
