import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId, anOrder, aUser } from '../../../../testing/fake-goods.ts'
import { fakePush, SUBSCRIPTION } from '../../../../testing/fake-push.ts'
import { missing, type Replies, renderScreen } from '../../../../testing/fake-shop.tsx'
import { aPayment } from '../../../../testing/fake-wallet.ts'

const ONE = `/payment?paid=${anId(301)}`
const open = (reply: Replies['GET /api/order/paid'], address = ONE, replies: Replies = {}) =>
  renderScreen(address, { replies: { 'GET /api/order/paid': reply, ...replies } })

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const SOON = { arrival: { from: inDays(3), to: inDays(3) } }

test('a reloaded confirmation shows goods, arrival, address, payment and links to continue, and pays nothing', async () => {
  const { view, requests } = await open(aPayment(1, SOON))
  await expect.element(view.getByRole('heading', { level: 1, name: 'Thank you, Nina' })).toBeVisible()
  await expect.element(view.getByText(/The shop is packing your order/)).toBeVisible()
  await expect.element(view.getByRole('heading', { name: /^Arrives \w{3},\s\d+\s\w{3}$/ })).toBeVisible()
  await expect.element(view.getByRole('img', { name: 'Lamp 1' }).or(view.getByText('Lamp 1'))).toBeInTheDocument()
  await expect.element(view.getByText('Nina 1', { exact: true })).toBeVisible()
  await expect.element(view.getByText('1 Sukhumvit, Watthana, Bangkok 10110, Thailand')).toBeVisible()
  await expect.element(view.getByText('$15.00')).toBeVisible()
  await expect.element(view.getByText('$1,985.00 left in your balance')).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'See order', exact: true }))
    .toHaveAttribute('href', `/orderInfo/${anId(301)}`)
  await expect.element(view.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/home')
  expect(requests('GET /api/order/payable')).toEqual([])
  expect(requests('POST /api/order/pay')).toEqual([])
  expect(document.title).toContain('Pay Success')
})

test('each parcel of a payment shows its own arrival and links to its order', async () => {
  const payment = aPayment(2, { arrival: { from: '2126-11-30', to: '2126-12-03' } })
  const { view } = await open(payment, `/payment?paid=${anId(301)},${anId(302)}`)
  await expect.element(view.getByText(/^2 shops are packing your order/)).toBeVisible()
  await expect.element(view.getByText(/Parcel 2 of 2.*1 item/)).toBeVisible()
  const parcels = view.getByRole('link', { name: /^Arrives 30.Nov.– 3.Dec$/ })
  await expect.element(parcels).toHaveLength(2)
  await expect.element(parcels.nth(1)).toHaveAttribute('href', `/orderInfo/${anId(302)}`)
  await expect.element(view.getByText('Nina 1', { exact: true })).toHaveLength(1)
  await expect.element(view.getByRole('link', { name: 'See orders' })).toHaveAttribute('href', '/myPurchases/1')
})

test('a confirmation that is opened later shows where the parcel is', async () => {
  const { view } = await open(aPayment(1, { status: 2, ...SOON }))
  await expect.element(view.getByRole('heading', { name: /^On its way · arrives / })).toBeVisible()
  expect(view.getByText(/packing your order/).query()).toBeNull()
})

test('a parcel with three kinds of goods shows one picture and the number of the other kinds', async () => {
  const [line] = anOrder(1).items
  if (!line) throw new Error('the fake order has no line')
  const items = [1, 2, 3].map((number) => ({ ...line, order_item_id: anId(number), title: `Lamp ${number}` }))
  const { view } = await open(aPayment(1, { ...SOON, items }))
  await expect.element(view.getByText('3 items')).toBeVisible()
  await expect.element(view.getByText('+2')).toBeVisible()
})

test('the thanks use the form of the name that is usual in the shopper’s language', async () => {
  const { view } = await renderScreen(ONE, {
    locale: 'ri',
    replies: {
      'GET /api/order/paid': aPayment(1, SOON),
      'GET /api/user/getUserInfo': aUser({ family_name: '山田', given_name: '花子' }),
    },
  })
  await expect
    .element(view.getByRole('heading', { level: 1 }))
    .toHaveTextContent('山田花子様、ご注文ありがとうございます')
})

test('there is no confirmation for orders that were never paid', async () => {
  const { view } = await open(() => missing())
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('on a wide screen the picture is on the left, the parcels and buttons on the right', async () => {
  await page.viewport(1_280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await open(aPayment(1, SOON))
  const link = view.getByRole('link', { name: 'See order', exact: true })
  await expect.element(link).toBeVisible()
  const button = () => link.element().getBoundingClientRect()
  await expect.poll(() => button().left).toBeGreaterThan(640)
  await expect.poll(() => button().bottom).toBeLessThan(900)
  await expect.poll(() => document.documentElement.scrollWidth).toBe(1_280)
})

test.each([
  ['English', 'en'],
  ['Japanese', 'ri'],
] as const)('on a narrow phone the two buttons have one line of text each, in %s', async (_, locale) => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await renderScreen(ONE, { locale, replies: { 'GET /api/order/paid': aPayment(1, SOON) } })
  const buttons = view.getByRole('link').filter({ hasText: /^(Keep shopping|See order|お買い物を続ける|注文を見る)$/ })
  await expect.element(buttons).toHaveLength(2)
  await document.fonts.ready
  await expect.poll(() => buttons.elements().map((button) => button.clientHeight)).toEqual([52, 52])
})

const CHOICES: Replies = {
  'GET /api/user/notifications/choices': {
    address: 'nina@sampan.example',
    is_address_refused: false,
    is_address_verified: true,
    push_key: 'BKey',
    push_endpoint: null,
    topics: [],
  },
}

test('notifications are offered after a payment, and the browser asks only after a tap', async () => {
  const { asked: askPermission } = fakePush({})
  const choices = CHOICES['GET /api/user/notifications/choices']
  const { view, requests } = await open(aPayment(1, SOON), ONE, {
    ...CHOICES,
    'POST /api/user/notifications/push_on': choices,
  } as Replies)
  const heading = view.getByRole('heading', { name: 'Know when your parcel ships' })
  await expect.element(heading).toBeVisible()
  expect(askPermission).not.toHaveBeenCalled()
  await view.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  expect(requests('POST /api/user/notifications/push_on').map(({ body }) => body)).toEqual([SUBSCRIPTION])
})

test('a shopper who declines notifications is not asked again', async () => {
  fakePush({})
  const { view } = await open(aPayment(1, SOON), ONE, CHOICES)
  const heading = view.getByRole('heading', { name: 'Know when your parcel ships' })
  await view.getByRole('button', { name: 'Not now' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  expect(localStorage.getItem('sampan.push_declined')).not.toBeNull()
})
