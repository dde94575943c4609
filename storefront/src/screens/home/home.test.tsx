import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCard, aHome, someCards } from '../../../testing/fake-catalogue.ts'
import { aUser, NEW_SESSION, pageOf } from '../../../testing/fake-goods.ts'
import { endSession, fillIn, loseReply, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { elementsOutsideWindow } from '../../../testing/outside-window.ts'

const NO_MARKS: Replies = { 'GET /api/user/marks': { liked: [], followed: [] } }

const openHome = (replies: Replies = {}, signedIn = false) =>
  renderScreen('/home', { signedIn, replies: { 'GET /api/home': aHome(), ...NO_MARKS, ...replies } })

test('a visitor sees banners, categories, products and shops', async () => {
  const { view } = await openHome()
  await expect
    .element(view.getByRole('link', { name: /Boil, pour, breathe/ }))
    .toHaveAttribute('href', '/search?category=family')
  await expect
    .element(view.getByRole('navigation', { name: 'Categories' }).getByRole('link'))
    .toHaveAttribute('href', '/search?category=toys')
  await expect
    .element(view.getByRole('link', { name: 'Thing 1', exact: true }))
    .toHaveAttribute('href', '/detail/thing-1')
  await expect.element(view.getByRole('link', { name: 'Aoyama Homeware' })).toHaveAttribute('href', '/shop/aoyama')
  await expect.element(view.getByRole('link', { name: /Notifications/ })).not.toBeInTheDocument()
})

test('a shopper sees a bell with unread notices', async () => {
  const { view } = await openHome({ 'GET /api/user/getUserInfo': aUser({ unread_count: 2 }) }, true)
  await expect
    .element(view.getByRole('link', { name: 'Unread notifications' }))
    .toHaveAttribute('href', '/notification')
  await expect.element(view.getByRole('link', { name: 'Language' })).toHaveAttribute('href', '/language')
})

test('a tap on the current tab scrolls to the top', async () => {
  const { view } = await openHome({ 'GET /api/home': aHome({ hot_products: someCards(20) }) })
  await expect.element(view.getByRole('link', { name: 'Thing 1', exact: true })).toBeInTheDocument()
  const steps = history.length
  scrollTo({ top: 600, behavior: 'instant' })
  await expect.poll(() => scrollY).toBe(600)
  await userEvent.click(view.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }))
  await expect.poll(() => scrollY).toBe(0)
  await expect.poll(() => history.length).toBe(steps)
})

test.each([
  [1_280, 10],
  [1_100, 12],
  [390, 14],
])('at %i px the products end with a full row', async (width, tile_count) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openHome({ 'GET /api/home': aHome({ hot_products: someCards(20) }) })
  const goods = view.getByRole('region', { name: 'Also popular' })
  await expect.element(goods).toBeInTheDocument()
  await expect.poll(() => goods.getByRole('listitem').elements().length).toBe(tile_count)
})

test('the page ends with help, terms and privacy; after Show more, further products load while scrolling, without duplicates', async () => {
  const further = pageOf(aCard(20), aCard(21), aCard(22))
  const facets = {
    categories: [],
    main_category: null,
    subcategories: [],
    kinds: [],
    min_cents: null,
    max_cents: null,
    is_partial: false,
  }
  const { view, requests } = await openHome({
    'GET /api/home': aHome({ hot_products: someCards(20) }),
    'GET /api/product/list': {
      ...further,
      total: 22,
      total_is_least: false,
      meant: null,
      filter_words: null,
      page: 2,
      facets,
    },
  })
  await userEvent.click(view.getByRole('link', { name: 'Privacy' }), { trial: true })
  expect(requests('GET /api/product/list')).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Show more' }))
  await expect.element(view.getByRole('link', { name: 'Thing 22', exact: true })).toBeInTheDocument()
  expect(requests('GET /api/product/list')[0]?.query).toMatchObject({ sort: 'hot', page: 2 })
  expect(view.getByRole('link', { name: 'Thing 20', exact: true }).elements()).toHaveLength(1)
  await expect.element(view.getByText('No more')).toBeInTheDocument()
})

test('a tapped heart is stored, and rolled back when the server refuses', async () => {
  const { view, requests } = await openHome(
    {
      'GET /api/user/marks': { liked: ['thing-2'], followed: [] },
      'POST /api/product/like': ({ body }) =>
        body.product_ids[0] === 'thing-2' ? refuse('state_changed', 'Not now.') : null,
    },
    true,
  )
  const heart = (title: string) => view.getByRole('button', { name: `Save ${title}`, exact: true })
  await expect.element(heart('Thing 2')).toHaveAttribute('aria-pressed', 'true')
  expect(requests('GET /api/user/marks')).toHaveLength(1)
  await userEvent.click(heart('Thing 1'))
  await expect.element(heart('Thing 1')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart('Thing 2'))
  await expect.element(view.getByText('Not now.')).toBeVisible()
  await expect.element(heart('Thing 2')).toHaveAttribute('aria-pressed', 'true')
  expect(requests('POST /api/product/like').map(({ body }) => body)).toEqual([
    { product_ids: ['thing-1'], liked: true },
    { product_ids: ['thing-2'], liked: false },
  ])
})

