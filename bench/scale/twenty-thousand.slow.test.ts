import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { beforeAll, expect, test } from 'vitest'
import type { DemoShop, Words } from '../../demo/catalogue/demo-types.ts'
import { colourWords, kindWords } from '../../demo/catalogue/search-words.ts'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { checkListings } from '../../server/src/features/catalogue/listing/check-sql.ts'
import { addressOf } from '../../server/testing/database.ts'
import { aShop, callerOf, listed } from '../../server/testing/world.ts'
import { type Clone, cloneOf } from './clone.ts'
import { fillShop } from './fill.ts'
import { randomNumbers } from './random-numbers.ts'

// A smaller version of `npm run bench:scale`: checks that every list is complete and that search finds everything.

const PRODUCTS = 20_000
const SLOW_MS = 600_000

const demo = demoCatalogue()
const shop = await aShop()
const visitor = callerOf(shop)

const demo_shops = new Map(demo.shops.map((one) => [one.shop_id, one]))
const originals = demo.products.map((one) => ({
  ...one,
  shop: demo_shops.get(one.shop_id) as DemoShop,
  price_cents: 0,
})) // the demo has the shop of each product
const products: readonly Clone[] = [
  ...originals,
  ...Array.from({ length: PRODUCTS - demo.products.length }, (_, number) => cloneOf(number, demo)),
]

beforeAll(async () => {
  await loadDemo(shop.context)
  await fillShop(await addressOf(shop.db), PRODUCTS)
}, SLOW_MS)

type Query = Parameters<typeof visitor<'GET /api/product/list'>>[1]['query']

/** All pages of a list, or its first pages. */
async function pagesOf(
  query: Query,
  {
    language = 'en',
    between = async () => {},
    most = Number.POSITIVE_INFINITY,
  }: {
    language?: Language
    between?: (page: number) => Promise<unknown>
    most?: number
  } = {},
): Promise<string[]> {
  const product_ids: string[] = []
  let cursor: string | null | undefined
  for (let page = 1; cursor !== null && page <= most; page++) {
    const pageQuery = { ...query, as_typed: 'true' as const, page_size: 100, ...(cursor && { cursor }) }
    const { data } = await visitor('GET /api/product/list', { query: pageQuery }, { language })
    product_ids.push(...data.items.map(({ product_id }) => product_id))
    cursor = data.next_cursor
    await between(page)
  }
  return product_ids
}

/** Products that are added and removed while the others are read. */
const guests = new Set(products.filter((_, at) => at % 500 === 7).map(({ product_id }) => product_id))
const largest_shop = products[0]?.shop_id ?? ''
const LISTS: [name: string, query: Query, isOf: (product: Clone) => boolean][] = [
  ['everything', { sort: 'hot' }, () => true],
  ['everything', { sort: 'new' }, () => true],
  ['everything', { sort: 'price_asc' }, () => true],
  ['everything', { sort: 'price_desc' }, () => true],
  ['everything', { sort: 'rating' }, () => true],
  ...(['new', 'price_asc'] as const).flatMap((sort): typeof LISTS => [
    ['a category', { sort, category: 'health' }, ({ category }) => category === 'health'],
    ['a kind', { sort, kind: products[0]?.kind ?? '' }, ({ kind }) => kind === products[0]?.kind],
    ['a shop', { sort, shop_id: largest_shop }, ({ shop_id }) => shop_id === largest_shop],
  ]),
]

test.each(LISTS)(
  'the list of %s sorted by %o is complete and without duplicates while products come and go',
  { timeout: SLOW_MS },
  async (_name, query, isOf) => {
    const matches = products.filter((product) => isOf(product) && !guests.has(product.product_id))
    let turn = 0
    const product_ids = await pagesOf(query, {
      between: async (page) => {
        if (page % 10 !== 1) return
        const some = [...guests].filter((_, at) => at % 3 === turn % 3)
        await shop.db
          .updateTable('product')
          .set({ on_sale: turn++ % 2 === 1, sales: page, price_cents: 50 + 40 * page })
          .where('product_id', 'in', some)
          .execute()
        await listed(shop)
      },
    })
    // A guest that moves down the list may appear again on a later page, so guests are not compared.
    expect(product_ids.filter((id) => !guests.has(id)).toSorted()).toEqual(
      matches.map((one) => one.product_id).toSorted(),
    )
    expect(turn).toBeGreaterThan(0)
  },
)

test('after these changes, listings, counts and words match the products', { timeout: SLOW_MS }, async () => {
  await shop.db.updateTable('product').set({ on_sale: true }).where('on_sale', '=', false).execute()
  await listed(shop)
  expect(await checkListings(shop.db)).toEqual([])
})

