import { implement, type Server } from '../../../http/implement.ts'
import { openHandover } from './handover-service.ts'

export function handoverRoutes(server: Server): void {
  implement(server, 'POST /api/checkout/handover', ({ db, user_id, language, body: { handover_id } }) =>
    openHandover(db, { user_id, handover_id, language }),
  )
}
