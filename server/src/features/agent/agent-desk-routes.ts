import { implement, type Server } from '../../http/implement.ts'
import { blockPlatform, readSwitch, setSwitch } from './agent-desk-service.ts'
import { findPlatforms } from './agent-desk-sql.ts'

export function agentRoutesAtDesk(server: Server): void {
  /** Other servers apply the change within seconds. */
  const applied = <Reply>(reply: Reply): Reply => {
    server.http.agents?.forget()
    return reply
  }
  implement(server, 'GET /api/admin/agent/switch', ({ db }) => readSwitch(db))
  implement(server, 'POST /api/admin/agent/switch', async ({ db, body, ...operator }) =>
    applied(await setSwitch(db, operator, body.is_on)),
  )
  implement(server, 'GET /api/admin/agent/platforms', ({ db, query }) => findPlatforms(db, query))
  implement(server, 'POST /api/admin/agent/block', async ({ db, body, ...operator }) =>
    applied(await blockPlatform(db, operator, body)),
  )
}
