import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCountry, aRequirement, COUNTRIES } from '../../../../testing/fake-countries.ts'
import { button, dialog, type Replies, renderDesk } from '../../../../testing/fake-desk.tsx'

const LIST = 'GET /api/admin/country/list'
const OPEN = 'POST /api/admin/country/open'
const REQUIRE = 'POST /api/admin/country/require'
const NOTATION = 'POST /api/admin/country/notation'
const CONFIRM = 'POST /api/admin/country/confirm'

const openDesk = (address: string, replies: Replies = {}) =>
  renderDesk(address, { replies: { ...COUNTRIES, ...replies } })

test('the list shows which countries accept orders, and how much is missing', async () => {
  await openDesk('/countries')
  await expect.element(page.getByRole('row', { name: /^Germany/ })).toMatchTextContent(/Open.*2 items.*Not checked yet/)
  await expect.element(page.getByRole('row', { name: /^Japan/ })).toMatchTextContent(/Nothing/)
  await button('Incomplete').click()
  await expect.element(page.getByRole('row', { name: /^Japan/ })).not.toBeInTheDocument()
})

test('an incomplete country opens with a reason only', async () => {
  const closed = aCountry({ is_open: false, reason: 'No register', changed_at: '2026-11-20T08:00:00.000Z', missing: 1 })
  const { requests } = await openDesk('/countries/DE', {
    [LIST]: { countries: [closed], notations: [] },
    [OPEN]: { countries: [aCountry()], notations: [] },
  })
  await button('Open with a reason').click()
  await dialog().getByRole('button', { name: 'Open anyway' }).click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Our adviser agreed')
  await dialog().getByRole('button', { name: 'Open anyway' }).click()
  await expect
    .poll(() => requests(OPEN)[0]?.body)
    .toEqual({ country: 'DE', revision: 'revision-1', reason: 'Our adviser agreed' })
})

test('a complete country opens without a reason', async () => {
  const closed = aCountry({ is_open: false, changed_at: '2026-11-20T08:00:00.000Z' })
  const { requests } = await openDesk('/countries/DE', {
    [LIST]: { countries: [closed], notations: [] },
    [OPEN]: { countries: [aCountry()], notations: [] },
  })
  await button('Open for orders').click()
  await dialog().getByRole('button', { name: 'Open for orders' }).click()
  await expect.poll(() => requests(OPEN)[0]?.body).toEqual({ country: 'DE', revision: 'revision-1' })
})

test('an owner sees what is missing, and confirms what the shop cannot check', async () => {
  const { requests } = await openDesk('/countries/DE', {
    [CONFIRM]: { countries: [aCountry()], notations: [] },
  })
  await expect.element(page.getByText('Days to give goods back · 14 days')).toBeVisible()
  await expect.element(page.getByText('3 missing')).toBeVisible()
  await button('Confirm: Numbers of producers’ registers').click()
  await expect
    .poll(() => requests(CONFIRM)[0]?.body)
    .toEqual({ country: 'DE', requirement: 'producer_numbers', is_confirmed: true })
})

test('a requirement is switched off with a reason', async () => {
  const { requests } = await openDesk('/countries/DE', {
    [LIST]: { countries: [aCountry({ requirements: [aRequirement({ requirement: 'unit_price' })] })], notations: [] },
    [REQUIRE]: { countries: [aCountry()], notations: [] },
  })
  await page.getByRole('switch', { name: 'Applies to this shop: Unit price of goods sold by measure' }).click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('No food')
  await dialog().getByRole('button', { name: 'Switch off' }).click()
  await expect
    .poll(() => requests(REQUIRE)[0]?.body)
    .toEqual({ country: 'DE', requirement: 'unit_price', is_required: false, reason: 'No food' })
})

test('other roles see the lists and change nothing', async () => {
  await renderDesk('/countries/DE', { replies: COUNTRIES, roles: ['finance'] })
  await expect.element(page.getByText('Days to give goods back · 14 days')).toBeVisible()
  await expect.element(button('Close for orders')).not.toBeInTheDocument()
  await expect.element(page.getByRole('switch').first()).toBeDisabled()
})

test('an owner fills in the business details that a law wants, in its words', async () => {
  const requirements = [aRequirement({ requirement: 'trade_notation', is_fulfilled: false })]
  const notations = [{ country: 'TH' as const, fields: { seller: 'Harbour Ltd' }, revision: 'revision-1' }]
  const { requests } = await openDesk('/countries/TH', {
    [LIST]: { countries: [aCountry({ country: 'TH', requirements, missing: 1 })], notations },
    [NOTATION]: { countries: [], notations },
  })
  await button('Fill in: Notation of a mail-order business').click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByText('Fill in this field').first()).toBeVisible()
  for (const label of ['ที่อยู่', 'โทรศัพท์', 'อีเมล', 'เลขทะเบียนพาณิชย์อิเล็กทรอนิกส์ (DBD)'])
    await dialog().getByRole('textbox', { name: label, exact: true }).fill('0100')
  await dialog().getByRole('button', { name: 'Save' }).click()
  const fields = {
    seller: 'Harbour Ltd',
    address: '0100',
    telephone: '0100',
    email: '0100',
    registration_number: '0100',
  }
  await expect.poll(() => requests(NOTATION)[0]?.body).toEqual({ country: 'TH', revision: 'revision-1', fields })
})

test('products without a maker, or without a company in the EU, are one link away', async () => {
  const safety = aRequirement({ requirement: 'product_safety', is_fulfilled: false, lacking: 12 })
  const countries = [
    aCountry({ requirements: [safety], missing: 1 }),
    aCountry({ country: 'GB', requirements: [safety] }),
  ]
  await openDesk('/countries/DE', { [LIST]: { countries, notations: [] } })
  await expect.element(page.getByText('12 missing')).toBeVisible()
  const fillIn = page.getByRole('link', { name: 'Fill in' })
  await expect.element(fillIn).toHaveAttribute('href', '/console/products?show=lacks_responsible')
  await page.getByRole('row', { name: /^United Kingdom/ }).click()
  await expect.element(fillIn).toHaveAttribute('href', '/console/products?show=lacks_maker')
})
