import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aProduct, CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { renderDesk } from '../../../../testing/fake-desk.tsx'

test('numbers of a SKU, supplier and customs data are checked and saved', async () => {
  const { requests } = await renderDesk('/product/desk-lamp', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/product/save': { ...aProduct(), outcome: 'saved' as const, had_html: false },
    },
  })
  const gtin = page.getByLabelText('Barcode of SKU 1')
  await expect.element(gtin).toHaveValue('4006381333931')
  await gtin.fill('4006381333932')
  await page.getByLabelText('HS code').fill('94.05')
  await page.getByRole('combobox', { name: 'No right of withdrawal' }).click()
  await page.getByRole('option', { name: 'Food, once opened' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/digit must fit the others/)).toBeVisible()
  await expect.element(page.getByText('Enter 6 to 10 digits')).toBeVisible()
  expect(requests('POST /api/admin/product/save')).toEqual([])
  await gtin.fill('400 6381 333931')
  await page.getByLabelText('HS code').fill('9405.20')
  await page.getByLabelText('Weight of SKU 1 in grams').fill('1 250')
  await page.getByLabelText('Article number of SKU 1').fill('')
  const content = page.getByLabelText('Content of SKU 1')
  await content.fill('a lot')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/enter an amount and a unit, such as 250 ml/)).toBeVisible()
  await content.fill('0,5L')
  await page.getByLabelText('Supplier').fill('Riverside')
  await page.getByRole('combobox', { name: 'Class of goods' }).click()
  await page.getByRole('option', { name: 'Children’s clothing' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests('POST /api/admin/product/save').length).toBe(1)
  expect(requests('POST /api/admin/product/save')[0]?.body).toMatchObject({
    vendor: 'Riverside',
    tags: ['desk'],
    hs_code: '940520',
    origin_country: 'TH',
    tax_class: 'childrens_clothing',
    withdrawal_exemption: 'opened_food',
    skus: [{ article_number: null, gtin: '4006381333931', weight_grams: 1250, net_content: '0.5 l', cost_cents: 510 }],
  })
})
