import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AN_OPERATOR, addressNow, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { ordersPage } from '../../../../testing/fake-orders.ts'

const LIST = { 'GET /api/admin/order/list': ordersPage() }

async function signIn() {
  await page.getByRole('textbox', { name: 'Email' }).fill(AN_OPERATOR.account)
  await page.getByLabelText('Password', { exact: true }).fill('a long password')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('signing in opens the requested URL', async () => {
  const { requests } = await renderDesk('/orders?status=2', {
    roles: null,
    replies: { ...LIST, 'POST /api/admin/login': AN_OPERATOR },
  })
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(addressNow()).toBe('/orders?status=2')
  expect(requests('GET /api/admin/order/list')[0]?.query.status).toBe('2')
})

test('a wrong password shows a message, and nothing opens', async () => {
  await renderDesk('/orders', {
    roles: null,
    replies: { 'POST /api/admin/login': () => refuse('wrong_account_or_password', 'Wrong account or password') },
  })
  await signIn()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong account or password')
})

test('an operator with a second factor is asked for its code, and reaches the requested URL', async () => {
  const { requests } = await renderDesk('/orders', {
    roles: null,
    replies: {
      ...LIST,
      'POST /api/admin/login': { ...AN_OPERATOR, awaits: 'second_factor' },
      'POST /api/admin/login/code': ({ body: { code } }) =>
        code === '123456' ? AN_OPERATOR : refuse('second_factor_wrong', 'This code is wrong.', { field: 'code' }),
    },
  })
  await signIn()
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByText('This code is wrong.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill('123456')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(requests('POST /api/admin/login/code')).toHaveLength(2)
})

test('without the device, a recovery code completes the sign-in', async () => {
  const { requests } = await renderDesk('/orders', {
    roles: null,
    replies: {
      ...LIST,
      'POST /api/admin/login': { ...AN_OPERATOR, awaits: 'second_factor' },
      'POST /api/admin/login/code': AN_OPERATOR,
    },
  })
  await signIn()
  await page.getByRole('button', { name: 'I don’t have my device' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill('ABCDE-FGHIJ')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(requests('POST /api/admin/login/code')[0]?.body.code).toBe('ABCDE-FGHIJ')
})

test('an initial password is replaced during sign-in', async () => {
  const { requests } = await renderDesk('/orders', {
    roles: null,
    replies: {
      ...LIST,
      'POST /api/admin/login': { ...AN_OPERATOR, awaits: 'new_password' },
      'POST /api/admin/login/password': AN_OPERATOR,
    },
  })
  await signIn()
  const type = (name: string, text: string) => page.getByLabelText(name, { exact: true }).fill(text)
  await type('New password', 'short')
  await type('Confirm new password', 'shorter')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('At least 12 characters')).toBeVisible()
  await expect.element(page.getByText('Passwords don’t match')).toBeVisible()
  await type('New password', 'quiet-harbour-lantern')
  await type('Confirm new password', 'quiet-harbour-lantern')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  expect(requests('POST /api/admin/login/password')[0]?.body).toEqual({ new_password: 'quiet-harbour-lantern' })
})

test('a second factor is set up during sign-in: secret, first code and recovery codes', async () => {
  const recovery_codes = Array.from({ length: 10 }, (_, index) => `ABCDE-FGHI${index + 2}`)
  await renderDesk('/orders', {
    roles: null,
    replies: {
      ...LIST,
      'POST /api/admin/login': { ...AN_OPERATOR, awaits: 'setup' },
      'POST /api/admin/second_factor/begin': {
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Sampan:olive?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sampan',
      },
      'POST /api/admin/second_factor/confirm': { recovery_codes },
      'GET /api/admin/me': AN_OPERATOR,
    },
  })
  await signIn()
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect.element(page.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('ABCDE-FGHI2')).toBeVisible()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
})
