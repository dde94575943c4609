import { implement, type Server } from '../../../http/implement.ts'
import { readSetup, readShop, saveShop } from './shop-desk-service.ts'
import { findShopPage } from './shop-desk-sql.ts'
import { setFreightOfMany } from './shop-freight-service.ts'

export function shopRoutesAtDesk(server: Server): void {
  implement(server, 'GET /api/admin/shop/list', async ({ db, query: { page, page_size, cursor, keyword } }) => ({
    ...(await findShopPage(db, keyword, { page, page_size, cursor })),
    page,
    page_size,
  }))
  implement(server, 'GET /api/admin/shop/detail', ({ db, query }) => readShop(db, query.shop_id))
  implement(server, 'POST /api/admin/shop/save', ({ context, body, ...operator }) => saveShop(context, operator, body))
  implement(server, 'POST /api/admin/shop/freight', async ({ db, body, ...operator }) => ({
    outcomes: await setFreightOfMany(db, operator, body),
  }))
  implement(server, 'GET /api/admin/setup', ({ db }) => readSetup(db))
}
