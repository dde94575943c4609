import { implement, type Server } from '../../http/implement.ts'
import { readBrandAtDesk, saveBrand } from '../brand/brand-desk-service.ts'
import { listArticles, saveArticle } from '../info/article-desk-service.ts'
import { listPromos, readPromoAtDesk, savePromo } from '../promo/promo-desk-service.ts'
import {
  listOptions,
  listShelves,
  removeCategory,
  removeKind,
  saveCategory,
  saveKind,
  saveOption,
} from './category/category-desk-service.ts'
import { readFront, saveBanners, saveHotWords } from './home/home-desk-service.ts'
import { readSetup, readShop, saveShop } from './shop/shop-desk-service.ts'
import { findShopPage } from './shop/shop-desk-sql.ts'
import { setFreightOfMany } from './shop/shop-freight-service.ts'

/** Shelves, shops, the front page, promo codes and pages at the desk. */
export function shopWindowRoutes(server: Server): void {
  implement(server, 'GET /api/admin/category/list', ({ db }) => listShelves(db))
  implement(server, 'POST /api/admin/category/save', ({ context, body, ...operator }) =>
    saveCategory(context, operator, body),
  )
  implement(server, 'POST /api/admin/category/remove', ({ context, body, ...operator }) =>
    removeCategory(context, operator, body),
  )
  implement(server, 'POST /api/admin/kind/save', ({ context, body, ...operator }) => saveKind(context, operator, body))
  implement(server, 'POST /api/admin/kind/remove', ({ context, body, ...operator }) =>
    removeKind(context, operator, body),
  )
  implement(server, 'GET /api/admin/option/list', ({ db }) => listOptions(db))
  implement(server, 'POST /api/admin/option/save', ({ context, body, ...operator }) =>
    saveOption(context, operator, body),
  )
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
  implement(server, 'GET /api/admin/front', ({ db }) => readFront(db))
  implement(server, 'POST /api/admin/front/banners', ({ context, body, ...operator }) =>
    saveBanners(context, operator, body),
  )
  implement(server, 'POST /api/admin/front/hot_words', ({ context, body, ...operator }) =>
    saveHotWords(context, operator, body),
  )
  implement(server, 'GET /api/admin/promo/list', ({ db, query, ...operator }) => listPromos(db, operator, query))
  implement(server, 'GET /api/admin/promo/detail', ({ db, query: { code }, ...operator }) =>
    readPromoAtDesk(db, operator, code),
  )
  implement(server, 'POST /api/admin/promo/save', async ({ context, db, body, ...operator }) => {
    const { outcome } = await savePromo(context, operator, body)
    const proposed = { ...body, uses: 0, seen: body.seen ?? '', proposal: null }
    const is_there = outcome === 'saved' || body.seen !== null
    return { outcome, ...(is_there ? await readPromoAtDesk(db, operator, body.code) : proposed) }
  })
  implement(server, 'GET /api/admin/article/list', ({ db, query }) => listArticles(db, query.collection))
  implement(server, 'POST /api/admin/article/save', ({ context, body, ...operator }) =>
    saveArticle(context, operator, body),
  )
  implement(server, 'GET /api/admin/brand', ({ db }) => readBrandAtDesk(db))
  implement(server, 'POST /api/admin/brand/save', ({ context, body, ...operator }) =>
    saveBrand(context, operator, body),
  )
  implement(server, 'GET /api/admin/setup', ({ db }) => readSetup(db))
}
