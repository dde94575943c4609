import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anId, anOrder, aUser, endlessPageOf, pageOf } from '../../../testing/fake-goods.ts'
import { aNotice, noticePage } from '../../../testing/fake-notices.ts'
import { type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const openMe = (user = aUser(), replies: Replies = {}) =>
  renderScreen('/filter', {
    replies: { 'GET /api/user/getUserInfo': user, 'GET /api/user/order_list': pageOf(), ...replies },
  })

test("the screen shows the shopper's name, account and balance", async () => {
  const { view } = await openMe(aUser({ held_cents: 15_000 }))
  await expect.element(view.getByRole('heading', { name: 'Nina Srisai' })).toBeVisible()
  await expect.element(view.getByText('nina@sampan.example')).toBeVisible()
  await expect.element(view.getByText('$2,000.00')).toBeVisible()
  await expect.element(view.getByText('$150.00 on hold for a withdrawal')).toBeVisible()
})

test('the balance can be hidden from onlookers, and stays hidden on this device', async () => {
  const { view, visits } = await openMe()
  await userEvent.click(view.getByRole('button', { name: 'Hide balance' }))
  await expect.element(view.getByText('$2,000.00')).not.toBeInTheDocument()
  await visits.go('/setting')
  await visits.go('/filter')
  await expect.element(view.getByText('$2,000.00')).not.toBeInTheDocument()
  expect(Object.keys(localStorage)).toContain('sampan.private.balance-hidden')
  await userEvent.click(view.getByRole('button', { name: 'Show balance' }))
  await expect.element(view.getByText('$2,000.00')).toBeVisible()
})

test('orders are counted by status, and each count links to its orders', async () => {
  const { view } = await openMe(aUser({ order_counts: { '0': 1, '2': 12, '-4': 3 } }))
  const linkOf = (name: RegExp) => view.getByRole('link', { name })
  await expect.element(linkOf(/To pay.*1 order$/)).toHaveAttribute('href', '/myPurchases/0')
  await expect.element(linkOf(/Delivered.*12 orders$/)).toHaveAttribute('href', '/myPurchases/2')
  await expect.element(linkOf(/Returns.*3 orders$/)).toHaveAttribute('href', '/myPurchases/-4')
  await expect.element(linkOf(/^To review$/)).toHaveAttribute('href', '/comment')
})

test('merchant entry and platform seller are labels that say that they are not open yet', async () => {
  const { view } = await openMe()
  await expect.element(view.getByText('Merchant entry')).toBeVisible()
  await expect.element(view.getByText('Platform seller')).toBeVisible()
  expect(view.getByText('Not Yet Open').elements()).toHaveLength(2)
  expect(view.getByRole('button', { name: /Merchant entry|Platform seller/ }).elements()).toHaveLength(0)
})

test('the screen shows that the shopper has no payment code yet', async () => {
  const { view } = await openMe(aUser({ has_payment_code: false }))
  await expect
    .element(view.getByRole('link', { name: 'Payment code Not set' }))
    .toHaveAttribute('href', '/changePayPwd')
})

test('if there are unpaid orders, a link opens the payment of the checkout that expires first', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString()
  const sooner = { checkout_id: anId(402), expires_at: soon }
  const { view } = await openMe(aUser({ order_counts: { '0': 3 } }), {
    'GET /api/user/order_list': pageOf(anOrder(1), anOrder(2, sooner), anOrder(3, sooner)),
  })
  await expect
    .element(view.getByRole('link', { name: /Finish paying.*\$30\.00/ }))
    .toHaveAttribute('href', `/payment?orders=${anId(302)},${anId(303)}`)
})

test('an order whose transfer has not arrived shows this, and links to the order', async () => {
  const { view } = await openMe(aUser({ order_counts: { '0': 1 } }), {
    'GET /api/user/order_list': pageOf(anOrder(1, { waits_for_recharge: true })),
  })
  await expect
    .element(view.getByRole('link', { name: /Finish paying.*Waiting for your transfer/ }))
    .toHaveAttribute('href', `/orderInfo/${anId(301)}`)
})

test('a wide window shows the latest transactions and notices, and one bell', async () => {
  await page.viewport(1_280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const bill = {
    bill_id: '7',
    kind: 'payment' as const,
    state: 'done' as const,
    amount_cents: -1_200,
    balance_after_cents: 8_800,
    ref_type: 'order',
    ref_id: anId(301),
    order_id: anId(301),
    order_number: '2026112100000001',
    agent: null,
    goods: { title: 'Kinoko table lamp', image: '/lamp.webp', more: 1 },
    created_at: '2026-11-20T08:00:00.000Z',
  }
  const { view } = await openMe(aUser({ unread_count: 1 }), {
    'GET /api/user/bill': endlessPageOf([bill]),
    'GET /api/user/notifications': noticePage(aNotice(1)),
  })
  await expect.element(view.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const main = view.getByRole('main')
  await expect
    .element(main.getByRole('link', { name: /Kinoko table lamp and 1 more/ }))
    .toHaveAttribute('href', '/capitalRecord?bill=7')
  await expect.element(main.getByRole('link', { name: /Your order is on its way/ })).toBeVisible()
  expect(document.querySelectorAll('.tabler-icon-bell')).toHaveLength(1)
})