const plain = (texts: Words) => Object.values(texts).map((text) => text.normalize('NFKC').toLowerCase())

/** Texts other than titles. Many products share them, so each text is searched only once. */
const shared_texts: string[] = []
const places = new Map<object, number>()
function placeOf(texts: Words): number {
  const place = places.get(texts)
  if (place !== undefined) return place
  places.set(texts, shared_texts.push(plain(texts).join('\n')) - 1)
  return shared_texts.length - 1
}
const shop_names = new Map<string, Words>()
function shopNameOf({ shop }: Clone): Words {
  const name = shop_names.get(shop.shop_id) ?? shop.name
  shop_names.set(shop.shop_id, name)
  return name
}
const looked = products.map((product) => {
  const options = product.skus.flatMap((sku) => sku.values)
  const fields = [
    ...[shopNameOf(product), kindWords[product.kind], demo.kinds.find((one) => one.kind === product.kind)?.name],
    ...[demo.categories.find((one) => one.category === product.category)?.name],
    ...options.map(({ axis, value }) => demo.axes[axis]?.values[value]),
    ...options.map(({ axis, value }) => (axis === 'colour' ? colourWords[value] : undefined)),
  ]
  const places = new Set(fields.flatMap((texts) => (texts ? [placeOf(texts)] : [])))
  return { id: product.product_id, title: plain(product.title).join('\n'), places: [...places] }
})

const katakanaOf = (text: string) => text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) + 0x60))

/**
 * A simple search in all texts of all products, as reference. A Latin keyword must start a word; in other scripts any
 * two adjacent characters match, and hiragana also matches katakana.
 */
function simpleSearch(keyword: string): string[] {
  const starts_word = new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${keyword}`, 'u')
  const katakana = katakanaOf(keyword)
  const has = /^[a-z]/.test(keyword)
    ? (text: string) => text.includes(keyword) && starts_word.test(text)
    : (text: string) => text.includes(keyword) || (katakana !== keyword && text.includes(katakana))
  const has_shared = shared_texts.map(has)
  return looked.flatMap(({ id, title, places }) =>
    has(title) || places.some((place) => has_shared[place]) ? [id] : [],
  )
}

const WORDS = /[a-z]{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}|\p{Script=Hangul}{2,}|[ก-ฮ]{2,}/gu

/** Random words of titles (including made-up words), kinds and options; for Latin script also prefixes. */
function* wordsIn(language: Language): Generator<string> {
  const random = randomNumbers(LANGUAGE_TAGS.indexOf(language) + 77)
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  for (let turn = 0; ; turn++) {
    const product = any(products)
    const options = product?.skus.flatMap(({ values }) => values) ?? []
    const option = any(options)
    const of_option = option && demo.axes[option.axis]?.values[option.value]
    const text = [product?.title, product?.title, kindWords[product?.kind ?? ''], of_option][turn % 4]?.[language]
    const word = any((text ?? '').toLowerCase().match(WORDS) ?? [])
    if (!word) continue
    const begin = Math.floor(random() * (word.length - 1))
    const keyword = /^[a-z]/.test(word)
      ? word.slice(0, 2 + Math.floor(random() * word.length))
      : word.slice(begin, begin + 2)
    // Search also finds the singular of a plural, which the simple search does not.
    if (!/^[a-z]+s$/.test(keyword)) yield keyword
  }
}

const ASKED_IN_EACH = 200
/**
 * If a keyword has more matches than this, only its first pages are checked. The first keywords of each language with
 * that many matches are checked completely.
 */
const MANY = 400
const MANY_WALKED = 4
const AT_ONCE = 4

test.each(LANGUAGE_TAGS)(
  'in %s a search finds exactly the same products as a simple search in all texts',
  { timeout: SLOW_MS },
  async (language) => {
    const words = wordsIn(language)
    let [search_count, walked] = [0, 0]
    const ask = async () => {
      while (search_count++ < ASKED_IN_EACH) {
        const keyword = words.next().value
        const expectedIds = simpleSearch(keyword)
        const isWalked = expectedIds.length <= MANY || walked++ < MANY_WALKED
        const product_ids = await pagesOf({ keyword }, { language, ...(!isWalked && { most: 2 }) })
        expect(new Set(product_ids).size, keyword).toBe(product_ids.length)
        if (isWalked) expect(product_ids.toSorted(), keyword).toEqual(expectedIds.toSorted())
        else
          expect([product_ids.length, new Set(product_ids).difference(new Set(expectedIds)).size], keyword).toEqual([
            200, 0,
          ])
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
  },
)
