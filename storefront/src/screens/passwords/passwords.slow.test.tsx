import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aUser } from '../../../testing/fake-goods.ts'
import { fillIn, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { device } from '../../device/device.ts'
import { session } from '../../session/session.ts'

const NINA = 'nina@sampan.example'

const openKnown = (replies: Replies = {}) =>
  renderScreen('/changePassword', { replies: { 'POST /api/user/resetpwd': null, ...replies } })
const openForgotten = (replies: Replies = {}, address = '/forgotPassword') =>
  renderScreen(address, {
    signedIn: false,
    replies: {
      'POST /api/user/send_code': { request_token: 'a-request' },
      'POST /api/user/resetpwd': null,
      ...replies,
    },
  })
type View = Awaited<ReturnType<typeof openKnown>>['view']

const tap = (view: View, name: string) => userEvent.click(view.getByRole('button', { name, exact: true }))
const field = (view: View, label: string) => view.getByLabelText(label, { exact: true })

const NEW = { 'New password': 'tide-and-oar-7', 'Confirm new password': 'tide-and-oar-7' }

async function isAtLogin(view: View, account: string) {
  await expect.element(view.getByText('Change Successful')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect.element(field(view, 'Email')).toHaveValue(account)
}

/**
 * Found by role, which ignores hidden elements: the login screen, which also has an email field, may still be mounted
 * but hidden.
 */
const email = (view: View) => view.getByRole('textbox', { name: 'Email' })

async function askForCode(view: View, account = NINA) {
  await userEvent.fill(email(view), account)
  await tap(view, 'Send code')
  await expect.element(field(view, 'Code from your email')).toHaveFocus()
}

test('a signed-in shopper changes the password with the old password, and logs in again with the account already filled in', async () => {
  const { view, requests } = await openKnown()
  device.keep('a-device')
  await fillIn(view, { 'Old password': 'secret-1', ...NEW })
  await tap(view, 'Change password')
  await isAtLogin(view, NINA)
  expect(requests('POST /api/user/resetpwd')[0]?.body).toEqual({
    old_password: 'secret-1',
    new_password: 'tide-and-oar-7',
    confirm_password: 'tide-and-oar-7',
    device_token: 'a-device',
  })
  expect(session.get()).toMatchObject({ token: undefined, user: undefined })
  expect(requests('POST /api/user/logout')).toEqual([])
})

test.each([
  [{ 'Old password': '', ...NEW }, 'Old password', 'Enter your old password'],
  [
    { 'Old password': 'secret-1', 'New password': 'five5', 'Confirm new password': 'five5' },
    'New password',
    'Password must be at least 6 characters long',
  ],
  [{ 'Old password': 'tide-and-oar-7', ...NEW }, 'New password', 'New password must be different from the old one'],
  [
    { 'Old password': 'secret-1', ...NEW, 'Confirm new password': 'tide-and-oar-8' },
    'Confirm new password',
    'Passwords do not match',
  ],
])('a form with %j is not sent, and the fault is shown at its field', async (inputs, label, sentence) => {
  const { view, requests } = await openKnown()
  await fillIn(view, inputs)
  await tap(view, 'Change password')
  await expect.element(field(view, label)).toHaveAccessibleDescription(new RegExp(sentence))
  await expect.element(field(view, label)).toHaveFocus()
  expect(requests('POST /api/user/resetpwd')).toEqual([])
})

test.each([
  ['old_password_wrong', 'old_password', 'Old password'],
  ['password_common', 'new_password', 'New password'],
] as const)('the refusal %s is reported at its field, and the session continues', async (reason, name, label) => {
  const { view } = await openKnown({
    'POST /api/user/resetpwd': () => refuse(reason, 'No, because.', { field: name }),
  })
  await fillIn(view, { 'Old password': 'secret-1', ...NEW })
  await tap(view, 'Change password')
  await expect.element(field(view, label)).toHaveAccessibleDescription(/No, because\./)
  expect(session.get().token).toBe('a-token')
})

test('password managers recognise each field and the account', async () => {
  const { view } = await openKnown()
  await expect.element(field(view, 'Old password')).toHaveAttribute('autocomplete', 'current-password')
  for (const label of Object.keys(NEW))
    await expect.element(field(view, label)).toHaveAttribute('autocomplete', 'new-password')
  const username = document.querySelector<HTMLInputElement>('main form [autocomplete=username]')
  expect(username?.value).toBe(NINA)
})

test('a half-filled form contains no password after the shopper has left it', async () => {
  const { view, visits } = await openKnown()
  await fillIn(view, { 'Old password': 'secret-1', ...NEW })
  await visits.go('/setting')
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await visits.go('/changePassword')
  for (const label of ['Old password', ...Object.keys(NEW)]) await expect.element(field(view, label)).toHaveValue('')
})

test.each(['/forgotPassword', '/changePassword'])(
  'at %s a visitor sets a new password with a code from the email',
  async (address) => {
    const { view, requests } = await openForgotten({}, address)
    device.keep('a-device')
    await askForCode(view, ` ${NINA} `)
    await expect.element(view.getByText(`We sent a code to ${NINA}. It’s valid for 10 minutes.`)).toBeVisible()
    expect(requests('POST /api/user/send_code')[0]?.body).toEqual({
      account: NINA,
      purpose: 'password',
      device_token: 'a-device',
    })
    await expect.element(field(view, 'Code from your email')).toHaveAttribute('autocomplete', 'one-time-code')
    await fillIn(view, { 'Code from your email': '12345678', ...NEW })
    await tap(view, 'Set new password')
    await isAtLogin(view, NINA)
    expect(requests('POST /api/user/resetpwd')[0]?.body).toEqual({
      account: NINA,
      request_token: 'a-request',
      code: '12345678',
      new_password: 'tide-and-oar-7',
      confirm_password: 'tide-and-oar-7',
      device_token: 'a-device',
    })
  },
)

test('for an invalid email address no code is mailed, and until a code is mailed there is no field for it', async () => {
  const { view, requests } = await openForgotten({
    'POST /api/user/send_code': () => refuse('too_many_tries', 'Too many tries.'),
  })
  await fillIn(view, { Email: 'nina at sampan' })
  await tap(view, 'Send code')
  await expect.element(field(view, 'Email')).toHaveAccessibleDescription(/Please fill correct email/)
  expect(requests('POST /api/user/send_code')).toEqual([])
  await fillIn(view, { Email: NINA })
  await tap(view, 'Send code')
  await expect.element(view.getByText('Too many tries.')).toBeVisible()
  await expect.element(field(view, 'Code from your email')).not.toBeInTheDocument()
})

test('a wrong code, a short password and a wrong repetition are reported at their fields', async () => {
  const { view, requests } = await openForgotten({
    'POST /api/user/resetpwd': () => refuse('one_time_code_wrong', 'The mailed code is wrong.', { field: 'code' }),
  })
  await askForCode(view)
  await fillIn(view, { 'Code from your email': '1234', 'New password': 'five5', 'Confirm new password': 'five6' })
  await tap(view, 'Set new password')
  await expect.element(field(view, 'Code from your email')).toHaveAccessibleDescription(/8-digit code/)
  await expect.element(field(view, 'New password')).toHaveAccessibleDescription(/at least 6 characters long/)
  await expect.element(field(view, 'Confirm new password')).toHaveAccessibleDescription('Passwords do not match')
  expect(requests('POST /api/user/resetpwd')).toEqual([])
  await fillIn(view, { 'Code from your email': '12345678', ...NEW })
  await tap(view, 'Set new password')
  await expect.element(field(view, 'Code from your email')).toHaveAccessibleDescription(/The mailed code is wrong\./)
})

test('a pasted code keeps all digits despite spaces', async () => {
  const { view } = await openForgotten()
  await askForCode(view)
  await fillIn(view, { 'Code from your email': ' 1234 5678 ' })
  await expect.element(field(view, 'Code from your email')).toHaveValue('12345678')
  await fillIn(view, { 'Code from your email': '123456789' })
  await expect.element(field(view, 'Code from your email')).toHaveValue('12345678')
})

test('if the phone has discarded the page, the shopper continues with the code after a reload', async () => {
  const { view, requests } = await renderScreen('/forgotPassword', {
    signedIn: false,
    replies: { 'POST /api/user/resetpwd': null },
    initialStorage: {
      'sampan.private.forgotten-password.account': NINA,
      'sampan.private.mailed-code.password': 'a-request',
    },
  })
  await fillIn(view, { 'Code from your email': '12345678', ...NEW })
  await tap(view, 'Set new password')
  await isAtLogin(view, NINA)
  expect(requests('POST /api/user/resetpwd')[0]?.body).toMatchObject({ account: NINA, request_token: 'a-request' })
})

test('another email address, or opening the screen again, restarts the password reset', async () => {
  const { view, visits } = await openForgotten({ 'GET /api/area': [] })
  await askForCode(view)
  await tap(view, 'Use another email')
  await expect.element(field(view, 'Email')).toHaveValue('')
  await expect.element(view.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
  await visits.go('/login')
  await expect.element(view.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await visits.go('/forgotPassword')
  await expect.element(email(view)).toHaveValue('')
})

test('for a signed-in shopper who forgot the password, the account is already filled in', async () => {
  const { view } = await renderScreen('/forgotPassword')
  await expect.element(field(view, 'Email')).toHaveValue(NINA)
})

test('after a forgotten password is reset, login opens the screen that the shopper wanted', async () => {
  const { view, visits } = await openForgotten({}, '/login?next=%2Faddress')
  await userEvent.click(view.getByRole('link', { name: 'Forgot password?' }))
  await askForCode(view)
  await fillIn(view, { 'Code from your email': '12345678', ...NEW })
  await tap(view, 'Set new password')
  await isAtLogin(view, NINA)
  expect(visits.place()).toMatchObject({ path: '/login', search: 'next=%2Faddress' })
})

test('the settings link to the login password and the payment code, and show whether a payment code is set', async () => {
  const { view } = await renderScreen('/setting', {
    replies: { 'GET /api/user/getUserInfo': { ...aUser(), has_payment_code: false } },
  })
  await userEvent.click(view.getByRole('link', { name: 'Passwords' }))
  await expect.element(view.getByRole('heading', { name: 'Passwords' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: /^Password/ })).toHaveAttribute('href', '/changePassword')
  const payment = view.getByRole('link', { name: /^Payment code.*Not set$/ })
  await expect.element(payment).toHaveAttribute('href', '/changePayPwd')
})

test('the link of an invitation sets the first password without a typed code', async () => {
  const { view, requests } = await openForgotten({}, `/forgotPassword?invited=${NINA}&token=a-token&code=12345678`)
  await expect.element(view.getByText(/Your old password wasn’t moved/)).toBeVisible()
  await fillIn(view, NEW)
  await tap(view, 'Set password')
  await isAtLogin(view, NINA)
  expect(requests('POST /api/user/resetpwd')[0]?.body).toMatchObject({
    account: NINA,
    code: '12345678',
    request_token: 'a-token',
  })
})
