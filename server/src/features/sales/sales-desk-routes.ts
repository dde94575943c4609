import { implement, type Server } from '../../http/implement.ts'
import { findToday } from '../bookkeeping/book-days-sql.ts'
import { findMissedBetween } from '../catalogue/search/synonym/missed-search-sql.ts'
import { findCategories, findCountries, findSellers, findShops, findSteps } from './sales-sql.ts'

export function salesRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/sales', async ({ db, language, query: { step, ...choice } }) => {
    const [today, periods, countries, shops, categories] = await Promise.all([
      findToday(db),
      findSteps(db, choice, step),
      findCountries(db, choice),
      findShops(db, choice, language),
      findCategories(db, choice),
    ])
    return { ...today, periods, countries, shops, categories }
  })
  implement(server, 'GET /api/admin/sales/products', ({ db, language, query }) => findSellers(db, query, language))
  implement(server, 'GET /api/admin/sales/searches', ({ db, query }) => findMissedBetween(db, query))
}
