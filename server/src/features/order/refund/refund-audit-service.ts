import { cents, inDollars, splitCents, sumCents } from '@sampan/contract'
import { totalLoss } from '@sampan/contract/refund-deduction'
import type { DeskRole } from '@sampan/contract/rules'
import type { Tx } from '../../../db/transaction.ts'
import { post } from '../../../ledger/ledger.ts'
import { refundFromEscrow, releaseOfRefund } from '../../../ledger/order-flows.ts'
import { BadRequest, NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockActiveOperator } from '../../../security/operator-sql.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { notify } from '../../notice/notice-service.ts'
import { countAlone } from '../../operator/proposal/act-alone-service.ts'
import { areTwoPeople } from '../../operator/proposal/second-person-service.ts'
import { useFiles } from '../../upload/upload-service.ts'
import { moveOrder } from '../order-move-service.ts'
import { type Change, deductionDue, isFault, settleBenefits } from './deduction-service.ts'
import { lockAllowanceToGiveBack } from './refund-alone-service.ts'
import { settleGoods } from './refund-goods-service.ts'
import { lockRefundOrder, refuseLess, stateChanged } from './refund-service.ts'
import {
  findParts,
  findRefundKey,
  findReturnAddress,
  insertPictures,
  lockOrderMoney,
  lockRefund,
  setPart,
  swapRefund,
} from './refund-sql.ts'

export type Operator = { operator_id: string; operator_account: string }
/** The result of an answer: `agreed` waits for the goods, or for a second operator. */
export type Answer = 'agreed' | 'executed' | 'refused'

/**
 * Agrees to a refund. Without a return the money goes back at once, unless the sum needs a second operator. Goods go back to
 * the address of their shop unless another one is given.
 * @throws NotFound; BadRequest without an address that goods are to be sent back to; Refusal already_audited,
 * second_operator_needed when it is the operator's own.
 */
export async function agreeToRefund(tx: Tx, operator: Operator, refund_id: string, other_address?: string) {
  const key = await lockRefundAtDesk(tx, operator, refund_id)
  const refund = await lockRefund(tx, key)
  const { type, state } = refund
  if (state !== 'applied') throw new Refusal('already_audited')
  const returns = type === 'return_and_refund'
  const return_address = returns ? (other_address ?? (await findReturnAddress(tx, key))) : null
  if (returns && !return_address) throw new BadRequest('return_address: where the goods are to be sent back to')
  const agreement = { return_address, agreed_by: operator.operator_id }
  if (!(await swapRefund(tx, key, ['applied'], { state: 'agreed', ...agreement }))) throw new Refusal('already_audited')
  const { order_number } = await moveOrder(tx, by(operator), 'refund_agree', key)
  const { user_id, order_id } = key
  if (returns) await notify(tx, { user_id, kind: 'refund_agreed', ref_id: order_id, details: { order_number } })
  if (returns) return 'agreed'
  const amount_cents = await paidBy(tx, key, refund)
  const allowance = await lockAllowanceToGiveBack(tx, operator.operator_id, { user_id, amount_cents })
  if (!allowance) return 'agreed'
  await countAlone(tx, allowance, { ref_id: order_id, amount_cents })
  return payBack(tx, operator, key)
}

/** Less than was agreed, and why. */
export type Less = { amount_cents: number; reason: string }

/**
 * Gives back the money of an agreed refund, or less of it: the goods are back, or a second operator agrees. If the first
 * agreement no longer counts, because its operator was blocked, this agreement replaces it and the outcome is `agreed`.
 * @throws NotFound; Refusal state_changed when it is not agreed, refund_too_much when it is not less, refund_too_little
 * for less than a deduction that comes back, refund_in_full for less than agreed for pieces that are not sent,
 * second_operator_needed.
 */
