import { cents, inDollars } from '@sampan/contract'
import { totalLoss } from '@sampan/contract/refund-deduction'
import { mostRefund, piecesLeft } from '@sampan/contract/refund-sums'
import { ORDER_STATUS, type RefundFate } from '@sampan/contract/rules'
import type { Tx } from '../../../db/transaction.ts'
import { post } from '../../../ledger/ledger.ts'
import { refundFromEscrow, refundFromSales, releaseOfRefund } from '../../../ledger/order-flows.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { countAlone } from '../../operator/proposal/act-alone-service.ts'
import { moveOrder } from '../order-move-service.ts'
import { findOrderKey, type OrderKey } from '../order-sql.ts'
import type { OrderEvent } from '../order-transitions.ts'
import { type Change, deductionDue, settleBenefits } from './deduction-service.ts'
import { noteFirstWord, takeFirstWord, type Wish } from './first-word-sql.ts'
import { lockPurchase } from './purchase-sql.ts'
import { lockAllowanceToGiveBack } from './refund-alone-service.ts'
import { by, isSecond, type Operator } from './refund-audit-service.ts'
import { settleGoods } from './refund-goods-service.ts'
import { shareOf, stateChanged } from './refund-service.ts'
import {
  findPaidLines,
  findShopper,
  insertRefund,
  lockOrderMoney,
  type OrderMoney,
  type PaidLine,
  swapRefund,
} from './refund-sql.ts'

export type Gift = {
  order_id: string
  reason: string
  items?: Wish['items'] | undefined
  amount_cents?: number | undefined
  goods_back?: boolean | undefined
  /** Only while it is not shipped: all that is left goes back, and the order is cancelled. */
  cancels?: boolean
}
/** After `agreed` the order still waits for another operator's word on the same. */
type GiftOutcome = { event: 'agreed' | 'executed'; amount_cents: number }

/**
 * Gives money back without a request: a paid order whole, which cancels it; a shipped one whole or in part; a completed
 * one as goodwill, which always takes two operators.
 * @throws NotFound for an unknown order or a line of another one; Refusal refund_not_possible, refund_too_much,
 * second_operator_needed when it is the operator's own.
 */
export async function giveBack(tx: Tx, operator: Operator, gift: Gift): Promise<GiftOutcome> {
  const found = await findOrderKey(tx, gift.order_id)
  if (!found) throw new NotFound()
  const key = { user_id: found.user_id, order_id: found.order_id }
  const account = await findShopper(tx, key.user_id)
  if (account === operator.operator_account) throw new Refusal('second_operator_needed')
  await lockShopper(tx, key.user_id)
  await lockPurchase(tx, key)
  const order = await lockOrderMoney(tx, key)
  if (!order) throw new NotFound()
  if (gift.cancels && order.status !== ORDER_STATUS.paid) throw stateChanged(key)
  const given = wishOf(order, await findPaidLines(tx, key), gift)
  const { wish } = given
  const { amount_cents } = wish
  const event = eventOf(order, key.order_id, given.is_whole)
  const is_goodwill = order.status === ORDER_STATUS.completed
  // The limits count what the shopper gets: deductions that come back too.
  const paid_cents = amount_cents - (await deductionDue(tx, key, changeOf(key.order_id, event, given)))
  const who = { user_id: key.user_id, amount_cents: paid_cents }
  const allowance = is_goodwill ? undefined : await lockAllowanceToGiveBack(tx, operator.operator_id, who)
  if (allowance) await countAlone(tx, allowance, { ref_id: key.order_id, amount_cents: paid_cents })
  else {
    const first = await takeFirstWord(tx, key, operator.operator_id, wish)
    if (!(await isSecond(tx, operator, first, account))) {
      await noteFirstWord(tx, key, operator.operator_id, wish)
      return { event: 'agreed', amount_cents }
    }
  }
  return execute(tx, operator, key, { order, event, given, reason: gift.reason })
}

/** An unasked refund counts as the shop's fault: nothing is deducted, and earlier deductions may come back. */
const changeOf = (order_id: string, event: OrderEvent, { takes_goods, wish }: ReturnType<typeof wishOf>): Change => ({
  order_id,
  pieces: takes_goods ? wish.items : [],
  is_fault: true,
  ends: event === 'cancel_paid' || event === 'give_back_whole',
})

