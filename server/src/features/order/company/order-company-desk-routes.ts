import { implement, type Server } from '../../../http/implement.ts'
import { recordRegister } from './order-company-desk-service.ts'

export function orderCompanyRoutesAtDesk(server: Server): void {
  implement(server, 'POST /api/admin/order/company_register', ({ db, body, ...operator }) =>
    recordRegister(db, operator, body),
  )
}
