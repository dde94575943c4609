import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, aHome, someCards } from '../../../testing/fake-catalogue.ts'
import { endlessPageOf } from '../../../testing/fake-goods.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const seen = (number: number) => ({ ...aCard(number), viewed_at: '2026-11-21T05:00:00.000Z' })

const openKept = (path: string, replies: Replies = {}) =>
  renderScreen(path, {
    signedIn: true,
    replies: {
      'GET /api/user/like_list': endlessPageOf(someCards(2)),
      'GET /api/user/follow_list': endlessPageOf(aHome().hot_shops),
      'GET /api/user/history': endlessPageOf([seen(3)]),
      'GET /api/user/marks': { liked: ['thing-1', 'thing-2'], followed: [] },
      'POST /api/product/like': null,
      ...replies,
    },
  })

const address = () => location.pathname + location.search

test.each(['/myFavourite', '/heart'])(
  '%s: each part stands at its own address, and Back leads out of all',
  async (path) => {
    const { view, visits } = await openKept('/setting')
    await visits.go(path)
    await expect.element(view.getByRole('link', { name: 'Thing 1' })).toHaveAttribute('href', '/detail/thing-1')
    await userEvent.click(view.getByRole('tab', { name: 'Shops' }))
    await expect.element(view.getByRole('link', { name: 'Aoyama Homeware' })).toHaveAttribute('href', '/shop/aoyama')
    await expect.element(view.getByRole('link', { name: 'Thing 1' })).not.toBeInTheDocument()
    expect(address()).toBe(`${path}?of=shops`)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(view.getByRole('link', { name: 'Thing 3' })).toBeInTheDocument()
    await expect.element(view.getByRole('tab', { name: 'Viewed' })).toHaveFocus()
    expect(address()).toBe(`${path}?of=viewed`)
    await userEvent.click(view.getByRole('button', { name: 'Back' }))
    await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
    expect(address()).toBe('/setting')
  },
)

test('coming back finds the part that was left', async () => {
  const { view, visits } = await openKept('/heart?of=shops')
  await expect.element(view.getByRole('tab', { name: 'Shops' })).toHaveAttribute('aria-selected', 'true')
  await visits.go('/setting')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  visits.back()
  await expect.element(view.getByRole('link', { name: 'Aoyama Homeware' })).toBeVisible()
  expect(address()).toBe('/heart?of=shops')
})

test('a heart tapped off keeps its place, so that a slip can be mended', async () => {
  const { view, asked } = await openKept('/heart')
  const heart = view.getByRole('button', { name: 'Save Thing 1' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => asked('POST /api/product/like').map(({ body }) => body.liked)).toEqual([false])
  await expect.element(view.getByRole('link', { name: 'Thing 1' })).toBeInTheDocument()
})

test('a list goes on after the last one seen, whatever is tapped off meanwhile', async () => {
  const first = someCards(20)
  const { view, asked } = await openKept('/myFavourite', {
    'GET /api/user/like_list': ({ query: { cursor } }) =>
      cursor ? endlessPageOf([aCard(21)]) : endlessPageOf(first, '1763700000000000.thing-20'),
    'GET /api/user/marks': { liked: first.map(({ product_id }) => product_id), followed: [] },
  })
  await userEvent.click(view.getByRole('button', { name: 'Save Thing 1', exact: true }))
  await expect.poll(() => asked('POST /api/product/like')).toHaveLength(1)
  view.getByRole('link', { name: 'Thing 20' }).element().scrollIntoView()
  await expect.element(view.getByRole('link', { name: 'Thing 21' })).toBeInTheDocument()
  const cursors = asked('GET /api/user/like_list').map(({ query }) => query.cursor)
  expect(cursors).toEqual([undefined, '1763700000000000.thing-20'])
})

test('what was viewed is cleared only when the shopper is sure', async () => {
  let views = [seen(3)]
  const { view, asked } = await openKept('/myFavourite?of=viewed', {
    'GET /api/user/history': () => endlessPageOf(views),
    'POST /api/user/history/clear': () => {
      views = []
      return null
    },
  })
  const clear = view.getByRole('button', { name: 'Clear what you viewed' })
  await userEvent.click(clear)
  await userEvent.click(view.getByRole('button', { name: 'Cancel' }))
  expect(asked('POST /api/user/history/clear')).toEqual([])
  await userEvent.click(clear)
  await userEvent.click(view.getByRole('button', { name: 'Clear', exact: true }))
  await expect.element(view.getByText('Nothing viewed yet')).toBeVisible()
  await expect.element(clear).toBeDisabled()
})

test.each([
  ['/myFavourite', 'No favourites yet', 'Back to the shop'],
  ['/myFavourite?of=shops', 'No shops followed yet', 'All shops'],
  ['/myFavourite?of=viewed', 'Nothing viewed yet', 'Back to the shop'],
])('%s without anything shows a way on', async (path, words, way) => {
  const { view } = await openKept(path, {
    'GET /api/user/like_list': endlessPageOf([]),
    'GET /api/user/follow_list': endlessPageOf([]),
    'GET /api/user/history': endlessPageOf([]),
  })
  await expect.element(view.getByText(words)).toBeVisible()
  await expect.element(view.getByRole('link', { name: way })).toBeVisible()
})
