import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCart, aCartItem, anId, aUser } from '../../testing/fake-goods.ts'
import { type Replies, refuse, renderScreen } from '../../testing/fake-shop.tsx'
import { deviceCart } from '../features/cart/device-cart.ts'
import { session } from '../session/session.ts'

const LETS_IN: Replies = {
  'POST /api/user/login': { userinfo: { token: 'a-token', user_id: anId(1), account: 'nina@sampan.example' } },
  'GET /api/user/getUserInfo': aUser(),
}

const openLogin = (address = '/login?next=%2Fsetting', replies: Replies = LETS_IN) =>
  renderScreen(address, { signedIn: false, replies })
type View = Awaited<ReturnType<typeof openLogin>>['view']

async function logIn(view: View, account: string, password: string) {
  await userEvent.fill(view.getByLabelText('Email'), account)
  await userEvent.fill(view.getByLabelText('Password', { exact: true }), password)
  await userEvent.click(view.getByRole('button', { name: 'Log in' }))
}

test('a form that lacks something is not sent, and says what it lacks', async () => {
  const { view, asked } = await openLogin()
  await logIn(view, '', '')
  await expect.element(view.getByText('Please input account and password')).toBeVisible()
  await logIn(view, 'nina at sampan', 'secret-1')
  await expect.element(view.getByText('Please fill correct email')).toBeVisible()
  await logIn(view, 'nina@sampan.example', '')
  await expect
    .element(view.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription(/account and password/)
  expect(asked('POST /api/user/login')).toEqual([])
})

test('a login leads to where the shopper wanted to go', async () => {
  const { view, asked } = await openLogin()
  await logIn(view, ' nina@sampan.example ', 'secret-1')
  await expect.element(view.getByText('Login Success')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(asked('POST /api/user/login')[0]?.body).toEqual({ account: 'nina@sampan.example', password: 'secret-1' })
  expect(session.get().user?.given_name).toBe('Nina')
})

test('what lay in the cart on the device joins the cart of the account', async () => {
  const { view, asked } = await openLogin('/login?next=%2Fsetting', {
    ...LETS_IN,
    'POST /api/cart/merge': { ...aCart(aCartItem(1)), adjusted: [] },
  })
  deviceCart.add('lamp-1-clay', 2, 9)
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(asked('POST /api/cart/merge')[0]?.body).toEqual({ items: [{ sku_id: 'lamp-1-clay', quantity: 2 }] })
  expect(deviceCart.get()).toEqual([])
})

test('a wrong password is told, and what was typed stays', async () => {
  const { view } = await openLogin('/login', {
    'POST /api/user/login': () => refuse('wrong_account_or_password', 'The account or the password is wrong.'),
  })
  await logIn(view, 'nina@sampan.example', 'wrong-1')
  await expect.element(view.getByText('The account or the password is wrong.')).toBeVisible()
  await expect.element(view.getByLabelText('Email')).toHaveValue('nina@sampan.example')
  expect(session.get().token).toBeUndefined()
})

test('the way to registration keeps where the shopper wanted to go', async () => {
  const { view } = await openLogin('/login?next=%2Fbag')
  await expect
    .element(view.getByRole('link', { name: 'Create an account' }))
    .toHaveAttribute('href', '/register?next=%2Fbag')
})

test('a visitor changes the language there without losing what was typed', async () => {
  const { view } = await openLogin('/login')
  await userEvent.fill(view.getByLabelText('Email'), 'nina@sampan.example')
  await userEvent.click(view.getByRole('button', { name: /English/ }))
  await userEvent.click(view.getByRole('radio', { name: '日本語' }))
  await expect.element(view.getByLabelText('メールアドレス')).toHaveValue('nina@sampan.example')
})

test('no password stays in a form that was left, and none on the device', async () => {
  const { view, visits } = await openLogin('/login', {
    ...LETS_IN,
    'GET /api/area': [],
    'POST /api/user/login': () => refuse('wrong_account_or_password', 'The account or the password is wrong.'),
  })
  await logIn(view, 'nina@sampan.example', 'secret-1')
  await expect.element(view.getByText('The account or the password is wrong.')).toBeVisible()
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('secret-1')
  const secrets = () => [...document.querySelectorAll<HTMLInputElement>('[type="password"]')].map(({ value }) => value)
  await visits.go('/register')
  await expect.poll(secrets).toEqual(['', '', ''])
  await userEvent.fill(view.getByLabelText('Confirm password'), 'secret-2')
  await visits.go('/login')
  await expect.poll(secrets).toEqual(['', '', ''])
  await expect.element(view.getByLabelText('Email').first()).toHaveValue('nina@sampan.example')
})
