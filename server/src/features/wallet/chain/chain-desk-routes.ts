import { implement, type Server } from '../../../http/implement.ts'
import { checkNodes, refuseInsecure } from './network/network-check-service.ts'
import { proposeKey, readNetworks, resumeNetwork, saveNetworkAtDesk } from './network/network-desk-service.ts'
import { refuseSecrets } from './network/refuse-secrets.ts'
import { proposeExplanation, readBalance } from './reconciliation/explanation-desk-service.ts'
import {
  listBalances,
  makeSweepFile,
  readReconciliations,
  requestReconciliation,
} from './reconciliation/reconciliation-desk-service.ts'
import { findAtDesk, listTransfers, proposeCredit } from './transfer/transfer-desk-service.ts'

export function chainRoutesAtDesk(server: Server): void {
  const { context } = server
  const { db } = context
  implement(server, 'GET /api/admin/chain/networks', (operator) => readNetworks(db, operator))
  implement(server, 'POST /api/admin/chain/check', ({ body: { nodes, ...rules } }) => {
    refuseSecrets({ nodes: nodes.join(' ') })
    refuseInsecure(nodes)
    return checkNodes(nodes, rules)
  })
  implement(server, 'POST /api/admin/chain/save', async ({ body, ...operator }) => {
    const outcome = await saveNetworkAtDesk(context, operator, body)
    return { outcome, networks: await readNetworks(db, operator) }
  })
  implement(server, 'POST /api/admin/chain/key', async ({ body, ...operator }) => ({
    proposal_id: await proposeKey(context, operator, body),
  }))
  implement(server, 'POST /api/admin/chain/resume', async ({ body, ...operator }) => {
    await resumeNetwork(context, operator, body)
    return readNetworks(db, operator)
  })
  implement(server, 'GET /api/admin/chain/transfers', ({ db, query, ...operator }) => {
    const { page, page_size, cursor, ...filter } = query
    return listTransfers(db, operator, filter, { page, page_size, cursor })
  })
  implement(server, 'POST /api/admin/chain/credit', async ({ body, ...operator }) => ({
    proposal_id: await proposeCredit(context, operator, body),
  }))
  implement(server, 'POST /api/admin/chain/find', ({ body: { transaction_hash }, ...operator }) =>
    findAtDesk(context, operator, transaction_hash),
  )
  implement(server, 'GET /api/admin/chain/reconciliations', ({ db }) => readReconciliations(db))
  implement(server, 'GET /api/admin/chain/balances', ({ db, query }) => listBalances(db, query))
  implement(server, 'GET /api/admin/chain/balance', ({ db, query, ...operator }) => readBalance(db, operator, query))
  implement(server, 'POST /api/admin/chain/explain', async ({ body, ...operator }) => ({
    proposal_id: await proposeExplanation(context, operator, body),
  }))
  implement(server, 'POST /api/admin/chain/sweep_file', ({ db, body, ...operator }) =>
    makeSweepFile(db, operator, body),
  )
  implement(server, 'POST /api/admin/chain/reconcile', async ({ body, ...operator }) => {
    await requestReconciliation(db, operator, body)
    return readReconciliations(db)
  })
}
