import { inDollars } from '@sampan/contract'
import { totalLoss } from '@sampan/contract/refund-deduction'
import type { Tx } from '../../../db/transaction.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { post } from '../../../ledger/ledger.ts'
import { refundFromEscrow, releaseOfRefund, taxesOfRefund } from '../../../ledger/order-flows.ts'
import { BadRequest, NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { refuseOwn } from '../../operator/own-money-service.ts'
import { attachFiles } from '../../upload/upload-service.ts'
import { moveOrder } from '../order-move-service.ts'
import type { OrderKey } from '../order-sql.ts'
import { insertCreditNotes } from '../receipt/receipt-sql.ts'
import { settleBenefits } from './deduction-service.ts'
import { changeOf, fullAmount, type Reduction, readBasis, reducedParts, reducedTaxes } from './refund-amount-service.ts'
import { settleGoods } from './refund-goods-service.ts'
import { insertPictures } from './refund-picture-sql.ts'
import { lockRefundOrder, stateChanged } from './refund-service.ts'
import {
  findRefundKey,
  findReturnAddress,
  insertTaxesBack,
  lockRefund,
  type RefundKey,
  type StoredRefund,
  setPart,
  swapRefund,
} from './refund-sql.ts'
import { readTaxesBack, taxChange } from './refund-tax-service.ts'

type Key = RefundKey & OrderKey

/**
 * Locks the shopper, then the order and the refund. The shopper is locked because the daily limit adds up the refunds
 * to one shopper.
 * @throws NotFound; Refusal second_operator_needed when the refund belongs to one of the operators.
 */
export async function lockRefundForDesk(tx: Tx, refund_id: string, ...operators: Operator[]) {
  const owner = await findRefundKey(tx, refund_id)
  if (!owner) throw new NotFound()
  refuseOwn(owner.account, ...operators)
  await lockShopper(tx, owner.user_id)
  const key = await lockRefundOrder(tx, refund_id)
  return { key, refund: await lockRefund(tx, key) }
}
export type LockedRefund = Awaited<ReturnType<typeof lockRefundForDesk>>

/**
 * Approves a locked refund. Goods are sent back to the shop's return address unless another address is given.
 * @throws BadRequest if goods have to be sent back and there is no address; Refusal already_audited.
 */
export async function agreeToRefund(tx: Tx, operator: Operator, { key, refund }: LockedRefund, other_address?: string) {
  const returns = refund.type === 'return_and_refund'
  const return_address = returns ? (other_address ?? (await findReturnAddress(tx, key))) : null
  if (returns && !return_address) throw new BadRequest('return_address: required, because the shop has none')
  const agreement = { return_address, agreed_by: operator.operator_id }
  if (!(await swapRefund(tx, key, ['applied'], { state: 'agreed', ...agreement }))) throw new Refusal('already_audited')
  await moveOrder(tx, byOperator(operator), 'refund_agree', key)
}

/** Pays a locked refund, in full or reduced by `less`. The caller has called `amountToPay`. */
export async function payRefund(
  tx: Tx,
  operator: Operator,
  lockedRefund: LockedRefund,
  less?: Reduction,
): Promise<void> {
  const { key, refund } = lockedRefund
  if (refund.state === 'applied') await agreeToRefund(tx, operator, lockedRefund)
  if (less) await reduceRefund(tx, key, refund, less)
  await payBack(tx, operator, key)
}

/**
 * Reduces an approved refund. The returned goods count as refunded, but are returned to stock only by a separate decision of
 * an operator.
 */
async function reduceRefund(tx: Tx, key: Key, refund: StoredRefund, less: Reduction): Promise<void> {
  const { state } = refund
  const basis = await readBasis(tx, key)
  const { parts, freight_cents } = reducedParts(refund, basis, less)
  const { tax_cents } = await reducedTaxes(tx, key, refund, basis, less)
  for (const part of parts) await setPart(tx, key, part.order_item_id, part.amount_cents)
  const verdict_facts = {
    agreed_cents: fullAmount(refund, basis),
    less_reason: less.reason,
    amount_cents: less.amount_cents,
  }
  await swapRefund(tx, key, [state], { state, ...verdict_facts, freight_cents, tax_cents, restocks: false })
}

/**
 * Refuses a locked refund, either before the approval or because the returned goods are not as claimed.
 * @throws NotFound for a picture that was not uploaded for a refusal to this shopper; Refusal already_audited.
 */
export async function refuseRefund(
  tx: Tx,
  operator: Operator,
  { key }: LockedRefund,
  { refund_id, reason, picture_ids = [] }: RefusedRefund,
): Promise<void> {
  const verdict = { state: 'refused', refusal_reason: reason, resolved_by: operator.operator_id } as const
  if (!(await swapRefund(tx, key, ['applied', 'agreed', 'returning'], verdict))) throw new Refusal('already_audited')
  const { user_id } = key
  await attachFiles(tx, { user_id, file_ids: picture_ids, purpose: 'refusal', used_by: `refund:${refund_id}` })
  await insertPictures(tx, 'refusal_picture', key, picture_ids)
  await moveOrder(tx, byOperator(operator), 'refund_refuse', key, { details: { reason } })
}

export type RefusedRefund = { refund_id: string; reason: string; picture_ids?: string[] | undefined }

async function payBack(tx: Tx, operator: Operator, key: Key): Promise<void> {
  const { operator_id } = operator
  const refund = await lockRefund(tx, key)
  const basis = await readBasis(tx, key)
  const { gross_cents, ends, change } = changeOf(refund, basis)
  const event = ends ? 'refund_whole' : 'refund_part'
  // Of the amount that was requested, so that the shopper gets the taxes that the request showed.
  const { amount_cents: asked_cents, reason } = refund
  const taxes = await readTaxesBack(tx, key, basis.order, {
    ...{ parts: basis.parts, reason, gross_cents, amount_cents: asked_cents },
  })
  const { tax_cents } = taxes
  const settlement = await settleBenefits(tx, key, change)
  const amount_cents = gross_cents - totalLoss(settlement)
  // Refund requests that would change each other's deduction are never open together. So the shopper never gets less
  // than the amount that was shown with the request.
  if (amount_cents < refund.amount_cents) throw stateChanged(key)
  const deducted = {
    deducted_discount_cents: settlement.discount_cents,
    deducted_freight_cents: settlement.freight_cents,
  }
  const verdict = { state: 'executed', resolved_by: operator_id, amount_cents, tax_cents, ...deducted } as const
  const row = await swapRefund(tx, key, ['agreed', 'returning'], verdict)
  if (!row) throw stateChanged(key)
  await insertTaxesBack(tx, key, taxes.parts)
  await insertCreditNotes(tx, key)
  const { takes_goods, restocks } = row
  await moveOrder(tx, byOperator(operator), event, key, {
    change: { refund_cents: gross_cents, ...taxChange(taxes) },
    details: { amount: inDollars(amount_cents + tax_cents) },
  })
  const is_at_hand = refund.product_status === 'received'
  await settleGoods(tx, key, { takes_goods, restocks, ends, is_at_hand })
  const ref = { ref_type: 'refund', ref_id: key.refund_id }
  const { to_sales_cents } = settlement
  await post(tx, `operator:${operator_id}`, [
    ...taxesOfRefund(ref, 'orders:escrow', taxes.sums),
    ...(await refundFromEscrow(tx, { ...ref, user_id: key.user_id, amount_cents: amount_cents + tax_cents })),
    releaseOfRefund({ ...ref, to_sales_cents }),
  ])
}

export const byOperator = ({ operator_id }: Pick<Operator, 'operator_id'>) => ({ by: 'operator', operator_id }) as const
