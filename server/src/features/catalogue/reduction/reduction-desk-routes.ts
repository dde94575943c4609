import { implement, type Server } from '../../../http/implement.ts'
import { listReductions, previewReduction, readReduction, saveReduction, stopReduction } from './reduction-service.ts'

export function reductionRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/reduction/list', ({ db, query, ...operator }) =>
    listReductions(db, operator, query),
  )
  implement(server, 'GET /api/admin/reduction/detail', ({ db, language, query: { reduction_id }, ...operator }) =>
    readReduction(db, { operator, language }, reduction_id),
  )
  implement(server, 'POST /api/admin/reduction/preview', ({ db, body }) => previewReduction(db, body))
  implement(server, 'POST /api/admin/reduction/save', ({ context, body, ...operator }) =>
    saveReduction(context, operator, body),
  )
  implement(server, 'POST /api/admin/reduction/stop', ({ db, body, ...operator }) => stopReduction(db, operator, body))
}
