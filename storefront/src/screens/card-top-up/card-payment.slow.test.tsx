import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, anOrder, pageOf } from '../../../testing/fake-goods.ts'
import { loseReply, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { aCardPayment, aCardWay, aRechargeOffer } from '../../../testing/fake-wallet.ts'
import { hurry } from '../../../testing/hurry.ts'

const READING_MS = 1_500
const FAST_MS = 3_000
const PATIENCE_MS = 60_000
const PAYMENT_ID = anId(950)
const ADDRESS = `/cardTopUp?payment=${PAYMENT_ID}`
const CREDITED = aCardPayment({
  ...{ status: 'credited', balance_cents: 210_000, url: null, credited_at: '2026-11-21T05:01:00.000Z' },
  ...{ method: 'card', brand: 'visa', last_four: '4242' },
})
/** A URL on loopback that does not leave the page of the test. */
const pageHere = () => `${location.href.split('#')[0]}#provider`

type Payment = ReturnType<typeof aCardPayment>

const openPayment = (payment: Payment | (() => Payment), replies: Replies = {}, address = ADDRESS) =>
  renderScreen(address, {
    replies: {
      'GET /api/user/card_top_up/detail': payment,
      'POST /api/user/card_top_up/refresh': payment,
      'GET /api/user/order_list': pageOf(),
      ...replies,
    },
  })

const heading = (view: Awaited<ReturnType<typeof openPayment>>['view'], name: string) =>
  expect.element(view.getByRole('heading', { name })).toBeVisible()

test('a new payment opens the provider’s page by itself, after saying where it leads', async () => {
  hurry(READING_MS)
  let url: string | null = null
  const { view, requests } = await renderScreen('/cardTopUp', {
    replies: {
      'GET /api/user/card_top_up': aCardWay(),
      'POST /api/user/card_top_up': { payment_id: PAYMENT_ID, expires_at: CREDITED.created_at },
      'GET /api/user/card_top_up/detail': () => aCardPayment({ url }),
      'POST /api/user/card_top_up/refresh': () => {
        url = pageHere()
        return aCardPayment({ url })
      },
    },
  })
  await userEvent.click(view.getByRole('button', { name: /^Continue/ }).last())
  await heading(view, 'On to Stripe')
  await expect.element(view.getByText(location.host)).toBeVisible()
  await expect.poll(() => location.hash).toBe('#provider')
  expect(requests('POST /api/user/card_top_up/refresh')).toHaveLength(1)
})

test('if the provider cannot make its page, the shopper can try again', async () => {
  let answers = 0
  const { view } = await openPayment(() => aCardPayment({ url: answers > 1 ? pageHere() : null }), {
    'POST /api/user/card_top_up/refresh': () =>
      ++answers > 1 ? aCardPayment({ url: pageHere() }) : refuse('card_unavailable', 'Not available'),
  })
  await expect
    .element(view.getByText('Stripe isn’t responding right now. Try again, or choose another way.'))
    .toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await expect.element(view.getByRole('button', { name: 'Open the page' })).toBeVisible()
})

test('if the provider cannot make its page, another way for the same amount is offered', async () => {
  const { view, visits } = await openPayment(() => aCardPayment({ url: null }), {
    'POST /api/user/card_top_up/refresh': () => refuse('card_unavailable', 'Not available'),
    'POST /api/user/card_top_up/cancel': () => aCardPayment({ status: 'cancelled', url: null }),
    'GET /api/user/recharge': aRechargeOffer(),
    'GET /api/user/getBlockchain': [],
    'GET /api/user/recharge_log': pageOf(),
  })
  await userEvent.click(view.getByRole('button', { name: 'Choose another way' }))
  await expect.poll(() => visits.place()).toMatchObject({ path: '/topUp', search: 'amount_cents=10000' })
})

test('after the return without a payment, the page opens only by a tap', async () => {
  hurry(READING_MS)
  const { view, requests } = await openPayment(() => aCardPayment({ url: pageHere() }))
  await heading(view, 'You haven’t paid yet')
  expect(requests('POST /api/user/card_top_up/refresh')).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, READING_MS / 4)) // more than the hurried time
  expect(location.hash).toBe('')
  await userEvent.click(view.getByRole('button', { name: 'Open the page' }))
  await expect.poll(() => location.hash).toBe('#provider')
})

