import { expect, test } from 'vitest'
import { aReview } from '../../../testing/order-world.ts'
import { aProduct, aShop, callerOf } from '../../../testing/world.ts'

const shop = await aShop()
const visitor = callerOf(shop)

type Narrowed = { score?: number; with_pictures?: 'true' }
/** The texts of all pages. `between` runs after each page. */
async function readThrough(product_id: string, narrowed: Narrowed = {}, between = async () => {}) {
  const texts: string[] = []
  let cursor: string | null | undefined
  do {
    const query = { product_id, page_size: 2, ...narrowed, ...(cursor && { cursor }) }
    const { data } = await visitor('GET /api/product/reviews', { query }, { language: 'ja' })
    texts.push(...data.items.map(({ content }) => content))
    cursor = data.next_cursor
    if (cursor) await between()
  } while (cursor)
  return texts
}

const LANGUAGES = ['ja', 'en', 'ja', 'th', 'ja', 'ko', 'en'] as const
/** Seven reviews, oldest first; two in the middle have the same time. */
async function aReviewedProduct() {
  const product = await aProduct(shop)
  for (const [at, language] of LANGUAGES.entries()) {
    const created_at = new Date(Date.UTC(2026, 0, at === 4 ? 3 : at + 1)).toISOString()
    const pictures = at % 3 === 0 ? ['/files/a.webp'] : []
    await aReview(shop, product, {
      language,
      content: `${at} ${language}`,
      product_score: (at % 2) + 3,
      pictures,
      created_at,
    })
  }
  return product
}
const OTHERS = ['6 en', '5 ko', '3 th', '1 en']

test('pages list the reader’s language first and then the others, without repeating or skipping a review', async () => {
  const product = await aReviewedProduct()
  const texts = await readThrough(product.product_id)
  expect(texts.slice(0, 2).toSorted()).toEqual(['2 ja', '4 ja'])
  expect(texts.slice(2)).toEqual(['0 ja', ...OTHERS])
  const meanwhile = () => aReview(shop, product, { language: 'ja', content: 'new' })
  expect(await readThrough(product.product_id, {}, meanwhile)).toEqual(texts)
})

test.each<[string, Narrowed, string[], number]>([
  ['a score', { score: 4 }, ['5 ko', '3 th', '1 en'], 3],
  ['pictures', { with_pictures: 'true' }, ['0 ja', '6 en', '3 th'], 3],
  ['both', { score: 4, with_pictures: 'true' }, ['3 th'], 1],
])('reviews filtered by %s are paged and counted consistently', async (_what, narrowed, texts, total) => {
  const { product_id } = await aReviewedProduct()
  expect(await readThrough(product_id, narrowed)).toEqual(texts)
  const { data } = await visitor('GET /api/product/reviews', { query: { product_id, ...narrowed } })
  expect(data).toMatchObject({ total, next_cursor: null })
})

test('reviews can be paged by number; an invalid cursor is refused', async () => {
  const { product_id } = await aReviewedProduct()
  const page = async (number: number) => {
    const query = { product_id, page: number, page_size: 3 }
    return (await visitor('GET /api/product/reviews', { query }, { language: 'ja' })).data
  }
  expect((await page(2)).items.map(({ content }) => content)).toEqual(OTHERS.slice(0, 3))
  expect(await page(3)).toMatchObject({ total: 7, next_cursor: null, items: [{ content: '1 en' }] })
  for (const cursor of ['1.own-x', '1.mine-00000000-0000-4000-8000-000000000000', '1.0'])
    expect(await visitor('GET /api/product/reviews', { query: { product_id, cursor } })).toMatchObject({ status: 400 })
})
