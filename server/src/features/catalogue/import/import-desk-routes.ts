import { implement, type Server } from '../../../http/implement.ts'
import { fileOfForm } from '../../upload/sheet-service.ts'
import { withUploadLimit } from '../../upload/upload-service.ts'
import { exportProducts } from './catalogue-export-service.ts'
import { chooseCategories, readImportCategories } from './category/import-categories-service.ts'
import { listImports, readFaults, readImport, readPriceJumps } from './import-read-service.ts'
import { answerImport, applyImport, cancelImport, stageImport, undoImport } from './import-service.ts'
import { addPicture, readPictureNames } from './picture/add-picture-service.ts'
import { findMissingPictures } from './picture/picture-sql.ts'
import { readPreview, readPreviewPicture } from './preview/preview-service.ts'
import { mapImport, readMapping } from './system/mapping-service.ts'

const PICTURES_SHOWN = 100

export function importRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/product/export', ({ db, query, language }) => exportProducts(db, query, language))
  implement(server, 'POST /api/admin/import/upload', ({ context, request, ...operator }) =>
    withUploadLimit(operator.operator_id, async () => stageImport(context, operator, await fileOfForm(request))),
  )
  implement(server, 'GET /api/admin/import/mapping', ({ db, query }) => readMapping(db, query.import_id))
  implement(server, 'POST /api/admin/import/map', ({ context, body, ...operator }) =>
    mapImport(context, operator, body),
  )
  implement(server, 'GET /api/admin/import/categories', ({ db, query }) => readImportCategories(db, query.import_id))
  implement(server, 'POST /api/admin/import/choose_categories', ({ context, body, ...operator }) =>
    chooseCategories(context, operator, body),
  )
  implement(server, 'GET /api/admin/import/pictures', async ({ db, query }) => ({
    items: await findMissingPictures(db, query.import_id, PICTURES_SHOWN),
  }))
  implement(server, 'POST /api/admin/import/picture_names', ({ db, body }) => readPictureNames(db, body.file_names))
  implement(server, 'POST /api/admin/import/picture_add', ({ context, body, ...operator }) =>
    addPicture(context, operator, body),
  )
  implement(server, 'GET /api/admin/import/list', ({ db, query }) => listImports(db, query))
  implement(server, 'GET /api/admin/import/detail', ({ db, query }) => readImport(db, query.import_id))
  implement(server, 'GET /api/admin/import/faults', ({ db, query, language }) => readFaults(db, query, language))
  implement(server, 'GET /api/admin/import/price-jumps', ({ db, query, language }) =>
    readPriceJumps(db, query.import_id, language),
  )
  implement(server, 'GET /api/admin/import/preview', ({ db, query }) => readPreview(db, query))
  implement(server, 'GET /api/admin/import/preview-picture', ({ context, query }) => readPreviewPicture(context, query))
  implement(server, 'POST /api/admin/import/answer', ({ context, body, ...operator }) =>
    answerImport(context, operator, body),
  )
  implement(server, 'POST /api/admin/import/apply', ({ context, body, ...operator }) =>
    applyImport(context, operator, body),
  )
  implement(server, 'POST /api/admin/import/undo', ({ context, body, ...operator }) =>
    undoImport(context, operator, body.import_id),
  )
  implement(server, 'POST /api/admin/import/cancel', ({ context, body, ...operator }) =>
    cancelImport(context, operator, body.import_id),
  )
}
