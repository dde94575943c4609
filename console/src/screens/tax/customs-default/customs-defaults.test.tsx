import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, renderDesk } from '../../../../testing/fake-desk.tsx'
import { TAXES } from '../../../../testing/fake-taxes.ts'

const dialog = () => page.getByRole('dialog')

test('categories and kinds give class, HS code and origin to products without them', async () => {
  const { requests } = await renderDesk('/taxes?part=goods', {
    replies: { ...TAXES, 'POST /api/admin/customs_default/save': [] },
  })
  await expect.element(page.getByRole('row', { name: /Toys.*950300.*China/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /All products/ })).toBeVisible()
  await button('Kites').click()
  await dialog().getByLabelText('HS code').fill('12')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByText('Enter 6 to 10 digits')).toBeVisible()
  await dialog().getByLabelText('HS code').fill('9503.00')
  await dialog().getByRole('combobox', { name: 'Class of goods' }).click()
  await page.getByRole('option', { name: 'General goods' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(requests('POST /api/admin/customs_default/save').map(({ body }) => body)).toEqual([
    {
      ...{ category: null, kind: 'kites', revision: null },
      ...{ hs_code: '950300', origin_country: null, tax_class: 'general' },
    },
  ])
})

test('operators of finance see the values, and cannot change them', async () => {
  await renderDesk('/taxes?part=goods', { replies: TAXES, roles: ['finance'] })
  await expect.element(page.getByRole('row', { name: /Toys.*950300/ })).toBeVisible()
  await expect.element(button('Toys')).not.toBeInTheDocument()
})