export async function executeRefund(tx: Tx, operator: Operator, refund_id: string, less?: Less): Promise<Answer> {
  const key = await lockRefundAtDesk(tx, operator, refund_id)
  const refund = await lockRefund(tx, key)
  const { state, agreed_by } = refund
  if (state !== 'agreed' && state !== 'returning') throw stateChanged(key)
  if (less && less.amount_cents >= refund.amount_cents)
    throw new Refusal('refund_too_much', { field: 'amount_cents', limit_cents: refund.amount_cents - 1 })
  const gross_cents = less && (await grossOf(tx, key, refund, less))
  const amount_cents = less?.amount_cents ?? (await paidBy(tx, key, refund))
  const allowance = await lockAllowanceToGiveBack(tx, operator.operator_id, { user_id: key.user_id, amount_cents })
  if (allowance) await countAlone(tx, allowance, { ref_id: key.order_id, amount_cents })
  else if (!(await isSecond(tx, operator, agreed_by, key.account, AGREE))) {
    if (agreed_by === operator.operator_id) throw new Refusal('second_operator_needed')
    await swapRefund(tx, key, [state], { state, agreed_by: operator.operator_id })
    return 'agreed'
  }
  if (less) await lessen(tx, key, refund, { ...less, gross_cents: gross_cents ?? less.amount_cents })
  return payBack(tx, operator, key)
}

/**
 * Gives back less than was agreed: freight last, and each line in proportion. Goods that came back count as refunded all the
 * same, and can be sold again only if they are as good as new, which another operator has to say; goods that stay with the
 * shopper do not count.
 */
async function lessen(
  tx: Tx,
  key: RefundOrder,
  refund: LockedRefund,
  less: Less & { gross_cents: number },
): Promise<void> {
  const { state, type, amount_cents } = refund
  const parts = await findParts(tx, key)
  if (parts.some(({ fate }) => fate === 'not_sent')) refuseLess(less.amount_cents, amount_cents)
  const takes_goods = type === 'return_and_refund'
  // Goods that stay lose the rest of the purchase nothing.
  const deducted = takes_goods ? {} : { deducted_discount_cents: 0, deducted_freight_cents: 0 }
  const { gross_cents } = less
  const goods_cents = Math.min(gross_cents, sumCents(parts.map((part) => part.amount_cents)))
  const shares = splitCents(
    cents(goods_cents),
    parts.map((part) => cents(part.amount_cents)),
  )
  for (const [at, part] of parts.entries()) await setPart(tx, key, part.order_item_id, shares[at] ?? 0)
  const said = { agreed_cents: amount_cents, less_reason: less.reason, amount_cents: less.amount_cents }
  const left = { freight_cents: gross_cents - goods_cents, restocks: false }
  await swapRefund(tx, key, [state], { state, ...said, ...left, ...deducted, takes_goods })
}

/**
 * Goods and freight of less than was agreed, before the deduction that is due now. So exactly the typed amount is paid,
 * whatever other refunds changed since the request.
 * @throws Refusal refund_too_little with the least amount: an earlier deduction comes back in any case.
 */
async function grossOf(tx: Tx, key: RefundOrder, refund: LockedRefund, { amount_cents }: Less): Promise<number> {
  if (refund.type !== 'return_and_refund') return amount_cents
  const { change } = await changeOf(tx, key, refund)
  // Less than was agreed never refunds the whole order.
  const gross_cents = amount_cents + (await deductionDue(tx, key, { ...change, ends: false }))
  if (gross_cents >= 0) return gross_cents
  throw new Refusal('refund_too_little', { field: 'amount_cents', limit_cents: amount_cents - gross_cents })
}

/**
 * Refuses a refund: before it was agreed, or because the goods that came back are not as claimed.
 * @throws NotFound, also for a picture that was not sent for a refusal to this shopper; Refusal already_audited.
 */
export async function refuseRefund(
  tx: Tx,
  operator: Operator,
  { refund_id, reason, picture_ids = [] }: RefusedRefund,
): Promise<Answer> {
  const key = await lockRefundAtDesk(tx, operator, refund_id)
  const verdict = { state: 'refused', refusal_reason: reason, resolved_by: operator.operator_id } as const
  if (!(await swapRefund(tx, key, ['applied', 'agreed', 'returning'], verdict))) throw new Refusal('already_audited')
  const { user_id } = key
  await useFiles(tx, { user_id, file_ids: picture_ids, purpose: 'refusal', used_by: `refund:${refund_id}` })
  await insertPictures(tx, 'refusal_picture', key, picture_ids)
  await moveOrder(tx, by(operator), 'refund_refuse', key, { details: { reason } })
  return 'refused'
}

