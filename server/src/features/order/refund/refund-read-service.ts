import type { Db } from '../../../db/database.ts'
import { NotFound } from '../../../http/refusal.ts'
import { countAtDesk, findAtDesk, findRefundsOf } from './refund-read-sql.ts'
import { findRefundKey } from './refund-sql.ts'
import { type RefundAtDeskReply, type RefundReply, refundAtDesk, refundView } from './refund-view.ts'

/** @throws NotFound for another's refund. */
export async function readRefund(db: Db, user_id: string, refund_id: string): Promise<RefundReply> {
  const key = await findRefundKey(db, refund_id, user_id)
  const found = key && (await findRefundsOf(db, [key])).find((refund) => refund.refund_id === refund_id)
  if (!found) throw new NotFound()
  return refundView(found)
}

/** Refunds for the desk, the oldest first. */
export async function listRefunds(db: Db, state: 'open' | 'all', page: { page: number; page_size: number }) {
  const [rows, total] = await Promise.all([findAtDesk(db, { state }, page), countAtDesk(db, { state })])
  return { items: rows.map(refundAtDesk), total, ...page }
}

/** @throws NotFound */
export async function readRefundAtDesk(db: Db, refund_id: string): Promise<RefundAtDeskReply> {
  const [row] = await findAtDesk(db, { refund_id }, { page: 1, page_size: 1 })
  if (!row) throw new NotFound()
  return refundAtDesk(row)
}
