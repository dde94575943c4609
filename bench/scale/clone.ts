import type { DemoCatalogue, DemoProduct, DemoShop, Words } from '../../demo/catalogue/demo-types.ts'
import { madeUpWord, madeUpWords, WORDS_MAX } from './made-up-word.ts'
import { randomNumbers } from './random-numbers.ts'

const PRODUCTS_A_SHOP = 50
/** First number of the made-up words for shops. Products use lower numbers. */
const FIRST_SHOP_WORD = 6_000_000
export const PRODUCTS_MAX = FIRST_SHOP_WORD
export const SHOPS_MAX = WORDS_MAX - FIRST_SHOP_WORD

export const shopsFor = (products: number, { shops }: DemoCatalogue) =>
  Math.max(shops.length, Math.ceil(products / PRODUCTS_A_SHOP))

const itemOf = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('the demo is empty')
  return item
}

const withWord = (texts: Words, words: Words): Words => ({
  en: `${texts.en} ${words.en[0]?.toUpperCase()}${words.en.slice(1)}`,
  'zh-CN': `${texts['zh-CN']} ${words['zh-CN']}`,
  ja: `${texts.ja} ${words.ja}`,
  ko: `${texts.ko} ${words.ko}`,
  th: `${texts.th} ${words.th}`,
})

/** The shop with this number: first the demo's shops, then clones of them. */
export function shopOf(number: number, { shops }: DemoCatalogue): DemoShop {
  const shop = itemOf(shops, number)
  if (number < shops.length) return shop
  const word = FIRST_SHOP_WORD + number
  const random = randomNumbers(word)
  return {
    ...shop,
    shop_id: `${shop.shop_id}-${madeUpWord(word, 'en')}`,
    name: withWord(shop.name, madeUpWords(word)),
    fans: longTail(random()) * 10,
    founded_days_ago: 30 + Math.floor(random() * 2_000),
  }
}

const SALES_MAX = 1_000_000
/**
 * Half of all products sold two pieces or fewer, one in thirty more than fifty, one in a million a hundred thousand.
 */
const longTail = (chance: number) => Math.min(SALES_MAX, Math.floor(4 * ((chance + 2 ** -33) ** -0.75 - 1)))

const roundedTo = (step: number, cents: number) => Math.max(1, Math.round(cents / step)) * step

const DAYS = 1_100
const SOLD_OUT_SHARE = 0.06
const STOCK_MAX = 400
const REDUCED_SHARE = 0.15

export type Clone = DemoProduct & { price_cents: number; shop: DemoShop }

/**
 * The clone with this number, reproducible: a demo product with a made-up word added to its title in all languages, and
 * with its own ids, price, sales and age. It has one to three SKUs of the demo product, two on average. Older shops
 * have higher sales.
 */
export function cloneOf(number: number, demo: DemoCatalogue): Clone {
  const random = randomNumbers(number)
  const product = itemOf(demo.products, number)
  const word = madeUpWord(number, 'en')
  const shops = shopsFor(demo.products.length + number + 1, demo)
  const shop = shopOf(Math.floor(random() ** 2 * shops), demo)
  const dearer = 4 ** (random() - 0.5)
  const first = Math.floor(random() * product.skus.length)
  const skus = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, position) => {
    const sku = itemOf(product.skus, first + position)
    return {
      ...sku,
      sku_id: `${sku.sku_id}-${word}`,
      price_cents: roundedTo(10, sku.price_cents * dearer),
      stock: random() < SOLD_OUT_SHARE ? 0 : 1 + Math.floor(random() * STOCK_MAX),
    }
  })
  const price_cents = Math.min(...skus.map((sku) => sku.price_cents))
  return {
    ...product,
    product_id: `${product.product_id}-${word}`,
    shop_id: shop.shop_id,
    title: withWord(product.title, madeUpWords(number)),
    skus,
    was_cents: random() < REDUCED_SHARE ? roundedTo(10, price_cents * 1.25) + 10 : null,
    sales: longTail(random()),
    days_ago: random() * DAYS,
    price_cents,
    shop,
  }
}
