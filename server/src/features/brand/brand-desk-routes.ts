import { implement, type Server } from '../../http/implement.ts'
import { readBrandAtDesk, saveBrand } from './brand-desk-service.ts'

export function brandRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/brand', ({ db }) => readBrandAtDesk(db))
  implement(server, 'POST /api/admin/brand/save', ({ context, body, ...operator }) =>
    saveBrand(context, operator, body),
  )
}
