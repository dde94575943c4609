import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anImport, CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { renderDesk } from '../../../../testing/fake-desk.tsx'

const { import_id } = anImport()
const CHOICE = { can_add: true, category: null, products: 2 }

test('categories that the shop lacks are added, mapped or replaced before the import is applied', async () => {
  const { requests } = await renderDesk(`/imports/${import_id}`, {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/import/detail': anImport({ state: 'checked', system: 'shopify', faulty: 0 }),
      'GET /api/admin/import/preview': { items: [], after: null },
      'GET /api/admin/import/categories': {
        items: [
          { ...CHOICE, name: 'Sea > Sails', choice: 'add', category: 'sails' },
          { ...CHOICE, name: 'Lampen', choice: 'fallback', can_add: false },
        ],
        fallback: 'toys',
      },
      'POST /api/admin/import/choose_categories': null,
    },
  })
  const sails = page.getByRole('combobox', { name: 'Category for Sea > Sails' })
  await expect.element(sails).toHaveValue('Add this category')
  await expect.element(page.getByRole('button', { name: 'Check the file again' })).not.toBeInTheDocument()
  await sails.click()
  await page.getByRole('option', { name: 'Toys', exact: true }).click()
  await page.getByRole('combobox', { name: 'Category for Lampen' }).click()
  await expect.element(page.getByRole('option', { name: 'Add this category' })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'Toys', exact: true }).click()
  await page.getByRole('button', { name: 'Check the file again' }).click()
  await expect.poll(() => requests('POST /api/admin/import/choose_categories').length).toBe(1)
  expect(requests('POST /api/admin/import/choose_categories')[0]?.body).toEqual({
    import_id,
    choices: [
      { name: 'Sea > Sails', choice: 'existing', category: 'toys' },
      { name: 'Lampen', choice: 'existing', category: 'toys' },
    ],
  })
})

test('with a column of categories, the chosen category is for products without one', async () => {
  await renderDesk(`/imports/${import_id}`, {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/import/detail': anImport({ state: 'mapping', system: 'shopify', products: 0, faulty: 0 }),
      'GET /api/admin/import/mapping': {
        system: 'shopify',
        is_remembered: false,
        columns: [
          { heading: 'Title', target: 'title', samples: ['Kettle'] },
          { heading: 'Type', target: 'category', samples: ['Kettles'] },
        ],
        shop_id: null,
        category: null,
        currency: 'USD',
      },
    },
  })
  const chosen = page.getByRole('combobox', { name: 'For products without a category in the file' })
  await expect.element(chosen).toBeVisible()
  await page.getByRole('combobox', { name: 'Meaning of Type' }).click()
  await page.getByRole('option', { name: 'Tags', exact: true }).click()
  await expect.element(chosen).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Category', exact: true })).toBeVisible()
})
