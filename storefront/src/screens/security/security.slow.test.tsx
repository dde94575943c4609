import type { UnconfirmedAddress } from '@sampan/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAddress, anId } from '../../../testing/fake-goods.ts'
import { expectMessage, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { session } from '../../session/session.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const NOTEBOOK = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0'
const at = '2026-11-20T08:00:00Z'
const aSession = (number: number, device: string, current = false) => ({
  ...{ session_id: anId(number), device, current, ip: `198.51.100.${number}` },
  ...{ created_at: at, last_seen_at: at },
})
const both = [aSession(1, NOTEBOOK), aSession(2, PHONE, true)]
const security = {
  password_changed_at: '2026-10-01T08:00:00Z',
  payment_code: { set: true, locked_until: null, must_reset: false },
  events: [
    { event_id: anId(11), event: 'email_changed', ip: '198.51.100.2', created_at: at },
    { event_id: anId(12), event: 'payment_code_locked', ip: null, created_at: at },
  ],
} as const

async function openSecurity(replies: Replies = {}, first = both) {
  let sessions = first
  const shop = await renderScreen('/security', {
    replies: {
      'GET /api/user/security': { ...security, events: [...security.events] },
      'GET /api/user/sessions': () => sessions,
      'POST /api/user/sessions/end': ({ body }) => {
        sessions = sessions.filter(
          ({ current, session_id }) => current || (!body.others && session_id !== body.session_id),
        )
        return null
      },
      'GET /api/user/delete_account': { obstacles: [], has_payment_code: true },
      'GET /api/user/agents': [],
      ...replies,
    },
  })
  await expect.element(shop.view.getByRole('heading', { name: 'Logged-in devices' })).toBeVisible()
  return shop
}
type View = Awaited<ReturnType<typeof openSecurity>>['view']
const tap = (view: View, name: string) => userEvent.click(view.getByRole('button', { name, exact: true }))

test('the screen lists sessions, security events, and the state of password and payment code', async () => {
  const { view } = await openSecurity()
  await expect.element(view.getByText('Chrome on Android')).toBeVisible()
  await expect.element(view.getByText('Firefox on macOS')).toBeVisible()
  await expect.element(view.getByText('This device')).toBeVisible()
  await expect.element(view.getByText('Email changed')).toBeVisible()
  await expect.element(view.getByText('Payment code locked after 5 wrong tries')).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: /^Password Last changed 1 Oct/ }))
    .toHaveAttribute('href', '/changePassword')
  await expect.element(view.getByRole('link', { name: /^Payment code Set$/ })).toHaveAttribute('href', '/changePayPwd')
})

test.each([
  [{ set: false, locked_until: null, must_reset: false }, 'Not set'],
  [{ set: true, locked_until: null, must_reset: true }, 'Needs a reset by email'],
  [{ set: true, locked_until: '2026-11-20T08:30:00Z', must_reset: false }, /^Locked until/],
])('the screen describes the payment code %o in words', async (payment_code, text) => {
  const { view } = await openSecurity({ 'GET /api/user/security': { ...security, events: [], payment_code } })
  await expect.element(view.getByText(text)).toBeVisible()
})

