import {
  discountLeft,
  isShopsFault,
  keptGoods,
  keptOthers,
  type Loss,
  lossOf,
  promoGoods,
  type RefundConditions,
  totalLoss,
  withoutPieces,
} from '@sampan/contract/refund-deduction'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import type { OrderKey } from '../order-sql.ts'
import { type BoughtOrder, findOpenRequests, findPurchase, type OpenRequest, setBenefits } from './purchase-sql.ts'

export type Change = {
  order_id: string
  pieces: { order_item_id: string; quantity: number }[]
  /** Whether the shop is at fault. If so, the goods still count towards minimums. */
  is_fault: boolean
  ends?: boolean
}

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)
const paidOrdersOf = (purchase: BoughtOrder[]) => purchase.filter(({ is_paid }) => is_paid)
const minimumOf = (purchase: BoughtOrder[]) => purchase[0]?.minimum_cents ?? 0

/**
 * The goods that count towards the minimum of the promo code. Unpaid orders count only with the goods that an operator
 * cancelled.
 */
const goodsOf = (purchase: BoughtOrder[]) =>
  sum(purchase.map((order) => promoGoods(order.is_paid ? order : { ...order, lines: [] })))

function after(purchase: BoughtOrder[], { order_id, pieces, is_fault, ends = false }: Change): BoughtOrder[] {
  return purchase.map((order) => {
    if (order.order_id !== order_id) return order
    const remaining = withoutPieces(order.lines, pieces)
    const lines = ends ? remaining.map((line) => ({ ...line, refunded_quantity: line.quantity })) : remaining
    const gone_cents = is_fault ? keptGoods(order.lines) - keptGoods(lines) : 0
    const gone_others_cents = is_fault ? keptOthers(order.lines) - keptOthers(lines) : 0
    const fault_goods_cents = order.fault_goods_cents + gone_cents
    return { ...order, lines, fault_goods_cents, fault_other_cents: order.fault_other_cents + gone_others_cents }
  })
}

/** The benefits that every paid order loses in the present state of the purchase. */
function lossesOf(purchase: BoughtOrder[]): (Loss & { order: BoughtOrder })[] {
  const is_minimum_met = goodsOf(purchase) >= minimumOf(purchase)
  return paidOrdersOf(purchase).map((order) => ({ order, ...lossOf(order, is_minimum_met) }))
}

const lossIn = (purchase: BoughtOrder[]) => sum(lossesOf(purchase).map(totalLoss))

/** The inputs for calculating the deduction from a refund of one order. */
export function conditionsOf(purchase: BoughtOrder[], order_id: string): RefundConditions {
  const own = purchase.find((order) => order.order_id === order_id)
  const others = purchase.filter((order) => order.order_id !== order_id)
  return {
    minimum_cents: minimumOf(purchase),
    others_goods_cents: goodsOf(others),
    others_discount_cents: sum(paidOrdersOf(others).map(discountLeft)),
    fault_goods_cents: own?.fault_goods_cents ?? 0,
    fault_other_cents: own?.fault_other_cents ?? 0,
    free_freight: own?.free_freight ?? null,
    ended_discount_cents: sum(paidOrdersOf(purchase).map((order) => order.ended_discount_cents)),
    added_freight_cents: own?.added_freight_cents ?? 0,
  }
}

export const readConditions = async (db: Db, key: OrderKey): Promise<RefundConditions> =>
  conditionsOf(await findPurchase(db, key), key.order_id)

/**
 * Refuses a refund request if its deduction depends on another open request, or if it would raise the deduction of the
 * open request. So no refund deducts more than the shopper was shown, in whichever sequence the requests are executed.
 * @throws Refusal refund_waits
 */
export async function refuseDependent(tx: Tx, key: OrderKey, purchase: BoughtOrder[], change: Change): Promise<void> {
  const open = await findOpenRequests(tx, key)
  const changeOf = (request: OpenRequest): Change => {
    const order = purchase.find(({ order_id }) => order_id === request.order_id)
    const is_fault = order !== undefined && isShopsFault(order, request.reason)
    return { order_id: request.order_id, pieces: request.pieces, is_fault }
  }
  const without = (left_out?: OpenRequest) =>
    open.filter((request) => request !== left_out).reduce((so_far, one) => after(so_far, changeOf(one)), purchase)
  const deducted = (so_far: BoughtOrder[], one: Change) => lossIn(after(so_far, one)) - lossIn(so_far)
  const isOwnChanged = deducted(without(), change) > deducted(purchase, change)
  const isOtherChanged = open.some((request) => {
    const one = changeOf(request)
    const [first, last] = [after(purchase, change), after(without(request), change)]
    return Math.max(deducted(first, one), deducted(last, one)) > request.deducted_cents
  })
  if (isOwnChanged || isOtherChanged) throw new Refusal('refund_waits', { order_ids: [key.order_id] })
}

