import { implement, type Server } from '../../http/implement.ts'
import { findRates } from './currency-sql.ts'

const HOUR_S = 3_600

export function currencyRoutes(server: Server): void {
  implement(server, 'GET /api/currency/rates', ({ db }) => findRates(db), { max_age_s: HOUR_S })
}
