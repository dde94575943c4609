import { implement, type Server } from '../../../http/implement.ts'
import { readHomeAtDesk, saveBanners, saveHotWords } from './home-desk-service.ts'

export function homeRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/home', ({ db }) => readHomeAtDesk(db))
  implement(server, 'POST /api/admin/home/banners', ({ context, body, ...operator }) =>
    saveBanners(context, operator, body),
  )
  implement(server, 'POST /api/admin/home/hot_words', ({ context, body, ...operator }) =>
    saveHotWords(context, operator, body),
  )
}
