import { implement, type Server } from '../../../http/implement.ts'
import { listDepositNetworks } from './chain-network-service.ts'
import { findPayment, listDeposits } from './deposit/chain-deposit-service.ts'
import { sendTestTokens } from './deposit/test-token-service.ts'

export function chainRoutes(server: Server): void {
  const { context } = server
  implement(server, 'GET /api/user/getBlockchain', ({ db, context: { keys }, user_id, language }) =>
    listDepositNetworks(db, { user_id, keys, language, test_network: context.test_tokens?.network }),
  )
  implement(server, 'POST /api/user/send_test_tokens', ({ user_id, body }) =>
    sendTestTokens(context, { user_id, ...body }),
  )
  implement(server, 'GET /api/user/chain_deposits', ({ db, user_id }) => listDeposits(db, user_id))
  implement(server, 'GET /api/user/chain_find', ({ user_id, query }) => findPayment(context, { user_id, ...query }))
}
