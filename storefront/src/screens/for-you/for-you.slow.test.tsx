import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, someCards } from '../../../testing/fake-catalogue.ts'
import { endlessPageOf } from '../../../testing/fake-goods.ts'
import { expectMessage, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const now = new Date()
/** A product viewed at noon, `days_ago` days ago in the local time zone. */
const viewOf = (number: number, days_ago: number) => ({
  ...aCard(number),
  viewed_at: new Date(now.getFullYear(), now.getMonth(), now.getDate() - days_ago, 12).toISOString(),
})

const openHeart = (path: string, replies: Replies = {}) =>
  renderScreen(path, {
    signedIn: true,
    replies: {
      'GET /api/product/picks': someCards(2),
      'GET /api/user/history': endlessPageOf([viewOf(3, 0), viewOf(4, 0), viewOf(5, 1), viewOf(6, 9)]),
      'GET /api/user/marks': { liked: [], followed: [] },
      ...replies,
    },
  })

test('the screen has its own title, and tabs for picks and viewed products', async () => {
  const { view, visits, requests } = await openHeart('/setting')
  await visits.go('/heart')
  await expect.element(view.getByRole('heading', { name: 'For you', level: 1 })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/^For you/)
  await expect.element(view.getByRole('link', { name: 'Thing 2' })).toHaveAttribute('href', '/detail/thing-2')
  expect(requests('GET /api/user/history')).toEqual([])
  await userEvent.click(view.getByRole('tab', { name: 'Recently viewed' }))
  await expect.element(view.getByRole('link', { name: 'Thing 3' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/heart?of=viewed')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('viewed products are grouped by day', async () => {
  const { view } = await openHeart('/heart?of=viewed')
  await expect.element(view.getByRole('link', { name: 'Thing 6' })).toBeInTheDocument()
  const days = view.getByRole('heading', { level: 2 })
  await expect.element(days.nth(0)).toMatchTextContent('Today')
  await expect.element(days.nth(1)).toMatchTextContent('Yesterday')
  await expect.element(days.nth(2)).toMatchTextContent(/^[A-Z][a-z]{2}, \d+ [A-Z][a-z]{2}$/)
})

test('selected views can be removed, and a day without views disappears', async () => {
  let views = [viewOf(3, 0), viewOf(5, 1)]
  const { view, requests } = await openHeart('/heart?of=viewed', {
    'GET /api/user/history': () => endlessPageOf(views),
    'POST /api/user/history/clear': ({ body }) => {
      views = views.filter(({ product_id }) => !body.product_ids?.includes(product_id))
      return null
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Edit recently viewed' }))
  await userEvent.click(view.getByRole('checkbox', { name: 'Thing 5' }))
  await expectMessage('Delete Success', () =>
    userEvent.click(view.getByRole('button', { name: 'Remove 1 from recently viewed' })),
  )
  await expect.element(view.getByText('Yesterday')).not.toBeInTheDocument()
  expect(requests('POST /api/user/history/clear').map(({ body }) => body)).toEqual([{ product_ids: ['thing-5'] }])
})

test('the history is cleared only after confirmation', async () => {
  let views = [viewOf(3, 0)]
  const { view, requests } = await openHeart('/heart?of=viewed', {
    'GET /api/user/history': () => endlessPageOf(views),
    'POST /api/user/history/clear': () => {
      views = []
      return null
    },
  })
  const clear = view.getByRole('button', { name: 'Clear viewing history' })
  await userEvent.click(clear)
  await userEvent.click(view.getByRole('button', { name: 'Cancel' }))
  expect(requests('POST /api/user/history/clear')).toEqual([])
  await userEvent.click(clear)
  await expectMessage('Delete Success', () => userEvent.click(view.getByRole('button', { name: 'Clear', exact: true })))
  await expect.element(view.getByText('No recently viewed products')).toBeVisible()
  await expect.element(clear).not.toBeInTheDocument()
  expect(requests('POST /api/user/history/clear').map(({ body }) => body)).toEqual([{}])
})

test('scrolling to the end loads older views', async () => {
  const first = Array.from({ length: 20 }, (_, place) => viewOf(place + 1, 0))
  const { view, requests } = await openHeart('/heart?of=viewed', {
    'GET /api/user/history': ({ query: { cursor } }) =>
      cursor ? endlessPageOf([viewOf(21, 2)]) : endlessPageOf(first, '1763700000000000.thing-20'),
  })
  await expect.element(view.getByRole('link', { name: 'Thing 20' })).toBeInTheDocument()
  await userEvent.hover(view.getByRole('link', { name: 'Thing 20' }))
  await expect.element(view.getByRole('link', { name: 'Thing 21' })).toBeInTheDocument()
  const cursors = requests('GET /api/user/history').map(({ query }) => query.cursor)
  expect(cursors).toEqual([undefined, '1763700000000000.thing-20'])
})

test('an empty history links to the shop', async () => {
  const { view } = await openHeart('/heart?of=viewed', { 'GET /api/user/history': endlessPageOf([]) })
  await expect.element(view.getByText('No recently viewed products')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Keep shopping' })).toBeVisible()
})
