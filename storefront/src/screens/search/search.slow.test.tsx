import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, aList, someCards } from '../../../testing/fake-catalogue.ts'
import { aProduct, pageOf } from '../../../testing/fake-goods.ts'
import { address, field, none, openSearch } from '../../../testing/open-search.ts'
import { elementsOutsideWindow } from '../../../testing/outside-window.ts'

test('the URL contains the keyword', async () => {
  const { view, requests } = await openSearch('/search?keyword=tea&sort=price_asc&max_cents=2000&nonsense=1')
  await expect.element(view.getByText('1 result for tea')).toBeVisible()
  await expect.element(field(view)).toHaveValue('tea')
  await expect.element(view.getByRole('button', { name: 'Up to $20.00' })).toHaveAttribute('aria-pressed', 'true')
  expect(requests('GET /api/product/list')[0]?.query).toMatchObject({
    keyword: 'tea',
    sort: 'price_asc',
    max_cents: 2000,
  })
})

test('a word that is wider than the screen is cut off or broken into lines', async () => {
  const { view } = await openSearch(`/search?keyword=${'x'.repeat(300)}`)
  const count = view.getByText(`1 result for ${'x'.repeat(60)}…`)
  await expect.element(count).toBeVisible()
  expect(count.element().getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  expect(elementsOutsideWindow()).toEqual([])
})

test('a product card shows the number of sold pieces from 100 on', async () => {
  const cards = [aCard(1, { sales: 99 }), aCard(2, { sales: 1_234 }), aCard(3, { sales: 500, sold_out: true })]
  const { view } = await openSearch('/search?keyword=tea', { 'GET /api/product/list': aList(cards) })
  await expect.element(view.getByRole('article').nth(1)).toMatchTextContent(/Thing 2.*1,234 sold/)
  expect(view.getByText(/\bsold\b/).elements()).toHaveLength(1)
})

test('the sort order is chosen from its chip', async () => {
  const { view } = await openSearch('/search?keyword=tea')
  await userEvent.click(view.getByRole('button', { name: 'Best match' }))
  await userEvent.click(
    view.getByRole('dialog', { name: 'Sort by' }).getByRole('button', { name: 'Price: low to high' }),
  )
  await expect.poll(address).toBe('/search?keyword=tea&sort=price_asc')
})

test('without a keyword the sort order "best match" is not offered, and best sellers come first', async () => {
  const { view } = await openSearch('/search?sort=new')
  await userEvent.click(view.getByRole('button', { name: 'Newest' }))
  const orders = view.getByRole('dialog', { name: 'Sort by' })
  await expect.element(orders.getByRole('button', { name: 'Best match' })).not.toBeInTheDocument()
  await userEvent.click(orders.getByRole('button', { name: 'Best selling' }))
  await expect.poll(address).toBe('/search')
})

test('scrolling loads more products, and a message shows the end of the list', async () => {
  const { view } = await openSearch('/search?sort=hot', {
    'GET /api/product/list': ({ query: { cursor } }) =>
      cursor === 'more' ? aList([aCard(21)], { total: 21 }) : aList(someCards(20), { total: 21, next_cursor: 'more' }),
  })
  await expect.element(view.getByText('21 products')).toBeVisible()
  await userEvent.hover(view.getByRole('link', { name: 'Thing 20' }))
  await expect.element(view.getByRole('link', { name: 'Thing 21' })).toBeInTheDocument()
  await expect.element(view.getByText('No more')).toBeInTheDocument()
})

test('if there are more results than the server counts, the screen says so, and the filters show no counts', async () => {
  const { facets } = aList([])
  const { view } = await openSearch('/search?keyword=lamp', {
    'GET /api/product/list': aList(someCards(20), {
      total: 1_000,
      total_is_least: true,
      facets: { ...facets, is_partial: true },
    }),
  })
  await expect.element(view.getByText('1,000+ results for lamp')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  const sheet = view.getByRole('dialog', { name: 'Filters' })
  await expect.element(sheet.getByRole('button', { name: 'Food', exact: true })).toBeVisible()
})

test('a misspelt keyword shows what was searched instead, and filters keep the keyword', async () => {
  const { view, requests } = await openSearch('/search?keyword=keetle&sort=price_asc', {
    'GET /api/product/list': aList([aCard(1, { title: 'Enamel kettle' })], {
      meant: { keyword: 'kettle & co', is_typed_found: false },
    }),
  })
  await expect.element(view.getByRole('link', { name: 'Enamel kettle' })).toBeVisible()
  await expect.element(view.getByText('No results for keetle. Showing 1 result for kettle & co')).toBeVisible()
  expect(view.getByRole('heading', { name: 'No results' }).query()).toBeNull()
  await expect
    .element(view.getByRole('link', { name: 'kettle & co', exact: true }))
    .toHaveAttribute('href', '/search?keyword=kettle%20%26%20co&sort=price_asc')
  expect(requests('GET /api/search/suggest')).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'In stock' }))
  await expect.poll(address).toBe('/search?keyword=keetle&sort=price_asc&in_stock=true')
})

