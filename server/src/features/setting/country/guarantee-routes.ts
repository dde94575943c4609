import { implement, type Server } from '../../../http/implement.ts'
import { findGuaranteeCountries } from './country-sql.ts'

export function guaranteeRoutes(server: Server): void {
  implement(server, 'GET /api/guarantee', async ({ db }) => ({ countries: await findGuaranteeCountries(db) }))
}