export type RefusedRefund = { refund_id: string; reason: string; picture_ids?: string[] | undefined }

type RefundOrder = Awaited<ReturnType<typeof lockRefundOrder>>
type LockedRefund = Awaited<ReturnType<typeof lockRefund>>

/** The effect of a refund on its purchase, and its money before any deduction. */
async function changeOf(tx: Tx, key: RefundOrder, refund: LockedRefund) {
  const order = await lockOrderMoney(tx, key)
  if (!order) throw stateChanged(key)
  const pieces = await findParts(tx, key)
  const gross_cents = sumCents(pieces.map((part) => part.amount_cents)) + refund.freight_cents
  const ends = order.refunded_cents + gross_cents === order.paid_cents
  const taken = { pieces: refund.takes_goods ? pieces : [], is_fault: isFault(order, refund.reason) }
  const change: Change = { order_id: key.order_id, ...taken, ends }
  return { order, gross_cents, ends, change }
}

/** The amount that limits count: the shopper's money, including earlier deductions that come back. */
async function paidBy(tx: Tx, key: RefundOrder, refund: LockedRefund): Promise<number> {
  const { gross_cents, change } = await changeOf(tx, key, refund)
  return Math.max(refund.amount_cents, gross_cents - (await deductionDue(tx, key, change)))
}

async function payBack(tx: Tx, operator: Operator, key: RefundOrder): Promise<Answer> {
  const { operator_id } = operator
  const refund = await lockRefund(tx, key)
  const { order, gross_cents, ends, change } = await changeOf(tx, key, refund)
  const event = ends ? 'refund_whole' : 'refund_part'
  const settled = await settleBenefits(tx, key, change)
  const amount_cents = gross_cents - totalLoss(settled)
  // Requests that would change each other's deduction are not open at the same time, so no more is deducted than was said.
  if (amount_cents < refund.amount_cents) throw stateChanged(key)
  const deducted = { deducted_discount_cents: settled.discount_cents, deducted_freight_cents: settled.freight_cents }
  const verdict = { state: 'executed', resolved_by: operator_id, amount_cents, ...deducted } as const
  const done = await swapRefund(tx, key, ['agreed', 'returning'], verdict)
  if (!done) throw stateChanged(key)
  const { takes_goods, restocks } = done
  await moveOrder(tx, by(operator), event, key, {
    change: { refund_cents: gross_cents },
    details: { amount: inDollars(amount_cents) },
  })
  await settleGoods(tx, key, { takes_goods, restocks, ends_unshipped: ends && order.shipped_at === null })
  const ref = { ref_type: 'refund', ref_id: key.refund_id }
  const { to_sales_cents } = settled
  await post(tx, `operator:${operator_id}`, [
    ...(await refundFromEscrow(tx, { ...ref, user_id: key.user_id, amount_cents })),
    releaseOfRefund({ ...ref, to_sales_cents }),
  ])
  return 'executed'
}

/** Locks the shopper, whose refunds of a day are added up, and then the order. */
async function lockRefundAtDesk(tx: Tx, operator: Operator, refund_id: string): Promise<RefundOrder> {
  const found = await findRefundKey(tx, refund_id)
  if (!found) throw new NotFound()
  if (found.account === operator.operator_account) throw new Refusal('second_operator_needed')
  await lockShopper(tx, found.user_id)
  return lockRefundOrder(tx, refund_id)
}

/** The roles that may give money back, and those that may agree to a shopper's request. */
const GIVE_BACK = ['finance', 'fulfilment'] as const
const AGREE = ['finance', 'fulfilment', 'support'] as const

/**
 * Whether another active operator, who is not the shopper, agreed before.
 * @throws Refusal second_too_new
 */
export async function isSecond(
  tx: Tx,
  { operator_id }: Operator,
  first: string | null | undefined,
  shopper: string,
  first_roles: readonly DeskRole[] = GIVE_BACK,
) {
  if (!first || first === operator_id) return false
  const first_account = (await lockActiveOperator(tx, first))?.account
  if (first_account === undefined || first_account === shopper) return false
  return areTwoPeople(tx, { first, second: operator_id }, GIVE_BACK, first_roles)
}

export const by = ({ operator_id }: Operator) => ({ by: 'operator', operator_id }) as const
