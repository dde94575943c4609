import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, aHome, aList, someCards, someFilters } from '../../../testing/fake-catalogue.ts'
import { aProduct, pageOf } from '../../../testing/fake-goods.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { elementsOutsideWindow } from '../../../testing/outside-window.ts'

const openSearch = (address: string, replies: Replies = {}) =>
  renderScreen(address, {
    signedIn: false,
    replies: {
      'GET /api/product/list': ({ query: { keyword } }) =>
        aList([aCard(1, { title: `Found for ${keyword ?? 'all'}` })]),
      'GET /api/search/suggest': [],
      'GET /api/product/filters': someFilters(),
      'GET /api/search/hot': ['teapot'],
      ...replies,
    },
  })

type View = Awaited<ReturnType<typeof openSearch>>['view']
const field = (view: View) => view.getByRole('combobox', { name: 'Search' })
/** Types faster than the debounce delay, even on a slow computer. */
function typeAtOnce(input: HTMLInputElement, ...texts: string[]) {
  // Uses the setter of the prototype, because React ignores a value that is set on the element itself.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (const text of texts) {
    set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

const address = () => location.pathname + location.search

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

test('HTML tags in a keyword are shown as text', async () => {
  const typed = '<script>alert(1)</script> & <0>{tea}</0>'
  const { view } = await openSearch(`/search?keyword=${encodeURIComponent(typed)}`)
  await expect.element(view.getByText(`1 result for ${typed}`)).toBeVisible()
  typeAtOnce(field(view).element() as HTMLInputElement, '<b>lamp</b>') // the role guarantees an input
  await expect.element(view.getByRole('button', { name: 'Search for “<b>lamp</b>”' })).toBeVisible()
})

test('a word that is wider than the screen is cut off or broken into lines', async () => {
  const { view } = await openSearch(`/search?keyword=${'x'.repeat(300)}`)
  const count = view.getByText(`1 result for ${'x'.repeat(60)}…`)
  await expect.element(count).toBeVisible()
  expect(count.element().getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  expect(elementsOutsideWindow()).toEqual([])
})

test('suggestions appear after a pause in typing', async () => {
  const { view, requests } = await openSearch('/search', {
    'GET /api/search/suggest': ({ query }) => [`${query.keyword} lamp`],
  })
  typeAtOnce(field(view).element() as HTMLInputElement, 'k', 'ki', 'kin') // the role guarantees an input
  await expect.element(view.getByRole('button', { name: 'kin lamp' })).toBeVisible()
  expect(requests('GET /api/search/suggest').map(({ query }) => query.keyword)).toEqual(['kin'])
  await userEvent.click(view.getByRole('button', { name: 'kin lamp' }))
  await expect.poll(address).toBe('/search?keyword=kin%20lamp')
  await expect.element(view.getByRole('link', { name: 'Found for kin lamp' })).toBeVisible()
})

test('while text is being composed with an input method, no suggestions are requested', async () => {
  const { view, requests } = await openSearch('/search')
  await userEvent.click(field(view))
  const input = field(view).element() as HTMLInputElement // the role guarantees an input
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await userEvent.fill(field(view), 'ちゃ')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(requests('GET /api/search/suggest')).toEqual([])
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.poll(() => requests('GET /api/search/suggest').map(({ query }) => query.keyword)).toEqual(['ちゃ'])
})

test('a new keyword adds a history entry; a filter replaces the current entry', async () => {
  const { view } = await openSearch('/search?keyword=tea')
  const steps = history.length
  await userEvent.click(view.getByRole('button', { name: 'In stock' }))
  await expect.poll(address).toBe('/search?keyword=tea&in_stock=true')
  expect(history.length).toBe(steps)
  await userEvent.fill(field(view), 'lamp')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/search?keyword=lamp&in_stock=true')
  await expect.element(view.getByRole('link', { name: 'Found for lamp' })).toBeVisible()
  history.back()
  await expect.element(view.getByRole('link', { name: 'Found for tea' })).toBeVisible()
})

test('recent searches are offered until they are cleared', async () => {
  const { view } = await openSearch('/search')
  await userEvent.fill(field(view), 'kettle')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(view.getByRole('button', { name: 'Clear', exact: true }))
  const recent = view.getByRole('region', { name: 'Recent searches' })
  await expect.element(recent.getByRole('button', { name: 'kettle' })).toBeVisible()
  await userEvent.click(recent.getByRole('button', { name: 'Clear' }))
  await expect.element(recent).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'teapot' }))
  await expect.poll(address).toBe('/search?keyword=teapot')
})

