import { DESK_COUNT_LIMIT } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { readAllowance } from '../../operator/proposal/act-alone-service.ts'
import { type OperatorWithRoles, waitingProposals } from '../../operator/proposal/proposal-service.ts'
import { findPurchases } from './purchase-sql.ts'
import { aloneOfRefund, aloneTo } from './refund-alone-service.ts'
import { fullAmount } from './refund-amount-service.ts'
import { refund_proposals } from './refund-proposals-service.ts'
import {
  countRefundsAtDesk,
  type DeskRefundFilter,
  type DeskRefundRow,
  findRefundAtDesk,
  findRefundsAtDesk,
  findRefundsOf,
} from './refund-read-sql.ts'
import { findRefundKey, isOpen } from './refund-sql.ts'
import { type RefundAtDeskReply, type RefundReply, refundAtDesk, refundView } from './refund-view.ts'

/** A shopper's refund. @throws NotFound for another shopper's refund. */
export async function readRefund(db: Db, user_id: string, refund_id: string): Promise<RefundReply> {
  const key = await findRefundKey(db, refund_id, user_id)
  const row = key && (await findRefundsOf(db, [key])).find((refund) => refund.refund_id === refund_id)
  if (!row) throw new NotFound()
  return refundView(row)
}

type Reader = { operator: OperatorWithRoles; language: Language }

export async function listRefundsAtDesk(
  db: Db,
  { operator, language }: Reader,
  filter: DeskRefundFilter,
  start: PageStart,
) {
  const [{ items, next_cursor }, count] = await Promise.all([
    findRefundsAtDesk(db, language, filter, start),
    countRefundsAtDesk(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const { page, page_size } = start
  return { items: await withLimits(db, operator, items), next_cursor, ...countedTo(count), page, page_size }
}

/**
 * Adds to open refunds the amount to pay and the amount that the operator may pay without a second operator. The daily
 * sum of each shopper is calculated once.
 */
async function withLimits(db: Db, operator: OperatorWithRoles, rows: DeskRefundRow[]): Promise<RefundAtDeskReply[]> {
  const open = rows.filter(({ state }) => isOpen(state))
  const user_ids = open.map(({ user_id }) => user_id)
  const refund_ids = open.map(({ refund_id }) => refund_id)
  const [toShopper, proposals, purchaseOf] = await Promise.all([
    readAllowance(db, operator.operator_id, 'refund').then((allowance) => aloneTo(db, allowance, user_ids)),
    waitingProposals(db, operator, refund_proposals, refund_ids),
    findPurchases(db, open),
  ])
  const paymentOf = (row: DeskRefundRow) => ({
    to_pay_cents: fullAmount(row, { order: row, parts: row.items, purchase: purchaseOf(row.order_id) }),
    alone: aloneOfRefund(operator, row, toShopper(row.user_id)),
  })
  return rows.map((row) => {
    const proposal = proposals.find(({ ref_id }) => ref_id === row.refund_id) ?? null
    return refundAtDesk(row, isOpen(row.state) ? paymentOf(row) : null, proposal)
  })
}

/** A refund with the data that only operators see. @throws NotFound. */
export async function readRefundAtDesk(
  db: Db,
  { operator, language }: Reader,
  refund_id: string,
): Promise<RefundAtDeskReply> {
  const row = await findRefundAtDesk(db, language, refund_id)
  if (!row) throw new NotFound()
  const [refund] = await withLimits(db, operator, [row])
  if (!refund) throw new NotFound()
  return refund
}
