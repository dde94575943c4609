import { implement, type Server } from '../../../../http/implement.ts'
import {
  listItems,
  listPayouts,
  proposeExplanation,
  readReportDays,
  readReportsAtDesk,
  requestReading,
} from './report-desk-service.ts'

export function reportRoutesAtDesk(server: Server): void {
  const { context } = server
  implement(server, 'GET /api/admin/provider/reports', ({ db, ...operator }) => readReportsAtDesk(db, operator))
  implement(server, 'GET /api/admin/provider/report_days', ({ db, query }) => readReportDays(db, query))
  implement(server, 'GET /api/admin/provider/report_items', ({ db, query, ...operator }) => {
    const { page, page_size, cursor, ...filter } = query
    return listItems(db, operator, filter, { page, page_size, cursor })
  })
  implement(server, 'GET /api/admin/provider/payouts', ({ db, query }) => listPayouts(db, query))
  implement(server, 'POST /api/admin/provider/explain', async ({ body, ...operator }) => ({
    proposal_id: await proposeExplanation(context, operator, body),
  }))
  implement(server, 'POST /api/admin/provider/read_report', ({ db, body, ...operator }) =>
    requestReading(db, operator, body.provider),
  )
}
