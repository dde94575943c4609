import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { anId, anOrder, pageOf } from '../../../testing/fake-goods.ts'
import {
  endSession,
  expectMessage,
  loseReply,
  missing,
  type Replies,
  refuse,
  renderScreen,
} from '../../../testing/fake-shop.tsx'
import { aCardPayment, aCardWay, aPayment, PAYABLE, twoCardWays } from '../../../testing/fake-wallet.ts'
import { hurry } from '../../../testing/hurry.ts'

/** Without live events, a screen whose shopper waits reads again after this time. */
const POLL_MS = 5_000

const ONE = `/payment?orders=${anId(301)}`
const SOON_MS = 600_000
const payable = (overrides = {}) => ({
  ...PAYABLE,
  expires_at: new Date(Date.now() + SOON_MS).toISOString(),
  orders: [1].map((number) => ({
    order_id: anId(300 + number),
    shop: anOrder(number).shop,
    items: anOrder(number).items,
    freight_cents: 600,
    discount_cents: 0,
    tax_cents: 0,
    promo_code: null as string | null,
  })),
  ...overrides,
})

const openPayment = (replies: Replies = {}, address = ONE) =>
  renderScreen(address, {
    replies: {
      'GET /api/order/payable': payable(),
      'POST /api/order/pay': { paid_cents: 1_500, balance_cents: 198_500 },
      'GET /api/order/paid': aPayment(1),
      'GET /api/order/detail': anOrder(1, { status: 1 }),
      'GET /api/user/order_list': pageOf(anOrder(1, { status: 1 }), anOrder(2, { status: 1 })),
      ...replies,
    },
  })

type View = Awaited<ReturnType<typeof openPayment>>['view']
const pay = (view: View) => userEvent.click(view.getByRole('button', { name: 'Pay $15.00' }).first())
async function typeCode(view: View, code = '246810') {
  await expect.element(view.getByRole('group', { name: 'Payment code' })).toBeVisible()
  await userEvent.keyboard(code)
  await userEvent.keyboard('{Enter}')
}

test('total, remaining balance and deadline are shown before the payment code is requested', async () => {
  const { view } = await openPayment()
  await expect.element(view.getByText('Total for 1 order')).toBeVisible()
  await expect.element(view.getByText('$1,985.00')).toBeVisible()
  const [item] = anOrder(1).items
  await expect.element(view.getByRole('heading', { name: anOrder(1).shop.name })).toBeVisible()
  await expect.element(view.getByText(item?.title ?? '', { exact: true })).toBeVisible()
  await expect.element(view.getByText(`Quantity: ${item?.quantity}`)).toBeVisible()
  await expect.poll(() => view.getByRole('timer').element().textContent).toMatch(/^(10:00|0\d:\d\d)$/)
})

test('freight and discount are shown below the goods', async () => {
  const orders = payable().orders.map((order) => ({ ...order, discount_cents: 250, promo_code: 'TIDE5' }))
  const { view } = await openPayment({ 'GET /api/order/payable': payable({ orders }) })
  await expect.element(view.getByText('Freight', { exact: true })).toBeVisible()
  await expect.element(view.getByText('$6.00', { exact: true })).toBeVisible()
  await expect.element(view.getByText('Promo code TIDE5')).toBeVisible()
  await expect.element(view.getByText('−$2.50')).toBeVisible()
})

test('after the payment the confirmation replaces the payment, so Back does not lead to the payment again', async () => {
  const { view, visits, requests } = await openPayment({}, '/setting')
  await visits.go(ONE)
  await pay(view)
  await expectMessage('Pay Success', () => typeCode(view))
  await expect.element(view.getByRole('heading', { name: 'Thank you, Nina' })).toBeVisible()
  expect(location.search).toBe(`?paid=${anId(301)}`)
  expect(requests('POST /api/order/pay')[0]?.body).toEqual({ order_ids: [anId(301)], payment_code: '246810' })
  visits.back()
  await expect.poll(() => location.pathname).toBe('/setting')
})

