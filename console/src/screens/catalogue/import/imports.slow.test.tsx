import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anImport, CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { dialog, renderDesk } from '../../../../testing/fake-desk.tsx'

const { import_id } = anImport()

test('an import shows its faults by line, and after a confirmation is applied without the faulty products', async () => {
  const { requests } = await renderDesk(`/imports/${import_id}`, {
    replies: { ...CATALOGUE, 'POST /api/admin/import/apply': anImport({ state: 'applying' }) },
  })
  await expect.element(page.getByText('Line 3, price')).toBeVisible()
  await expect.element(page.getByText('Write a price in dollars.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply and skip errors' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => requests('POST /api/admin/import/apply').length).toBe(1)
  expect(requests('POST /api/admin/import/apply')[0]?.body).toEqual({
    import_id,
    leave_out_faulty: true,
    again: false,
    confirmed_jumps: 0,
  })
})

test('an import shows the number of new, changed and unchanged products, before and after it is applied', async () => {
  const { fakeReplies } = await renderDesk(`/imports/${import_id}`, { replies: CATALOGUE })
  await expect.element(page.getByText('Changes')).toBeVisible()
  await expect.element(page.getByText('1 new, 1 changed, 3 unchanged')).toBeVisible()
  await page.getByRole('button', { name: 'Apply and skip errors' }).click()
  await expect.element(page.getByRole('dialog').getByText('1 new, 1 changed, 3 unchanged')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  fakeReplies['GET /api/admin/import/detail'] = anImport({
    state: 'done',
    applied: 5,
    ended_at: '2026-11-20T08:05:00Z',
  })
  await expect.element(page.getByText('Changes made')).toBeVisible()
  fakeReplies['GET /api/admin/import/detail'] = anImport({ state: 'cancelled', ended_at: '2026-11-20T08:05:00Z' })
  await expect.element(page.getByText('Cancelled')).toBeVisible()
  expect(page.getByText('1 new, 1 changed, 3 unchanged').query()).toBeNull()
})

test('applying a file a second time needs confirmation', async () => {
  const { requests } = await renderDesk(`/imports/${import_id}`, {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/import/detail': anImport({ repeats: true, faulty: 0 }),
      'POST /api/admin/import/apply': anImport({ state: 'applying' }),
    },
  })
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => requests('POST /api/admin/import/apply').at(-1)?.body.again).toBe(true)
})

test('the preview of a file says how many products had HTML, which was converted', async () => {
  await renderDesk(`/imports/${import_id}`, {
    replies: { ...CATALOGUE, 'GET /api/admin/import/detail': anImport({ html_products: 4 }) },
  })
  const fact = page.getByText('Products with HTML, converted to Markdown')
  await expect.element(fact).toBeVisible()
  expect(fact.element().parentElement?.textContent).toContain('4')
})

test('prices that change by more than half are listed, and are applied after a confirmation', async () => {
  const item = {
    line: 2,
    product_id: 'brass-bell',
    sku_id: 'brass-bell-1',
    title: 'Brass bell',
    from_cents: 4000,
    to_cents: 400,
  }
  const { requests } = await renderDesk(`/imports/${import_id}`, {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/import/detail': anImport({ faulty: 0, price_jumps: 7 }),
      'GET /api/admin/import/price-jumps': { items: [item] },
      'POST /api/admin/import/apply': anImport({ state: 'applying' }),
    },
  })
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect.element(dialog().getByText('7 prices change by more than half')).toBeVisible()
  await expect.element(dialog().getByText('Brass bell, brass-bell-1: $40.00 → $4.00')).toBeVisible()
  await expect.element(dialog().getByText('and 6 more')).toBeVisible()
  await dialog().getByRole('button', { name: 'Apply' }).click()
  await expect.element(dialog().getByText('Confirm the changed prices')).toBeVisible()
  expect(requests('POST /api/admin/import/apply')).toHaveLength(0)
  await dialog().getByRole('checkbox', { name: 'These prices are correct' }).click()
  await dialog().getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => requests('POST /api/admin/import/apply').at(-1)?.body.confirmed_jumps).toBe(7)
})

test.each([
  ['1,250', '1250', 'point'],
  ['1,250', '1.25', 'comma'],
  ['1.250', '1250', 'comma'],
  ['1.250', '1.25', 'point'],
])('an import asks what %s means; %s means a decimal %s', async (asked_number, meaning, decimal_sign) => {
  const asking = anImport({ state: 'asking', faulty: 0, asked_number })
  const { requests } = await renderDesk(`/imports/${import_id}`, {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/import/detail': asking,
      'POST /api/admin/import/answer': anImport({ state: 'checking' }),
    },
  })
  await expect.element(page.getByText(`What does ${asked_number} mean in this file?`)).toBeVisible()
  expect(page.getByRole('button', { name: 'Apply' }).query()).toBeNull()
  await page.getByRole('button', { name: meaning, exact: true }).click()
  await expect.poll(() => requests('POST /api/admin/import/answer')[0]?.body).toEqual({ import_id, decimal_sign })
})

test('a failed import shows its progress, and offers no action', async () => {
  await renderDesk(`/imports/${import_id}`, {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/import/detail': anImport({
        state: 'failed',
        applied: 1,
        up_to: 'brass-bell',
        ended_at: '2026-11-20T08:05:00Z',
      }),
    },
  })
  await expect.element(page.getByText(/Applied changes stay/)).toBeVisible()
  await expect.element(page.getByText('brass-bell')).toBeVisible()
  expect(page.getByRole('button', { name: 'Cancel import' }).query()).toBeNull()
})

test('a category fault shows the category and the value in the file', async () => {
  const fault = {
    line: 4,
    column: 'category',
    cell: 'toys',
    fault: 'category_of_promo' as const,
    message: 'A promo code holds for it.',
  }
  await renderDesk(`/imports/${import_id}`, {
    replies: { ...CATALOGUE, 'GET /api/admin/import/faults': { items: [fault], after: null } },
  })
  await expect.element(page.getByRole('listitem').getByText('Toys')).toBeVisible()
})
