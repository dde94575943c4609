import { ORDER_STATUS, statusWord } from '@sampan/contract/rules'
import { implement, type Server } from '../../http/implement.ts'
import { checkPaymentCode } from '../account/payment-code/payment-code-service.ts'
import { createOrders } from './order-create-service.ts'
import { payOrdersWithCode, readPaid, readPayable } from './order-pay-service.ts'
import { listOwnOrders, readOrder } from './order-read-service.ts'
import { cancelOrder, receiveOrder, reviewOrder } from './order-service.ts'

const SHOPPER = { by: 'shopper' } as const

export function orderRoutes(server: Server): void {
  implement(server, 'POST /api/order/create', ({ db, context, user_id, body }) =>
    createOrders(db, { user_id, keys: context.keys }, body),
  )
  implement(server, 'GET /api/order/payable', ({ db, user_id, language, query }) =>
    readPayable(db, language, user_id, query.order_ids.split(',')),
  )
  implement(server, 'GET /api/order/paid', ({ db, user_id, language, query }) =>
    readPaid(db, language, user_id, query.order_ids.split(',')),
  )
  implement(server, 'POST /api/order/pay', ({ db, user_id, body }) => payOrdersWithCode(db, user_id, body.order_ids), {
    gate: ({ db, context, user_id, body }) => checkPaymentCode(db, context.keys, user_id, body.payment_code),
  })
  implement(server, 'GET /api/order/detail', ({ db, user_id, language, query: { order_id } }) =>
    readOrder(db, language, { user_id, order_id }),
  )
  implement(server, 'POST /api/order/cancel', async ({ db, user_id, language, body: { order_id, reason } }) => {
    await cancelOrder(db, SHOPPER, { user_id, order_id }, reason || null)
    return readOrder(db, language, { user_id, order_id })
  })
  implement(server, 'POST /api/order/receive', async ({ db, user_id, language, body: { order_id } }) => {
    await receiveOrder(db, SHOPPER, { user_id, order_id })
    return readOrder(db, language, { user_id, order_id })
  })
  implement(server, 'POST /api/order/review', async ({ db, user_id, language, body }) => {
    await reviewOrder(db, user_id, language, body)
    return readOrder(db, language, { user_id, order_id: body.order_id })
  })
  implement(server, 'GET /api/user/order_list', ({ db, user_id, language, query }) => {
    const { status, keyword = '', to_review = false, refunded = false, ...start } = query
    const filter = { user_id, status: statusWord(ORDER_STATUS, status), keyword, to_review, refunded }
    return listOwnOrders(db, language, filter, start)
  })
}
