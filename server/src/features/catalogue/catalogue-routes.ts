import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { onOneConnection } from '../../db/transaction.ts'
import { implement, type Server } from '../../http/implement.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { findScores } from '../review/review-list-sql.ts'
import { reviewSummary } from '../review/review-summary-service.ts'
import { findBanners, findCategories, findHotWords, findShelves } from './home/home-sql.ts'
import { countFilters, hotProducts, listProducts, suggestTitles } from './listing/list-service.ts'
import { findMustChoose, findProduct, findSkus, findStock, isSold, specsIn } from './product/product-sql.ts'
import { findRelated } from './product/related-sql.ts'
import { findGuidedAxes, findSizeGuides } from './product/size-guide-sql.ts'
import { dictionaryIn } from './search/known-words-sql.ts'
import { nearWords, similarWords } from './search/near-words.ts'
import { countWords, findBestWordSet } from './search/word-sets-sql.ts'
import { listShops } from './shop/shop-list-service.ts'
import { findFreight, findSeller, findShop, findShops } from './shop/shop-sql.ts'

const HOT_PRODUCTS = 20
const HOT_SHOPS = 6
const SUGGESTIONS = 8
const NEAR_WORDS = 5
/** Number of related products: a multiple of two and of three, so that the last row is full in either layout. */
const RELATED = 12
const firstOf = (page_size: number) => ({ page: 1, page_size })

export function catalogueRoutes(server: Server): void {
  implement(server, 'GET /api/home', ({ db, language }) => homeIn(db, language))
  implement(server, 'GET /api/category/list', ({ db, language }) => findShelves(db, language))
  implement(server, 'GET /api/product/list', ({ db, language, query }) => listProducts(db, query, language))
  implement(server, 'GET /api/product/filters', ({ db, language, query }) => countFilters(db, query, language))
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
  implement(server, 'GET /api/search/suggest', async ({ db, language, query: { keyword } }) => {
    const titles = await suggestTitles(db, keyword, SUGGESTIONS, language)
    if (titles.length > 0) return titles
    const meant = await findBestWordSet(db, await nearWords(keyword, language, dictionaryIn(db)), language)
    return meant.length > 0 ? [meant.join(' ')] : []
  })
  implement(server, 'GET /api/search/near', async ({ db, language, query: { keyword } }) => {
    const similar = await similarWords(keyword, dictionaryIn(db))
    return (await countWords(db, similar.slice(0, 2 * NEAR_WORDS), language)).slice(0, NEAR_WORDS)
  })
  implement(server, 'GET /api/search/hot', ({ db, language }) => findHotWords(db, language))
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
