import { implement, type Server } from '../../implement.ts'
import { countViewed, deleteViews, findPicks, findViewed, insertView } from './history-sql.ts'
import { countFollowed, countLiked, listFollowed, listLiked } from './mark-sql.ts'

/** Fills whole rows of two and of three. */
const PICKS = 12

/** What a shopper looked at, likes and follows, as lists, and what follows from it. */
export function historyRoutes(server: Server): void {
  implement(server, 'GET /api/user/like_list', async ({ db, user_id, language, query: { page, page_size } }) => {
    const [items, total] = await Promise.all([
      listLiked(db, user_id, { page, page_size }, language),
      countLiked(db, user_id),
    ])
    return { items, total, page, page_size }
  })
  implement(server, 'GET /api/user/follow_list', async ({ db, user_id, language, query: { page, page_size } }) => {
    const [items, total] = await Promise.all([
      listFollowed(db, user_id, { page, page_size }, language),
      countFollowed(db, user_id),
    ])
    return { items, total, page, page_size }
  })
  implement(server, 'GET /api/user/history', async ({ db, user_id, language, query: { page, page_size } }) => {
    const [items, total] = await Promise.all([
      findViewed(db, user_id, { page, page_size }, language),
      countViewed(db, user_id),
    ])
    return { items, total, page, page_size }
  })
  implement(server, 'POST /api/user/history', async ({ db, user_id, body: { product_id } }) => {
    await insertView(db, user_id, product_id)
    return null
  })
  implement(server, 'POST /api/user/history/clear', async ({ db, user_id, body: { product_ids } }) => {
    await deleteViews(db, user_id, product_ids)
    return null
  })
  implement(server, 'GET /api/product/picks', ({ db, user_id, language }) => findPicks(db, user_id, PICKS, language))
}
