import { sessionHeaders } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aReview } from '../../../testing/order-world.ts'
import { aPicture } from '../../../testing/wallet-world.ts'
import { actionsOn, anOperator, aProduct, aShop, aShopper, callerOf } from '../../../testing/world.ts'

const shop = await aShop({ max: 40 })
const [first, second] = [await anOperator(shop, { roles: ['support'] }), await anOperator(shop)]
type Operator = typeof first
const visitor = callerOf(shop)

const list = async (query: object) => (await first.call('GET /api/admin/review/list', { query })).data
const reply = ({ call }: Operator, review_id: string, text: string | null, revision: string) =>
  call('POST /api/admin/review/reply', { body: { review_id, reply: text, revision } })
const hide = ({ call }: Operator, review_id: string, reason = 'Names a person.') =>
  call('POST /api/admin/review/hide', { body: { review_id, reason } })
const show = ({ call }: Operator, review_id: string) => call('POST /api/admin/review/show', { body: { review_id } })

/** A product in a new shop with reviews of these scores, oldest first. */
async function reviewed(shop_id: string, ...scores: number[]) {
  const product = await aProduct(shop, { shop_id })
  const { product_id } = product
  for (const [at, product_score] of scores.entries())
    await aReview(shop, product, { product_score, pictures: ['a.webp'], created_at: `2026-11-0${at + 1}T00:00:00Z` })
  const { items } = await list({ product_id })
  return { product_id, review_ids: items.map(({ review_id }) => review_id).toReversed() }
}

/** The reviews and figures that shoppers see, and the columns that lists of shops are sorted by. */
async function reviewsOf(product_id: string, shop_id: string) {
  const [detail, reviews] = await Promise.all([
    visitor('GET /api/product/detail', { query: { product_id } }),
    visitor('GET /api/product/reviews', { query: { product_id } }),
  ])
  const { rating, review_count } = await shop.db
    .selectFrom('product')
    .select(['rating', 'review_count'])
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow()
  const { favorable_rate, reviews: of_shop } = await shop.db
    .selectFrom('shop')
    .select(['favorable_rate', 'reviews'])
    .where('shop_id', '=', shop_id)
    .executeTakeFirstOrThrow()
  const { count, average, with_pictures } = detail.data.review_summary
  const listed = reviews.data.items.length
  return {
    count,
    average,
    with_pictures,
    listed,
    total: reviews.data.total,
    rating,
    review_count,
    favorable_rate,
    of_shop,
  }
}

