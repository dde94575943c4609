import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anImport, CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { renderDesk } from '../../../../testing/fake-desk.tsx'

const { import_id } = anImport()
const MAPPING = {
  system: 'other' as const,
  is_remembered: false,
  columns: [
    { heading: 'Was es ist', target: null, samples: ['Teekanne', 'Tasse'] },
    { heading: 'Preis', target: 'price' as const, samples: ['1.234,50'] },
    { heading: 'Regal', target: null, samples: [] },
  ],
  shop_id: 'harbour',
  category: 'toys',
  currency: 'EUR' as const,
}

test('the columns of another system are mapped with sample values', async () => {
  const { requests } = await renderDesk(`/imports/${import_id}`, {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/import/detail': anImport({ state: 'mapping', system: 'other', products: 0, faulty: 0 }),
      'GET /api/admin/import/mapping': MAPPING,
      'POST /api/admin/import/map': anImport({ state: 'translating' }),
    },
  })
  await expect.element(page.getByText('Teekanne · Tasse')).toBeVisible()
  await expect.element(page.getByText(/We convert them to dollars/)).toBeVisible()
  const check = page.getByRole('button', { name: 'Check the file' })
  await expect.element(check).toBeDisabled()
  await page.getByRole('combobox', { name: 'Meaning of Was es ist' }).click()
  await page.getByRole('option', { name: 'Title', exact: true }).click()
  await check.click()
  await expect.poll(() => requests('POST /api/admin/import/map').length).toBe(1)
  expect(requests('POST /api/admin/import/map')[0]?.body).toEqual({
    import_id,
    columns: ['title', 'price', null],
    shop_id: 'harbour',
    category: 'toys',
    currency: 'EUR',
  })
})

test('notes say what is taken over in another form, and missing pictures are listed', async () => {
  const notes = [
    { note: 'column_ignored' as const, count: 2, line: 1, detail: 'Shelf, Colour code' },
    { note: 'wrong_gtin' as const, count: 3, line: 12, detail: null },
  ]
  await renderDesk(`/imports/${import_id}`, {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/import/detail': anImport({
        system: 'shopify',
        notes,
        state: 'done',
        applied: 2,
        ended_at: '2026-11-20T08:05:00Z',
      }),
      'GET /api/admin/import/pictures': {
        items: [{ product_id: 'lamp-1', source: 'https://shop.invalid/1.jpg', tries: 5, fault: 'HTTP 404' }],
      },
    },
  })
  await expect.element(page.getByText('Shelf, Colour code')).toBeVisible()
  await expect.element(page.getByText('Barcodes with a wrong check digit are left out')).toBeVisible()
  await expect.element(page.getByText('HTTP 404')).toBeVisible()
})
