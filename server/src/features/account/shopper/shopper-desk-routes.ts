import { implement, type Server } from '../../../http/implement.ts'
import { listOrdersOf } from '../../order/order-read-service.ts'
import { blockShopper, endSessionsAtDesk, unblockShopper, unlockCodeAtDesk } from './shopper-desk-service.ts'
import { proposePayout } from './shopper-proposals-service.ts'
import { listShoppers, readShopper } from './shopper-read-service.ts'
import { findEvents } from './shopper-sql.ts'

export function shopperRoutesAtDesk(server: Server): void {
  const { keys } = server.context
  implement(server, 'GET /api/admin/shopper/list', ({ db, query }) => listShoppers(db, query))
  implement(server, 'GET /api/admin/shopper/detail', ({ db, query: { user_id }, ...operator }) =>
    readShopper(db, { keys, operator }, user_id),
  )
  implement(server, 'GET /api/admin/shopper/orders', ({ db, language, query: { user_id, ...start } }) =>
    listOrdersOf(db, language, user_id, start),
  )
  implement(server, 'GET /api/admin/shopper/events', ({ db, query: { user_id, ...start } }) =>
    findEvents(db, user_id, start),
  )
  implement(server, 'POST /api/admin/shopper/block', async ({ db, body, ...operator }) => {
    await blockShopper(db, operator, body)
    return readShopper(db, { keys, operator }, body.user_id)
  })
  implement(server, 'POST /api/admin/shopper/unblock', async ({ db, body, ...operator }) => {
    await unblockShopper(db, operator, body)
    return readShopper(db, { keys, operator }, body.user_id)
  })
  implement(server, 'POST /api/admin/shopper/unlock_code', async ({ db, body, ...operator }) => {
    await unlockCodeAtDesk(db, operator, body)
    return readShopper(db, { keys, operator }, body.user_id)
  })
  implement(server, 'POST /api/admin/shopper/pay_out', async ({ db, body, ...operator }) => ({
    proposal_id: await proposePayout(db, keys, operator, body),
  }))
  implement(server, 'POST /api/admin/shopper/end_sessions', async ({ db, body: { user_id }, ...operator }) => {
    await endSessionsAtDesk(db, operator, user_id)
    return readShopper(db, { keys, operator }, user_id)
  })
}
