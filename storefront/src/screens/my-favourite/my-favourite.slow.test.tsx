import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, aHome, someCards } from '../../../testing/fake-catalogue.ts'
import { endlessPageOf } from '../../../testing/fake-goods.ts'
import { expectMessage, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const openKept = (path: string, replies: Replies = {}) =>
  renderScreen(path, {
    signedIn: true,
    replies: {
      'GET /api/user/like_list': endlessPageOf(someCards(2)),
      'GET /api/user/follow_list': endlessPageOf(aHome().hot_shops),
      'GET /api/user/marks': { liked: ['thing-1', 'thing-2'], followed: [] },
      'POST /api/product/like': null,
      ...replies,
    },
  })

const address = () => location.pathname + location.search

test('the tabs of products and shops have different URLs, and Back leaves the screen from either tab', async () => {
  const { view, visits } = await openKept('/setting')
  await visits.go('/myFavourite')
  await expect.element(view.getByRole('link', { name: 'Thing 1' })).toHaveAttribute('href', '/detail/thing-1')
  await userEvent.click(view.getByRole('tab', { name: 'Products' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(view.getByRole('link', { name: 'Aoyama Homeware' })).toHaveAttribute('href', '/shop/aoyama')
  await expect.element(view.getByRole('tab', { name: 'Shops' })).toHaveFocus()
  await expect.element(view.getByRole('link', { name: 'Thing 1' })).not.toBeInTheDocument()
  expect(address()).toBe('/myFavourite?of=shops')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(address()).toBe('/setting')
})

test('Back returns to the tab that was left', async () => {
  const { view, visits } = await openKept('/myFavourite?of=shops')
  await expect.element(view.getByRole('tab', { name: 'Shops' })).toHaveAttribute('aria-selected', 'true')
  await visits.go('/setting')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  visits.back()
  await expect.element(view.getByRole('link', { name: 'Aoyama Homeware' })).toBeVisible()
  expect(address()).toBe('/myFavourite?of=shops')
})

test('a product whose heart is tapped off stays in place, so that a mistake can be undone', async () => {
  const { view, requests } = await openKept('/myFavourite')
  const heart = view.getByRole('button', { name: 'Save Thing 1' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => requests('POST /api/product/like').map(({ body }) => body.liked)).toEqual([false])
  await expect.element(view.getByRole('link', { name: 'Thing 1' })).toBeInTheDocument()
})

test('scrolling loads the products after the last product, even if other products were removed from the favourites', async () => {
  const first = someCards(20)
  const { view, requests } = await openKept('/myFavourite', {
    'GET /api/user/like_list': ({ query: { cursor } }) =>
      cursor ? endlessPageOf([aCard(21)]) : endlessPageOf(first, '1763700000000000.thing-20'),
    'GET /api/user/marks': { liked: first.map(({ product_id }) => product_id), followed: [] },
  })
  await userEvent.click(view.getByRole('button', { name: 'Save Thing 1', exact: true }))
  await expect.poll(() => requests('POST /api/product/like')).toHaveLength(1)
  view.getByRole('link', { name: 'Thing 20' }).element().scrollIntoView()
  await expect.element(view.getByRole('link', { name: 'Thing 21' })).toBeInTheDocument()
  const cursors = requests('GET /api/user/like_list').map(({ query }) => query.cursor)
  expect(cursors).toEqual([undefined, '1763700000000000.thing-20'])
})

test('several favourites can be removed together after confirmation', async () => {
  let cards = someCards(3)
  const { view, requests } = await openKept('/myFavourite', {
    'GET /api/user/like_list': () => endlessPageOf(cards),
    'POST /api/product/like': ({ body }) => {
      cards = cards.filter(({ product_id }) => !body.product_ids.includes(product_id))
      return null
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Edit favourites' }))
  await expect.element(view.getByRole('button', { name: 'Remove 0 items from favourites' })).toBeDisabled()
  await userEvent.click(view.getByRole('checkbox', { name: 'Thing 1' }))
  await userEvent.click(view.getByRole('checkbox', { name: 'Thing 3' }))
  const remove = view.getByRole('button', { name: 'Remove 2 items from favourites' })
  await userEvent.click(remove)
  await expect.element(view.getByText('Remove 2 products from your favourites?')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Cancel' }))
  expect(requests('POST /api/product/like')).toEqual([])
  await userEvent.click(remove)
  const yes = view.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true })
  await expectMessage('Delete Success', () => userEvent.click(yes))
  await expect.element(view.getByRole('checkbox', { name: 'Thing 1' })).not.toBeInTheDocument()
  expect(requests('POST /api/product/like').map(({ body }) => body)).toEqual([
    { product_ids: ['thing-1', 'thing-3'], liked: false },
  ])
  await userEvent.click(view.getByRole('button', { name: 'Done' }))
  await expect.element(view.getByRole('link', { name: 'Thing 2' })).toBeVisible()
})

test('all followed shops can be unfollowed together; then the list is empty and there is no Edit button', async () => {
  let shops = aHome().hot_shops
  const { view, requests } = await openKept('/myFavourite?of=shops', {
    'GET /api/user/follow_list': () => endlessPageOf(shops),
    'POST /api/shop/follow': () => {
      shops = []
      return null
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Edit followed shops' }))
  await userEvent.click(view.getByRole('checkbox', { name: 'All' }))
  await userEvent.click(view.getByRole('button', { name: 'Unfollow 1 shop' }))
  await userEvent.click(view.getByRole('dialog').getByRole('button', { name: 'Unfollow', exact: true }))
  await expect.element(view.getByText('You’re not following any shops yet')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  expect(requests('POST /api/shop/follow').map(({ body }) => body)).toEqual([{ shop_ids: ['aoyama'], followed: false }])
})

test('editing the list of one tab does not start editing the list of the other tab', async () => {
  const { view } = await openKept('/myFavourite')
  await userEvent.click(view.getByRole('button', { name: 'Edit favourites' }))
  await userEvent.click(view.getByRole('tab', { name: 'Shops' }))
  await expect.element(view.getByRole('link', { name: 'Aoyama Homeware' })).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Edit followed shops' })).toBeVisible()
})

test.each([
  ['/myFavourite', 'No favourites yet', 'Keep shopping'],
  ['/myFavourite?of=shops', 'You’re not following any shops yet', 'All shops'],
])('an empty %s links to the shop', async (path, text, link) => {
  const { view } = await openKept(path, {
    'GET /api/user/like_list': endlessPageOf([]),
    'GET /api/user/follow_list': endlessPageOf([]),
  })
  await expect.element(view.getByText(text)).toBeVisible()
  await expect.element(view.getByRole('link', { name: link })).toBeVisible()
})

test('in dark mode the circle of an unselected product has the colour of the heart that it replaces', async () => {
  document.documentElement.style.colorScheme = 'dark'
  onTestFinished(() => {
    document.documentElement.style.colorScheme = ''
  })
  const { view } = await openKept('/myFavourite')
  const heart = view.getByRole('button', { name: /Thing 1/ })
  await expect.element(heart).toBeVisible()
  const { backgroundColor } = getComputedStyle(heart.element(), '::before')
  await userEvent.click(view.getByRole('button', { name: 'Edit favourites' }))
  const circle = view.getByRole('checkbox', { name: 'Thing 1' })
  await expect.element(circle).toBeVisible()
  await expect.poll(() => getComputedStyle(circle.element(), '::before').backgroundColor).toBe(backgroundColor)
})
