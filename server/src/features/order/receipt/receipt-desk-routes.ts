import { implement, type Server } from '../../../http/implement.ts'
import { readReceipts } from './receipt-service.ts'
import { listSellers, setSeller } from './seller-desk-service.ts'

export function receiptRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/order/receipts', ({ db, language, query: { order_id } }) =>
    readReceipts(db, language, { order_id }),
  )
  implement(server, 'GET /api/admin/shop/sellers', ({ db, language, query }) => listSellers(db, language, query))
  implement(server, 'POST /api/admin/shop/seller', ({ db, language, body, ...operator }) =>
    setSeller(db, language, operator, body),
  )
}
