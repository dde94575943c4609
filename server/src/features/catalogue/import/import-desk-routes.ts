import { implement, type Server } from '../../../http/implement.ts'
import { withUploadLimit } from '../../upload/upload-service.ts'
import { exportProducts } from './catalogue-export-service.ts'
import {
  answerImport,
  applyImport,
  cancelImport,
  csvOfForm,
  listImports,
  readFaults,
  readImport,
  readPriceJumps,
  stageImport,
} from './import-service.ts'

export function importRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/product/export', ({ db, query, language }) => exportProducts(db, query, language))
  implement(server, 'POST /api/admin/import/upload', ({ context, request, ...operator }) =>
    withUploadLimit(operator.operator_id, async () => stageImport(context, operator, await csvOfForm(request))),
  )
  implement(server, 'GET /api/admin/import/list', ({ db, query }) => listImports(db, query))
  implement(server, 'GET /api/admin/import/detail', ({ db, query }) => readImport(db, query.import_id))
  implement(server, 'GET /api/admin/import/faults', ({ db, query, language }) => readFaults(db, query, language))
  implement(server, 'GET /api/admin/import/price-jumps', ({ db, query, language }) =>
    readPriceJumps(db, query.import_id, language),
  )
  implement(server, 'POST /api/admin/import/answer', ({ context, body, ...operator }) =>
    answerImport(context, operator, body),
  )
  implement(server, 'POST /api/admin/import/apply', ({ context, body, ...operator }) =>
    applyImport(context, operator, body),
  )
  implement(server, 'POST /api/admin/import/cancel', ({ context, body, ...operator }) =>
    cancelImport(context, operator, body.import_id),
  )
}