test('reviews can be filtered by score, product, reply and visibility, and paged by cursor', async () => {
  const { product_id, review_ids } = await reviewed('found', 5, 2, 2)
  const ids = async (query: object) => (await list({ product_id, ...query })).items.map(({ review_id }) => review_id)
  const [five = '', old = '', young = ''] = review_ids
  expect(await ids({})).toEqual([young, old, five])
  expect(await ids({ score: 2 })).toEqual([young, old])
  const page = await list({ product_id, page_size: 2 })
  expect(page).toMatchObject({ total: 3, items: [{ product_score: 2, shop_id: 'found', shopper: null }, {}] })
  expect(await ids({ page_size: 2, cursor: page.next_cursor })).toEqual([five])
  const detail = (review_id: string) => first.call('GET /api/admin/review/detail', { query: { review_id } })
  expect((await detail(young)).data).toEqual(page.items[0])
  expect(await detail('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
  await reply(first, young, 'Thank you.', page.items[0]?.revision ?? '')
  await hide(first, old)
  expect(await ids({ unanswered: 'true' })).toEqual([five])
  expect(await ids({ hidden: 'true' })).toEqual([old])
  expect(await ids({ hidden: 'false' })).toEqual([young, five])
})

test('a reply appears below the review and can be changed and removed; a concurrent second reply is refused', async () => {
  const { product_id, review_ids } = await reviewed('answered', 4)
  const [review_id = ''] = review_ids
  const [{ revision = '' } = {}] = (await list({ product_id })).items
  const answers = await Promise.all([
    reply(first, review_id, 'Thank you!', revision),
    reply(second, review_id, 'Hi.', revision),
  ])
  expect(answers.map(({ reason }) => reason).toSorted()).toEqual(['changed_meanwhile', undefined])
  const stands = answers.find(({ code }) => code === 1)?.data
  const read = async () => (await visitor('GET /api/product/reviews', { query: { product_id } })).data.items[0]?.reply
  expect(await read()).toBe(stands?.reply)
  const changed = (await reply(first, review_id, 'Enjoy it.', stands?.revision ?? '')).data
  expect(changed).toMatchObject({ replied_by: first.account, replied_at: expect.any(String) })
  expect(await read()).toBe('Enjoy it.')
  expect((await reply(first, review_id, null, changed.revision)).data).toMatchObject({
    replied_at: null,
    replied_by: null,
  })
  expect(await read()).toBeNull()
  expect(await actionsOn(shop, review_id)).toEqual(['review_answered', 'review_answered', 'review_answered'])
})

test('a hidden review is invisible to shoppers and left out of all figures until it is shown again', async () => {
  const { product_id, review_ids } = await reviewed('hiding', 5, 1)
  const [five = '', one = ''] = review_ids
  const all = { count: 2, average: 3, with_pictures: 2, listed: 2, total: 2, rating: 3, review_count: 2 }
  expect(await reviewsOf(product_id, 'hiding')).toEqual({ ...all, favorable_rate: 50, of_shop: 2 })
  expect((await hide(first, one)).data).toMatchObject({ hidden_reason: 'Names a person.', hidden_by: first.account })
  const best = { count: 1, average: 5, with_pictures: 1, listed: 1, total: 1, rating: 5, review_count: 1 }
  expect(await reviewsOf(product_id, 'hiding')).toEqual({ ...best, favorable_rate: 100, of_shop: 1 })
  await hide(first, five)
  const none = { count: 0, average: null, with_pictures: 0, listed: 0, total: 0, rating: null, review_count: 0 }
  expect(await reviewsOf(product_id, 'hiding')).toEqual({ ...none, favorable_rate: null, of_shop: 0 })
  await show(second, one)
  await show(second, five)
  expect(await reviewsOf(product_id, 'hiding')).toEqual({ ...all, favorable_rate: 50, of_shop: 2 })
  expect(await actionsOn(shop, one)).toEqual(['review_hidden', 'review_shown'])
})

test('pictures of a hidden review are visible to operators only, until the review is shown again', async () => {
  const shopper = await aShopper(shop)
  const [hidden_file, other_file] = [await aPicture(shop, shopper, 'review'), await aPicture(shop, shopper, 'review')]
  const product = await aProduct(shop, { shop_id: 'pictured' })
  const { product_id } = product
  await aReview(shop, product, { pictures: [hidden_file.url], created_at: '2026-11-01T00:00:00Z' })
  await aReview(shop, product, { pictures: [other_file.url], created_at: '2026-11-02T00:00:00Z' })
  const review_id = (await list({ product_id })).items[1]?.review_id ?? ''
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: reply_headers } = await shop.app.inject({ url, headers })
    return [statusCode, reply_headers['cache-control']]
  }
  const shown_to_all = [200, 'public, max-age=60, must-revalidate']
  const { url } = hidden_file
  const { etag } = (await shop.app.inject({ url })).headers
  expect(await read(url)).toEqual(shown_to_all)
  await hide(first, review_id)
  const addresses = [url, `${url}?w=160`, `/api/admin${url}`]
  for (const address of addresses) expect(await read(address)).toEqual([404, 'no-store'])
  // A browser that revalidates its cached copy gets 404 instead of 304.
  expect(await read(url, { 'if-none-match': String(etag) })).toEqual([404, 'no-store'])
  expect(await read(other_file.url)).toEqual(shown_to_all)
  const session = sessionHeaders('/api/admin/', first.token)
  for (const address of [`/api/admin${url}`, `/api/admin${url}?w=160`])
    expect(await read(address, session)).toEqual([200, 'private, no-store'])
  await show(first, review_id)
  for (const address of addresses) expect(await read(address)).toEqual(shown_to_all)
})

test('if several calls hide or show one review concurrently, one takes effect', async () => {
  const { product_id, review_ids } = await reviewed('raced', 4, 4)
  const [review_id = ''] = review_ids
  for (const _ of [1, 2, 3]) {
    const answers = await Promise.all([
      hide(first, review_id),
      hide(second, review_id, 'Rude.'),
      hide(first, review_id),
    ])
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1])
    expect(new Set(answers.map(({ data }) => data.hidden_reason)).size).toBe(1)
    expect(await reviewsOf(product_id, 'raced')).toMatchObject({ count: 1, of_shop: 1 })
    await Promise.all([show(first, review_id), show(second, review_id)])
    expect(await reviewsOf(product_id, 'raced')).toMatchObject({ count: 2, of_shop: 2 })
  }
  expect(await actionsOn(shop, review_id)).toEqual(Array(3).fill(['review_hidden', 'review_shown']).flat())
})
