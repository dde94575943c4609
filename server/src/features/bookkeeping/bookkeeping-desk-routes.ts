import { endpoints, mayAtDesk } from '@sampan/contract'
import { implement, type Server } from '../../http/implement.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { findToday } from './book-days-sql.ts'
import { openFile, orderFile, readTicket } from './bookkeeping-service.ts'

export function bookkeepingRoutesAtDesk(server: Server): void {
  const { http, context, authenticators } = server
  implement(server, 'GET /api/admin/bookkeeping', ({ db }) => findToday(db))
  implement(server, 'POST /api/admin/bookkeeping/export', ({ db, body, language, ...operator }) =>
    orderFile({ db, keys: context.keys }, operator, body, language),
  )
  // The response is a file without the envelope of other calls. The ticket replaces the header of the desk.
  http.get('/api/admin/bookkeeping/file', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const operator = await authenticators.operator(context.db, request)
    if (operator.awaits || !mayAtDesk(endpoints['POST /api/admin/bookkeeping/export'].access, operator.roles))
      throw new Refusal('role_needed')
    const { ticket } = request.query as { ticket?: unknown } // checked below
    const order = readTicket(context.keys, String(ticket), operator.operator_id)
    const stopping = new AbortController()
    reply.raw.on('close', () => stopping.abort())
    const { body, file_name, type } = await openFile(context.db, order, stopping.signal)
    reply.header('content-disposition', `attachment; filename="${file_name}"`)
    return reply.type(type).send(body)
  })
}
