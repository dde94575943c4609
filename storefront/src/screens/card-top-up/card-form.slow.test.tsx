import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { anId } from '../../../testing/fake-goods.ts'
import { loseReply, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { aCardPayment, aCardWay, aRechargeOffer, twoCardWays } from '../../../testing/fake-wallet.ts'

const CREATED = {
  payment_id: anId(950),
  expires_at: '2026-11-21T05:30:00.000Z',
}

const openForm = (replies: Replies = {}, address = '/cardTopUp') =>
  renderScreen(address, {
    replies: {
      'GET /api/user/card_top_up': aCardWay(),
      'POST /api/user/card_top_up': CREATED,
      // Without an address, the provider's page does not open and the test's page stays.
      'GET /api/user/card_top_up/detail': aCardPayment({ url: null }),
      'POST /api/user/card_top_up/refresh': aCardPayment({ url: null }),
      ...replies,
    },
  })
type View = Awaited<ReturnType<typeof openForm>>['view']

const goOn = (view: View) => userEvent.click(view.getByRole('button', { name: /^Continue/ }).last())

test('the limits are in words before anything is typed, with the sums and who takes the payment', async () => {
  const { view } = await openForm()
  await expect.element(view.getByText('From $10 to $2,000 at a time. Up to $5,000 more today.')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Card or wallet app' })).toBeVisible()
  await expect.element(view.getByText('You pay on Stripe’s page. We never see your card number.')).toBeVisible()
  await expect.element(view.getByText('PromptPay')).toBeVisible()
  await expect.element(view.getByText('Convenience store')).toBeVisible()
  await expect.element(view.getByText('$2,100.00')).toBeVisible()
  expect(view.getByText(/Test money/).query()).toBeNull()
})

test.each([
  [{ day_left_cents: 15_000 }, 'From $10. Up to $150 more today.'],
  [{ month_left_cents: 7_500 }, 'From $10. Up to $75 more this month.'],
])('with %j, the limit is: %s', async (left, text) => {
  const { view } = await openForm({ 'GET /api/user/card_top_up': aCardWay(left) })
  await expect.element(view.getByText(text)).toBeVisible()
  await expect.element(view.getByRole('button', { name: '$50', exact: true })).toBeVisible()
  await expect.element(view.getByRole('button', { name: '$500', exact: true })).not.toBeInTheDocument()
})

test.each([
  [{ retry_at: '2026-11-21T05:30:00.000Z' }, /You can try again at .*, or send a bank transfer/],
  [{ day_left_cents: 900 }, /reached today’s limit/],
  [{ month_left_cents: 0 }, /reached this month’s limit/],
])('with %j nothing can be typed, and a bank transfer is offered', async (left, text) => {
  const { view } = await openForm({ 'GET /api/user/card_top_up': aCardWay(left) })
  await expect.element(view.getByText(text)).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Bank transfer' })).toHaveAttribute('href', '/bankTopUp')
  await expect.element(view.getByRole('button', { name: 'Continue' }).last()).toBeDisabled()
  await expect.element(view.getByLabelText('Amount')).not.toBeInTheDocument()
})

test('a suggestion fills in the amount, and any other amount can be typed', async () => {
  const { view, requests, visits } = await openForm()
  await expect.element(view.getByLabelText('Amount')).toHaveValue('100.00')
  await userEvent.click(view.getByRole('button', { name: '$200', exact: true }))
  await expect.element(view.getByLabelText('Amount')).toHaveValue('200.00')
  await expect.element(view.getByText('$2,200.00')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Amount'), '12.34')
  await goOn(view)
  await expect.poll(() => visits.place()).toMatchObject({ path: '/cardTopUp', search: `payment=${CREATED.payment_id}` })
  expect(requests('POST /api/user/card_top_up').map(({ body }) => body)).toEqual([
    { amount_cents: 1234, provider: 'stripe' },
  ])
})

test.each([
  ['', 'Please fill correct amount'],
  ['9.99', 'Please fill correct amount: from $10.00'],
  ['2000.01', 'Please fill correct amount: at most $2,000.00'],
])('the amount %j is rejected', async (amount, message) => {
  const { view, requests } = await openForm()
  await userEvent.fill(view.getByLabelText('Amount'), amount)
  await goOn(view)
  await expect.element(view.getByLabelText('Amount')).toHaveAccessibleDescription(message)
  expect(requests('POST /api/user/card_top_up')).toEqual([])
})

test.each([
  ['1240', '12.40'],
  ['300', '10.00'],
  ['99999999', '2,000.00'],
])('?amount_cents=%s fills in %s', async (amount_cents, value) => {
  const { view } = await openForm({}, `/cardTopUp?amount_cents=${amount_cents}`)
  await expect.element(view.getByLabelText('Amount')).toHaveValue(value)
})

test('a refused amount is reported at its field', async () => {
  const message = 'You can top up at most $20.00 more by card today.'
  const { view } = await openForm({ 'POST /api/user/card_top_up': () => refuse('card_day_limit', message) })
  await goOn(view)
  await expect.element(view.getByLabelText('Amount')).toHaveAccessibleDescription(message)
})

test('after a lost reply the next tap asks for the same payment', async () => {
  let answers = 0
  const { view, requests, visits } = await openForm({
    'POST /api/user/card_top_up': () => (answers++ === 0 ? loseReply() : CREATED),
  })
  await goOn(view)
  await expect.element(view.getByText('Can’t reach the shop')).toBeVisible()
  await expect.element(view.getByText('Can’t reach the shop')).not.toBeInTheDocument()
  await goOn(view)
  await expect.poll(() => visits.place().search).toBe(`payment=${CREATED.payment_id}`)
  const [first, second] = requests('POST /api/user/card_top_up').map(({ key }) => key)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('the amount has an estimate in the shopper’s currency', async () => {
  const rates = [{ currency: 'JPY' as const, micros_per_dollar: 150_000_000, set_at: new Date().toISOString() }]
  const { view } = await renderScreen('/cardTopUp', {
    cookies: { Currency: 'JPY' },
    replies: { 'GET /api/user/card_top_up': aCardWay(), 'GET /api/currency/rates': rates },
  })
  await expect.element(view.getByText('≈ ¥15,000')).toBeVisible()
})

test('while the provider does not reply, the screen says so and offers the bank transfer', async () => {
  const { view } = await openForm({ 'GET /api/user/card_top_up': aCardWay({ is_available: false }) })
  await expect.element(view.getByRole('heading', { name: 'Card payments are paused' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Bank transfer' })).toHaveAttribute('href', '/bankTopUp')
})

test('if the way cannot be read, the screen offers to try again or to transfer', async () => {
  const { view } = await openForm({ 'GET /api/user/card_top_up': () => missing() })
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Bank transfer' })).toHaveAttribute('href', '/bankTopUp')
})

test('a shop without a provider shows the bank transfer', async () => {
  const { view } = await openForm({
    'GET /api/user/card_top_up': { ways: [] },
    'GET /api/user/recharge': aRechargeOffer(),
  })
  await expect.element(view.getByRole('heading', { name: 'Bank transfer' })).toBeVisible()
  await expect.element(view.getByLabelText('Amount sent')).toBeVisible()
})

test('test money is marked', async () => {
  const { view } = await openForm({ 'GET /api/user/card_top_up': aCardWay({ mode: 'test' }) })
  await expect.element(view.getByText(/^Test money: no card is charged/)).toBeVisible()
})

test('from 1,024 px the sums are next to the amount', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openForm()
  await expect.element(view.getByLabelText('Amount')).toBeVisible()
  await expect.element(view.getByText('Added at once')).toBeVisible()
  const boxOf = (part: Locator) => part.element().getBoundingClientRect()
  await expect
    .poll(() => boxOf(view.getByText('Added at once')).left - boxOf(view.getByLabelText('Amount')).right)
    .toBeGreaterThan(0)
})

test('the way of the second provider has its name, and begins the top-up there', async () => {
  const ways = { 'GET /api/user/card_top_up': twoCardWays() }
  const { view, requests } = await openForm(ways, '/cardTopUp?provider=paypal')
  await expect.element(view.getByRole('heading', { name: 'PayPal', exact: true })).toBeVisible()
  await expect.element(view.getByText('You pay on PayPal’s page. We never see your card number.')).toBeVisible()
  await goOn(view)
  await expect.poll(() => requests('POST /api/user/card_top_up')[0]?.body).toMatchObject({ provider: 'paypal' })
})