test.each(['http://checkout.stripe.com/pay', 'javascript:alert(1)', 'https://name:word@pay.example/'])(
  'the address %s is not opened',
  async (url) => {
    const { view } = await openPayment(aCardPayment({ url }))
    await expect.element(view.getByText(/its address isn’t secure/)).toBeVisible()
    await expect.element(view.getByRole('button', { name: 'Open the page' })).not.toBeInTheDocument()
  },
)

test('"Not now" cancels the payment and goes back to the amount', async () => {
  const { view, requests, visits } = await openPayment(aCardPayment(), {
    'POST /api/user/card_top_up/cancel': aCardPayment({ status: 'cancelled', url: null }),
    'GET /api/user/card_top_up': aCardWay(),
  })
  await userEvent.click(view.getByRole('button', { name: 'Not now' }))
  await expect.element(view.getByLabelText('Amount')).toHaveValue('100.00')
  expect(visits.place().search).toBe('amount_cents=10000')
  expect(requests('POST /api/user/card_top_up/cancel')[0]?.body).toEqual({ payment_id: PAYMENT_ID })
})

test('the screen asks the provider once, waits, and shows the new balance as soon as the money is there', async () => {
  hurry(FAST_MS)
  let now = aCardPayment({ status: 'pending', method: 'card', url: null })
  const { view, requests } = await openPayment(() => now)
  await heading(view, 'Your bank is answering')
  await expect.element(view.getByText(/You can leave: the money arrives automatically/)).toBeVisible()
  await expect
    .element(view.getByRole('list', { name: 'What happens next' }))
    .toMatchTextContent(/You paid \$100\.00.*Stripe confirms the payment.*in your balance/)
  await expect.element(view.getByRole('link', { name: 'Go to my balance' })).toHaveAttribute('href', '/filter')
  now = CREDITED
  await heading(view, '$100.00 is in your balance')
  await expect.element(view.getByText('$2,100.00').first()).toBeVisible()
  await expect.element(view.getByText('Visa ·· 4242')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/home')
  expect(requests('POST /api/user/card_top_up/refresh')).toHaveLength(1)
  // A credited payment is not polled, not even in the hurried intervals that follow.
  const { length } = requests('GET /api/user/card_top_up/detail')
  await new Promise((resolve) => setTimeout(resolve, FAST_MS / 5))
  expect(requests('GET /api/user/card_top_up/detail')).toHaveLength(length)
})

test('if the provider cannot be asked, the screen goes on to wait', async () => {
  hurry(FAST_MS)
  let now = aCardPayment({ status: 'pending', method: 'card', url: null })
  const { view } = await openPayment(() => now, { 'POST /api/user/card_top_up/refresh': () => loseReply() })
  await heading(view, 'Your bank is answering')
  now = CREDITED
  await heading(view, '$100.00 is in your balance')
})

test('a method that settles later says how long it can take', async () => {
  const { view } = await openPayment(aCardPayment({ status: 'pending', method: 'konbini', url: null }))
  await heading(view, '$100.00 is on its way')
  await expect.element(view.getByText(/With Convenience store it can take up to a few days/)).toBeVisible()
})

test('after a minute the screen says that the bank takes longer', async () => {
  hurry(PATIENCE_MS)
  const { view } = await openPayment(aCardPayment({ status: 'pending', method: 'card', url: null }))
  await expect.element(view.getByText(/taking longer than usual/), { timeout: 8_000 }).toBeVisible()
})

test.each([
  ['insufficient_funds', /isn’t enough money on this card/],
  ['expired_card', /card has expired/],
  ['authentication_failed', /couldn’t confirm that it’s you/],
  [null, /Your bank said no/],
] as const)('a payment declined for %s says why, that nothing was charged, and another way', async (reason, text) => {
  const { view } = await openPayment(aCardPayment({ status: 'declined', decline_reason: reason, url: null }))
  await heading(view, 'Your payment was declined')
  await expect.element(view.getByText(text)).toBeVisible()
  await expect.element(view.getByText(/Nothing was charged\. Your balance is still \$2,000\.00\./)).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '/cardTopUp?amount_cents=10000')
  await expect
    .element(view.getByRole('link', { name: 'Choose another way' }))
    .toHaveAttribute('href', '/topUp?amount_cents=10000')
})

