import { implement, type Server } from '../../../http/implement.ts'
import { readRefund } from './refund-read-service.ts'
import { applyForRefund, sendBack, withdrawRefund } from './refund-service.ts'

export function refundRoutes(server: Server): void {
  implement(server, 'POST /api/order/refund', async ({ db, user_id, body }) =>
    readRefund(db, user_id, await applyForRefund(db, user_id, body)),
  )
  implement(server, 'POST /api/order/refund_withdraw', async ({ db, user_id, body: { refund_id } }) => {
    await withdrawRefund(db, user_id, refund_id)
    return readRefund(db, user_id, refund_id)
  })
  implement(server, 'POST /api/order/refund_return', async ({ db, user_id, body }) => {
    await sendBack(db, user_id, body)
    return readRefund(db, user_id, body.refund_id)
  })
}
