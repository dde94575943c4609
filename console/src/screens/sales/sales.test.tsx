import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CATALOGUE } from '../../../testing/fake-catalogue.ts'
import { addressNow, button, renderDesk } from '../../../testing/fake-desk.tsx'

const sums = { orders: 4, paid_cents: 10_000, refunds: 1, refunded_cents: 1_234 }
const SALES = {
  ...CATALOGUE,
  'GET /api/admin/sales': {
    ...{ today: '2026-11-23', time_zone: 'Asia/Tokyo' },
    periods: [{ day: '2026-11-22', ...sums }],
    countries: [{ key: 'TH', name: 'TH', ...sums }],
    shops: [{ key: 'harbour', name: 'Harbour', ...sums }],
    categories: [],
  },
  'GET /api/admin/sales/products': [
    {
      ...{ product_id: 'sencha', sku_id: null, title: 'Sencha', pieces: 4, paid_cents: 10_000 },
      ...{ refunded_pieces: 0, refunded_cents: 0, stock: 12, lasts_days: 21 },
    },
  ],
}

test('revenue, average order and refunds are listed over time, by country, shop and product, with a chart', async () => {
  const { requests } = await renderDesk('/sales?from=2026-11-01&to=2026-11-30', { roles: ['finance'], replies: SALES })
  const table = (name: string) => page.getByRole('table', { name })
  await expect.element(table('Over time').getByRole('row').nth(1)).toHaveTextContent('2026-11-224100.0025.0012.34')
  await expect.element(table('By country').getByText('Thailand')).toBeVisible()
  await expect.element(table('By shop').getByText('Harbour')).toBeVisible()
  const seller = table('Best sellers').getByRole('row').nth(1)
  await expect.element(seller).toHaveTextContent('Sencha4100.000.001221')
  await expect.poll(() => document.querySelector('.recharts-surface')).not.toBeNull()
  await button('Week').click()
  await expect.poll(() => requests('GET /api/admin/sales').at(-1)?.query.step).toBe('week')
  await button('Worst sellers').click()
  await expect.poll(() => requests('GET /api/admin/sales/products').at(-1)?.query.order).toBe('worst')
  await expect.poll(addressNow).toContain('order=worst')
})
