import { implement, type Server } from '../../http/implement.ts'
import { addWebhook, changeWebhook, removeWebhook, replayWebhook, testWebhook } from './webhook-service.ts'
import { findDeliveries, findWebhooks } from './webhook-sql.ts'

export function webhookRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/webhook/list', async ({ db }) => ({ webhooks: await findWebhooks(db) }))
  implement(server, 'POST /api/admin/webhook/add', ({ context, body, ...operator }) =>
    addWebhook(context, operator, body),
  )
  implement(server, 'POST /api/admin/webhook/change', ({ db, body, ...operator }) => changeWebhook(db, operator, body))
  implement(server, 'POST /api/admin/webhook/remove', async ({ db, body, ...operator }) => {
    await removeWebhook(db, operator, body.webhook_id)
    return null
  })
  implement(server, 'POST /api/admin/webhook/test', async ({ db, body, ...operator }) => {
    await testWebhook(db, operator, body.webhook_id)
    return null
  })
  implement(server, 'GET /api/admin/webhook/deliveries', ({ db, query: { webhook_id, ...start } }) =>
    findDeliveries(db, webhook_id, start),
  )
  implement(server, 'POST /api/admin/webhook/replay', async ({ db, body, ...operator }) => {
    await replayWebhook(db, operator, body.delivery_id)
    return null
  })
}
