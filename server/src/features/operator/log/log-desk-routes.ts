import { implement, type Server } from '../../../http/implement.ts'
import { exportEntries, listEntries } from './log-read-service.ts'

export function logRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/log/list', ({ db, language, query: { page, page_size, cursor, ...filter } }) =>
    listEntries(db, filter, { page, page_size, cursor }, language),
  )
  implement(server, 'GET /api/admin/log/export', ({ db, language, query }) => exportEntries(db, query, language))
}
