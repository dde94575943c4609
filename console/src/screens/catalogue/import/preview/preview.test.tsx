import type { PreviewProduct } from '@sampan/contract'
import { cents } from '@sampan/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anImport, CATALOGUE } from '../../../../../testing/fake-catalogue.ts'
import { dialog, renderDesk } from '../../../../../testing/fake-desk.tsx'

const { import_id } = anImport()

const aShirt = (changes: Partial<PreviewProduct> = {}): PreviewProduct => ({
  product_id: 'quay-shirt',
  line: 2,
  change: 'new',
  title: { en: 'Quay shirt', ja: '波止場のシャツ' },
  description: { en: 'Washed **linen**.\n\n- Machine wash' },
  category: 'toys',
  new_category: null,
  images: [],
  sources: ['https://shop.invalid/shirt.jpg'],
  was_cents: cents(5500),
  is_recommended_price: true,
  on_sale: true,
  skus: [
    {
      sku_id: 'qs-1',
      options: [{ name: { en: 'Colour' }, value: { en: 'Sea green' } }],
      price_cents: cents(3900),
      stock: 12,
      on_sale: true,
    },
    {
      sku_id: 'qs-2',
      options: [{ name: { en: 'Colour' }, value: { en: 'Sand' } }],
      price_cents: cents(4200),
      stock: 0,
      on_sale: true,
    },
  ],
  missing_titles: ['zh-CN', 'ko', 'th'],
  missing_descriptions: ['zh-CN', 'ja', 'ko', 'th'],
  missing: ['gtin', 'hs_code'],
  ...changes,
})

test('a checked import shows its products as shoppers will see them, and what they lack', async () => {
  await renderDesk(`/imports/${import_id}`, {
    replies: { ...CATALOGUE, 'GET /api/admin/import/preview': { items: [aShirt()], after: null } },
  })
  const card = page.getByRole('article')
  await expect.element(card.getByText('Quay shirt')).toBeVisible()
  await expect.element(card.getByText('$39.00')).toBeVisible()
  await expect.element(card.getByText('$55.00')).toBeVisible()
  await expect.element(card.getByText('No title in: 简体中文, 한국어, ไทย')).toBeVisible()
  await expect.element(card.getByText('Missing: Barcode (GTIN), HS code')).toBeVisible()
  await page.getByRole('button', { name: '日本語' }).click()
  await expect.element(card.getByText('波止場のシャツ')).toBeVisible()
  await card.getByRole('button', { name: 'Open the preview of 波止場のシャツ' }).click()
  await expect.element(dialog().getByText('linen')).toBeVisible()
  expect(dialog().getByText('linen').element().tagName).toBe('STRONG')
  await expect.element(dialog().getByText('Machine wash')).toBeVisible()
  await expect.element(dialog().getByText('12 in stock')).toBeVisible()
  await expect.element(dialog().getByRole('row', { name: 'Colour: Sand $42.00 0' })).toBeVisible()
})

test('a preview is read page by page, and marks products that are left out or off sale', async () => {
  const pages = {
    first: { items: [aShirt({ change: 'faulty', skus: [] })], after: 'quay-shirt' },
    second: { items: [aShirt({ product_id: 'river-shirt', title: {}, on_sale: false, sources: [] })], after: null },
  }
  const { requests, fakeReplies } = await renderDesk(`/imports/${import_id}`, {
    replies: { ...CATALOGUE, 'GET /api/admin/import/preview': pages.first },
  })
  await expect.element(page.getByText('Has errors')).toBeVisible()
  fakeReplies['GET /api/admin/import/preview'] = pages.second
  await page.getByRole('button', { name: 'Next products' }).click()
  await expect.element(page.getByRole('article').getByText('river-shirt')).toBeVisible()
  await expect.element(page.getByText('No picture')).toBeVisible()
  await expect.element(page.getByText('Off sale')).toBeVisible()
  expect(requests('GET /api/admin/import/preview').at(-1)?.query.after).toBe('quay-shirt')
})
