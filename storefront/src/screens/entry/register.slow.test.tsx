import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { aUser, NEW_SESSION } from '../../../testing/fake-goods.ts'
import { expectMessage, fillIn, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'

const COUNTRIES: Replies = {
  'GET /api/area': [
    { code: 'TH', name: 'Thailand', dial_code: '+66', ships: true },
    { code: 'US', name: 'United States', dial_code: '+1', ships: true },
  ],
}
const TAKES: Replies = {
  ...COUNTRIES,
  'POST /api/user/register': NEW_SESSION,
  'GET /api/user/getUserInfo': aUser(),
}

const openRegister = (replies: Replies = TAKES) =>
  renderScreen('/register?next=%2Fsetting', { signedIn: false, replies })
type View = Awaited<ReturnType<typeof openRegister>>['view']

const WHOLE = {
  'Family name': 'Srisai',
  'Given name': 'Nina',
  Email: 'nina@sampan.example',
  Password: 'secret-1',
  'Confirm password': 'secret-1',
}

async function register(view: View, change: Partial<typeof WHOLE> = {}) {
  await fillIn(view, { ...WHOLE, ...change })
  await userEvent.click(view.getByRole('button', { name: 'Register' }))
}

test('each invalid field shows its fault, and the first invalid field gets the focus', async () => {
  const { view, requests } = await openRegister()
  await register(view, {
    'Family name': '',
    'Given name': '',
    Email: 'nina',
    Password: '12345',
    'Confirm password': '54321',
  })
  await expect.element(view.getByText('Enter your family name')).toBeVisible()
  await expect.element(view.getByText('Please fill correct email')).toBeVisible()
  await expect.element(view.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect.element(view.getByText('Passwords do not match')).toBeVisible()
  await expect.element(view.getByLabelText('Given name')).toHaveFocus()
  expect(requests('POST /api/user/register')).toEqual([])
})

test.each([
  ['en', ['Given name', 'Family name']],
  ['tai', ['ชื่อ', 'นามสกุล']],
  ['ri', ['姓', '名']],
  ['zh-CN', ['姓', '名']],
  ['han', ['성', '이름']],
] as const)('names are asked for in the order of the locale %s', async (locale, labels) => {
  const { view } = await renderScreen('/register', { signedIn: false, replies: TAKES, locale })
  await expect.element(view.getByLabelText(labels[0], { exact: true })).toBeVisible()
  const shownLabels = [...document.querySelectorAll('form label')].slice(0, 2).map((label) => label.textContent)
  expect(shownLabels).toEqual(labels)
})

test('a corrected field no longer shows a fault', async () => {
  const { view } = await openRegister()
  await register(view, { 'Family name': '', 'Given name': '' })
  await userEvent.fill(view.getByLabelText('Family name'), 'S')
  await expect.element(view.getByText('Enter your family name')).not.toBeInTheDocument()
})

test('one name is enough, and a name without < and > is asked for', async () => {
  const { view, requests } = await openRegister()
  await register(view, { 'Family name': '<b>' })
  await expect.element(view.getByText('A name can’t contain < or >')).toBeVisible()
  await register(view, { 'Family name': '' })
  await expect.poll(() => requests('POST /api/user/register').at(-1)?.body.family_name).toBe('')
})

test('registration creates an account and signs the shopper in', async () => {
  const { view, requests } = await openRegister()
  await expectMessage('Register Success', () => register(view))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/register')[0]?.body).not.toHaveProperty('mobile')
})

test('the input stays visible until the next screen opens', async () => {
  const { view } = await openRegister()
  const password = view.getByLabelText('Password', { exact: true })
  const values = new Set<string>()
  let isWatching = true
  const watch = () => {
    const field = password.query()
    if (field instanceof HTMLInputElement && field.checkVisibility()) values.add(field.value)
    if (isWatching) requestAnimationFrame(watch)
  }
  await userEvent.fill(password, 'secret-1')
  watch()
  for (const [label, text] of Object.entries(WHOLE))
    if (label !== 'Password') await userEvent.fill(view.getByLabelText(label, { exact: true }), text)
  await userEvent.click(view.getByRole('button', { name: 'Register' }))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  isWatching = false
  expect([...values]).toEqual(['secret-1'])
})

test('the dial code is shown before the countries are loaded', async () => {
  const countries = Promise.withResolvers<never>()
  const { view } = await renderScreen('/register', {
    signedIn: false,
    replies: { ...TAKES, 'GET /api/area': () => countries.promise },
    locale: 'tai',
  })
  await expect.element(view.getByText('+66')).toBeVisible()
  expect(view.getByText('TH', { exact: true }).query()).toBeNull()
})

test('a mobile number is sent in international format, and an invalid number is not sent', async () => {
  const { view, requests } = await openRegister()
  await userEvent.selectOptions(view.getByLabelText('Country code'), 'TH')
  await userEvent.fill(view.getByLabelText('Mobile (optional)'), '12345')
  await register(view)
  await expect.element(view.getByText('Please enter a correct mobile phone number')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Mobile (optional)'), '081 234 5678')
  await expectMessage('Register Success', () => register(view))
  // Waits for the last screen, so that requests after the registration are not sent during the next test.
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/register')[0]?.body).toMatchObject({ mobile: '+66812345678' })
})

test('an email that already has an account is reported at its field', async () => {
  const message = 'There is an account with this email already.'
  const { view } = await openRegister({
    ...COUNTRIES,
    'POST /api/user/register': () => refuse('account_exists', message, { field: 'account' }),
  })
  await register(view)
  await expect.element(view.getByLabelText('Email')).toHaveAccessibleDescription(message)
  await expect.element(view.getByLabelText('Email')).toHaveFocus()
})

test('if the shop wants an email address confirmed, registration needs a mailed code', async () => {
  const why = 'Please confirm with a code from your email.'
  const { view, requests } = await openRegister({
    ...TAKES,
    'POST /api/user/register': ({ body }) => {
      if (!body.code) refuse('code_needed', why, { field: 'account' })
      return NEW_SESSION
    },
    'POST /api/user/send_code': { request_token: 'a-request' },
  })
  await register(view)
  await expect.element(view.getByText(why)).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Send code' }))
  await userEvent.fill(view.getByLabelText('Code from your email'), '12345678')
  await expectMessage('Register Success', () => userEvent.click(view.getByRole('button', { name: 'Register' })))
  await expect.element(view.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(requests('POST /api/user/send_code')[0]?.body).toMatchObject({ account: WHOLE.Email, purpose: 'verify' })
  expect(requests('POST /api/user/register')[1]?.body).toMatchObject({ code: '12345678', request_token: 'a-request' })
})

test.each([320, 390])(
  'at %i px both names are in one row, under their labels, although only one has a hint',
  async (width) => {
    await page.viewport(width, 844)
    onTestFinished(() => page.viewport(414, 896))
    const { view } = await openRegister()
    const family = view.getByRole('textbox', { name: 'Family name' })
    await expect.element(family).toBeVisible()
    const topOf = (field: Locator) => field.element().getBoundingClientRect().top
    await expect.poll(() => topOf(view.getByRole('textbox', { name: 'Given name' }))).toBe(topOf(family))
  },
)
