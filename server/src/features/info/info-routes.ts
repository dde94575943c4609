import { implement, type Server } from '../../http/implement.ts'
import { articlesInAllLanguages } from './articles.ts'

export function infoRoutes(server: Server): void {
  const help = articlesInAllLanguages('help')
  const law = articlesInAllLanguages('law')
  implement(server, 'GET /api/user/help_support', async ({ language }) => help[language])
  implement(server, 'GET /api/user/law', async ({ language }) => law[language])
}
