import { implement, type Server } from '../../../http/implement.ts'
import { taxesOfSku } from './product-tax-service.ts'

export function productTaxRoutes(server: Server): void {
  implement(server, 'GET /api/product/taxes', ({ db, query }) => taxesOfSku(db, query))
}
