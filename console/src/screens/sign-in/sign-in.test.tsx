import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AN_OPERATOR, addressNow, endSession, refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { ordersPage } from '../../../testing/fake-orders.ts'

const LIST = { 'GET /api/admin/order/list': ordersPage() }

async function signIn() {
  await page.getByRole('textbox', { name: 'Account' }).fill(AN_OPERATOR.account)
  await page.getByLabelText('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('who signs in comes to the address that was asked for', async () => {
  const { asked } = await renderDesk('/orders?status=2', {
    roles: null,
    replies: { ...LIST, 'POST /api/admin/login': { ...AN_OPERATOR, token: 'a-token-of-the-desk' } },
  })
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(addressNow()).toBe('/orders?status=2')
  expect(asked('GET /api/admin/order/list')[0]?.query.status).toBe('2')
})

test('a wrong password is said, and nothing opens', async () => {
  await renderDesk('/orders', {
    roles: null,
    replies: { 'POST /api/admin/login': () => refuse('wrong_account_or_password', 'Wrong account or password') },
  })
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong account or password')
})

test('a session that is over leads to the sign-in', async () => {
  await renderDesk('/orders', { replies: { 'GET /api/admin/order/list': () => endSession() } })
  await expect.element(page.getByRole('heading', { name: 'The desk of Sampan' })).toBeVisible()
})
