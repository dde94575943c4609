import { CATEGORIES, LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import type { Db } from '../server/src/db/database.ts'
import type { Read } from './loads.ts'

/**
 * A kind of read. `read` returns the request with the number `turn`. The requests differ, so few of them repeat while
 * their reply is still cached.
 */
export type Load = { name: string; read: (turn: number) => Read }

const WIDTHS = ['?w=160', '?w=320', '?w=480', '?w=800', '']
/**
 * A price limit above all prices, so that it does not change the reply. Each request adds a different number to the
 * limit, so that its URL is unique and its reply is in no cache.
 */
const ABOVE_ALL = 1e9

const inTurn = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item // the list is never empty
/** The language of a request: all items are requested in one language, then in the next. */
const languageAt = (turn: number, items: number): Language => inTurn(LANGUAGE_TAGS, Math.floor(turn / items))

/**
 * Several kinds of reads alternate. Each function in `reads` returns the path of one kind.
 * @returns the request with the number `turn`
 */
const mixed = (reads: readonly ((turn: number) => string)[], turn: number): Read => ({
  path: inTurn(reads, turn)(Math.floor(turn / reads.length)),
  language: inTurn(LANGUAGE_TAGS, turn),
})

/** The loads for measuring the server's memory. The first load requests rendered product pages. */
export async function loadsOf(db: Db): Promise<Load[]> {
  const products = await db
    .selectFrom('product')
    .select(['product_id', 'title', 'images'])
    .where('on_sale', '=', true)
    .execute()
  const shops = await db.selectFrom('shop').select('shop_id').execute()
  const productAt = (turn: number) => inTurn(products, turn).product_id
  const shopAt = (turn: number) => inTurn(shops, turn).shop_id
  const limit = (turn: number) => `max_cents=${ABOVE_ALL + turn}`
  const wordsAt = (turn: number, language: Language) =>
    `keyword=${encodeURIComponent(inTurn(products, turn).title[language] ?? productAt(turn))}`
  const lists = [
    (turn: number) => `/home?${turn}`,
    (turn: number) => `/explore?category=${inTurn(CATEGORIES, turn)}`,
    (turn: number) => `/popular?category=${inTurn(CATEGORIES, turn)}`,
    (turn: number) => `/shop/${shopAt(turn)}?${limit(turn)}`,
    (turn: number) => `/search?category=${inTurn(CATEGORIES, turn)}&${limit(turn)}`,
  ]
  const calls = [
    (turn: number) => `/api/product/list?category=${inTurn(CATEGORIES, turn)}&page_size=50&${limit(turn)}`,
    (turn: number) => `/api/product/list?${wordsAt(turn, 'en')}&${limit(turn)}`,
    (turn: number) => `/api/product/detail?product_id=${productAt(turn)}`,
    (turn: number) => `/api/product/reviews?product_id=${productAt(turn)}&page_size=50`,
    (turn: number) => `/api/shop/detail?shop_id=${shopAt(turn)}`,
  ]
  return [
    {
      name: 'product pages',
      read: (turn) => ({ path: `/detail/${productAt(turn)}`, language: languageAt(turn, products.length) }),
    },
    {
      name: 'search pages',
      read: (turn) => {
        const language = languageAt(turn, products.length)
        return { path: `/search?${wordsAt(turn, language)}&${limit(turn)}`, language }
      },
    },
    { name: 'pages of lists', read: (turn) => mixed(lists, turn) },
    { name: 'calls', read: (turn) => mixed(calls, turn) },
    {
      name: 'pictures',
      read: (turn) => ({
        path: `${inTurn(products, turn).images[0]}${inTurn(WIDTHS, Math.floor(turn / products.length))}`,
        language: 'en',
      }),
    },
  ]
}
