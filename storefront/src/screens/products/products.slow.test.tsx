import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, aList, someCards, someFilters } from '../../../testing/fake-catalogue.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const replies: Replies = {
  'GET /api/product/list': aList(someCards(3)),
  'GET /api/category/list': [],
  'GET /api/product/filters': someFilters(),
  'GET /api/user/marks': { liked: [], followed: [] },
}

test('without a keyword all products are shown, best sellers first', async () => {
  const { view, requests } = await renderScreen('/products?keyword=tea', { replies })
  await expect.element(view.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Thing 1' })).toBeVisible()
  expect(requests('GET /api/product/list')[0]?.query).toMatchObject({ sort: 'hot', page: 1 })
  expect(requests('GET /api/product/list')[0]?.query.keyword).toBeUndefined()
})

test('a product that moved to the next page between two reads is shown once', async () => {
  const { view } = await renderScreen('/products', {
    replies: {
      ...replies,
      'GET /api/product/list': ({ query: { cursor } }) =>
        cursor === 'more'
          ? aList([aCard(20), aCard(21)], { total: 22 })
          : aList(someCards(20), { total: 22, next_cursor: 'more' }),
    },
  })
  await userEvent.hover(view.getByRole('link', { name: 'Thing 20' }))
  await expect.element(view.getByRole('link', { name: 'Thing 21' })).toBeInTheDocument()
  await expect.element(view.getByText('No more')).toBeInTheDocument()
  await expect.poll(() => view.getByRole('link', { name: 'Thing 20' }).elements()).toHaveLength(1)
})

test('filters narrow the list, and the URL contains the filters', async () => {
  const { view, visits, requests } = await renderScreen('/products', { replies })
  await userEvent.click(view.getByRole('button', { name: 'Filters' }))
  const sheet = view.getByRole('dialog', { name: 'Filters' })
  await userEvent.click(sheet.getByRole('button', { name: /^Toys/ }))
  await userEvent.click(sheet.getByRole('button', { name: 'Show 6 results' }))
  await expect.poll(() => visits.place().search).toContain('category=toys')
  await expect.poll(() => requests('GET /api/product/list').at(-1)?.query.category).toBe('toys')
})

test('a visitor has to log in first', async () => {
  const { visits } = await renderScreen('/products', { signedIn: false })
  await expect.poll(() => visits.place().path).toBe('/login')
})