test('the payment of orders that are already paid opens their confirmation', async () => {
  const { requests } = await openPayment({
    'GET /api/order/payable': () => refuse('order_not_payable', 'This order can no longer be paid.'),
  })
  await expect.poll(() => location.search).toBe(`?paid=${anId(301)}`)
  await expect.element(page.getByRole('heading', { name: 'Thank you, Nina' })).toBeVisible()
  expect(requests('POST /api/order/pay')).toEqual([])
})

test('the payment of a cancelled order shows that it was cancelled', async () => {
  const { view } = await openPayment({
    'GET /api/order/payable': () => refuse('order_not_payable', 'This order can no longer be paid.'),
    'GET /api/order/paid': () => missing(),
  })
  await expect.element(view.getByRole('heading', { name: 'This order can no longer be paid.' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'See order' })).toBeVisible()
})

test('after the payment, the payment screen does not refetch the payable orders, because the reply would be a refusal', async () => {
  const { view, requests } = await openPayment()
  await pay(view)
  await typeCode(view)
  await expect.poll(() => location.search).toBe(`?paid=${anId(301)}`)
  expect(requests('GET /api/order/payable')).toHaveLength(1)
})

test('several orders are paid together and confirmed together', async () => {
  const replies = { 'GET /api/order/paid': aPayment(2) }
  const { view, requests } = await openPayment(replies, `/payment?orders=${anId(301)},${anId(302)}`)
  await pay(view)
  await typeCode(view)
  await expect.poll(() => location.search).toBe(`?paid=${anId(301)},${anId(302)}`)
  expect(requests('POST /api/order/pay')[0]?.body.order_ids).toEqual([anId(301), anId(302)])
})

test('a wrong payment code is reported above the keypad, and can be corrected', async () => {
  const { view } = await openPayment({
    'POST /api/order/pay': ({ body }) =>
      body.payment_code === '246810'
        ? { paid_cents: 1_500, balance_cents: 198_500 }
        : refuse('payment_code_wrong', 'The payment code is wrong.'),
  })
  await pay(view)
  await typeCode(view, '111111')
  await expect.element(view.getByRole('alert').getByText(/The payment code is wrong/)).toBeVisible()
  await expectMessage('Pay Success', () => typeCode(view))
})

test('right after an order is placed, the screen asks for the payment code without another tap', async () => {
  const { view, visits } = await openPayment(
    { 'GET /api/order/payable': payable({ payment_code_length: 6 }), 'GET /api/user/law': [] },
    '/law',
  )
  await visits.go(`${ONE}&decided=1`, { replace: true })
  await expect.element(view.getByRole('dialog', { name: 'Payment code' })).toBeVisible()
  await expectMessage('Pay Success', () => userEvent.keyboard('246810'))
  await expect.poll(() => location.search).toBe(`?paid=${anId(301)}`)
})

test.each([
  ['the balance is too low', { balance_cents: 0 }],
  ['no payment code is set', { has_payment_code: false }],
  ['the payment code is locked', { locked_until: new Date(Date.now() + SOON_MS).toISOString() }],
])('if %s, no code is asked for after the order was placed', async (_why, overrides) => {
  const replies = { 'GET /api/order/payable': payable(overrides), 'GET /api/user/law': [] }
  const { view, visits } = await openPayment(replies, '/law')
  await visits.go(`${ONE}&decided=1`, { replace: true })
  await expect.element(view.getByText('Total for 1 order').first()).toBeVisible()
  expect(document.querySelectorAll('dialog:modal')).toHaveLength(0)
})

test('after a reload the screen asks for the payment code only after a tap', async () => {
  const { view } = await openPayment({}, `${ONE}&decided=1`)
  await expect.element(view.getByRole('button', { name: 'Pay $15.00' }).first()).toBeVisible()
  expect(document.querySelectorAll('dialog:modal')).toHaveLength(0)
  await pay(view)
  await expect.element(view.getByRole('dialog', { name: 'Payment code' })).toBeVisible()
})

