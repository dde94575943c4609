import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { A_READY_SHOP, addressNow, renderDesk } from '../../../testing/fake-desk.tsx'
import { ordersPage } from '../../../testing/fake-orders.ts'
import { aToday } from '../../../testing/fake-today.ts'

test('overdue work is listed first, with links to the screens', async () => {
  await renderDesk('/', { replies: { 'GET /api/admin/today': aToday(), 'GET /api/admin/order/list': ordersPage() } })
  const waits = page.getByRole('region', { name: 'To do' })
  await expect.element(waits.getByText('3 overdue')).toBeVisible()
  const tiles = [...waits.element().children].map((tile) => tile.textContent ?? '')
  expect(tiles[0]).toContain('Orders to ship')
  expect(tiles[0]).toContain('1,000+')
  await waits.getByRole('link', { name: /Orders to ship/ }).click()
  await expect.poll(addressNow).toBe('/orders')
})

test('work and setup steps appear together, so that the steps move nothing', async () => {
  const setup = Promise.withResolvers<typeof A_READY_SHOP>()
  await renderDesk('/', {
    replies: { 'GET /api/admin/today': aToday(), 'GET /api/admin/setup': () => setup.promise },
  })
  const waits = page.getByRole('region', { name: 'To do' })
  await expect.element(waits).toHaveAttribute('aria-busy', 'true')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByText('3 overdue').query()).toBeNull()
  const skeleton = waits.element()
  setup.resolve(A_READY_SHOP)
  await expect.element(waits.getByText('3 overdue')).toBeVisible()
  expect(skeleton.isConnected).toBe(false)
})

test('the figures show the time when they were read', async () => {
  await renderDesk('/', { replies: { 'GET /api/admin/today': aToday() } })
  await expect.element(page.getByText(/^As of 23 Nov/)).toBeVisible()
  const moment = page
    .getByText(/^As of/)
    .element()
    .querySelector('time')
  expect(moment?.dateTime).toBe('2026-11-23T02:05:00.000Z')
})

