import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, renderDesk } from '../../../../testing/fake-desk.tsx'
import { MAKERS } from '../../../../testing/fake-makers.ts'

const LIST = MAKERS['GET /api/admin/maker/list']

test('a supplier without a maker gets one, outside the EU with a responsible person', async () => {
  const { requests } = await renderDesk('/makers', { replies: { ...MAKERS, 'POST /api/admin/maker/save': LIST } })
  await expect.element(page.getByRole('row', { name: /River Pottery.*Taiwan.*Sampan Europe/ })).toBeVisible()
  await button('kiln works · 82').click()
  await expect.element(dialog().getByRole('textbox', { name: 'Name' })).toHaveValue('kiln works')
  await expect.element(dialog().getByRole('textbox', { name: 'ID' })).toHaveValue('kiln-works')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByText('Fill in this field').first()).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Postal address' }).fill('1 Kiln Lane')
  await dialog().getByRole('textbox', { name: 'Email or contact page' }).fill('a@kiln.example')
  await dialog().getByRole('combobox', { name: 'Country' }).fill('Taiwan')
  await page.getByRole('option', { name: 'Taiwan' }).click()
  await dialog().getByRole('combobox', { name: 'Responsible in the EU' }).click()
  await page.getByRole('option', { name: 'Sampan Europe' }).click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(requests('POST /api/admin/maker/save').map(({ body }) => body)).toEqual([
    {
      ...{ maker: 'kiln-works', revision: null, name: 'kiln works', postal_address: '1 Kiln Lane' },
      ...{ electronic_address: 'a@kiln.example', country: 'TW', responsible: 'sampan-europe' },
      vendors: ['kiln works'],
    },
  ])
})

test('a maker is removed after a confirmation', async () => {
  const { requests } = await renderDesk('/makers', { replies: { ...MAKERS, 'POST /api/admin/maker/remove': LIST } })
  await button('Remove River Pottery').click()
  await expect.element(dialog('Remove the maker River Pottery?')).toBeVisible()
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click()
  await expect
    .poll(() => requests('POST /api/admin/maker/remove')[0]?.body)
    .toEqual({ maker: 'river', revision: 'revision-m' })
})

test('operators of finance see the makers, and cannot change them', async () => {
  await renderDesk('/makers', { replies: MAKERS, roles: ['finance'] })
  await expect.element(page.getByRole('row', { name: /River Pottery/ })).toBeVisible()
  await expect.element(button('New maker')).not.toBeInTheDocument()
  await expect.element(button('River Pottery')).not.toBeInTheDocument()
})