test('a heart that is tapped on and off while the connection fails is off at the end, and requests never overtake each other', async () => {
  const lostReply = Promise.withResolvers<void>()
  const { view, requests } = await openHome({ 'POST /api/product/like': () => lostReply.promise.then(loseReply) }, true)
  const heart = view.getByRole('button', { name: 'Save Thing 1', exact: true })
  const sentLikes = () => requests('POST /api/product/like').map(({ body }) => body.liked)
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(heart)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(sentLikes).toEqual([true])
  lostReply.resolve()
  await expect.poll(sentLikes).toEqual([true, false])
  await new Promise((resolve) => setTimeout(resolve, 200))
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('if a visitor taps a heart, the login opens, and the product is a favourite after it', async () => {
  let liked: string[] = []
  const { view, requests } = await openHome({
    'GET /api/user/marks': () => ({ liked, followed: [] }),
    'POST /api/user/login': NEW_SESSION,
    'GET /api/user/getUserInfo': aUser(),
    'POST /api/product/like': ({ body }) => {
      liked = [...body.product_ids]
      return null
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Save Thing 1', exact: true }))
  await expect.element(view.getByText('Please login first')).toBeVisible()
  await expect.poll(() => location.pathname + location.search).toBe('/login?next=%2Fhome')
  await fillIn(view, { Email: 'nina@sampan.example', Password: 'secret-1' })
  await userEvent.click(view.getByRole('button', { name: 'Log in', exact: true }))
  const heart = view.getByRole('button', { name: 'Save Thing 1', exact: true })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(location.pathname).toBe('/home')
  expect(requests('POST /api/product/like').map(({ body }) => body)).toEqual([
    { product_ids: ['thing-1'], liked: true },
  ])
})

test('a heart that was tapped before another login is forgotten', async () => {
  const { view, visits, requests } = await openHome({
    'POST /api/user/login': NEW_SESSION,
    'GET /api/user/getUserInfo': aUser(),
    'GET /api/user/marks': { liked: [], followed: [] },
  })
  await userEvent.click(view.getByRole('button', { name: 'Save Thing 1', exact: true }))
  await visits.go('/login?next=/setting')
  await fillIn(view, { Email: 'nina@sampan.example', Password: 'secret-1' })
  await userEvent.click(view.getByRole('button', { name: 'Log in', exact: true }))
  await expect.poll(() => location.pathname).toBe('/setting')
  expect(requests('POST /api/product/like')).toEqual([])
  expect(sessionStorage.getItem('sampan.wish')).toBeNull()
})

test('if the session has ended, a tapped heart is set after the login', async () => {
  let hasEnded = true
  const { view, requests } = await openHome(
    {
      'GET /api/user/marks': () => ({ liked: hasEnded ? [] : ['thing-1'], followed: [] }),
      'POST /api/product/like': () => {
        if (hasEnded) endSession()
        return null
      },
      'POST /api/user/login': NEW_SESSION,
    },
    true,
  )
  await userEvent.click(view.getByRole('button', { name: 'Save Thing 1', exact: true }))
  await expect.poll(() => location.pathname + location.search).toBe('/login?next=%2Fhome')
  hasEnded = false
  await fillIn(view, { Email: 'nina@sampan.example', Password: 'secret-1' })
  await userEvent.click(view.getByRole('button', { name: 'Log in', exact: true }))
  await expect.poll(() => requests('POST /api/product/like')).toHaveLength(2)
  await expect.poll(() => location.pathname).toBe('/home')
})

test('a home page that fails to load can be retried', async () => {
  let isDown = true
  const { view } = await openHome({ 'GET /api/home': () => (isDown ? refuse('state_changed', 'Down.') : aHome()) })
  await expect.element(view.getByText('We couldn’t load this')).toBeVisible()
  isDown = false
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await expect.element(view.getByRole('link', { name: 'Thing 1', exact: true })).toBeVisible()
})

test('on a narrow phone nothing overflows sideways', async () => {
  await page.viewport(320, 640)
  const { view } = await openHome({
    'GET /api/home': aHome({ hot_products: [aCard(1, { was_cents: 1_299_900, price_cents: 1_199_900, rating: 4.5 })] }),
  })
  await expect.element(view.getByRole('link', { name: 'Thing 1', exact: true })).toBeInTheDocument()
  expect(elementsOutsideWindow()).toEqual([])
})

test('on a narrow phone a recommended price stays inside its card', async () => {
  await page.viewport(320, 640)
  const card = aCard(1, { was_cents: 1_299_900, price_cents: 1_199_900, rating: 4.5, is_recommended_price: true })
  const { view } = await openHome({ 'GET /api/home': aHome({ hot_products: [card, aCard(2)] }) })
  await expect.element(view.getByText('Recommended price $12,999.00').first()).toBeVisible()
  expect(elementsOutsideWindow()).toEqual([])
})

test('pulling down reloads the home page; for keyboards there is a Refresh button', async () => {
  let title = 'Thing 1'
  const { view } = await openHome({ 'GET /api/home': () => aHome({ hot_products: [aCard(1, { title })] }) })
  await expect.element(view.getByRole('link', { name: 'Thing 1', exact: true })).toBeInTheDocument()
  title = 'Thing of today'
  await expect.element(view.getByRole('button', { name: 'Refresh' })).toBeInTheDocument()
  view.getByRole('button', { name: 'Refresh' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByRole('link', { name: 'Thing of today' })).toBeInTheDocument()
})
