import { cents, type ProposedChange } from '@sampan/contract'
import { ORDER_STATUS_WORDS } from '@sampan/contract/rules'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import { anyKind, type ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { findOrderKey } from '../order-sql.ts'
import {
  type DirectRefund,
  type DirectRefundPlan,
  executeDirectRefund,
  lockOrderForDesk,
  planDirectRefund,
  refuseDeleted,
} from './direct-refund-service.ts'
import { amountToPay } from './refund-amount-service.ts'
import { lockRefundForDesk, payRefund } from './refund-audit-service.ts'
import { stateChanged } from './refund-service.ts'
import { findOrderMoney, findRefund, findRefundKey, findShopper, type OrderMoney } from './refund-sql.ts'

const Reduction = z.object({ amount_cents: z.int().positive(), reason: z.string() })
/** `amount_cents` is the amount that the shopper gets. */
const RefundBody = z.object({ refund_id: z.uuid(), amount_cents: z.int(), less: Reduction.optional() })
type RefundBody = z.output<typeof RefundBody>

const accountOfRefund = async (db: Db, { refund_id }: RefundBody) =>
  (await findRefundKey(db, refund_id))?.account ?? null

/** The kind of proposal that pays a requested refund above a limit. */
export const refund_kind: ProposalKind<RefundBody> = {
  name: 'refund_pay',
  is_audit: true,
  // Customer service approves requests, but may not decide about payments.
  proposers: ['support'],
  body: RefundBody,
  about: accountOfRefund,
  concerns: accountOfRefund,
  changes: async (db, { refund_id, less }) => {
    const key = await findRefundKey(db, refund_id)
    if (!key) throw new NotFound()
    const amount_cents = await amountToPay(db, key, await findRefund(db, key), less)
    return [{ field: 'to_balance', before: null, after: { cents: cents(amount_cents) } }]
  },
  carryOut: async (tx, { proposer, decider, body: { refund_id, amount_cents, less } }) => {
    const lockedRefund = await lockRefundForDesk(tx, refund_id, proposer, decider)
    if ((await amountToPay(tx, lockedRefund.key, lockedRefund.refund, less)) !== amount_cents)
      throw stateChanged(lockedRefund.key)
    await payRefund(tx, decider, lockedRefund, less)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'refund_executed',
      ref_type: 'refund',
      ref_id: refund_id,
      details: { ...less, proposed_by: proposer.operator_account },
    })
  },
}

const MoneyBackBody = z.object({
  order_id: z.uuid(),
  reason: z.string(),
  items: z.array(z.object({ order_item_id: z.uuid(), quantity: z.int().min(0) })),
  amount_cents: z.int().positive(),
  goods_back: z.boolean(),
  not_sent: z.boolean().optional(),
  parcel_id: z.uuid().optional(),
  cancels: z.boolean(),
  contract_withdrawal_id: z.uuid().optional(),
  /**
   * The order's status, its refunded sum and the amount to pay, at the time of the proposal. If one of them changes,
   * the proposal is not carried out.
   */
  status: z.enum(ORDER_STATUS_WORDS),
  refunded_cents: z.int(),
  paid_cents: z.int(),
})
type MoneyBackBody = z.output<typeof MoneyBackBody>

/** The body of a proposal. Contains the exact lines and amount, even if the operator entered neither. */
export const bodyOf = (
  input: DirectRefund,
  { refund_terms, paid_cents }: DirectRefundPlan,
  { status, refunded_cents }: OrderMoney,
): MoneyBackBody => ({
  ...refund_terms.terms,
  order_id: input.order_id,
  reason: input.reason,
  cancels: input.cancels ?? false,
  ...(input.parcel_id && { parcel_id: input.parcel_id }),
  ...(input.contract_withdrawal_id && { contract_withdrawal_id: input.contract_withdrawal_id }),
  ...{ status, refunded_cents, paid_cents },
})

const accountOfOrder = async (db: Db, { order_id }: MoneyBackBody) => {
  const key = await findOrderKey(db, order_id)
  return key ? findShopper(db, key.user_id) : null
}

const isUnchangedOrder = (order: OrderMoney, { paid_cents }: DirectRefundPlan, body: MoneyBackBody) =>
  order.status === body.status && order.refunded_cents === body.refunded_cents && paid_cents === body.paid_cents

/**
 * The kind of proposal that refunds without a request or cancels a paid order above a limit, or pays a goodwill refund
 * of a completed order.
 */
export const money_back_kind: ProposalKind<MoneyBackBody> = {
  name: 'money_back',
  is_audit: true,
  body: MoneyBackBody,
  about: accountOfOrder,
  concerns: accountOfOrder,
  changes: async (db, body) => {
    const key = await findOrderKey(db, body.order_id)
    const order = key && (await findOrderMoney(db, key))
    if (!order) throw new NotFound()
    await refuseDeleted(db, key)
    const plan = await planDirectRefund(db, { key, order }, body)
    if (!isUnchangedOrder(order, plan, body)) throw stateChanged(key)
    const quantity = body.items.reduce((sum, item) => sum + item.quantity, 0)
    const changes: ProposedChange[] = [
      { field: 'to_balance', before: null, after: { cents: cents(body.paid_cents) } },
      { field: 'pieces', before: null, after: { text: String(quantity) } },
      { field: 'goods_back', before: null, after: { is: body.goods_back } },
      { field: 'cancels_order', before: null, after: { is: plan.event === 'cancel_paid' } },
    ]
    return changes
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { order_id, reason, cancels } = body
    const lockedOrder = await lockOrderForDesk(tx, order_id, proposer, decider)
    const plan = await planDirectRefund(tx, lockedOrder, body)
    if (!isUnchangedOrder(lockedOrder.order, plan, body)) throw stateChanged(lockedOrder.key)
    const amount_cents = await executeDirectRefund(tx, decider, lockedOrder, plan, body)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: cancels ? 'order_cancelled' : 'money_back_executed',
      ref_type: 'order',
      ref_id: order_id,
      details: { amount_cents, reason, proposed_by: proposer.operator_account },
    })
  },
}

export const refund_proposals: readonly ProposalKind[] = [anyKind(refund_kind), anyKind(money_back_kind)]
