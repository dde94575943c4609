import { implement, type Server } from '../../../http/implement.ts'
import { endLinkAtDesk, listLinks } from './link-service.ts'

export function agentLinkRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/shopper/agents', ({ db, query: { user_id } }) =>
    listLinks(db, user_id, { with_ended: true }),
  )
  implement(server, 'POST /api/admin/shopper/end_agent', async ({ db, body, ...operator }) => {
    await endLinkAtDesk(db, operator, body)
    return listLinks(db, body.user_id, { with_ended: true })
  })
}
