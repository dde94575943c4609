import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, renderDesk } from '../../../testing/fake-desk.tsx'
import { SALES } from '../../../testing/fake-sales.ts'

test('revenue, average order and refunds are listed over time, by country, shop and product, with a chart', async () => {
  const { requests } = await renderDesk('/sales?from=2026-11-01&to=2026-11-30&each=sku', {
    roles: ['finance'],
    replies: SALES,
  })
  const table = (name: string) => page.getByRole('table', { name })
  await expect.element(table('Over time').getByRole('row').nth(1)).toHaveTextContent('2026-11-224100.0025.0012.34')
  await expect.element(table('By country').getByText('Thailand')).toBeVisible()
  await expect.element(table('By shop').getByText('Harbour')).toBeVisible()
  const seller = table('Best sellers').getByRole('row').nth(1)
  await expect.element(seller).toHaveTextContent('Sencha · T-04100.000.001221')
  await expect.poll(() => document.querySelector('.recharts-surface')).not.toBeNull()
  await button('Week').click()
  await expect.poll(() => requests('GET /api/admin/sales').at(-1)?.query.step).toBe('week')
  await button('Worst sellers').click()
  await expect.poll(() => requests('GET /api/admin/sales/products').at(-1)?.query.order).toBe('worst')
  await expect.poll(addressNow).toContain('order=worst')
})

test('country, shop and category are chosen, and kept in the address', async () => {
  const { requests } = await renderDesk('/sales?step=week', { roles: ['finance'], replies: SALES })
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Thailand' }).click()
  await page.getByRole('combobox', { name: 'Shop' }).click()
  await page.getByRole('option', { name: 'Harbour' }).click()
  const chosen = { country: 'TH', shop_id: 'harbour' }
  await expect.poll(() => requests('GET /api/admin/sales').at(-1)?.query).toMatchObject(chosen)
  await expect.poll(() => requests('GET /api/admin/sales/products').at(-1)?.query).toMatchObject(chosen)
  await expect.poll(addressNow).toContain('country=TH&shop=harbour')
})

test('sums of a category are of pieces, without an average order', async () => {
  await renderDesk('/sales?category=tea', { roles: ['finance'], replies: SALES })
  const table = page.getByRole('table', { name: 'Over time' })
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('2026-11-224100.0012.34')
})

test('the file of sellers has all of them, and searches without results are listed by language', async () => {
  const { requests } = await renderDesk('/sales?each=sku&sort=sku', { roles: ['finance'], replies: SALES })
  await expect.element(page.getByText('Sencha · T-0')).toBeVisible()
  const saved = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('region', { name: 'Best sellers' }).getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(() => requests('GET /api/admin/sales/products').some(({ query }) => query.whole)).toBe(true)
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  const file = saved.mock.calls[0]?.[0]
  expect(file instanceof Blob && (await file.text())).toContain('Bancha · T-1')
  const searches = page.getByRole('table', { name: 'Searches without results' }).getByRole('row')
  await expect.element(searches.nth(1)).toHaveTextContent('急須日本語7')
})

test('the period ends with the day of the shop, whatever the day of the browser', async () => {
  const { requests } = await renderDesk('/sales', {
    roles: ['finance'],
    replies: { ...SALES, 'GET /api/admin/bookkeeping': { today: '2031-03-01', time_zone: 'Asia/Tokyo' } },
  })
  await expect.element(page.getByText('Days in Asia/Tokyo. Amounts in US dollars.')).toBeVisible()
  const period = { from: '2031-01-31', to: '2031-03-01' }
  expect(requests('GET /api/admin/sales')[0]?.query).toMatchObject(period)
  await expect.poll(() => requests('GET /api/admin/sales/products')[0]?.query).toMatchObject(period)
})
