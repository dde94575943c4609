import { implement, type Server } from '../../http/implement.ts'
import {
  deleteFavourites,
  deleteFollows,
  findFavourites,
  findFollowed,
  insertFavourites,
  insertFollows,
} from './favourite-sql.ts'

const MARKS_LIMIT = 100
/** Ids in a query string, such as `a,b,c`. */
const idsOf = (list = '') => list.split(',').filter(Boolean).slice(0, MARKS_LIMIT)

/** Favourites and followed shops. All calls are idempotent. */
export function favouriteRoutes(server: Server): void {
  implement(server, 'POST /api/product/like', async ({ db, user_id, body: { product_ids, liked } }) => {
    await (liked ? insertFavourites : deleteFavourites)(db, user_id, product_ids)
    return null
  })
  implement(server, 'POST /api/shop/follow', async ({ db, user_id, body: { shop_ids, followed } }) => {
    await (followed ? insertFollows : deleteFollows)(db, user_id, shop_ids)
    return null
  })
  implement(server, 'GET /api/user/marks', async ({ db, user_id, query }) => {
    const [liked, followed] = await Promise.all([
      findFavourites(db, user_id, idsOf(query.product_ids)),
      findFollowed(db, user_id, idsOf(query.shop_ids)),
    ])
    return { liked, followed }
  })
}