test('the sheet filters by category, price and stock, and can reset all filters', async () => {
  const { view } = await openSearch('/search?keyword=tea')
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  const sheet = view.getByRole('dialog', { name: 'Filters' })
  await userEvent.click(sheet.getByRole('button', { name: /^Food/ }))
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Min' }), '50')
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Max' }), '7.5')
  await userEvent.click(sheet.getByRole('switch', { name: 'In stock only' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Show 6 results' }))
  await expect.poll(address).toBe('/search?keyword=tea&category=food&in_stock=true&min_cents=750&max_cents=5000')
  await expect.element(view.getByRole('button', { name: '$7.50 – $50.00' })).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Clear' }))
  await expect.poll(address).toBe('/search?keyword=tea')
})

test('options, rating and free delivery filter the list, with counts and the number of results', async () => {
  const { view, requests } = await openSearch('/search?keyword=tea', {
    'GET /api/product/filters': ({ query }) => someFilters({ total: query.options ? 4 : 6 }),
  })
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  const sheet = view.getByRole('dialog', { name: 'Filters' })
  const colours = sheet.getByRole('group', { name: 'Colour' })
  await expect.element(sheet.getByRole('button', { name: 'Show 6 results' })).toBeVisible()
  await expect.element(colours.getByRole('button', { name: 'Sage 0' })).toBeDisabled()
  await userEvent.click(colours.getByRole('button', { name: 'Clay 4' }))
  await userEvent.click(sheet.getByRole('button', { name: '4.5 and up 3' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Free delivery 2' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Show 4 results' }))
  await expect.poll(address).toBe('/search?keyword=tea&options=colour%3Aclay&min_rating=4.5&free_delivery=true')
  expect(requests('GET /api/product/list').at(-1)?.query).toMatchObject({ options: ['colour:clay'] })
  await userEvent.click(view.getByRole('button', { name: 'Clay', pressed: true }))
  await userEvent.click(view.getByRole('button', { name: '4.5 and up', pressed: true }))
  await userEvent.click(view.getByRole('button', { name: 'Free delivery', pressed: true }))
  await expect.poll(address).toBe('/search?keyword=tea')
})

test('a filter by colour shows the colours next to their names', async () => {
  const { view } = await openSearch('/search?keyword=tea')
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  const clay = view.getByRole('group', { name: 'Colour' }).getByRole('button', { name: 'Clay 4' })
  await expect.element(clay).toBeVisible()
  expect(getComputedStyle(clay.element().firstElementChild ?? document.body).backgroundColor).toBe('rgb(196, 112, 79)')
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

test('counts above a thousand have digit grouping', async () => {
  const { facets } = aList([])
  const categories = [{ category: 'food' as const, name: 'Food', count: 20_000 }]
  const { view } = await openSearch('/search', {
    'GET /api/product/list': aList(someCards(2), { facets: { ...facets, categories } }),
  })
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  await expect.element(view.getByRole('button', { name: 'Food 20,000' })).toBeVisible()
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

test.each([
  ['/search?sort=hot', '/search?keyword=kettle'],
  ['/search?sort=price_asc', '/search?keyword=kettle&sort=price_asc'],
  ['/search?keyword=tea&sort=hot', '/search?keyword=kettle&sort=hot'],
])('from %s a chosen sort order is kept for the next keyword', async (before, after) => {
  const { view } = await openSearch(before)
  await userEvent.fill(field(view), 'kettle')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(after)
})

const none = aList([], { facets: { categories: [], kinds: [], min_cents: null, max_cents: null, is_partial: false } })

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

test('while the results of a new keyword load, the results of the previous keyword are not shown', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => (answer = done))
  const { view } = await openSearch('/search?keyword=zzz', {
    'GET /api/product/list': async ({ query: { keyword } }) => {
      if (keyword === 'zzz') return none
      await isAnswered
      return aList([aCard(1, { title: 'Kettle' })])
    },
  })
  await expect.element(view.getByText('0 results for zzz')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Nothing for “zzz”' })).toBeVisible()
  await userEvent.fill(field(view), 'kettle')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/search?keyword=kettle')
  await expect.element(view.getByRole('heading', { name: /^Nothing/ })).not.toBeInTheDocument()
  expect(view.getByText(/results? for/).query()).toBeNull()
  answer()
  await expect.element(view.getByText('1 result for kettle')).toBeVisible()
})

const ofTeas = ({ query }: { query: { category?: unknown } }) => {
  const { facets } = aList([])
  const kinds = query.category === 'food' ? [{ kind: 'tea', name: 'Tea', count: 3 }] : []
  return aList(someCards(3), { facets: { ...facets, kinds } })
}

test('a kind of the category filters the list, and can be removed alone or together with the category', async () => {
  const { view, requests } = await openSearch('/search?category=food', {
    'GET /api/product/list': ofTeas,
    'GET /api/category/list': [],
  })
  const chips = view.getByRole('group', { name: 'Filters' })
  await userEvent.click(chips.getByRole('button', { name: 'Tea' }))
  await expect.poll(address).toBe('/search?category=food&kind=tea')
  await expect
    .poll(() => requests('GET /api/product/list').at(-1)?.query)
    .toMatchObject({ category: 'food', kind: 'tea' })
  await userEvent.click(chips.getByRole('button', { name: 'Tea', pressed: true }))
  await expect.poll(address).toBe('/search?category=food')
  await userEvent.click(chips.getByRole('button', { name: 'Tea', pressed: false }))
  await expect.poll(address).toContain('kind=tea')
  await userEvent.click(chips.getByRole('button', { name: 'Food', pressed: true }))
  await expect.poll(address).toBe('/search')
})

test('choosing a category shows filters for its kinds', async () => {
  const { view } = await openSearch('/search?keyword=tea', {
    'GET /api/product/list': ofTeas,
    'GET /api/category/list': [],
  })
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  const sheet = view.getByRole('dialog', { name: 'Filters' })
  await userEvent.click(sheet.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Food 2' }))
  await userEvent.click(sheet.getByRole('group', { name: 'Product type' }).getByRole('button', { name: 'Tea 3' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Show 6 results' }))
  await expect.poll(address).toBe('/search?keyword=tea&category=food&kind=tea')
})

test('without results the screen offers to remove filters', async () => {
  const { facets } = none
  const { view } = await openSearch('/search?keyword=zzz&category=toys', {
    'GET /api/product/list': aList([], { facets }),
    'GET /api/category/list': aHome().categories.map((tile) => ({ ...tile, kinds: [] })),
  })
  await expect.element(view.getByRole('button', { name: 'Toys' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(view.getByRole('heading', { name: 'No results' })).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Clear filters' }))
  await expect.poll(address).toBe('/search?keyword=zzz')
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
  const place = window.scrollY
  expect(place).toBeGreaterThan(500)
  await userEvent.click(view.getByRole('link', { name: 'Thing 14' }))
  await expect.element(view.getByRole('heading', { name: 'Lamp 14' })).toBeVisible()
  expect(window.scrollY).toBeLessThan(place)
  history.back()
  await expect.poll(() => window.scrollY).toBe(place)
})

test('filters that the keyword names are chips, and removing a chip searches the other words without it', async () => {
  const { view, requests } = await openSearch('/search?keyword=clay+teapot+under+50', {
    'GET /api/product/list': ({ query: { keyword } }) => ({
      ...aList([aCard(1, { title: `Found for ${keyword ?? 'all'}` })]),
      filter_words: keyword?.includes('under')
        ? { keyword: 'teapot', options: ['colour:clay'], min_cents: null, max_cents: 5_000 }
        : null,
    }),
  })
  await expect.element(view.getByText(/^1 result for clay teapot under 50/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Clay', pressed: true })).toBeVisible()
  expect(requests('GET /api/product/list')[0]?.query).not.toHaveProperty('options')
  await expect
    .element(view.getByRole('link', { name: 'Search without filters' }))
    .toHaveAttribute('href', '/search?keyword=clay%20teapot%20under%2050&as_typed=true')
  await userEvent.click(view.getByRole('button', { name: 'Up to $50.00', pressed: true }))
  await expect.poll(address).toBe('/search?keyword=teapot&options=colour%3Aclay')
})
