import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aPreview, aReduction, COUNTS, REDUCTIONS } from '../../../../testing/fake-reductions.ts'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const ID = aReduction().reduction_id

test('a reduction is planned on the clock of the shop, with a preview of its prices', async () => {
  const { requests } = await renderDesk('/price-reductions/+', { replies: REDUCTIONS })
  await button('Save').click()
  await expect.element(page.getByText('Enter a name')).toBeVisible()
  await expect.element(page.getByText('Choose products or a category')).toBeVisible()
  await field('Name').fill('Weekend')
  await field('Percent').fill('101')
  await button('Save').click()
  await expect.element(page.getByText('Enter more than 0 and less than 100 percent')).toBeVisible()
  await field('Percent').fill('12,5 %')
  await page.getByRole('textbox', { name: 'Products' }).fill('desk-lamp')
  await field('Starts').fill('2026-12-04')
  await field('Start time').fill('9:00')
  await field('Ends').fill('2026-12-06')
  await expect.element(field('End time')).toHaveValue('24:00')
  const lines = page.getByRole('table', { name: 'Products with reduced prices' })
  await expect
    .element(lines.getByRole('row').nth(1))
    .toHaveTextContent('Desk lampdesk-lamp-red$12.50$10.00$12.00$8.0020%')
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/reduction/save').length).toBe(1)
  expect(requests('POST /api/admin/reduction/save')[0]?.body).toEqual({
    reduction_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...{ revision: null, name: 'Weekend', off_100: 1250, prices: [], product_ids: ['desk-lamp'], category: null },
    ...{ starts: '2026-12-04T09:00', ends: '2026-12-06T24:00', takes_codes: true, below_cost: false },
  })
  await expect.poll(addressNow).toBe('/price-reductions')
})

test('prices below cost are named, and sold only after a confirmation', async () => {
  const preview = { ...aPreview, counts: { ...COUNTS, below_cost: 2, overlapping: 1, too_low: 1 } }
  const { requests } = await renderDesk(`/price-reductions/${ID}`, {
    replies: { ...REDUCTIONS, 'POST /api/admin/reduction/preview': preview },
  })
  await expect.element(page.getByText('2 SKUs would be sold below cost.')).toBeVisible()
  await expect.element(page.getByText(/The lower price counts\.$/)).toBeVisible()
  await expect.element(page.getByText(/A second approver decides\.$/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Sell these products below cost' }).click()
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/reduction/save').length).toBe(1)
  expect(requests('POST /api/admin/reduction/save')[0]?.body).toMatchObject({
    ...{ reduction_id: ID, revision: 'revision-r', below_cost: true, starts: '2026-12-04T18:00' },
  })
})

test('two pasted columns of a spreadsheet are prices of SKUs', async () => {
  const { requests } = await renderDesk(`/price-reductions/${ID}`, {
    replies: {
      ...REDUCTIONS,
      'GET /api/admin/reduction/detail': {
        ...aReduction(),
        off_100: null,
        prices: [{ sku_id: 'desk-lamp-red', price_cents: 900 }],
      },
    },
  })
  const prices = page.getByRole('textbox', { name: 'SKUs and prices' })
  await expect.element(prices).toHaveValue('desk-lamp-red\t9.00')
  await prices.fill('desk-lamp-red\t$8.50\ndesk-lamp-blue, nine')
  await button('Save').click()
  await expect.element(page.getByText('Enter a SKU and a price such as 12.50 in each line')).toBeVisible()
  await prices.fill('desk-lamp-red\t8.50\n\ndesk-lamp-blue, 9')
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/reduction/save').length).toBe(1)
  expect(requests('POST /api/admin/reduction/save')[0]?.body).toMatchObject({
    off_100: null,
    prices: [
      { sku_id: 'desk-lamp-red', price_cents: 850 },
      { sku_id: 'desk-lamp-blue', price_cents: 900 },
    ],
  })
})

test('an outdated save is refused and keeps the input', async () => {
  await renderDesk(`/price-reductions/${ID}`, {
    replies: {
      ...REDUCTIONS,
      'POST /api/admin/reduction/save': () => refuse('changed_meanwhile', 'Somebody changed it'),
    },
  })
  await field('Name').fill('Other')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText('Somebody changed it')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Other')
})

test('a running reduction is ended after a confirmation', async () => {
  const { requests } = await renderDesk(`/price-reductions/${ID}`, {
    replies: { ...REDUCTIONS, 'GET /api/admin/reduction/detail': aReduction({ state: 'running' }) },
  })
  const pane = page.getByRole('region', { name: 'First weekend of Advent' })
  await expect.element(pane.getByText('Sun, 6 Dec, 24:00')).toBeVisible()
  await button('End now').click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect.poll(() => requests('POST /api/admin/reduction/stop').length).toBe(1)
  expect(requests('POST /api/admin/reduction/stop')[0]?.body).toEqual({ reduction_id: ID, revision: 'revision-r' })
})
