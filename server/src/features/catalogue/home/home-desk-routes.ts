import { implement, type Server } from '../../../http/implement.ts'
import { readHomeAtDesk, saveBanners, savePopularSearches } from './home-desk-service.ts'

export function homeRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/home', ({ db }) => readHomeAtDesk(db))
  implement(server, 'POST /api/admin/home/banners', ({ context, body, ...operator }) =>
    saveBanners(context, operator, body),
  )
  implement(server, 'POST /api/admin/home/popular_searches', ({ context, body, ...operator }) =>
    savePopularSearches(context, operator, body),
  )
}
