import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aProduct, CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { button, renderDesk } from '../../../../testing/fake-desk.tsx'

test('the maker of selected products is set together', async () => {
  const { requests } = await renderDesk('/products?show=lacks_maker', {
    replies: { ...CATALOGUE, 'POST /api/admin/product/maker': { changed: 2 } },
  })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  expect(requests('GET /api/admin/product/list').at(-1)?.query).toMatchObject({ lacks_maker: true })
  await button('Set maker').click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Maker' }).click()
  await page.getByRole('option', { name: 'River Pottery' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set', exact: true }).click()
  await expect
    .poll(() => requests('POST /api/admin/product/maker')[0]?.body)
    .toEqual({ product_ids: ['lamp-1', 'lamp-2'], maker: 'river' })
})

test('a product names its maker, warnings and a guarantee longer than two years', async () => {
  const saved = { ...aProduct(), outcome: 'saved' as const, had_html: false }
  const { requests } = await renderDesk('/product/desk-lamp', {
    replies: { ...CATALOGUE, 'POST /api/admin/product/save': saved },
  })
  await page.getByRole('combobox', { name: 'Maker' }).click()
  await page.getByRole('option', { name: 'River Pottery' }).click()
  await page.getByRole('group', { name: 'Warnings' }).getByRole('textbox', { name: 'English' }).fill('Hot surface')
  const guarantee = page.getByLabelText('Maker’s guarantee of durability in years')
  await guarantee.fill('2')
  await button('Save').click()
  await expect.element(page.getByText('Enter 3 to 99 whole years')).toBeVisible()
  await guarantee.fill('5')
  await button('Save').click()
  await expect
    .poll(() => requests('POST /api/admin/product/save')[0]?.body)
    .toMatchObject({ maker: 'river', guarantee_years: 5, warnings: { en: 'Hot surface' } })
})
