import { implement, type Server } from '../../../http/implement.ts'
import {
  closeCountry,
  confirmForCountry,
  listCountries,
  openCountry,
  requireOfCountry,
} from './country-desk-service.ts'
import { saveNotation } from './notation-service.ts'

export function countryRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/country/list', ({ db }) => listCountries(db))
  implement(server, 'POST /api/admin/country/open', async ({ db, body, ...operator }) => {
    await openCountry(db, operator, body)
    return listCountries(db)
  })
  implement(server, 'POST /api/admin/country/close', async ({ db, body, ...operator }) => {
    await closeCountry(db, operator, body)
    return listCountries(db)
  })
  implement(server, 'POST /api/admin/country/require', async ({ db, body, ...operator }) => {
    await requireOfCountry(db, operator, body)
    return listCountries(db)
  })
  implement(server, 'POST /api/admin/country/confirm', async ({ db, body, ...operator }) => {
    await confirmForCountry(db, operator, body)
    return listCountries(db)
  })
  implement(server, 'POST /api/admin/country/notation', async ({ db, body, ...operator }) => {
    await saveNotation(db, operator, body)
    return listCountries(db)
  })
}
