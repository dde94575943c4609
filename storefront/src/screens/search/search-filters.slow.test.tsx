import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, aHome, aList, someCards, someFilters } from '../../../testing/fake-catalogue.ts'
import { address, none, openSearch } from '../../../testing/open-search.ts'

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

test('a price with a decimal comma is read, and a price that cannot be read is not dropped silently', async () => {
  const { view } = await openSearch('/search?keyword=tea')
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  const sheet = view.getByRole('dialog', { name: 'Filters' })
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Max' }), '1e3')
  await userEvent.tab()
  await expect.element(sheet.getByText('Enter an amount such as 12.50')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: /^Show/ })).toBeDisabled()
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Max' }), '12,50')
  await userEvent.click(sheet.getByRole('button', { name: /^Show/ }))
  await expect.poll(address).toBe('/search?keyword=tea&max_cents=1250')
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

test('counts above a thousand have digit grouping', async () => {
  const { facets } = aList([])
  const categories = [{ category: 'food' as const, name: 'Food', count: 20_000 }]
  const { view } = await openSearch('/search', {
    'GET /api/product/list': aList(someCards(2), { facets: { ...facets, categories } }),
  })
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  await expect.element(view.getByRole('button', { name: 'Food 20,000' })).toBeVisible()
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
    'GET /api/category/list': aHome().categories.map((tile) => ({
      ...tile,
      is_hidden: false,
      kinds: [],
      subcategories: [],
    })),
  })
  await expect.element(view.getByRole('button', { name: 'Toys' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(view.getByRole('heading', { name: 'No results' })).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Clear filters' }))
  await expect.poll(address).toBe('/search?keyword=zzz')
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
