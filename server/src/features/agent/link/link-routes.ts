import { implement, type Server } from '../../../http/implement.ts'
import { confirmAddresses, listOwnLinks } from './agent-address-service.ts'
import { changeAllowance } from './allowance-service.ts'
import { allow, readRequest } from './consent-service.ts'
import { endLink } from './link-service.ts'

export function agentLinkRoutes(server: Server): void {
  implement(server, 'GET /api/user/agent/request', ({ query, ...caller }) => readRequest(query, caller, caller))
  implement(server, 'POST /api/user/agent/allow', async ({ body, ...caller }) => ({
    redirect_to: await allow(body, caller, caller),
  }))
  implement(server, 'GET /api/user/agents', ({ db, user_id, language }) => listOwnLinks(db, user_id, language))
  implement(server, 'POST /api/user/agent/end', async ({ body: { link_id }, ...caller }) => {
    await endLink(link_id, caller)
    return null
  })
  implement(server, 'POST /api/user/agent/addresses', async ({ body, ...caller }) => {
    await confirmAddresses(body, caller, caller)
    return null
  })
  implement(server, 'POST /api/user/agent/allowance', async ({ body, ...caller }) => {
    await changeAllowance(body, caller, caller)
    return null
  })
}
