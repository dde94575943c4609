import { expect, test } from 'vitest'
import { anId, aUser } from '../../../testing/fake-goods.ts'
import { aNotice, noticePage } from '../../../testing/fake-notices.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const openNotices = (replies: Replies, address = '/notification') =>
  renderScreen(address, { replies: { 'GET /api/user/getUserInfo': aUser({ unread_count: 1 }), ...replies } })

test('each notice shows what happened and whether the notice is unread, and links to its subject', async () => {
  const { view } = await openNotices({
    'GET /api/user/notifications': noticePage(
      aNotice(1),
      aNotice(2, { topic: 'wallet', kind: 'recharge_passed', title: 'Your top-up has arrived', read: true }),
    ),
  })
  const shipmentLink = view.getByRole('link', { name: /Your order is on its way.*Unread/ })
  await expect.element(shipmentLink).toHaveAttribute('href', `/orderInfo/${anId(1)}`)
  await expect.element(view.getByRole('link', { name: /Your top-up has arrived/ })).not.toHaveTextContent('Unread')
  await expect.element(view.getByRole('tab', { name: 'Orders 1' })).toBeVisible()
  await expect.element(view.getByRole('tab', { name: 'Wallet', exact: true })).toBeVisible()
})

/** A picture that loads at once: a picture that fails is replaced by an icon. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('notices are grouped by day, and those about an order show its picture and its goods', async () => {
  const now = new Date()
  const goods = { title: 'Kinoko table lamp', image: PICTURE, more: 2 }
  const { view } = await openNotices({
    'GET /api/user/notifications': noticePage(
      aNotice(1, { created_at: now.toISOString(), image: goods.image, goods }),
      aNotice(2, { created_at: now.toISOString() }),
      aNotice(3, { created_at: '2024-11-20T08:00:00.000Z' }),
    ),
  })
  const main = view.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 2 }).first()).toMatchTextContent('Today')
  expect(main.getByRole('heading', { level: 2 }).all()).toHaveLength(2)
  const first = main.getByRole('link').first()
  await expect.element(first).toMatchTextContent('Kinoko table lamp and 2 more')
  expect(first.element().querySelector('img')?.getAttribute('src')).toBe(PICTURE)
})

test('a tab filters by topic, and the URL contains the topic', async () => {
  const { view, requests } = await openNotices({
    'GET /api/user/notifications': ({ query: { topic } }) =>
      topic === 'wallet'
        ? noticePage(aNotice(3, { topic: 'wallet', kind: 'money_back', title: 'The shop gave you money back' }))
        : noticePage(aNotice(1)),
  })
  await view.getByRole('tab', { name: 'Wallet' }).click()
  await expect.element(view.getByText('The shop gave you money back')).toBeVisible()
  expect(location.search).toBe('?topic=wallet')
  expect(requests('GET /api/user/notifications').map(({ query }) => query.topic)).toEqual([undefined, 'wallet'])
})

test('opening a notice marks it as read', async () => {
  const { view, requests } = await openNotices({
    'GET /api/user/notifications': noticePage(aNotice(1, { link: '/setting' })),
    'POST /api/user/notifications/read': null,
  })
  await view.getByRole('link', { name: /on its way/ }).click()
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/notifications/read').map(({ body }) => body)).toEqual([
    { ids: [aNotice(1).notice_id] },
  ])
})

test('“Read all” removes every dot, and is hidden when nothing is unread', async () => {
  let isRead = false
  const { view } = await openNotices({
    'GET /api/user/notifications': () => noticePage(aNotice(1, { read: isRead }), aNotice(2, { read: isRead })),
    'POST /api/user/notifications/read': () => {
      isRead = true
      return null
    },
  })
  await expect.element(view.getByText('Unread').first()).toBeInTheDocument()
  await view.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.element(view.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  expect(view.getByText('Unread').query()).toBeNull()
})

test('an empty list has a link to the shop', async () => {
  const { view } = await openNotices({ 'GET /api/user/notifications': noticePage() })
  await expect.element(view.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/order')
  await view.getByRole('tab', { name: 'Favourites' }).click()
  await expect.element(view.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/explore')
})
