import { implement, type Server } from '../../../http/implement.ts'
import { endMachineToken, makeMachineToken } from './machine-token-service.ts'
import { findMachineTokens } from './machine-token-sql.ts'

export function machineTokenRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/machine_token/list', async ({ db }) => ({ tokens: await findMachineTokens(db) }))
  implement(server, 'POST /api/admin/machine_token/make', ({ db, body, ...operator }) =>
    makeMachineToken(db, operator, body),
  )
  implement(server, 'POST /api/admin/machine_token/revoke', async ({ db, body: { token_id }, ...operator }) => {
    await endMachineToken(db, operator, token_id)
    return null
  })
}
