import { implement, type Server } from '../../../http/implement.ts'
import { readOrderAtDesk } from '../order-desk-service.ts'
import { aloneForOrder } from './refund-alone-service.ts'
import { agreeAtDesk, executeAtDesk, giveBackAtDesk, refuseAtDesk } from './refund-desk-service.ts'
import { listRefundsAtDesk, readRefundAtDesk } from './refund-read-service.ts'

/** Refunds at the desk. */
export function refundRoutesAtDesk(server: Server): void {
  implement(
    server,
    'GET /api/admin/refund/list',
    ({ db, operator_id, query: { page, page_size, cursor, ...filter } }) =>
      listRefundsAtDesk(db, operator_id, filter, { page, page_size, cursor }),
  )
  implement(server, 'GET /api/admin/refund/detail', ({ db, operator_id, query: { refund_id } }) =>
    readRefundAtDesk(db, operator_id, refund_id),
  )
  implement(server, 'GET /api/admin/refund/alone', ({ db, operator_id, query: { order_id } }) =>
    aloneForOrder(db, operator_id, order_id),
  )
  implement(server, 'POST /api/admin/refund/agree', async ({ db, body, ...operator }) => {
    await agreeAtDesk(db, operator, body)
    return readRefundAtDesk(db, operator.operator_id, body.refund_id)
  })
  implement(server, 'POST /api/admin/refund/refuse', async ({ db, body, ...operator }) => {
    await refuseAtDesk(db, operator, body)
    return readRefundAtDesk(db, operator.operator_id, body.refund_id)
  })
  implement(server, 'POST /api/admin/refund/execute', async ({ db, body, ...operator }) => {
    await executeAtDesk(db, operator, body)
    return readRefundAtDesk(db, operator.operator_id, body.refund_id)
  })
  implement(server, 'POST /api/admin/order/refund', async ({ db, language, body, ...operator }) => {
    await giveBackAtDesk(db, operator, body)
    return readOrderAtDesk(db, language, body.order_id)
  })
}
