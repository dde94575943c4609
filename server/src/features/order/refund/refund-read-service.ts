import { DESK_COUNT_LIMIT } from '@sampan/contract'
import { countedTo } from '../../../db/count-up-to.ts'
import type { Db } from '../../../db/database.ts'
import type { Place } from '../../../db/newest-first.ts'
import { NotFound } from '../../../http/refusal.ts'
import {
  countRefundsAtDesk,
  type DeskRefundFilter,
  type DeskRefundRow,
  findRefundAtDesk,
  findRefundsAtDesk,
  findRefundsOf,
  givenBackTo,
} from './refund-read-sql.ts'
import { findRefundKey } from './refund-sql.ts'
import { type RefundAtDeskReply, type RefundReply, refundAtDesk, refundView } from './refund-view.ts'

/** @throws NotFound for another's refund. */
export async function readRefund(db: Db, user_id: string, refund_id: string): Promise<RefundReply> {
  const key = await findRefundKey(db, refund_id, user_id)
  const found = key && (await findRefundsOf(db, [key])).find((refund) => refund.refund_id === refund_id)
  if (!found) throw new NotFound()
  return refundView(found)
}

/** A page of everybody's refunds. */
export async function listRefundsAtDesk(db: Db, filter: DeskRefundFilter, place: Place) {
  const [{ items, next_cursor }, counted] = await Promise.all([
    findRefundsAtDesk(db, filter, place),
    countRefundsAtDesk(db, filter, DESK_COUNT_LIMIT + 1),
  ])
  const { page, page_size } = place
  return { items: await withSeconds(db, items), next_cursor, ...countedTo(counted), page, page_size }
}

/** Refunds, and whether they need a second operator, for which each shopper's refunds of a day are added up once. */
async function withSeconds(db: Db, rows: DeskRefundRow[]): Promise<RefundAtDeskReply[]> {
  const agreed = rows.filter(({ state }) => state === 'agreed' || state === 'returning')
  const ids = agreed.map(({ user_id }) => user_id)
  const given = ids.length > 0 ? await givenBackTo(db, ids) : undefined
  return rows.map((row) => {
    const sums = given?.get(row.user_id)
    const is_alone_enough = sums !== undefined && row.amount_cents + sums.given_cents <= sums.alone_cents
    return refundAtDesk(row, agreed.includes(row) && !is_alone_enough)
  })
}

/** @throws NotFound */
export async function readRefundAtDesk(db: Db, refund_id: string): Promise<RefundAtDeskReply> {
  const row = await findRefundAtDesk(db, refund_id)
  if (!row) throw new NotFound()
  const [refund] = await withSeconds(db, [row])
  if (!refund) throw new NotFound()
  return refund
}