test('if few products contain the keyword, other meanings follow, and the keyword can be searched as typed', async () => {
  const { view, requests } = await openSearch('/search?keyword=red%20kettel&in_stock=true', {
    'GET /api/product/list': ({ query }) =>
      query.as_typed
        ? aList(someCards(1))
        : aList(someCards(3), { meant: { keyword: 'kettle', is_typed_found: true } }),
  })
  await expect.element(view.getByText(/^3 results for red kettel and kettle/)).toBeVisible()
  await userEvent.click(view.getByRole('link', { name: 'Search only for red kettel' }))
  await expect.element(view.getByText('1 result for red kettel')).toBeVisible()
  await expect.poll(address).toBe('/search?keyword=red%20kettel&as_typed=true&in_stock=true')
  expect(requests('GET /api/product/list').map(({ query }) => query.as_typed)).toContain(true)
  await userEvent.click(field(view))
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByText(/^3 results for red kettel and kettle/)).toBeVisible()
})

test('a search without results offers popular searches, popular products, and customer service', async () => {
  const { view } = await openSearch('/search?keyword=teepott', {
    'GET /api/product/list': ({ query }) => (query.keyword === 'teepott' ? none : aList(someCards(3))),
    'GET /api/search/hot': ['teapot', 'desk lamp'],
  })
  await expect.element(view.getByRole('heading', { name: 'Nothing for “teepott”' })).toBeVisible()
  expect(view.getByRole('button', { name: 'In stock' }).query()).toBeNull()
  const words = view.getByRole('group', { name: 'Other searches' })
  await expect.element(words.getByRole('button', { name: 'desk lamp' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/service')
  const popular = view.getByRole('region', { name: 'Popular' })
  await expect.element(popular.getByRole('link', { name: 'Thing 3' })).toBeInTheDocument()
  await expect.element(popular.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/search?sort=hot')
  await userEvent.click(words.getByRole('button', { name: 'teapot' }))
  await expect.poll(address).toBe('/search?keyword=teapot')
})

test('popular products follow a short list, without the products of the list', async () => {
  const { view } = await openSearch('/search?keyword=kettle', {
    'GET /api/product/list': ({ query }) => aList(query.keyword ? someCards(1) : someCards(4)),
  })
  const popular = view.getByRole('region', { name: 'Popular' })
  await expect.element(popular.getByRole('link', { name: 'Thing 2' })).toBeInTheDocument()
  expect(popular.getByRole('link', { name: 'Thing 1' }).query()).toBeNull()
})

test('Back from a product restores the scroll position of the list', async () => {
  const { view } = await openSearch('/search?sort=hot', {
    'GET /api/product/list': aList(someCards(20)),
    'GET /api/product/detail': aProduct(14),
    'GET /api/product/stock': [],
    'GET /api/product/related': [],
    'GET /api/product/reviews': pageOf(),
  })
  await expect.element(view.getByRole('link', { name: 'Thing 14' })).toBeInTheDocument()
  view.getByRole('link', { name: 'Thing 14' }).element().scrollIntoView({ block: 'center' })
  // The position at the tap: on a busy computer, the list above may still change its height before.
  let place = 0
  addEventListener('click', () => (place = window.scrollY), { capture: true, once: true })
  await userEvent.click(view.getByRole('link', { name: 'Thing 14' }))
  expect(place).toBeGreaterThan(500)
  await expect.element(view.getByRole('heading', { name: 'Lamp 14' })).toBeVisible()
  // The page scrolls smoothly to its top.
  await expect.poll(() => window.scrollY).toBeLessThan(place)
  history.back()
  await expect.poll(() => window.scrollY).toBe(place)
})