test('a shopper who cancelled on the provider’s page sees that, and the payment is cancelled', async () => {
  let now = aCardPayment()
  const { view, requests } = await openPayment(
    () => now,
    {
      'POST /api/user/card_top_up/cancel': () => {
        now = aCardPayment({ status: 'cancelled', url: null })
        return now
      },
    },
    `${ADDRESS}&cancelled=1`,
  )
  await heading(view, 'You cancelled the payment')
  expect(requests('POST /api/user/card_top_up/cancel')).toHaveLength(1)
  expect(requests('POST /api/user/card_top_up/refresh')).toEqual([])
})

test('a paid payment stays credited, although the address says that it was cancelled', async () => {
  const { view, requests } = await openPayment(CREDITED, {}, `${ADDRESS}&cancelled=1`)
  await heading(view, '$100.00 is in your balance')
  expect(requests('POST /api/user/card_top_up/cancel')).toEqual([])
})

test('an expired payment says that the time has run out', async () => {
  const { view } = await openPayment(aCardPayment({ status: 'expired', url: null }))
  await heading(view, 'Time to pay has run out')
})

test('a held payment says that the team looks at it, and links to customer service', async () => {
  const { view } = await openPayment(aCardPayment({ status: 'held', url: null }))
  await heading(view, 'We’re checking your payment')
  await expect.element(view.getByText(/You don’t need to pay again/)).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Customer service' }).last()).toHaveAttribute('href', '/service')
})

test('after a top-up alone, orders that the balance covers can be paid', async () => {
  const { view } = await openPayment(CREDITED, { 'GET /api/user/order_list': pageOf(anOrder(1)) })
  await expect
    .element(view.getByRole('link', { name: 'Finish paying $15.00' }))
    .toHaveAttribute('href', `/payment?orders=${anId(301)}`)
})

const withOrders = (orders: Partial<NonNullable<Payment['orders']>>): Payment => ({
  ...CREDITED,
  orders: { order_ids: [anId(301)], outcome: 'waiting', reason: null, ...orders },
})

test('the orders of the top-up are paid while the shopper looks on', async () => {
  hurry(FAST_MS)
  let now = withOrders({})
  const { view } = await openPayment(() => now)
  await expect.element(view.getByText('Paying for your order…')).toBeVisible()
  now = withOrders({ outcome: 'paid' })
  await heading(view, 'Your order is paid')
  await expect
    .element(view.getByRole('link', { name: 'See order' }))
    .toHaveAttribute('href', `/payment?paid=${anId(301)}`)
})

test.each([
  ['order_expired', /time to pay for your order had run out/, 'See order', `/orderInfo/${anId(301)}`],
  ['order_not_payable', /paid or cancelled before the money arrived/, 'See order', `/orderInfo/${anId(301)}`],
  ['insufficient_funds', /still too low/, 'Finish paying', `/payment?orders=${anId(301)}`],
] as const)('if the money did not pay the order (%s), it stays in the balance', async (reason, text, link, href) => {
  const { view } = await openPayment(withOrders({ outcome: 'not_paid', reason }))
  await heading(view, '$100.00 is in your balance')
  await expect.element(view.getByText(text)).toBeVisible()
  await expect.element(view.getByText(/The money stays in your balance/)).toBeVisible()
  await expect.element(view.getByRole('link', { name: link })).toHaveAttribute('href', href)
})

test('a declined payment of orders leads back to their payment', async () => {
  const payment = { ...withOrders({}), status: 'declined' as const, decline_reason: 'refused' as const }
  const { view } = await openPayment(payment)
  await expect
    .element(view.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', `/payment?orders=${anId(301)}`)
  const next = encodeURIComponent(`/payment?orders=${anId(301)}`)
  await expect
    .element(view.getByRole('link', { name: 'Choose another way' }))
    .toHaveAttribute('href', `/topUp?amount_cents=10000&next=${next}`)
})

test('the payment of another account is not found', async () => {
  const { view } = await openPayment(aCardPayment(), { 'GET /api/user/card_top_up/detail': () => missing() })
  await heading(view, 'Page not found')
})

test('test money is marked in each state', async () => {
  const { view } = await openPayment({ ...CREDITED, mode: 'test' })
  await expect.element(view.getByText(/^Test money: no card is charged/)).toBeVisible()
})

test('after a decline by PayPal, the screen says why, and the page can be opened again', async () => {
  const { view } = await openPayment(aCardPayment({ provider: 'paypal', decline_reason: 'refused', url: pageHere() }))
  await heading(view, 'You haven’t paid yet')
  await expect.element(view.getByText(/PayPal couldn’t take the payment/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Open the page' })).toBeVisible()
})