test('a code that got another length on another device can be entered after one wrong try', async () => {
  let payment_code_length = 6
  const { view } = await openPayment({
    'GET /api/order/payable': () => payable({ payment_code_length }),
    'POST /api/order/pay': ({ body }) => {
      payment_code_length = 8
      return body.payment_code === '24681012'
        ? { paid_cents: 1_500, balance_cents: 198_500 }
        : refuse('payment_code_wrong', 'Wrong payment code. Try again.')
    },
  })
  await pay(view)
  await expect.element(view.getByRole('group', { name: 'Payment code' })).toBeVisible()
  await userEvent.keyboard('246810')
  await expect.element(view.getByText('Wrong payment code. Try again.')).toBeVisible()
  await expectMessage('Pay Success', () => userEvent.keyboard('24681012'))
})

test('a wrong payment code says how many tries are left', async () => {
  const { view } = await openPayment({
    'POST /api/order/pay': () => refuse('payment_code_wrong', 'Wrong payment code. Try again.', { tries_left: 1 }),
  })
  await pay(view)
  await typeCode(view, '111111')
  await expect.element(view.getByText('Wrong payment code. Try again. 1 try left.')).toBeVisible()
})

test('if the payment code is locked until after the order expires, the screen says how to pay earlier', async () => {
  const locked_until = new Date(Date.now() + 3 * SOON_MS).toISOString()
  const { view } = await openPayment({ 'GET /api/order/payable': payable({ locked_until }) })
  await expect
    .element(view.getByText(/holding your order until \d\d:\d\d\. Set a new code to pay before then/))
    .toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Set a new code' })).toBeVisible()
})

test('a payment with an expired session asks for a login instead of reporting a failed payment', async () => {
  const { view } = await openPayment({ 'POST /api/order/pay': () => endSession() })
  await pay(view)
  await expectMessage('Please log in again', () => typeCode(view))
  await expect.element(view.getByText('Pay Fail')).not.toBeInTheDocument()
})

test('after a lost reply the payment is sent again automatically with the same Idempotency-Key, so nothing is paid twice', async () => {
  let tries = 0
  const { view, requests } = await openPayment({
    'POST /api/order/pay': () => (tries++ === 0 ? loseReply() : { paid_cents: 1_500, balance_cents: 198_500 }),
  })
  await pay(view)
  await expectMessage('Pay Success', () => typeCode(view))
  const [first, second] = requests('POST /api/order/pay')
  expect(second?.key).toBe(first?.key)
})

test('until a reply arrives, the same payment code is sent with the same Idempotency-Key', async () => {
  const { view, requests } = await openPayment({ 'POST /api/order/pay': () => loseReply() })
  await pay(view)
  await typeCode(view)
  await expect.element(view.getByText(/You’ll only pay once/)).toBeVisible()
  await typeCode(view)
  await expect.poll(() => requests('POST /api/order/pay').length).toBeGreaterThan(2)
  expect(new Set(requests('POST /api/order/pay').map(({ key }) => key)).size).toBe(1)
})