test('sales and ledger are shown only to operators with access', async () => {
  await renderDesk('/', { replies: { 'GET /api/admin/today': aToday() } })
  await expect.element(page.getByRole('region', { name: 'Ledger' }).getByText('$12,345.67')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Last 30 days' }).getByText('$45.00').first()).toBeVisible()
  await expect.element(page.getByText('Days are in UTC.')).toBeVisible()
})

test('without access to the ledger its section is missing', async () => {
  await renderDesk('/', {
    roles: ['fulfilment'],
    replies: { 'GET /api/admin/today': { ...aToday(), days: null, books: null } },
  })
  await expect.element(page.getByText('3 overdue')).toBeVisible()
  expect(page.getByRole('region', { name: 'Ledger' }).query()).toBeNull()
})

test('problems in the ledger are shown', async () => {
  const today = aToday()
  await renderDesk('/', {
    replies: { 'GET /api/admin/today': { ...today, books: today.books && { ...today.books, problems: 2 } } },
  })
  await expect.element(page.getByText('2 problems')).toBeVisible()
})

test('a single operator sees which actions need a second operator', async () => {
  await renderDesk('/', { replies: { 'GET /api/admin/today': { ...aToday(), is_alone: true } } })
  await expect.element(page.getByText('No second approver yet')).toBeVisible()
})

test('the owner of an empty shop sees the missing setup steps with links on the first page', async () => {
  const missingSetup = {
    language: false,
    seller: false,
    rates: false,
    bank_zone: false,
    name: false,
    bank_account: false,
    legal: false,
    carrier: false,
    second_operator: false,
  }
  const setup = { ...A_READY_SHOP, ...missingSetup, ready: false }
  await renderDesk('/', { replies: { 'GET /api/admin/today': aToday(), 'GET /api/admin/setup': setup } })
  const steps = page.getByRole('alert', { name: 'Get ready for your first sale' })
  await expect.element(steps.getByText('Add a category · Done')).toBeVisible()
  // The language is the first step.
  const [first] = steps.getByRole('link').elements()
  expect(first?.textContent).toBe('Choose your shop’s default language')
  expect(first?.getAttribute('href')).toBe('/console/settings?part=region')
  const account = steps.getByRole('link', { name: 'Add a bank account or network for top-ups' })
  await expect.element(account).toHaveAttribute('href', '/console/settings?part=accounts')
  const links = {
    'Add your shop’s name and logo': '/console/settings?part=brand',
    'Add the seller and tax number for receipts': '/console/settings?part=sellers',
    'Set currency rates for price estimates': '/console/settings?part=rates',
    'Choose the time zone of your bank': '/console/settings?part=region',
    'Write your own terms of use and privacy page': '/console/pages',
    'Add a carrier': '/console/carriers',
    'Add a second operator for requests that need two approvals': '/console/operators',
  }
  for (const [name, href] of Object.entries(links))
    await expect.element(steps.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('after the first product, the steps that are still open stay on the first page until they are done', async () => {
  const steps = {
    language: 'Choose your shop’s default language',
    name: 'Add your shop’s name and logo',
    legal: 'Write your own terms of use and privacy page',
    seller: 'Add the seller and tax number for receipts',
    rates: 'Set currency rates for price estimates',
    bank_zone: 'Choose the time zone of your bank',
    carrier: 'Add a carrier',
    second_operator: 'Add a second operator for requests that need two approvals',
  }
  const none = Object.fromEntries(Object.keys(steps).map((step) => [step, false]))
  const setup = { ...A_READY_SHOP, ...none }
  await renderDesk('/', { replies: { 'GET /api/admin/today': aToday(), 'GET /api/admin/setup': setup } })
  const list = page.getByRole('alert', { name: 'Finish setting up your shop' })
  for (const name of Object.values(steps)) await expect.element(list.getByRole('link', { name })).toBeVisible()
  expect(list.getByText('Add a category').query()).toBeNull()
})

test('mails that the mail server does not accept are shown, with their waiting time', async () => {
  const unsent_mails = { count: 3, oldest_at: '2026-11-23T01:00:00.000Z' }
  await renderDesk('/', { replies: { 'GET /api/admin/today': { ...aToday(), unsent_mails } } })
  await expect.element(page.getByText('3 emails aren’t sent yet')).toBeVisible()
  await expect.element(page.getByText(/The mail server hasn’t accepted emails since/)).toBeVisible()
})

test('webhooks that get no events are shown, with the screen that says why', async () => {
  const failing_webhooks = { count: 2, off: 0, since: '2026-11-23T01:00:00.000Z' }
  await renderDesk('/', { replies: { 'GET /api/admin/today': { ...aToday(), failing_webhooks } } })
  await expect.element(page.getByText('2 webhooks get no events')).toBeVisible()
  await expect.element(page.getByText(/Events are waiting/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find out why' })).toHaveAttribute('href', '/console/webhooks')
})

test('webhooks that the shop turned off are shown with the first failure, which was earlier', async () => {
  const failing_webhooks = { count: 1, off: 1, since: '2026-11-23T01:00:00.000Z' }
  await renderDesk('/', { replies: { 'GET /api/admin/today': { ...aToday(), failing_webhooks } } })
  await expect
    .element(page.getByText(/The first failure was at .*Since then the shop has turned webhooks off/))
    .toBeVisible()
})

test('balances on a chain that differ from the stored transfers are shown', async () => {
  const chain_differences = { count: 2, since: '2026-11-23T01:00:00.000Z' }
  await renderDesk('/', { replies: { 'GET /api/admin/today': { ...aToday(), chain_differences } } })
  await expect.element(page.getByText('2 on-chain balances differ')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find out why' })).toHaveAttribute('href', '/console/chain-books')
})

test('differences at payment providers without an explanation are shown', async () => {
  const report_differences = { count: 3, since: '2026-11-22T01:00:00.000Z' }
  await renderDesk('/', { replies: { 'GET /api/admin/today': { ...aToday(), report_differences } } })
  await expect.element(page.getByText('3 differences at payment providers are unexplained')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Look at the differences' }))
    .toHaveAttribute('href', '/console/provider-items')
})
