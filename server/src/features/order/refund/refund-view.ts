import type { Alone, Endpoints } from '@sampan/contract'
import { freightLeft, lineRefund, piecesLeft } from '@sampan/contract/refund-sums'
import { REFUND_APPLICATIONS_LIMIT } from '@sampan/contract/rules'
import type { z } from 'zod'
import { fileUrl } from '../../upload/upload-service.ts'
import type { ItemRow, OrderRow } from '../order-read-sql.ts'
import { isOpenToShopper } from '../order-transitions.ts'
import type { DeskRefundRow, RefundRow } from './refund-read-sql.ts'

export type RefundReply = z.input<Endpoints['POST /api/order/refund']['reply']>
export type RefundAtDeskReply = z.input<Endpoints['GET /api/admin/refund/detail']['reply']>

export function refundView({ user_id, by_whom, takes_goods, ...data }: RefundRow): RefundReply {
  const { attachments, refusal_pictures, ...refund } = data
  return {
    ...refund,
    by: by_whom,
    attachments: attachments.map(fileView),
    refusal_pictures: refusal_pictures.map(fileView),
  }
}

const fileView = ({ file_name, ...file }: RefundRow['attachments'][number]) => ({ ...file, url: fileUrl(file_name) })

/** `payment`: the amount to pay, and the amount that the operator may pay alone. Null for closed refunds. */
export const refundAtDesk = (
  row: DeskRefundRow,
  payment: { to_pay_cents: number; alone: Alone } | null,
  proposal: RefundAtDeskReply['proposal'],
): RefundAtDeskReply => {
  const { account, order_number, agreed_by, resolved_by, shop_id, shop_return_address, ...data } = row
  const { paid_cents, refunded_cents, shipped_at, ...refund } = data
  return {
    ...refundView(refund),
    items: row.items,
    shopper: { user_id: refund.user_id, account },
    order_number,
    to_pay_cents: payment?.to_pay_cents ?? null,
    alone: payment?.alone ?? null,
    proposal,
    agreed_by,
    resolved_by,
    shop_id,
    shop_return_address,
  }
}

type Money = Pick<OrderRow, 'status' | 'paid_cents' | 'refunded_cents'>

/** The amounts that the shopper can still request. Zero while a request is open, and after completion. */
export function refundableOf(order: Money, lines: ItemRow[]) {
  if (!isOpenToShopper('refund_apply', order.status)) return { goods_cents: 0, freight_cents: 0, items: [] }
  const items = lines
    .filter((line) => piecesLeft(line) > 0)
    .map((line) => ({
      order_item_id: line.order_item_id,
      quantity: piecesLeft(line),
      cents: lineRefund(line, piecesLeft(line)),
    }))
  return {
    goods_cents: items.reduce((sum, item) => sum + item.cents, 0),
    freight_cents: freightLeft(order, lines),
    items,
  }
}

export function canAsk(order: Money, lines: ItemRow[], refunds: RefundRow[]): boolean {
  const applications = refunds.filter((refund) => refund.by_whom === 'shopper').length
  return refundableOf(order, lines).goods_cents > 0 && applications < REFUND_APPLICATIONS_LIMIT
}
