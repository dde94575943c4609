import { implement, type Server } from '../../../http/implement.ts'
import { readOrderAtDesk } from '../order-desk-service.ts'
import { agreeAtDesk, executeAtDesk, refundDirectlyAtDesk, refuseAtDesk } from './refund-desk-service.ts'
import { listRefundsAtDesk, readRefundAtDesk } from './refund-read-service.ts'

export function refundRoutesAtDesk(server: Server): void {
  const { keys } = server.context
  implement(
    server,
    'GET /api/admin/refund/list',
    ({ db, language, query: { page, page_size, cursor, ...filter }, ...operator }) =>
      listRefundsAtDesk(db, { operator, language }, filter, { page, page_size, cursor }),
  )
  implement(server, 'GET /api/admin/refund/detail', ({ db, language, query: { refund_id }, ...operator }) =>
    readRefundAtDesk(db, { operator, language }, refund_id),
  )
  implement(server, 'POST /api/admin/refund/agree', async ({ db, language, body, ...operator }) => {
    const outcome = await agreeAtDesk({ db, keys }, operator, body)
    return { ...(await readRefundAtDesk(db, { operator, language }, body.refund_id)), outcome }
  })
  implement(server, 'POST /api/admin/refund/refuse', async ({ db, language, body, ...operator }) => {
    await refuseAtDesk(db, operator, body)
    return readRefundAtDesk(db, { operator, language }, body.refund_id)
  })
  implement(server, 'POST /api/admin/refund/execute', async ({ db, language, body, ...operator }) => {
    const outcome = await executeAtDesk({ db, keys }, operator, body)
    return { ...(await readRefundAtDesk(db, { operator, language }, body.refund_id)), outcome }
  })
  implement(server, 'POST /api/admin/order/refund', async ({ db, language, body, ...operator }) => {
    const outcome = await refundDirectlyAtDesk({ db, keys }, operator, body)
    return { ...(await readOrderAtDesk(db, operator, language, body.order_id)), outcome }
  })
}
