import type { Endpoints } from '@sampan/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { z } from 'zod'
import { aHome, aList, aShopList, someCards, someFilters } from '../../../testing/fake-catalogue.ts'
import { aUser, NEW_SESSION } from '../../../testing/fake-goods.ts'
import { expectMessage, fillIn, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'

type Wire<K extends keyof Endpoints> = z.input<Endpoints[K]['reply']>

const SHOP: Wire<'GET /api/shop/detail'> = {
  shop_id: 'aoyama',
  name: 'Aoyama Homeware',
  logo: '',
  fans: 12_400,
  favorable_rate: 98.2,
  total_sales: 3_100,
  description: 'Things for a slow kitchen.',
  products: 3,
  founded_at: '2024-01-01T00:00:00.000Z',
}

const replies: Replies = {
  'GET /api/shop/detail': SHOP,
  'GET /api/product/list': aList(someCards(3)),
  'GET /api/user/marks': { liked: [], followed: [] },
}

const visitor = { signedIn: false }

test('a shop shows its description, figures and products', async () => {
  const { view, requests } = await renderScreen('/shop/aoyama', { replies, ...visitor })
  await expect.element(view.getByRole('heading', { level: 1, name: 'Aoyama Homeware' })).toBeVisible()
  await expect.element(view.getByText('Things for a slow kitchen.')).toBeVisible()
  await expect.element(view.getByText('12,400')).toBeVisible()
  await expect.element(view.getByText('98%')).toBeVisible()
  await expect.element(view.getByText('3,100')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Thing 3' })).toHaveAttribute('href', '/detail/thing-3')
  expect(requests('GET /api/product/list')[0]?.query).toMatchObject({ shop_id: 'aoyama', sort: 'hot' })
  expect(document.title).toBe('Aoyama Homeware – Shop · Sampan')
})

test('the figures are reloaded each time the shop is opened, and cached figures are shown until then', async () => {
  const { view, visits, fakeReplies } = await renderScreen('/shop/aoyama', {
    replies: { ...replies, 'GET /api/shop/list': aShopList() },
    ...visitor,
  })
  await expect.element(view.getByText('12,400')).toBeVisible()
  await visits.go('/shop')
  await expect.element(view.getByText('12,400')).not.toBeVisible()
  const reply = Promise.withResolvers<typeof SHOP>()
  fakeReplies['GET /api/shop/detail'] = () => reply.promise
  await visits.go('/shop/aoyama')
  await expect.element(view.getByText('12,400')).toBeVisible()
  reply.resolve({ ...SHOP, fans: 12_401 })
  await expect.element(view.getByText('12,401')).toBeVisible()
})

test('a category filters the shop’s products, and the URL contains the category', async () => {
  const { view, visits, requests } = await renderScreen('/shop/aoyama', { replies, ...visitor })
  await userEvent.click(view.getByRole('button', { name: 'Food' }))
  await expect.poll(() => visits.place().search).toBe('category=food')
  await expect
    .poll(() => requests('GET /api/product/list').at(-1)?.query)
    .toMatchObject({ shop_id: 'aoyama', category: 'food' })
})

test('the filter sheet filters the products of the shop by option', async () => {
  const { view, visits, requests } = await renderScreen('/shop/aoyama', {
    replies: { ...replies, 'GET /api/product/filters': someFilters() },
    ...visitor,
  })
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  const sheet = view.getByRole('dialog')
  await userEvent.click(sheet.getByRole('button', { name: 'Clay 4' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Show 6 results' }))
  await expect.poll(() => visits.place()).toMatchObject({ path: '/shop/aoyama', search: 'options=colour%3Aclay' })
  expect(requests('GET /api/product/filters')[0]?.query).toEqual({ shop_id: 'aoyama' })
  await expect
    .poll(() => requests('GET /api/product/list').at(-1)?.query)
    .toMatchObject({ shop_id: 'aoyama', options: ['colour:clay'] })
})

test('filters without matches can be cleared', async () => {
  const { view, visits } = await renderScreen('/shop/aoyama?category=food&in_stock=true', {
    replies: { ...replies, 'GET /api/product/list': aList([]), 'GET /api/category/list': [] },
    ...visitor,
  })
  await userEvent.click(view.getByRole('button', { name: 'Clear filters' }))
  await expect.poll(() => visits.place()).toMatchObject({ path: '/shop/aoyama', search: '' })
})

test('a shopper follows and unfollows the shop', async () => {
  const { view, requests } = await renderScreen('/shop/aoyama', {
    replies: { ...replies, 'POST /api/shop/follow': null },
  })
  await expectMessage('Follow Success', () =>
    userEvent.click(view.getByRole('button', { name: 'Follow', exact: true })),
  )
  const following = view.getByRole('button', { name: 'Following' })
  await expect.element(following).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(following)
  await expect.element(view.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  expect(requests('POST /api/shop/follow').map(({ body }) => body)).toEqual([
    { shop_ids: ['aoyama'], followed: true },
    { shop_ids: ['aoyama'], followed: false },
  ])
})

test('if a follow is undone immediately, the shop is not followed at the end', async () => {
  const reply = Promise.withResolvers<null>()
  const { view, requests } = await renderScreen('/shop/aoyama', {
    replies: { ...replies, 'POST /api/shop/follow': () => reply.promise },
  })
  const sentFollows = () => requests('POST /api/shop/follow').map(({ body }) => body.followed)
  await userEvent.click(view.getByRole('button', { name: 'Follow', exact: true }))
  await userEvent.click(view.getByRole('button', { name: 'Following' }))
  await expect.element(view.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  await expect.poll(sentFollows).toEqual([true])
  reply.resolve(null)
  await expect.poll(sentFollows).toEqual([true, false])
  await expect.element(view.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  expect(view.getByText('Follow Success').query()).toBeNull()
})

test('a refused follow is rolled back', async () => {
  const { view } = await renderScreen('/shop/aoyama', {
    replies: {
      ...replies,
      'POST /api/shop/follow': () => refuse('account_blocked', 'Too often. Please wait a moment.'),
    },
  })
  await expectMessage('Too often. Please wait a moment.', () =>
    userEvent.click(view.getByRole('button', { name: 'Follow', exact: true })),
  )
  await expect.element(view.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
})

test('a followed shop is shown as followed', async () => {
  const { view } = await renderScreen('/shop/aoyama', {
    replies: { ...replies, 'GET /api/user/marks': { liked: [], followed: ['aoyama'] } },
  })
  await expect.element(view.getByRole('button', { name: 'Following' })).toBeVisible()
})

test('a visitor is sent to the login, then follows the shop and returns to it', async () => {
  let followed: string[] = []
  const { view, visits } = await renderScreen('/shop/aoyama', {
    ...visitor,
    replies: {
      ...replies,
      'POST /api/user/login': NEW_SESSION,
      'GET /api/user/getUserInfo': aUser(),
      'GET /api/user/marks': () => ({ liked: [], followed }),
      'POST /api/shop/follow': ({ body }) => {
        followed = [...body.shop_ids]
        return null
      },
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Follow' }))
  await expect
    .poll(() => visits.place())
    .toMatchObject({ path: '/login', search: `next=${encodeURIComponent('/shop/aoyama')}` })
  await fillIn(view, { Email: 'nina@sampan.example', Password: 'secret-1' })
  await expectMessage('Follow Success', () =>
    userEvent.click(view.getByRole('button', { name: 'Log in', exact: true })),
  )
  await expect.element(view.getByRole('button', { name: 'Following' })).toBeVisible()
  expect(visits.place().path).toBe('/shop/aoyama')
})

test('an unknown shop is reported as missing', async () => {
  const { view } = await renderScreen('/shop/nowhere', {
    replies: { ...replies, 'GET /api/shop/detail': () => missing() },
    ...visitor,
  })
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test.each([
  [390, 1],
  [640, 2],
  [1_280, 3],
])('at %i px %i shops are next to each other, with pictures in the displayed size', async (width, columns) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(414, 896))
  const shops = ['a', 'b', 'c', 'd'].map((shop_id) => ({
    ...SHOP,
    shop_id,
    name: shop_id,
    images: ['/pictures/a.webp'],
  }))
  const { view } = await renderScreen('/shop', { replies: { 'GET /api/shop/list': aShopList(...shops) }, ...visitor })
  await expect.element(view.getByRole('article').nth(3)).toBeVisible()
  const cards = () =>
    view
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect())
  await expect.poll(() => cards().filter(({ top }) => top === cards()[0]?.top)).toHaveLength(columns)
  await expect.poll(() => Math.max(...cards().map(({ width }) => width))).toBeLessThanOrEqual(400)
})

test('without a shop in the URL all shops are listed, in the chosen order', async () => {
  const { view, visits, requests } = await renderScreen('/shop', {
    replies: { 'GET /api/shop/list': aShopList(...aHome().hot_shops) },
    ...visitor,
  })
  await expect.element(view.getByRole('link', { name: 'Aoyama Homeware' })).toHaveAttribute('href', '/shop/aoyama')
  await userEvent.click(view.getByRole('tab', { name: 'Top rated' }))
  await expect.poll(() => visits.place().search).toBe('sort=rating')
  await expect.poll(() => requests('GET /api/shop/list').at(-1)?.query.sort).toBe('rating')
})