type Execution = { order: OrderMoney; event: OrderEvent; given: ReturnType<typeof wishOf>; reason: string }

async function execute(tx: Tx, operator: Operator, key: OrderKey, { order, event, given, reason }: Execution) {
  const { operator_id } = operator
  const { wish, parts, freight_cents, takes_goods } = given
  const settled = await settleBenefits(tx, key, changeOf(key.order_id, event, given))
  const amount_cents = wish.amount_cents - totalLoss(settled)
  const restocks = takes_goods && wish.goods_back
  const said = { by_whom: 'operator', type: 'refund_only', product_status: null, reason: 'other' } as const
  const deducted = { deducted_discount_cents: settled.discount_cents, deducted_freight_cents: settled.freight_cents }
  const refund = {
    ...said,
    amount_cents,
    freight_cents,
    ...deducted,
    takes_goods,
    restocks,
    explanation: reason,
    parts,
  }
  const refund_id = await insertRefund(tx, { ...key, ...refund, state: 'agreed', agreed_by: operator_id })
  const verdict = { state: 'executed', resolved_by: operator_id } as const
  if (!(await swapRefund(tx, { user_id: key.user_id, refund_id }, ['agreed'], verdict))) throw stateChanged(key)
  const details = { reason, amount: inDollars(amount_cents) }
  await moveOrder(tx, by(operator), event, key, { change: { refund_cents: wish.amount_cents }, details })
  const ends_unshipped = event === 'cancel_paid'
  await settleGoods(tx, { ...key, refund_id }, { takes_goods, restocks, ends_unshipped })
  const flow = order.status === ORDER_STATUS.completed ? refundFromSales : refundFromEscrow
  const ref = { ref_type: 'refund', ref_id: refund_id }
  const { to_sales_cents } = settled
  await post(tx, `operator:${operator_id}`, [
    ...(await flow(tx, { ...ref, user_id: key.user_id, amount_cents })),
    releaseOfRefund({ ...ref, to_sales_cents }),
  ])
  return { event: 'executed', amount_cents } as const
}

function eventOf({ status }: OrderMoney, order_id: string, is_whole: boolean): OrderEvent {
  if (status === ORDER_STATUS.paid && is_whole) return 'cancel_paid'
  if (status === ORDER_STATUS.shipped || status === ORDER_STATUS.received)
    return is_whole ? 'give_back_whole' : 'give_back_part'
  if (status === ORDER_STATUS.completed) return 'goodwill'
  throw new Refusal('refund_not_possible', { order_ids: [order_id] })
}

/** The exact lines and amount; everything that is left, unless lines or an amount are named. */
function wishOf(order: OrderMoney, lines: PaidLine[], { order_id, items, amount_cents, goods_back }: Gift) {
  const left_cents = order.paid_cents - order.refunded_cents
  const isAll = items === undefined && (amount_cents === undefined || amount_cents === left_cents)
  const chosen =
    items ??
    lines.filter(hasSomethingLeft).map((line) => ({ order_item_id: line.order_item_id, quantity: piecesLeft(line) }))
  // Counts as the shop's fault: freight comes back with the last line.
  const most = mostRefund(order, lines, chosen, 'not_received')
  const asked_cents = amount_cents ?? (isAll ? left_cents : cents(most.goods_cents + most.freight_cents))
  if (asked_cents <= 0) throw new Refusal('refund_not_possible', { order_ids: [order_id] })
  const shares = shareOf(order, lines, chosen, { amount_cents: asked_cents, reason: 'not_received' })
  const is_whole = asked_cents === left_cents
  const wish: Wish = {
    amount_cents: asked_cents,
    items: chosen.map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    goods_back: order.status === ORDER_STATUS.paid || (goods_back ?? false),
  }
  const takes_goods = wish.goods_back || asked_cents === shares.most_cents
  const fate = givenFateOf(order, wish)
  const parts = shares.parts.map((part) => ({ ...part, fate }))
  return { ...shares, parts, wish, is_whole, takes_goods }
}

function givenFateOf({ status }: OrderMoney, { goods_back }: Wish): RefundFate {
  if (status === ORDER_STATUS.paid) return 'not_sent'
  return goods_back ? 'returns' : 'stays'
}

const hasSomethingLeft = (line: PaidLine) => piecesLeft(line) > 0 || line.refunded_cents < line.paid_cents
