import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { implement, type Server } from '../../../http/implement.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { countFavourites, countFollowed, listFavourites, listFollowed } from '../favourite-sql.ts'
import { countViewed, deleteViews, findPicks, findViewed, insertView } from './view-history-sql.ts'

/** Number of picks: a multiple of two and of three, so that the last row is full in either layout. */
const PICKS = 12

/** Lists of viewed products, favourites and followed shops, and the picks derived from them. */
export function viewHistoryRoutes(server: Server): void {
  implement(server, 'GET /api/user/like_list', (input) => pageOf(input, listFavourites, countFavourites))
  implement(server, 'GET /api/user/follow_list', (input) => pageOf(input, listFollowed, countFollowed))
  implement(server, 'GET /api/user/history', (input) => pageOf(input, findViewed, countViewed))
  implement(server, 'POST /api/user/history', async ({ db, user_id, body: { product_id } }) => {
    if (!(await insertView(db, user_id, product_id))) throw new NotFound()
    return null
  })
  implement(server, 'POST /api/user/history/clear', async ({ db, user_id, body: { product_ids } }) => {
    await deleteViews(db, user_id, product_ids)
    return null
  })
  implement(server, 'GET /api/product/picks', ({ db, user_id, language, query: { limit = PICKS } }) =>
    findPicks(db, user_id, limit, language),
  )
}

type RouteInput = { db: Db; user_id: string; language: Language; query: PageStart }
type Listed<Item> = { items: Item[]; next_cursor: string | null }
type List<Item> = (db: Db, user_id: string, start: PageStart, language: Language) => Promise<Listed<Item>>
type Count = (db: Db, user_id: string) => Promise<number>

async function pageOf<Item>({ db, user_id, language, query }: RouteInput, list: List<Item>, count: Count) {
  const [listed, total] = await Promise.all([list(db, user_id, query, language), count(db, user_id)])
  return { ...listed, total, page: query.page, page_size: query.page_size }
}