test('another device can be logged out; if no other device remains, the button to log out all others disappears', async () => {
  const { view, requests } = await openSecurity()
  await tap(view, 'Log out Firefox on macOS')
  await expect.element(view.getByText('Firefox on macOS')).not.toBeInTheDocument()
  expect(requests('POST /api/user/sessions/end')[0]?.body).toEqual({ session_id: anId(1) })
  await expect.element(view.getByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument()
})

test('all other devices are logged out after confirmation', async () => {
  const { view, requests } = await openSecurity()
  await tap(view, 'Log out all other devices')
  await tap(view, 'Log out')
  await expect.element(view.getByText('Firefox on macOS')).not.toBeInTheDocument()
  expect(requests('POST /api/user/sessions/end')[0]?.body).toEqual({ others: true })
})

test('obstacles to deleting the account are listed with links', async () => {
  const { view } = await openSecurity({
    'GET /api/user/delete_account': { obstacles: ['balance', 'order'], has_payment_code: true },
  })
  await tap(view, 'Delete account')
  await expect
    .element(view.getByRole('link', { name: 'Your balance (withdraw or spend it)' }))
    .toHaveAttribute('href', '/withDraw')
  await expect.element(view.getByRole('link', { name: 'Open orders' })).toHaveAttribute('href', '/order')
})

test('with password and payment code the account is deleted, and the session on the device is cleared', async () => {
  const { view, requests } = await openSecurity({
    'POST /api/user/delete_account': ({ body }) =>
      body.payment_code === '739154' ? null : refuse('payment_code_wrong', 'Wrong code.', { field: 'payment_code' }),
    'GET /api/home': { banners: [], categories: [], hot_products: [], hot_shops: [] },
  })
  await tap(view, 'Delete account')
  await tap(view, 'Delete account permanently')
  await expect.element(view.getByText('Enter your payment code')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Account password', { exact: true }), 'correct-horse')
  await userEvent.fill(view.getByLabelText('Payment code', { exact: true }), '１２３４５６')
  await tap(view, 'Delete account permanently')
  await expect.element(view.getByText('Wrong code.')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Payment code', { exact: true }), '739154')
  await expectMessage('Delete Success', () => tap(view, 'Delete account permanently'))
  expect(requests('POST /api/user/delete_account').map(({ body }) => body)).toEqual([
    { password: 'correct-horse', payment_code: '123456' },
    { password: 'correct-horse', payment_code: '739154' },
  ])
  expect(session.get().token).toBeUndefined()
})

test('the shopper’s data is saved as a file, and a refusal is reported', async () => {
  const { view } = await openSecurity()
  const inner = fetch
  const answers = [
    new Response('{"account": {}}', {
      headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
    }),
    Response.json({ code: 0, msg: 'Too many tries.', reason: 'too_many_tries' }),
  ]
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).endsWith('/api/user/export') ? answers.shift() : inner(input, init),
  )
  const fileNames: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fileNames.push(this.download)
  })
  const row = view.getByRole('button', { name: /^Download my data/ })
  await userEvent.click(row)
  await expect.poll(() => fileNames).toEqual(['my-data.json'])
  await expectMessage('Too many tries.', () => userEvent.click(row))
  click.mockRestore()
})

test('sessions are grouped by device, and all sessions of a device are ended together', async () => {
  const many = [...both, aSession(3, NOTEBOOK), aSession(4, PHONE)]
  const { view, requests } = await openSecurity({}, many)
  await expect.element(view.getByText('2 log-ins')).toBeVisible()
  expect(view.getByText('Firefox on macOS').all()).toHaveLength(1)
  await tap(view, 'Log out Firefox on macOS')
  await expect.element(view.getByText('Firefox on macOS')).not.toBeInTheDocument()
  expect(requests('POST /api/user/sessions/end').map(({ body }) => body)).toEqual([
    { session_id: anId(1) },
    { session_id: anId(3) },
  ])
  await expect.element(view.getByText('1 other log-in')).toBeVisible()
  await tap(view, 'Log out 1 other log-in')
  await expect.element(view.getByText('1 other log-in')).not.toBeInTheDocument()
  await expect.element(view.getByText('This device')).toBeVisible()
})

test('on a wide screen both columns start with a heading at the same height', async () => {
  await page.viewport(1_280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openSecurity()
  const headings = view.getByRole('heading', { level: 2 })
  await expect.element(view.getByRole('heading', { name: 'Log-in and payment' })).toBeVisible()
  const highestColumns = () => {
    const boxes = headings.elements().map((heading) => heading.getBoundingClientRect())
    const first = Math.min(...boxes.map(({ top }) => top))
    return new Set(boxes.filter(({ top }) => top === first).map(({ left }) => left)).size
  }
  await expect.poll(highestColumns).toBe(2)
})

const AGENT = {
  ...{ link_id: anId(31), name: 'Shopping Pal', host: 'pal.example', created_at: at, last_used_at: null },
  ...{ allowance_cents: 5_000, spent_cents: 1_200 },
  scopes: ['dev.ucp.shopping.order:read', 'dev.ucp.shopping.checkout:pay'] as const,
}

function withAgent(unconfirmed_addresses: UnconfirmedAddress[] = []) {
  let agents = [{ ...AGENT, scopes: [...AGENT.scopes], unconfirmed_addresses }]
  return {
    'GET /api/user/agents': () => agents,
    'POST /api/user/agent/end': () => {
      agents = []
      return null
    },
    'POST /api/user/agent/addresses': () => {
      agents = agents.map((one) => ({ ...one, unconfirmed_addresses: [] }))
      return null
    },
    'POST /api/user/agent/allowance': ({ body }: { body: { allowance_cents: number } }) => {
      agents = agents.map((one) => ({ ...one, allowance_cents: body.allowance_cents }))
      return null
    },
  } satisfies Replies
}

test('an app with access is listed with what it spent, and its access is ended after confirmation', async () => {
  const { view, requests } = await openSecurity(withAgent())
  await expect.element(view.getByText('pal.example')).toBeVisible()
  await expect.element(view.getByText('Spent $12.00 of $50.00 in 30 days')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: /^Shopping Pal/ }))
  await tap(view, 'End access')
  await userEvent.click(page.getByRole('button', { name: 'End access', exact: true }).last())
  await expect.element(view.getByRole('heading', { name: 'Apps with access' })).not.toBeInTheDocument()
  expect(requests('POST /api/user/agent/end')[0]?.body).toEqual({ link_id: AGENT.link_id })
})

