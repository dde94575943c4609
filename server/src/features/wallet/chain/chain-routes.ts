import { implement, type Server } from '../../../http/implement.ts'
import { listDepositNetworks } from './chain-network-service.ts'

export function chainRoutes(server: Server): void {
  implement(server, 'GET /api/user/getBlockchain', ({ db, context: { keys }, user_id, language }) =>
    listDepositNetworks(db, { user_id, keys, language }),
  )
}
