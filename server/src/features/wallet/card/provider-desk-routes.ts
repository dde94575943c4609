import { implement, type Server } from '../../../http/implement.ts'
import { listPayments, proposePaymentCredit, readProviders, saveProviderAtDesk } from './provider-desk-service.ts'

export function providerRoutesAtDesk(server: Server): void {
  const { context } = server
  implement(server, 'GET /api/admin/provider/list', (operator) => readProviders(context, operator))
  implement(server, 'POST /api/admin/provider/save', async ({ body, ...operator }) => ({
    outcome: await saveProviderAtDesk(context, operator, body),
  }))
  implement(server, 'GET /api/admin/provider/payments', ({ db, query, ...operator }) => {
    const { page, page_size, cursor, ...filter } = query
    return listPayments(db, operator, filter, { page, page_size, cursor })
  })
  implement(server, 'POST /api/admin/provider/credit', async ({ body, ...operator }) => ({
    proposal_id: await proposePaymentCredit(context, operator, body),
  }))
}
