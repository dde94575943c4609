import { implement, type Server } from '../../http/implement.ts'
import { listArticles, saveArticle } from './article-desk-service.ts'

export function articleRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/article/list', ({ db, query }) => listArticles(db, query.collection))
  implement(server, 'POST /api/admin/article/save', ({ context, body, ...operator }) =>
    saveArticle(context, operator, body),
  )
}
