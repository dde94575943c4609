import { implement, type Server } from '../../../../http/implement.ts'
import { findMissedSearches } from './missed-search-sql.ts'
import { removeSynonym, saveSynonym } from './synonym-service.ts'
import { findSynonyms } from './synonym-sql.ts'

export function synonymRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/synonym/list', ({ db, query }) => findSynonyms(db, query.language))
  implement(server, 'POST /api/admin/synonym/save', async ({ context, body, ...operator }) => {
    await saveSynonym(context.db, operator, body)
    return null
  })
  implement(server, 'POST /api/admin/synonym/remove', async ({ context, body, ...operator }) => {
    await removeSynonym(context.db, operator, body)
    return null
  })
  implement(server, 'GET /api/admin/search/missed', ({ db, query }) =>
    findMissedSearches(db, query.language, query.is_last_week ? 1 : 0),
  )
}
