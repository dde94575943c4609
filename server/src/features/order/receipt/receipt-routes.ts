import { implement, type Server } from '../../../http/implement.ts'
import { nameCompany, readReceipts } from './receipt-service.ts'

export function receiptRoutes(server: Server): void {
  implement(server, 'GET /api/order/receipts', ({ db, user_id, language, query: { order_id } }) =>
    readReceipts(db, language, { user_id, order_id }),
  )
  implement(server, 'POST /api/order/receipt_company', ({ db, user_id, language, body }) =>
    nameCompany(db, language, user_id, body),
  )
}
