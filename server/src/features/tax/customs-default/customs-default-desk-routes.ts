import { implement, type Server } from '../../../http/implement.ts'
import { listDefaults, saveDefault } from './customs-default-service.ts'

export function customsDefaultRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/customs_default/list', ({ db }) => listDefaults(db))
  implement(server, 'POST /api/admin/customs_default/save', ({ context, body, ...operator }) =>
    saveDefault(context, operator, body),
  )
}