test('too many wrong tries lock the payment code, and the screen shows for how long', async () => {
  const until = new Date(Date.now() + SOON_MS).toISOString()
  let locked_until: string | null = null
  const { view } = await openPayment({
    'GET /api/order/payable': () => payable({ locked_until }),
    'POST /api/order/pay': () => {
      locked_until = until
      return refuse('payment_code_locked', 'Too many wrong payment codes.', { retry_at: until })
    },
  })
  await pay(view)
  await typeCode(view)
  await expect.element(view.getByText(/Try again in/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Pay $15.00' })).toBeDisabled()
})

test('after a locked payment code is reset, the shopper can pay with the new code', async () => {
  const { view, visits } = await openPayment({
    'POST /api/order/pay': () => refuse('payment_code_must_reset', 'Set the payment code anew.'),
    'GET /api/user/security': {
      password_changed_at: '2026-11-01T00:00:00.000Z',
      payment_code: { set: true, locked_until: null, must_reset: false },
      events: [],
    },
  })
  await pay(view)
  await typeCode(view)
  await userEvent.click(view.getByRole('link', { name: 'Set a payment code' }))
  await expect.element(view.getByLabelText('New payment code')).toBeVisible()
  await visits.go(ONE, { replace: true })
  await expect.element(view.getByRole('button', { name: 'Pay $15.00' })).toBeVisible()
})

test('leaving the keypad clears the digits typed so far', async () => {
  const { view, visits } = await openPayment()
  await pay(view)
  await expect.element(view.getByRole('group', { name: 'Payment code' })).toBeVisible()
  await userEvent.keyboard('12345')
  await expect.element(view.getByText('5 digits entered, 6 to 20 allowed')).toBeInTheDocument()
  await visits.go('/setting')
  await visits.go(ONE)
  await expect.element(view.getByText('Total for 1 order').first()).toBeVisible()
  await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(0)
  await pay(view)
  await expect.element(view.getByText('0 digits entered, 6 to 20 allowed')).toBeInTheDocument()
  await userEvent.keyboard('12345')
  await userEvent.click(view.getByRole('button', { name: 'Close' }))
  await pay(view)
  await expect.element(view.getByText('0 digits entered, 6 to 20 allowed')).toBeInTheDocument()
})

test('if the balance is too low, the screen links to a top-up', async () => {
  const { view } = await openPayment({ 'GET /api/order/payable': payable({ balance_cents: 1_000 }) })
  await expect.element(view.getByText('Still needed')).toBeVisible()
  await expect
    .element(view.getByText(/We’re holding your order until \d\d:\d\d\. .* we’ll hold it for up to three days\.$/))
    .toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Top up' }))
    .toHaveAttribute('href', `/topUp?amount_cents=500&next=${encodeURIComponent(ONE)}`)
})

test('an order whose transfer has not arrived links to the recharge record, and can be paid once the money has arrived', async () => {
  hurry(POLL_MS)
  let balance_cents = 0
  const { view } = await openPayment({
    'GET /api/order/payable': () => payable({ balance_cents, waits_for_recharge: balance_cents === 0 }),
  })
  await expect.element(view.getByText(/Waiting for your transfer/)).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Recharge record' }))
    .toHaveAttribute('href', `/topUpRecord?next=${encodeURIComponent(ONE)}`)
  balance_cents = 1_500
  await expect.poll(() => view.getByRole('button', { name: 'Pay $15.00' }).query()).not.toBeNull()
})

test('without a payment code the screen links to the form that sets it, and that form links back', async () => {
  const { view } = await openPayment({ 'GET /api/order/payable': payable({ has_payment_code: false }) })
  await expect
    .element(view.getByRole('link', { name: 'Set a payment code' }))
    .toHaveAttribute('href', `/changePayPwd?next=${encodeURIComponent(ONE)}`)
})

test('when the payment deadline has passed, the screen shows a message', async () => {
  const expires_at = new Date(Date.now() + 1_500).toISOString()
  let read_count = 0
  const { view } = await openPayment({
    'GET /api/order/payable': () =>
      read_count++ === 0 ? payable({ expires_at }) : refuse('order_expired', 'The time to pay has passed.'),
  })
  await expect.element(view.getByRole('heading', { name: 'Time to pay has run out' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'See order' })).toHaveAttribute('href', `/orderInfo/${anId(301)}`)
})

test('any other refusal closes the keypad and reloads the orders', async () => {
  let read_count = 0
  const { view } = await openPayment({
    'GET /api/order/payable': () => (read_count++ === 0 ? payable() : payable({ balance_cents: 0 })),
    'POST /api/order/pay': () => refuse('insufficient_funds', 'Your balance is not enough.'),
  })
  await pay(view)
  await typeCode(view)
  await expect.element(view.getByRole('link', { name: 'Top up' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('dialog:modal').length).toBe(0)
})

test('an order of another shopper is not found', async () => {
  const { view } = await openPayment({ 'GET /api/order/payable': () => missing() })
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('if the URL names no orders, the screen links to the unpaid orders', async () => {
  const { view } = await openPayment({}, '/payment')
  await expect.element(view.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/myPurchases/0')
})

test('on a wide screen the sum and the payment button are next to the orders', async () => {
  await page.viewport(1_024, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openPayment()
  const pay = view.getByRole('button', { name: 'Pay $15.00' })
  await expect.element(pay).toBeVisible()
  const shop = view.getByRole('heading', { name: anOrder(1).shop.name })
  await expect.element(shop).toBeVisible()
  const boxOf = (part: Locator) => part.element().getBoundingClientRect()
  await expect.poll(() => boxOf(pay).left - boxOf(shop).right).toBeGreaterThan(0)
  await expect.poll(() => boxOf(pay).bottom).toBeLessThan(900)
  await expect.poll(() => document.documentElement.scrollWidth).toBe(1_024)
})

test('orders that reach the minimum of their promo code only together link to a payment of all of them', async () => {
  const message = 'Pay all orders of the purchase together.'
  const both = [anId(301), anId(302)]
  const together = () => refuse('promo_pay_together', message, { order_ids: both })
  const { view } = await openPayment({ 'GET /api/order/payable': together })
  await expect.element(view.getByRole('heading', { name: 'These orders are paid together' })).toBeVisible()
  await expect.element(view.getByText(message)).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Pay them together' }))
    .toHaveAttribute('href', `/payment?orders=${both.join()}`)
})

test('an order that can no longer reach the minimum of its promo code links to the orders', async () => {
  const alone = () => refuse('promo_pay_together', 'Cancel it.', { order_ids: [anId(301)] })
  const { view } = await openPayment({ 'GET /api/order/payable': alone })
  await expect.element(view.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/myPurchases/0')
})

test('on a wide screen the sums, the note and the button have the same left and right edges', async () => {
  await page.viewport(1_280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openPayment({ 'GET /api/order/payable': payable({ balance_cents: 1_000 }) })
  const edgesOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return [left, right]
  }
  const button = view.getByRole('link', { name: 'Top up' }).first()
  await expect.element(button).toBeVisible()
  const side = button.element().parentElement?.parentElement
  const sums = side?.querySelector('dl')
  const note = button.element().parentElement?.previousElementSibling
  await expect.poll(() => sums && edgesOf(sums)).toEqual(edgesOf(button.element()))
  await expect.poll(() => note && edgesOf(note)).toEqual(edgesOf(button.element()))
})

const SHORT = { total_cents: 1_500, balance_cents: 260 }

const openShort = (replies: Replies = {}, overrides = {}) =>
  openPayment({
    'GET /api/order/payable': payable({ ...SHORT, ...overrides }),
    'GET /api/user/card_top_up': aCardWay(),
    'POST /api/user/card_top_up': {
      payment_id: anId(950),
      expires_at: PAYABLE.expires_at,
    },
    // Without an address, the provider's page does not open and the test's page stays.
    'GET /api/user/card_top_up/detail': aCardPayment({ url: null }),
    'POST /api/user/card_top_up/refresh': aCardPayment({ url: null }),
    ...replies,
  })

test('a balance that is too low is topped up and the order paid in one step, by the payment code', async () => {
  const { view, requests, visits } = await openShort()
  await expect.element(view.getByText(/You’re \$12\.40 short/)).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Other ways to top up' }))
    .toHaveAttribute('href', `/topUp?amount_cents=1240&next=${encodeURIComponent(ONE)}`)
  await userEvent.click(view.getByRole('button', { name: 'Top up $12.40 and pay' }).first())
  await expect.element(view.getByText('Top up $12.40, then pay 1 order')).toBeVisible()
  await expect.element(view.getByText('$0.00 left in your balance')).toBeVisible()
  await typeCode(view)
  await expect.poll(() => visits.place()).toMatchObject({ path: '/cardTopUp', search: `payment=${anId(950)}` })
  expect(requests('POST /api/user/card_top_up').map(({ body }) => body)).toEqual([
    { amount_cents: 1_240, provider: 'stripe', order_ids: [anId(301)], payment_code: '246810' },
  ])
  expect(requests('POST /api/order/pay')).toEqual([])
})

test('the orders come together with the note about the card, so that the note pushes nothing down', async () => {
  const way = Promise.withResolvers<ReturnType<typeof aCardWay>>()
  const { view } = await openShort({ 'GET /api/user/card_top_up': () => way.promise })
  await expect.element(view.getByText('Total for 1 order')).toBeVisible()
  const goods = view.getByRole('heading', { name: anOrder(1).shop.name })
  await expect.element(goods).not.toBeInTheDocument()
  way.resolve(aCardWay())
  await expect.element(view.getByText(/You’re \$12\.40 short/)).toBeVisible()
  await expect.element(goods).toBeVisible()
})

test('a missing sum below the smallest top-up is rounded up to it, and the screen says what happens with the rest', async () => {
  const { view } = await openShort({}, { balance_cents: 1_400 })
  await expect.element(view.getByText(/You’re \$1\.00 short\. The smallest top-up is \$10\.00/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Top up $10.00 and pay' }).first()).toBeVisible()
})

test.each([
  ['the provider does not reply', { is_available: false }],
  ['the day’s limit is lower', { day_left_cents: 1_239 }],
])('if %s, the other ways to top up are linked', async (_, way) => {
  const { view } = await openShort({ 'GET /api/user/card_top_up': aCardWay(way) })
  await expect
    .element(view.getByRole('link', { name: 'Top up' }).first())
    .toHaveAttribute('href', `/topUp?amount_cents=1240&next=${encodeURIComponent(ONE)}`)
})

test('if the first provider does not reply, the second one is offered', async () => {
  const { view, requests } = await openShort({ 'GET /api/user/card_top_up': twoCardWays({ is_available: false }) })
  await expect.element(view.getByText(/on PayPal’s page/)).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Top up $12.40 and pay' }).first())
  await typeCode(view)
  await expect.poll(() => requests('POST /api/user/card_top_up')[0]?.body).toMatchObject({ provider: 'paypal' })
})

test('without a payment code, one is set before the top-up', async () => {
  const { view } = await openShort({}, { has_payment_code: false })
  await expect.element(view.getByText(/You need a payment code to pay/)).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Set a payment code' }).first())
    .toHaveAttribute('href', `/changePayPwd?next=${encodeURIComponent(ONE)}`)
})

test('a wrong payment code is reported above the keypad, and begins no top-up', async () => {
  const { view, visits } = await openShort({
    'POST /api/user/card_top_up': () => refuse('payment_code_wrong', 'Wrong payment code.'),
  })
  await userEvent.click(view.getByRole('button', { name: 'Top up $12.40 and pay' }).first())
  await typeCode(view)
  await expect.element(view.getByText('Wrong payment code.')).toBeVisible()
  expect(visits.place().path).toBe('/payment')
})

test('a refused top-up closes the keypad and is reported in words', async () => {
  const message = 'You can top up at most $5.00 more by card today.'
  const { view } = await openShort({ 'POST /api/user/card_top_up': () => refuse('card_day_limit', message) })
  await userEvent.click(view.getByRole('button', { name: 'Top up $12.40 and pay' }).first())
  await expectMessage(message, () => typeCode(view))
  await expect.element(view.getByRole('group', { name: 'Payment code' })).not.toBeInTheDocument()
})

test('after a lost reply the top-up is repeated with its key, so that it begins once', async () => {
  let answers = 0
  const { view, requests } = await openShort({
    'POST /api/user/card_top_up': () =>
      answers++ === 0 ? loseReply() : { payment_id: anId(950), expires_at: PAYABLE.expires_at },
  })
  await userEvent.click(view.getByRole('button', { name: 'Top up $12.40 and pay' }).first())
  await typeCode(view)
  await expect.poll(() => requests('POST /api/user/card_top_up').length).toBe(2)
  const [first, second] = requests('POST /api/user/card_top_up').map(({ key }) => key)
  expect(second).toBe(first)
})
