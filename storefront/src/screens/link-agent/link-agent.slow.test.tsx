import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAddress } from '../../../testing/fake-goods.ts'
import { fillIn, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'

const ASKED = {
  client_id: 'https://pal.example/agent.json',
  redirect_uri: 'https://pal.example/back',
  scope: 'dev.ucp.shopping.order:read dev.ucp.shopping.checkout:pay',
  code_challenge: 'c'.repeat(43),
  state: 'a b&c',
}
const PATH = `/linkAgent?${new URLSearchParams(ASKED)}`
const REQUEST = {
  name: 'Shopping Pal',
  host: 'pal.example',
  is_on_device: false,
  scopes: ['dev.ucp.shopping.order:read', 'dev.ucp.shopping.checkout:pay'] as [
    'dev.ucp.shopping.order:read',
    'dev.ucp.shopping.checkout:pay',
  ],
  allowance_cents: null as number | null,
  has_payment_code: true,
  ticket: 'sealed',
  refused_to: '#refused',
}

const open = (request: Partial<typeof REQUEST> = {}, replies: Replies = {}) =>
  renderScreen(PATH, {
    replies: {
      'GET /api/user/agent/request': { ...REQUEST, ...request },
      'GET /api/user/address_list': [],
      'POST /api/user/agent/allow': { redirect_to: '#allowed' },
      ...replies,
    },
  })

test('the screen names the app, its verified address, and what it asks for, and sends the request as it came', async () => {
  const { view, requests } = await open()
  await expect.element(view.getByRole('heading', { name: 'Shopping Pal would like to use your account' })).toBeVisible()
  await expect.element(view.getByText('Verified address: pal.example')).toBeVisible()
  await expect.element(view.getByText('See your orders')).toBeVisible()
  await expect.element(view.getByText('Prepare purchases for you')).not.toBeInTheDocument()
  expect(requests('GET /api/user/agent/request')[0]?.query).toEqual(ASKED)
})

test('by default the app gets no right to pay, and the browser goes back to it', async () => {
  const { view, requests } = await open()
  await userEvent.click(view.getByRole('button', { name: 'Allow', exact: true }))
  await expect.element(view.getByText('Shopping Pal now has access')).toBeVisible()
  expect(requests('POST /api/user/agent/allow').map(({ body }) => body)).toEqual([
    { ticket: 'sealed', allowance_cents: 0 },
  ])
  expect(location.hash).toBe('#allowed')
})

test('a limit needs the payment code', async () => {
  const { view, requests } = await open()
  await userEvent.click(view.getByRole('switch', { name: 'Pay from your balance' }))
  await expect.element(view.getByLabelText('Limit for 30 days')).toHaveValue('50.00')
  await userEvent.click(view.getByRole('button', { name: 'Allow', exact: true }))
  await expect.element(view.getByText('Enter your payment code')).toBeVisible()
  await fillIn(view, { 'Limit for 30 days': '2000' })
  await userEvent.click(view.getByRole('button', { name: 'Allow', exact: true }))
  await expect.element(view.getByText('The limit can be up to $1,000.00')).toBeVisible()
  await fillIn(view, { 'Limit for 30 days': '20', 'Payment code': '739154' })
  await userEvent.click(view.getByRole('button', { name: 'Allow', exact: true }))
  await expect.element(view.getByText('Shopping Pal now has access')).toBeVisible()
  expect(requests('POST /api/user/agent/allow').map(({ body }) => body)).toEqual([
    { ticket: 'sealed', allowance_cents: 2_000, payment_code: '739154' },
  ])
})

test('a consent to the same limit as before needs the code too, and shows the addresses that the app may send to', async () => {
  const { view, requests } = await open({ allowance_cents: 5_000 }, { 'GET /api/user/address_list': [anAddress(1)] })
  await expect.element(view.getByRole('heading', { name: 'It can send only to these addresses' })).toBeVisible()
  await expect.element(view.getByText('Nina 1')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Allow', exact: true }))
  await expect.element(view.getByText('Enter your payment code')).toBeVisible()
  expect(requests('POST /api/user/agent/allow')).toEqual([])
})

test('a shopper without a payment code can set one first', async () => {
  const { view } = await open({ has_payment_code: false })
  await userEvent.click(view.getByRole('switch', { name: 'Pay from your balance' }))
  await expect.element(view.getByRole('button', { name: 'Allow', exact: true })).toBeDisabled()
  await expect
    .element(view.getByRole('link', { name: 'Set a payment code' }))
    .toHaveAttribute('href', `/changePayPwd?next=${encodeURIComponent(PATH)}`)
})

test('a shopper who cancels goes back to the app, which gets nothing', async () => {
  const { view, requests } = await open({ is_on_device: true })
  await expect.element(view.getByText(/^This app runs on your device/)).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Cancel', exact: true }))
  await expect.poll(() => location.hash).toBe('#refused')
  expect(requests('POST /api/user/agent/allow')).toEqual([])
})

test('an app that cannot be checked is not let in', async () => {
  await open({}, { 'GET /api/user/agent/request': () => refuse('agent_unknown', 'We couldn’t check who is asking.') })
  await expect.element(page.getByText('This app can’t be given access')).toBeVisible()
  await expect.element(page.getByText('We couldn’t check who is asking.')).toBeVisible()
})

test('a request with an error asks the shop for nothing', async () => {
  const { requests } = await renderScreen('/linkAgent?error=invalid_scope')
  await expect.element(page.getByText(/^The app’s request isn’t complete/)).toBeVisible()
  expect(requests('GET /api/user/agent/request')).toEqual([])
})
