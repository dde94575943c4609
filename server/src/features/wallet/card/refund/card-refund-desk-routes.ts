import { implement, type Server } from '../../../../http/implement.ts'
import { decideWayAtDesk, listRefunds, proposeGivingBack } from './card-refund-desk-service.ts'

export function cardRefundRoutesAtDesk(server: Server): void {
  const { context } = server
  implement(server, 'GET /api/admin/provider/refunds', ({ db, query, ...operator }) => {
    const { page, page_size, cursor, ...filter } = query
    return listRefunds(db, operator, filter, { page, page_size, cursor })
  })
  implement(server, 'POST /api/admin/provider/refund_way', async ({ body, ...operator }) => ({
    outcome: await decideWayAtDesk(context, operator, body),
  }))
  implement(server, 'POST /api/admin/provider/give_back', async ({ body, ...operator }) => ({
    proposal_id: await proposeGivingBack(context, operator, body),
  }))
}
