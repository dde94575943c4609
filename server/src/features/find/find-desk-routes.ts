import { implement, type Server } from '../../http/implement.ts'
import { findAtDesk } from './find-service.ts'

export function findRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/find', ({ db, language, query: { find }, roles }) =>
    findAtDesk(db, { find, roles }, language),
  )
}
