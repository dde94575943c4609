import { implement, type Server } from '../../../http/implement.ts'
import { changeAllowance } from './allowance-service.ts'
import { allow, readRequest } from './consent-service.ts'
import { endLink, listLinks } from './link-service.ts'

export function agentLinkRoutes(server: Server): void {
  implement(server, 'GET /api/user/agent/request', ({ query, ...caller }) => readRequest(query, caller, caller))
  implement(server, 'POST /api/user/agent/allow', async ({ body, ...caller }) => ({
    redirect_to: await allow(body, caller, caller),
  }))
  implement(server, 'GET /api/user/agents', ({ db, user_id }) => listLinks(db, user_id))
  implement(server, 'POST /api/user/agent/end', async ({ body: { link_id }, ...caller }) => {
    await endLink(link_id, caller)
    return null
  })
  implement(server, 'POST /api/user/agent/allowance', async ({ body, ...caller }) => {
    await changeAllowance(body, caller, caller)
    return null
  })
}