test('a lower limit of an app needs no payment code, a higher one does', async () => {
  const { view, requests } = await openSecurity(withAgent())
  await userEvent.click(view.getByRole('button', { name: /^Shopping Pal/ }))
  await expect.element(view.getByLabelText('Payment code')).not.toBeInTheDocument()
  await userEvent.fill(view.getByLabelText('Limit for 30 days'), '60')
  await tap(view, 'Save limit')
  await expect.element(view.getByText('Enter your payment code')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Limit for 30 days'), '20')
  await expectMessage('Limit saved', () => tap(view, 'Save limit'))
  expect(requests('POST /api/user/agent/allowance').map(({ body }) => body)).toEqual([
    { link_id: AGENT.link_id, allowance_cents: 2_000 },
  ])
})

test('an address that is new since the app may pay is confirmed with the payment code', async () => {
  const changed_at = '2026-11-20T08:30:00.000Z'
  const addresses = [anAddress(1), { ...anAddress(2), addressee: 'T. Hief' }].map((one) => ({ ...one, changed_at }))
  const { view, requests } = await openSecurity(withAgent(addresses))
  await expect.element(view.getByText('You have new addresses to confirm')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: /^Shopping Pal/ }))
  await expect.element(view.getByText('T. Hief')).toBeVisible()
  await expect.element(view.getByLabelText('Payment code')).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('switch', { name: 'Confirm Nina 1’s address' }))
  await tap(view, 'Confirm addresses')
  await expect.element(view.getByText('Enter your payment code')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Payment code'), '739154')
  await expectMessage('Address confirmed', () => tap(view, 'Confirm addresses'))
  expect(requests('POST /api/user/agent/addresses').map(({ body }) => body)).toEqual([
    { addresses: [{ id: anAddress(1).id, changed_at }], payment_code: '739154' },
  ])
  await expect.element(view.getByText(/^These addresses were added/)).not.toBeInTheDocument()
})

test('an address that changes after it was chosen has to be chosen again', async () => {
  const changed_at = '2026-11-20T08:30:00.000Z'
  let [one, other] = [anAddress(1), anAddress(2)].map((address) => ({ ...address, changed_at })) as [
    UnconfirmedAddress,
    UnconfirmedAddress,
  ]
  const { view, requests } = await openSecurity({
    ...withAgent(),
    'GET /api/user/agents': () => [{ ...AGENT, scopes: [...AGENT.scopes], unconfirmed_addresses: [one, other] }],
    'POST /api/user/agent/addresses': () => {
      one = { ...one, detailed_address: 'Another street', changed_at: '2026-11-20T08:31:00.000Z' }
      return refuse('payment_code_wrong', 'Wrong')
    },
  })
  await userEvent.click(view.getByRole('button', { name: /^Shopping Pal/ }))
  await userEvent.click(view.getByRole('switch', { name: 'Confirm Nina 1’s address' }))
  await userEvent.click(view.getByRole('switch', { name: 'Confirm Nina 2’s address' }))
  await userEvent.fill(view.getByLabelText('Payment code'), '739154')
  await tap(view, 'Confirm addresses')
  await expect.element(view.getByText(/Another street/)).toBeVisible()
  await expect.element(view.getByRole('switch', { name: 'Confirm Nina 1’s address' })).not.toBeChecked()
  await userEvent.fill(view.getByLabelText('Payment code'), '739155')
  await tap(view, 'Confirm addresses')
  await expect.poll(() => requests('POST /api/user/agent/addresses')).toHaveLength(2)
  expect(requests('POST /api/user/agent/addresses').at(-1)?.body.addresses).toEqual([{ id: other.id, changed_at }])
})
