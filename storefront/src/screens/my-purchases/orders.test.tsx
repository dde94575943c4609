import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCart, aCartItem, anId, anOrder, pageOf } from '../../../testing/fake-goods.ts'
import { expectMessage, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { hurry } from '../../../testing/hurry.ts'

/** Without live events, a screen whose shopper waits reads again after this time. */
const POLL_MS = 5_000

const NOTHING_CAN = { pay: false, cancel: false, receive: false, refund: false, review: false }
const shippedOrder = anOrder(2, {
  status: 2,
  can: { ...NOTHING_CAN, receive: true },
  carrier: 'Sampan Post',
  tracking_number: 'SP1',
  logistics: [
    { at: '2026-11-21T05:10:00.000Z', place: null, text: 'Shipped', note: null, offset_minutes: null, parcel: null },
  ],
})

const open = (address: string, replies: Replies = {}) =>
  renderScreen(address, {
    replies: {
      'GET /api/user/order_list': pageOf(anOrder(1), shippedOrder),
      'GET /api/order/detail': anOrder(1),
      ...replies,
    },
  })

test('the status tabs show their counts and filter the list', async () => {
  const { view, requests } = await open('/myPurchases/all')
  await expect.element(view.getByRole('tab', { name: 'Waiting pay 1' })).toBeVisible()
  await expect.poll(() => requests('GET /api/user/order_list')[0]?.query.status).toBe('all')
  await userEvent.click(view.getByRole('tab', { name: 'Delivered' }))
  await expect.poll(() => location.pathname).toBe('/myPurchases/2')
  await expect.poll(() => requests('GET /api/user/order_list').at(-1)?.query.status).toBe('2')
})

test('a partly refunded order keeps its status and shows its remaining sum', async () => {
  const [item] = anOrder(1).items
  if (!item) throw new Error('the fake order has no line')
  const part = anOrder(1, {
    status: 1,
    can: NOTHING_CAN,
    refund_label: 'refunded',
    items: [{ ...item, quantity: 2, refunded_quantity: 1, refunded_cents: 2_000 }],
    total_cents: 9_720,
    paid_cents: 9_720,
    refunded_cents: 4_500,
  })
  const { view } = await open('/myPurchases/1', { 'GET /api/user/order_list': pageOf(part) })
  const card = view.getByRole('article')
  await expect.element(card.getByText('Waiting deliver')).toBeVisible()
  await expect.element(card.getByText('Partly refunded')).toBeVisible()
  await expect.element(card.getByText('Clay · Quantity 2')).toBeVisible()
  await expect.element(card.getByText('Refunded $20.00')).toBeVisible()
  await expect.element(card.getByText('$52.20')).toBeVisible()
})

test('an unpaid order counts down and links to its payment', async () => {
  const { view } = await open('/myPurchases/0')
  await expect.element(view.getByRole('heading', { name: /^Pay within (20:00|19:\d\d)$/ }).first()).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Pay $15.00', exact: true }))
    .toHaveAttribute('href', `/payment?orders=${anId(301)}`)
})

const soon = { from: '2126-11-27', to: '2126-11-27' }
test.each([
  ['getting ready', anOrder(1, { status: 1, can: NOTHING_CAN, arrival: soon }), /^Arrives Wed,.27.Nov$/],
  ['on its way', { ...shippedOrder, arrival: soon }, /^On its way · arrives Wed,.27.Nov$/],
  [
    'late',
    { ...shippedOrder, arrival: { from: '2026-01-05', to: '2026-01-05' } },
    /^On its way · was expected by Mon,.5.Jan$/,
  ],
  [
    'received',
    anOrder(1, { status: 3, can: NOTHING_CAN, arrival: null, received_at: new Date(2026, 10, 21, 12).toISOString() }),
    /^Arrived (Sat,.21.Nov|21 Nov 2026)$/,
  ],
  ['cancelled', anOrder(1, { status: -1, can: NOTHING_CAN, arrival: null }), /^You weren’t charged$/],
  [
    'refunded',
    anOrder(1, { status: -1, can: NOTHING_CAN, arrival: null, refund_label: 'refunded' }),
    /^The money is back in your balance$/,
  ],
  [
    'in after-sale',
    anOrder(1, { status: -4, can: NOTHING_CAN, arrival: null, refund_label: 'apply' }),
    /^The shop is reviewing your request$/,
  ],
])('a card says where an order is that is %s, and leads to the order', async (_state, order, words) => {
  const { view } = await open('/myPurchases/all', { 'GET /api/user/order_list': pageOf(order) })
  const card = view.getByRole('article')
  await expect.element(card.getByRole('link', { name: words })).toHaveAttribute('href', `/orderInfo/${order.order_id}`)
  await expect.element(card.getByText('Clay · Quantity 1')).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Aoyama Homeware' })).toHaveAttribute('href', '/shop/aoyama')
  expect(card.getByText('Refund', { exact: true }).query()).toBeNull()
})

test('a shipped order is tracked on the page of its carrier, and its number can be copied', async () => {
  const tracking_link = 'https://track.example/SP1'
  const { view } = await open('/myPurchases/2', {
    'GET /api/user/order_list': pageOf({ ...shippedOrder, arrival: soon, tracking_link }),
  })
  await userEvent.click(view.getByRole('button', { name: 'Track' }))
  const sheet = view.getByRole('dialog')
  const link = sheet.getByRole('link', { name: 'Track with Sampan Post' })
  await expect.element(link).toHaveAttribute('href', tracking_link)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(sheet.getByText('SP1')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Copy tracking number' })).toBeVisible()
  await expect
    .element(sheet.getByRole('link', { name: 'All updates' }))
    .toHaveAttribute('href', `/orderInfo/${shippedOrder.order_id}`)
})

const [line] = anOrder(1).items
if (!line) throw new Error('the fake order has no line')
const both = [line, { ...line, order_item_id: anId(599), sku_id: 'lamp-9-clay', title: 'Lamp 9', quantity: 2 }]
const over = anOrder(1, {
  status: 4,
  can: NOTHING_CAN,
  arrival: null,
  received_at: '2026-11-21T05:00:00.000Z',
  items: both,
})

test('buying again adds the goods to the cart and opens the cart; goods that are no longer sold are left out', async () => {
  const { view, requests } = await open('/myPurchases/4', {
    'GET /api/user/order_list': pageOf(over),
    'POST /api/cart/add': ({ body }) =>
      body.sku_id === 'lamp-9-clay' ? refuse('sku_unavailable', 'This option is no longer sold.') : aCart(aCartItem(1)),
    'GET /api/cart': aCart(aCartItem(1)),
  })
  await expectMessage('Some items are no longer available', () =>
    userEvent.click(view.getByRole('button', { name: 'Buy again' })),
  )
  await expect.poll(() => location.pathname).toBe('/bag')
  expect(requests('POST /api/cart/add').map(({ body }) => body)).toEqual([
    { sku_id: 'lamp-1-clay', quantity: 1 },
    { sku_id: 'lamp-9-clay', quantity: 2 },
  ])
})

test('if nothing of an order is sold any more, buying again says why and stays', async () => {
  const { view } = await open('/myPurchases/4', {
    'GET /api/user/order_list': pageOf(over),
    'POST /api/cart/add': () => refuse('sku_unavailable', 'This option is no longer sold.'),
  })
  const again = view.getByRole('button', { name: 'Buy again' })
  await expectMessage('This option is no longer sold.', () => userEvent.click(again))
  expect(location.pathname).toBe('/myPurchases/4')
})

test('a card shows three lines at most, and says how many more there are', async () => {
  const items = [1, 2, 3, 4, 5].map((number) => ({ ...line, order_item_id: anId(number), title: `Lamp ${number}` }))
  const { view } = await open('/myPurchases/4', { 'GET /api/user/order_list': pageOf({ ...over, items }) })
  await expect.element(view.getByText('and 3 more')).toBeVisible()
  await expect.element(view.getByText(/^Lamp \d$/)).toHaveLength(2)
})

const overdue = anOrder(1, { can: NOTHING_CAN, expires_at: new Date(Date.now() - 1_000).toISOString() })
const closedOrder = anOrder(1, { status: -1, can: NOTHING_CAN })
/** An expired order is polled in this interval. */
const CLOSING_MS = 2_000
/** Longer than the interval if a test shortens it. */
const A_LOOK_AND_MORE_MS = 500

test('an expired order is polled until the server has cancelled it', async () => {
  hurry(CLOSING_MS)
  let isSwept = false
  const { view, requests } = await open(`/orderInfo/${anId(301)}`, {
    'GET /api/order/detail': () => (isSwept ? closedOrder : overdue),
  })
  await expect.element(view.getByRole('heading', { name: /Time to pay has run out/ })).toBeVisible()
  expect(view.getByRole('timer').query()).toBeNull()
  isSwept = true
  await expect.poll(() => view.getByText('Cancelled').query()).not.toBeNull()
  const { length } = requests('GET /api/order/detail')
  await new Promise((resolve) => setTimeout(resolve, A_LOOK_AND_MORE_MS))
  expect(requests('GET /api/order/detail')).toHaveLength(length)
})

test('an expired order in the list is polled until it is cancelled, even if the clock of the device is fast', async () => {
  hurry(CLOSING_MS)
  const ahead = anOrder(1, { expires_at: new Date(Date.now() - 1_000).toISOString() })
  let isSwept = false
  const { view } = await open('/myPurchases/all', {
    'GET /api/user/order_list': () => pageOf(isSwept ? closedOrder : ahead),
  })
  await expect.element(view.getByRole('heading', { name: 'Pay within 00:00' })).toBeVisible()
  isSwept = true
  await expect.poll(() => view.getByText('You weren’t charged').query()).not.toBeNull()
})

test('an order is cancelled after confirmation, and the list is reloaded', async () => {
  const { view, requests } = await open('/myPurchases/all', { 'POST /api/order/cancel': anOrder(1, { status: -1 }) })
  await userEvent.click(view.getByRole('button', { name: 'Cancel', exact: true }))
  await userEvent.click(view.getByRole('button', { name: 'Keep it' }))
  expect(requests('POST /api/order/cancel')).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Cancel', exact: true }))
  await expectMessage('Order cancelled', () => userEvent.click(view.getByRole('button', { name: 'Cancel order' })))
  await expect.poll(() => requests('POST /api/order/cancel')[0]?.body.order_id).toBe(anId(301))
  await expect.poll(() => requests('GET /api/user/order_list').length).toBeGreaterThan(1)
})

test('confirming receipt shows that the receipt is confirmed', async () => {
  const { view } = await open('/myPurchases/2', { 'POST /api/order/receive': anOrder(1, { status: 3 }) })
  await userEvent.click(view.getByRole('button', { name: 'Confirm received' }).first())
  const yes = view.getByRole('dialog').getByRole('button', { name: 'Confirm received' })
  await expectMessage('Order marked as received', () => userEvent.click(yes))
})

test('if the order has changed, confirming receipt shows a message and reloads the list', async () => {
  const { view, requests } = await open('/myPurchases/2', {
    'POST /api/order/receive': () => refuse('state_changed', 'The order has changed meanwhile.'),
  })
  await userEvent.click(view.getByRole('button', { name: 'Confirm received' }).first())
  const yes = view.getByRole('dialog').getByRole('button', { name: 'Confirm received' })
  await expectMessage('The order has changed meanwhile.', () => userEvent.click(yes))
  await expect.poll(() => requests('GET /api/user/order_list').length).toBeGreaterThan(1)
})

test('a shopper without orders sees a link to the shop', async () => {
  const { view } = await open('/myPurchases/all', { 'GET /api/user/order_list': pageOf() })
  await expect.element(view.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Browse popular products' })).toHaveAttribute('href', '/home')
})

test('an empty tab mentions only the status of the tab, and links to all orders', async () => {
  const { view } = await open('/myPurchases/-4', { 'GET /api/user/order_list': pageOf() })
  await expect.element(view.getByRole('heading', { name: 'No orders with this status' })).toBeVisible()
  expect(view.getByText('No orders yet').query()).toBeNull()
  await expect.element(view.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/myPurchases/all')
})

test('orders are found by number or product, and the keyword is in the URL', async () => {
  const { view, requests } = await open('/order', {
    'GET /api/user/order_list': ({ query }) => (query.keyword ? pageOf() : pageOf(anOrder(1))),
  })
  await userEvent.fill(view.getByRole('searchbox', { name: 'Search orders' }), 'kettle')
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByRole('heading', { name: 'No orders match “kettle”' })).toBeVisible()
  expect(location.search).toBe('?keyword=kettle')
  expect(requests('GET /api/user/order_list').at(-1)?.query.keyword).toBe('kettle')
})

test('HTML tags typed by a shopper are shown as text', async () => {
  const { view } = await open(`/orderInfo/${anId(301)}`, {
    'GET /api/order/detail': anOrder(1, { notes: '<b>Ring</b> twice', cancel_reason: 'Wrong <size>' }),
  })
  await expect.element(view.getByText('Note: <b>Ring</b> twice')).toBeVisible()
  await expect.element(view.getByText('Reason: Wrong <size>')).toBeVisible()
})

test('an order shows the same status name as the list, its parcel, and the possible actions', async () => {
  const { view } = await open(`/orderInfo/${anId(302)}`, { 'GET /api/order/detail': shippedOrder })
  await expect.element(view.getByText('Delivered', { exact: true })).toBeVisible()
  await expect.element(view.getByText('SP1')).toBeVisible()
  await expect.element(view.getByText('20261121002')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Confirm received' })).toBeVisible()
})

test.each(['/orderInfo', `/orderInfo/${anId(999)}`])('there is no order at %s', async (address) => {
  const { view } = await open(address, { 'GET /api/order/detail': () => missing() })
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

/** A range of days in the server's format; `from` and `to` are counted in days from today. */
const inDays = (from: number, to: number) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return { from: day(from), to: day(to) }
}
const DAY = String.raw`\w{3},\s\d+\s\w{3}`

test.each([
  ['until it is paid', anOrder(1, { arrival: inDays(3, 5) }), `Arrives ${DAY}\\s– ${DAY} if you pay today`],
  ['on its way', { ...shippedOrder, arrival: inDays(0, 0) }, `On its way · arrives ${DAY}$`],
  ['late', { ...shippedOrder, arrival: inDays(-9, -1) }, `On its way · was expected by ${DAY}`],
])('an order shows when it arrives: %s', async (_when, order, text) => {
  const { view } = await open(`/orderInfo/${order.order_id}`, { 'GET /api/order/detail': order })
  await expect.element(view.getByText(new RegExp(text))).toBeVisible()
})

test('an order shows no arrival if it has no promised days or can no longer be paid', async () => {
  for (const order of [anOrder(1, { arrival: null }), anOrder(1, { can: NOTHING_CAN, arrival: inDays(3, 5) })]) {
    const { view } = await open(`/orderInfo/${order.order_id}`, { 'GET /api/order/detail': order })
    await expect.element(view.getByText('Order number')).toBeVisible()
    await expect.element(view.getByText(/Arrives|expected by/)).not.toBeInTheDocument()
    await view.unmount()
  }
})

const waiting = anOrder(1, { waits_for_recharge: true, expires_at: '2126-11-24T05:00:00.000Z' })

test('an order whose transfer has not arrived shows this with the deadline, and shows the payment within seconds after the transfer has arrived', async () => {
  hurry(POLL_MS)
  let has_come = false
  const { view } = await open(`/orderInfo/${anId(301)}`, {
    'GET /api/order/detail': () => ({ ...waiting, waits_for_recharge: !has_come }),
  })
  await expect
    .element(view.getByText(/Waiting for your transfer · we’re holding your order until 24 Nov 2126/))
    .toBeVisible()
  expect(view.getByRole('timer').query()).toBeNull()
  has_come = true
  await expect.poll(() => view.getByRole('timer').query()).not.toBeNull()
})

test('the list also shows that the transfer of an order has not arrived', async () => {
  const { view } = await open('/myPurchases/0', { 'GET /api/user/order_list': pageOf(waiting) })
  await expect.element(view.getByText(/Waiting for your transfer/)).toBeVisible()
})

test("two tags of an order's state are next to each other; if the space is too small, both move below the shop", async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(414, 896))
  const order = anOrder(1, { status: -1, can: NOTHING_CAN, refund_label: 'refunded' })
  const refundedOrder = { ...order, shop: { ...order.shop, name: 'Aoyama Homeware' } }
  const { view } = await open('/myPurchases/all', { 'GET /api/user/order_list': pageOf(refundedOrder) })
  const card = view.getByRole('article')
  await expect.element(card).toBeVisible()
  const boxOf = (text: string) => card.getByText(text, { exact: true }).element().getBoundingClientRect()
  await expect.element(card.getByText('Refunded', { exact: true })).toBeVisible()
  await expect.poll(() => boxOf('Refunded').top - boxOf('Cancelled').top).toBe(0)
  await expect.poll(() => boxOf('Cancelled').left - boxOf(refundedOrder.shop.name).left).toBe(0)
})
