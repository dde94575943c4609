import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectMessage, fillIn, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'

const security = (set: boolean, must_reset = false) => ({
  password_changed_at: '2026-11-01T00:00:00.000Z',
  payment_code: { set, locked_until: null, must_reset },
  events: [],
})

/** Opens the screen from the settings, so that Back returns to the settings. */
async function openCode(state: ReturnType<typeof security>, replies: Replies = {}, next = '') {
  const shop = await renderScreen('/setting', {
    replies: { 'GET /api/user/security': state, 'POST /api/user/resetPay': null, ...replies },
  })
  await shop.visits.go(`/changePayPwd${next}`)
  return shop
}
type View = Awaited<ReturnType<typeof openCode>>['view']

const NEW = { 'New payment code': '135790', 'Confirm payment code': '135790', 'Account password': 'secret-1' }
const isBackInSettings = (view: View) => expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()

test('the first payment code needs no old code', async () => {
  const { view, requests } = await openCode(security(false))
  await fillIn(view, NEW)
  await expect.element(view.getByLabelText('Old payment code')).not.toBeInTheDocument()
  await expectMessage('Setting Success', () => userEvent.click(view.getByRole('button', { name: 'Set payment code' })))
  await isBackInSettings(view)
  const body = { payment_code: '135790', confirm_payment_code: '135790', password: 'secret-1' }
  expect(requests('POST /api/user/resetPay')[0]?.body).toEqual(body)
})

test('changing the payment code needs the old code', async () => {
  const { view, requests } = await openCode(security(true))
  await fillIn(view, NEW)
  await userEvent.click(view.getByRole('button', { name: 'Change payment code' }))
  await expect.element(view.getByText('Old password is required')).toBeVisible()
  await expect.element(view.getByLabelText('Old payment code')).toHaveFocus()
  expect(requests('POST /api/user/resetPay')).toEqual([])
  await fillIn(view, { 'Old payment code': '246810' })
  await userEvent.click(view.getByRole('button', { name: 'Change payment code' }))
  await expect.element(view.getByText('Change Successful')).toBeVisible()
  await isBackInSettings(view)
  expect(requests('POST /api/user/resetPay')[0]?.body).toMatchObject({ old_payment_code: '246810' })
})

test('a code that is too short or not repeated exactly is reported before any request', async () => {
  const { view, requests } = await openCode(security(false))
  await fillIn(view, { ...NEW, 'New payment code': '12ab', 'Confirm payment code': '12' })
  await userEvent.click(view.getByRole('button', { name: 'Set payment code' }))
  await expect.element(view.getByText('Payment code must be at least 6 characters and digits only')).toBeVisible()
  await expect.element(view.getByText('Payment codes do not match')).toBeVisible()
  expect(requests('POST /api/user/resetPay')).toEqual([])
})

test('a shopper who forgot the payment code is not asked for the old code', async () => {
  const { view } = await openCode(security(true), {}, '?forgot=1')
  await expect.element(view.getByRole('radio', { name: 'Email me a code' })).toBeChecked()
  await expect.element(view.getByLabelText('Code from your email')).toBeVisible()
  await expect.element(view.getByLabelText('Old payment code')).not.toBeInTheDocument()
})

test('a shopper who forgot the payment code gets a mailed code; a second mail can be requested only after a wait', async () => {
  const { view, requests } = await openCode(security(true), {
    'POST /api/user/send_code': { request_token: 'a-request' },
  })
  await userEvent.click(view.getByRole('radio', { name: 'Email me a code' }))
  await userEvent.click(view.getByRole('button', { name: 'Send code' }))
  await expect
    .element(view.getByText('We sent a code to nina@sampan.example. It’s valid for 10 minutes.'))
    .toBeVisible()
  await expect.element(view.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
  expect(requests('POST /api/user/send_code').map(({ body }) => body)).toEqual([
    { account: 'nina@sampan.example', purpose: 'payment_code' },
  ])
  await fillIn(view, { ...NEW, 'Code from your email': '12345678' })
  await userEvent.click(view.getByRole('button', { name: 'Change payment code' }))
  await isBackInSettings(view)
  const body = requests('POST /api/user/resetPay')[0]?.body
  expect(body).toMatchObject({ code: '12345678', request_token: 'a-request' })
  expect(body).not.toHaveProperty('old_payment_code')
})

test('a locked payment code can only be reset by email', async () => {
  const { view } = await openCode(security(true, true))
  await expect.element(view.getByText(/disabled after too many wrong tries/)).toBeVisible()
  await expect.element(view.getByLabelText('Code from your email')).toBeVisible()
  await expect.element(view.getByRole('radio')).not.toBeInTheDocument()
})

test('a wrong password is reported at its field', async () => {
  const wrong = 'The password is wrong.'
  const { view } = await openCode(security(false), {
    'POST /api/user/resetPay': () => refuse('password_wrong', wrong, { field: 'password' }),
  })
  await fillIn(view, NEW)
  await userEvent.click(view.getByRole('button', { name: 'Set payment code' }))
  await expect.element(view.getByLabelText('Account password')).toHaveAccessibleDescription(wrong)
})

test('after the payment code is set, the shopper returns to the screen that needed it', async () => {
  const { view, visits } = await openCode(security(false), { 'GET /api/user/address_list': [] }, '?next=%2Faddress')
  await fillIn(view, NEW)
  await userEvent.click(view.getByRole('button', { name: 'Set payment code' }))
  await expect.element(view.getByRole('heading', { name: 'Shipping address' })).toBeVisible()
  expect(visits.place().path).toBe('/address')
})

const isEmptied = async (view: View, ...labels: string[]) => {
  for (const label of labels) await expect.element(view.getByLabelText(label, { exact: true })).toHaveValue('')
}

test('a half-filled form contains no code and no password after the shopper has left it', async () => {
  const { view, visits } = await openCode(security(true))
  await fillIn(view, { ...NEW, 'Old payment code': '246810' })
  visits.back()
  await isBackInSettings(view)
  const inputText = () => [...document.querySelectorAll('input')].map(({ value }) => value).join('')
  await expect.poll(inputText).toBe('')
  await visits.go('/changePayPwd')
  await isEmptied(view, 'Old payment code', ...Object.keys(NEW))
})

test('a payment code that was just set can be changed immediately, and the form for the change is empty', async () => {
  let isSet = false
  const { view, visits, requests } = await openCode(security(false), {
    'GET /api/user/security': () => security(isSet),
    'POST /api/user/resetPay': () => {
      isSet = true
      return null
    },
  })
  await fillIn(view, NEW)
  await userEvent.click(view.getByRole('button', { name: 'Set payment code' }))
  await isBackInSettings(view)
  await visits.go('/changePayPwd')
  await isEmptied(view, 'Old payment code', ...Object.keys(NEW))
  await fillIn(view, {
    ...NEW,
    'Old payment code': '135790',
    'New payment code': '864209',
    'Confirm payment code': '864209',
  })
  await userEvent.click(view.getByRole('button', { name: 'Change payment code' }))
  await isBackInSettings(view)
  expect(requests('POST /api/user/resetPay')[1]?.body).toMatchObject({ old_payment_code: '135790' })
})

test('a fault in a field that is not on the screen is shown too', async () => {
  const message = 'Old password is required.'
  const { view } = await openCode(security(false), {
    'POST /api/user/resetPay': () => refuse('old_payment_code_required', message, { field: 'old_payment_code' }),
  })
  await fillIn(view, NEW)
  await expectMessage(message, () => userEvent.click(view.getByRole('button', { name: 'Set payment code' })))
})
