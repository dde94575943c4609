import { implement, type Server } from '../../http/implement.ts'
import { fileOfForm } from '../upload/sheet-service.ts'
import { withUploadLimit } from '../upload/upload-service.ts'
import { listFiles, readFile, readLines, readMapping } from './move-in-read-service.ts'
import { applyFile, cancelFile, inviteAll, mapFile, stageFile, undoFile } from './move-in-service.ts'

export function moveInRoutesAtDesk(server: Server): void {
  implement(server, 'POST /api/admin/move_in/upload', ({ context, request, ...operator }) =>
    withUploadLimit(operator.operator_id, async () => stageFile(context, operator, await fileOfForm(request))),
  )
  implement(server, 'GET /api/admin/move_in/list', ({ db, query }) => listFiles(db, query))
  implement(server, 'GET /api/admin/move_in/detail', ({ db, query, ...operator }) =>
    readFile(db, operator, query.file_id),
  )
  implement(server, 'GET /api/admin/move_in/mapping', ({ db, query }) => readMapping(db, query.file_id, query.kind))
  implement(server, 'GET /api/admin/move_in/lines', ({ db, query }) => readLines(db, query))
  implement(server, 'POST /api/admin/move_in/map', ({ context, body, ...operator }) => mapFile(context, operator, body))
  implement(server, 'POST /api/admin/move_in/apply', ({ context, body, ...operator }) =>
    applyFile(context, operator, body),
  )
  implement(server, 'POST /api/admin/move_in/invite', ({ context, body, ...operator }) =>
    inviteAll(context, operator, body.file_id),
  )
  implement(server, 'POST /api/admin/move_in/undo', ({ context, body, ...operator }) =>
    undoFile(context, operator, body.file_id),
  )
  implement(server, 'POST /api/admin/move_in/cancel', ({ context, body, ...operator }) =>
    cancelFile(context, operator, body.file_id),
  )
}
