import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, renderDesk } from '../../../testing/fake-desk.tsx'
import { periodsOf } from './periods.ts'

const SHOP = { 'GET /api/admin/bookkeeping': { today: '2026-11-23', time_zone: 'Asia/Tokyo' } }
const FILE = { url: '/api/admin/bookkeeping/file?ticket=x', file_name: 'bookkeeper.zip' }

/** Notes the addresses that are saved, instead of leaving the page of the test. */
function savedAddresses(): string[] {
  const addresses: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    addresses.push(`${this.getAttribute('href')} ${this.download}`)
  })
  onTestFinished(() => click.mockRestore())
  return addresses
}

test('all files of the last month are saved as a ZIP', async () => {
  const addresses = savedAddresses()
  const { requests } = await renderDesk('/bookkeeping', {
    roles: ['finance'],
    replies: { ...SHOP, 'POST /api/admin/bookkeeping/export': FILE },
  })
  await expect.element(page.getByText('Days in Asia/Tokyo. Amounts in US dollars.')).toBeVisible()
  await button('All files as ZIP').click()
  await expect.poll(() => addresses).toEqual([`${FILE.url} bookkeeper.zip`])
  expect(requests('POST /api/admin/bookkeeping/export')[0]?.body).toEqual({
    ...{ file: 'all', format: 'csv' },
    ...{ from: '2026-10-01', to: '2026-10-31' },
  })
})

test('a single file of a chosen period is saved as XLSX; a period of more than a year is refused', async () => {
  savedAddresses()
  const { requests } = await renderDesk('/bookkeeping', {
    replies: { ...SHOP, 'POST /api/admin/bookkeeping/export': FILE },
  })
  await button('XLSX').click()
  await button('This month').click()
  await button('Save Journal').click()
  await expect
    .poll(() => requests('POST /api/admin/bookkeeping/export').at(-1)?.body)
    .toEqual({ file: 'journal', format: 'xlsx', from: '2026-11-01', to: '2026-11-23' })
  await page.getByLabelText('Start date').fill('2024-01-01')
  await expect.element(page.getByText('Choose a period of at most one year.')).toBeVisible()
  await expect.element(button('All files as ZIP')).toBeDisabled()
})

test('operators without access to money do not see the page', async () => {
  await renderDesk('/bookkeeping', { roles: ['support'] })
  await expect.element(page.getByText('You don’t have access to this page')).toBeVisible()
})

test('the periods of January and of a leap year', () => {
  expect(periodsOf('2027-01-15').last_month).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periodsOf('2027-01-15').last_quarter).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(periodsOf('2028-03-01').last_month).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
