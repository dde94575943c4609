import { implement, type Server } from '../../../http/implement.ts'
import { listOwed, remitTaxes, reverseRemittance } from './remittance-desk-service.ts'
import { findRemittances } from './remittance-sql.ts'

export function remittanceRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/tax/owed', ({ db, query, ...operator }) => listOwed(db, operator, query))
  implement(server, 'GET /api/admin/tax/remittance/list', ({ db, query }) => findRemittances(db, query))
  implement(server, 'POST /api/admin/tax/remit', ({ context, body, ...operator }) =>
    remitTaxes(context, operator, body),
  )
  implement(server, 'POST /api/admin/tax/remittance/reverse', ({ context, body, ...operator }) =>
    reverseRemittance(context, operator, body),
  )
}
