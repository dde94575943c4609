import type { Language } from '@sampan/contract/rules'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { onOneConnection } from '../../db/transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { findScores } from '../review/review-list-sql.ts'
import { reviewSummary } from '../review/review-summary-service.ts'
import { findBanners, findCategories, findPopularSearches, findShelves } from './home/home-sql.ts'
import { countInWords, listInWords } from './listing/list-in-words-service.ts'
import { hotProducts, suggestTitles } from './listing/list-service.ts'
import { findMustChoose, findProduct, findSkus, findStock, isSold, specsIn } from './product/product-sql.ts'
import { findRelated } from './product/related-sql.ts'
import { findGuidedAxes, findSizeGuides } from './product/size-guide-sql.ts'
import { listShops } from './shop/shop-list-service.ts'
import { findFreight, findSeller, findShop, findShops } from './shop/shop-sql.ts'

const HOT_PRODUCTS = 20
const HOT_SHOPS = 6
const SUGGESTIONS = 8
/** Number of related products: a multiple of two and of three, so that the last row is full in either layout. */
const RELATED = 12
const readerOf = ({ words }: Context, language: Language) => ({ language, dictionary: words?.dictionary })
const firstOf = (page_size: number) => ({ page: 1, page_size })

export function catalogueRoutes(server: Server): void {
  implement(server, 'GET /api/home', ({ db, language }) => homeIn(db, language))
  implement(server, 'GET /api/category/list', ({ db, language }) => findShelves(db, language))
  implement(server, 'GET /api/product/list', async ({ db, context, language, query }) => {
    const list = await listInWords(db, query, { ...readerOf(context, language), keys: context.keys })
    context.missed_searches?.note(query, list, language)
    return list
  })
  implement(server, 'GET /api/product/filters', ({ db, context, language, query }) =>
    countInWords(db, query, readerOf(context, language)),
  )
  implement(server, 'GET /api/product/detail', ({ db, language, query }) => productIn(db, query.product_id, language))
  implement(server, 'GET /api/product/stock', ({ db, query }) => findStock(db, query.product_id))
  implement(server, 'GET /api/product/related', async ({ db, language, query }) => {
    const [is_sold, related] = await Promise.all([
      isSold(db, query.product_id),
      findRelated(db, query.product_id, RELATED, language),
    ])
    if (!is_sold) throw new NotFound()
    return related
  })
  implement(server, 'GET /api/product/size_guide', async ({ db, language, query }) => {
    const [is_sold, guides] = await Promise.all([
      isSold(db, query.product_id),
      findSizeGuides(db, query.product_id, language),
    ])
    if (!is_sold) throw new NotFound()
    return guides
  })
  implement(server, 'GET /api/search/suggest', ({ db, context, language, query: { keyword } }) =>
    suggestTitles(db, keyword, SUGGESTIONS, readerOf(context, language)),
  )
  implement(server, 'GET /api/search/hot', ({ db, language }) => findPopularSearches(db, language))
  implement(server, 'GET /api/shop/list', ({ db, language, query }) => listShops(db, query, language))
  implement(server, 'GET /api/shop/detail', async ({ db, language, query }) => {
    const shop = await findShop(db, query.shop_id, language)
    if (!shop) throw new NotFound()
    return shop
  })
}

async function homeIn(db: Db, language: Language) {
  const [banners, categories, hot_products, { items: hot_shops }] = await Promise.all([
    findBanners(db, language),
    findCategories(db, language),
    hotProducts(db, HOT_PRODUCTS, language),
    findShops(db, 'hot', firstOf(HOT_SHOPS), language),
  ])
  return { banners, categories, hot_products, hot_shops }
}

/** Sends all statements on one connection in one round trip, instead of taking a connection for each. */
async function productIn(db: Db, product_id: string, language: Language) {
  const [product, shop, skus, must_choose, size_guides, freight, scores] = await onOneConnection(db, (one) =>
    Promise.all([
      findProduct(one, product_id, language),
      findSeller(one, product_id, language),
      findSkus(one, product_id, language),
      findMustChoose(one, product_id),
      findGuidedAxes(one, product_id),
      findFreight(one, product_id),
      findScores(one, product_id),
    ]),
  )
  if (!product) throw new NotFound()
  if (!shop) throw new Error(`product ${product_id} has no shop`)
  const { specs, ...rest } = product
  return {
    ...rest,
    specs: specsIn(specs, language),
    skus,
    must_choose: must_choose.map(({ axis }) => axis),
    size_guides: size_guides.map(({ axis }) => axis),
    shop,
    freight,
    review_summary: reviewSummary(scores),
  }
}
