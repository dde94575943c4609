import { implement, type Server } from '../../http/implement.ts'
import { readArticles } from './article-service.ts'

export function infoRoutes(server: Server): void {
  implement(server, 'GET /api/user/help_support', ({ db, language }) => readArticles(db, 'help', language))
  implement(server, 'GET /api/user/law', ({ db, language }) => readArticles(db, 'law', language))
}
