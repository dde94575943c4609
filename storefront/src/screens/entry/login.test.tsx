import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCart, aCartItem, aUser, NEW_SESSION } from '../../../testing/fake-goods.ts'
import { expectMessage, loseReply, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { device } from '../../device/device.ts'
import { deviceCart } from '../../features/cart/device-cart.ts'
import { session } from '../../session/session.ts'

const LOGIN_REPLIES: Replies = {
  'POST /api/user/login': NEW_SESSION,
  'GET /api/user/getUserInfo': aUser(),
}

const WRONG = 'The account or the password is wrong.'

const openLogin = (address = '/login?next=%2Fsetting', replies: Replies = LOGIN_REPLIES) =>
  renderScreen(address, { signedIn: false, replies })
type View = Awaited<ReturnType<typeof openLogin>>['view']

async function logIn(view: View, account: string, password: string) {
  await userEvent.fill(view.getByLabelText('Email'), account)
  await userEvent.fill(view.getByLabelText('Password', { exact: true }), password)
  await userEvent.click(view.getByRole('button', { name: 'Log in' }))
}

test('an incomplete form is not sent, and the missing fields are shown', async () => {
  const { view, requests } = await openLogin()
  await logIn(view, '', '')
  await expect.element(view.getByText('Please input account and password')).toBeVisible()
  await logIn(view, 'nina at sampan', 'secret-1')
  await expect.element(view.getByText('Please fill correct email')).toBeVisible()
  await logIn(view, 'nina@sampan.example', '')
  await expect
    .element(view.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription(/account and password/)
  expect(requests('POST /api/user/login')).toEqual([])
})

test('after login the screen that the shopper wanted opens', async () => {
  const { view, requests } = await openLogin()
  await expectMessage('Login Success', () => logIn(view, ' nina@sampan.example ', 'secret-1'))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/login')[0]?.body).toEqual({ account: 'nina@sampan.example', password: 'secret-1' })
  expect(session.get().user?.given_name).toBe('Nina')
})

test('login merges the cart on the device into the cart of the account', async () => {
  const { view, requests } = await openLogin('/login?next=%2Fsetting', {
    ...LOGIN_REPLIES,
    'POST /api/cart/merge': { ...aCart(aCartItem(1)), adjusted: [] },
  })
  deviceCart.add('lamp-1-clay', 2, 9)
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/cart/merge')[0]?.body).toEqual({ items: [{ sku_id: 'lamp-1-clay', quantity: 2 }] })
  expect(deviceCart.get()).toEqual([])
})

test('a cart merge without a reply is repeated at the next login with the same Idempotency-Key; then newer items are merged', async () => {
  let merges = 0
  const { view, visits, requests } = await openLogin('/login?next=%2Fsetting', {
    ...LOGIN_REPLIES,
    'POST /api/cart/merge': () => (merges++ === 0 ? loseReply() : { ...aCart(aCartItem(1)), adjusted: [] }),
  })
  deviceCart.add('lamp-1-clay', 2, 9)
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  session.clear()
  deviceCart.add('lamp-2-clay', 1, 9)
  await visits.go('/login?next=%2Fsetting')
  await expect.element(view.getByLabelText('Email')).toBeVisible()
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  const [lostCall, again, rest] = requests('POST /api/cart/merge')
  expect(again).toEqual(lostCall)
  expect(rest?.key).not.toBe(lostCall?.key)
  expect(rest?.body).toEqual({ items: [{ sku_id: 'lamp-2-clay', quantity: 1 }] })
  expect(deviceCart.get()).toEqual([])
})

test('a wrong password is reported, and the typed email stays', async () => {
  const { view } = await openLogin('/login', {
    'POST /api/user/login': () => refuse('wrong_account_or_password', 'The account or the password is wrong.'),
  })
  await logIn(view, 'nina@sampan.example', 'wrong-1')
  await expect.element(view.getByRole('alert').getByText(WRONG)).toBeVisible()
  await expect.element(view.getByLabelText('Email')).toHaveValue('nina@sampan.example')
  expect(session.get().token).toBeUndefined()
})

test('the password field stays invalid and focused until email or password changes', async () => {
  const { view } = await openLogin('/login', {
    'POST /api/user/login': () => refuse('wrong_account_or_password', WRONG),
  })
  const password = view.getByLabelText('Password', { exact: true })
  await logIn(view, 'nina@sampan.example', 'wrong-1')
  await expect.element(password).toHaveAccessibleDescription(WRONG)
  await expect.element(password).toHaveFocus()
  await userEvent.fill(password, 'wrong-2')
  await expect.element(password).not.toHaveAccessibleDescription(WRONG)
  await userEvent.click(view.getByRole('button', { name: 'Log in' }))
  await expect.element(password).toHaveAccessibleDescription(WRONG)
  await userEvent.fill(view.getByLabelText('Email'), 'nila@sampan.example')
  await expect.element(password).not.toHaveAccessibleDescription(WRONG)
  await expect.element(password).toHaveValue('wrong-2')
})

test('the link to registration passes on the screen to open after login', async () => {
  const { view } = await openLogin('/login?next=%2Fbag')
  await expect
    .element(view.getByRole('link', { name: 'Create an account' }))
    .toHaveAttribute('href', '/register?next=%2Fbag')
})

test('a visitor can change the language of the login without losing input', async () => {
  const { view } = await openLogin('/login')
  await userEvent.fill(view.getByLabelText('Email'), 'nina@sampan.example')
  await userEvent.click(view.getByRole('button', { name: /English/ }))
  await userEvent.click(view.getByRole('radio', { name: '日本語' }))
  await expect.element(view.getByLabelText('メールアドレス')).toHaveValue('nina@sampan.example')
})

test('a password is neither left in a form that was closed nor stored on the device', async () => {
  const { view, visits } = await openLogin('/login', {
    ...LOGIN_REPLIES,
    'GET /api/area': [],
    'POST /api/user/login': () => refuse('wrong_account_or_password', 'The account or the password is wrong.'),
  })
  await expectMessage('The account or the password is wrong.', () => logIn(view, 'nina@sampan.example', 'secret-1'))
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('secret-1')
  const secrets = () => [...document.querySelectorAll<HTMLInputElement>('[type="password"]')].map(({ value }) => value)
  await visits.go('/register')
  await expect.poll(secrets).toEqual(['', '', ''])
  await userEvent.fill(view.getByLabelText('Confirm password'), 'secret-2')
  await visits.go('/login')
  await expect.poll(secrets).toEqual(['', '', ''])
  await expect.element(view.getByLabelText('Email').first()).toHaveValue('nina@sampan.example')
})

test('the device token outlives the session', async () => {
  const { view, requests } = await openLogin()
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/login')[0]?.body).not.toHaveProperty('device_token')
  session.clear()
  expect(device.get()).toEqual({ device_token: 'a-device' })
})

test('a known device sends its device token', async () => {
  const { view, requests } = await openLogin()
  device.keep('a-device')
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/login')[0]?.body).toMatchObject({ device_token: 'a-device' })
})

test('after many wrong passwords a mailed code is required, and is sent with its request token', async () => {
  const WHY = 'There were many wrong passwords for this account.'
  const { view, requests } = await openLogin('/login?next=%2Fsetting', {
    ...LOGIN_REPLIES,
    'POST /api/user/login': ({ body }) => {
      if (!body.code) refuse('code_needed', WHY)
      if (body.code === '00000000') refuse('one_time_code_wrong', 'The mailed code is wrong.', { field: 'code' })
      return NEW_SESSION
    },
    'POST /api/user/send_code': { request_token: 'a-request' },
  })
  await expect.element(view.getByLabelText('Code from your email')).not.toBeInTheDocument()
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByText(WHY)).toBeVisible()
  const code = view.getByLabelText('Code from your email')
  await userEvent.click(view.getByRole('button', { name: 'Log in' }))
  await expect.element(code).toHaveAccessibleDescription(/Send code/)
  await userEvent.click(view.getByRole('button', { name: 'Send code' }))
  await expect.element(view.getByText(/^We sent a code to nina@sampan.example/)).toBeVisible()
  expect(requests('POST /api/user/send_code')[0]?.body).toEqual({ account: 'nina@sampan.example', purpose: 'login' })
  await userEvent.fill(code, '1234567')
  await userEvent.click(view.getByRole('button', { name: 'Log in' }))
  await expect.element(code).toHaveAccessibleDescription(/8-digit code/)
  await userEvent.fill(code, '00000000')
  await userEvent.click(view.getByRole('button', { name: 'Log in' }))
  await expect.element(code).toHaveAccessibleDescription(/The mailed code is wrong/)
  await userEvent.fill(code, '12345678')
  await userEvent.click(view.getByRole('button', { name: 'Log in' }))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/login').at(-1)?.body).toEqual({
    account: 'nina@sampan.example',
    password: 'secret-1',
    code: '12345678',
    request_token: 'a-request',
  })
})

test('the mailed code is required only for the account with too many wrong passwords', async () => {
  const { view } = await openLogin('/login', { 'POST /api/user/login': () => refuse('code_needed', 'Many tries.') })
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByLabelText('Code from your email')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Email'), 'noi@sampan.example')
  await expect.element(view.getByLabelText('Code from your email')).not.toBeInTheDocument()
})
