import { implement, type Server } from '../../http/implement.ts'
import { fileOfForm, textOfSheet } from './sheet-service.ts'
import { withUploadLimit } from './upload-service.ts'

export function sheetRoutesAtDesk(server: Server): void {
  implement(server, 'POST /api/admin/sheet/text', ({ request, operator_id }) =>
    withUploadLimit(operator_id, async () => textOfSheet(await fileOfForm(request))),
  )
}