/**
 * The deduction from a refund. `to_sales_cents` is the part that goes to `sales`, because it is for completed orders.
 */
export type Settled = Loss & { to_sales_cents: number }

/**
 * The deduction from a refund in the present state of the purchase. Negative when earlier deductions are returned.
 * `settleBenefits` charges the same amount. Stable only while the caller has locked the purchase.
 */
export function deductionDue(purchase: BoughtOrder[], change: Change): number {
  const losses = lossesOf(after(purchase, change))
  const charged_cents = sum(losses.map(({ order }) => order.ended_discount_cents + order.added_freight_cents))
  return sum(losses.map(totalLoss)) - charged_cents
}

/**
 * Charges each order of a purchase for the benefits that it loses by a refund, and returns earlier charges that no
 * longer apply. The caller has locked the purchase and has not yet written the refund to its lines.
 */
export async function settleBenefits(tx: Tx, key: OrderKey, change: Change): Promise<Settled> {
  const purchase = after(await findPurchase(tx, key), change)
  const settlement = { discount_cents: 0, freight_cents: 0, to_sales_cents: 0 }
  let to_completed_cents = 0
  for (const { order, discount_cents, freight_cents } of lossesOf(purchase)) {
    const more = discount_cents - order.ended_discount_cents
    const more_freight = freight_cents - order.added_freight_cents
    const is_completed = order.status === 'completed'
    const { order_id, fault_goods_cents, fault_other_cents } = order
    if (more === 0 && more_freight === 0 && order_id !== key.order_id) continue
    const faults = { fault_goods_cents, fault_other_cents }
    const loss = { ended_discount_cents: discount_cents, added_freight_cents: freight_cents }
    const released_cents = is_completed ? more + more_freight : 0
    await setBenefits(tx, { user_id: key.user_id, order_id }, { ...faults, ...loss }, released_cents)
    settlement.discount_cents += more
    settlement.freight_cents += more_freight
    to_completed_cents += released_cents
    // The price of the other order changed as well.
    if (order_id !== key.order_id)
      await recordEvents(tx, [{ happening: 'order.repriced', ref_id: order_id, user_id: key.user_id, data: {} }])
  }
  const own = purchase.find(({ order_id }) => order_id === key.order_id)
  const is_goodwill = own?.status === 'completed'
  // A goodwill refund is paid from sales, any other refund from escrow. Deductions that belong to the other account are
  // transferred to it.
  const to_escrow_cents = totalLoss(settlement) - to_completed_cents
  return { ...settlement, to_sales_cents: is_goodwill ? -to_escrow_cents : to_completed_cents }
}

type Payment = {
  user_id: string
  order_ids: string[]
  /** The orders whose discount is from a promo code with a minimum. */
  promoted: { order_id: string; checkout_id: string }[]
}

/**
 * Refuses to pay orders whose discount needs goods that are not paid with them. Otherwise a promo code's minimum could
 * be met with goods that are never paid for.
 * @throws Refusal promo_pay_together, with the orders that can be paid together, or with the given orders if the
 * minimum cannot be reached any more.
 */
export async function refuseBelowMinimum(db: Db, { user_id, order_ids, promoted }: Payment): Promise<void> {
  for (const same of Map.groupBy(promoted, ({ checkout_id }) => checkout_id).values()) {
    const [first] = same
    if (!first) continue
    const purchase = await findPurchase(db, { user_id, order_id: first.order_id })
    const purchaseAfter = purchase.map((order) => ({
      ...order,
      is_paid: order.is_paid || order_ids.includes(order.order_id),
    }))
    if (goodsOf(purchaseAfter) >= minimumOf(purchaseAfter)) continue
    const unpaid = purchase.filter(({ status }) => status === 'unpaid')
    const all = purchase.map((order) => ({ ...order, is_paid: order.is_paid || unpaid.includes(order) }))
    const together = goodsOf(all) >= minimumOf(all) ? unpaid : same
    throw new Refusal('promo_pay_together', { order_ids: together.map(({ order_id }) => order_id) })
  }
}
