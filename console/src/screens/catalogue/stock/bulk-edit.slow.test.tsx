import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { button, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

const cell = (name: string) => page.getByRole('textbox', { name, exact: true })
const SAVED = { ...CATALOGUE, 'POST /api/admin/sku/edit': [] } satisfies typeof CATALOGUE

test('article numbers, weights, low stock and tags are edited like prices, with a pasted column', async () => {
  const { requests } = await renderDesk('/stock', { replies: SAVED })
  await button('Numbers and tags').click()
  const first = cell('Article number of lamp-1-red')
  await first.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'A-1\t300\nA-2\t310\n')
  first.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(cell('Weight of lamp-1-blue')).toHaveValue('310')
  await cell('Low stock of lamp-1-red').fill('3')
  await cell('Tags of lamp-1').fill('desk, sale')
  await cell('Weight of lamp-2-one').fill('heavy')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(cell('Weight of lamp-2-one')).toHaveAccessibleDescription('Enter a whole number')
  await cell('Weight of lamp-2-one').fill('')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => requests('POST /api/admin/sku/edit').length).toBe(1)
  const revision = 'revision-facts'
  expect(requests('POST /api/admin/sku/edit')[0]?.body).toEqual({
    edits: [
      { sku_id: 'lamp-1-red', facts: { revision, article_number: 'A-1', weight_grams: 300, low_stock_at: 3 } },
      { sku_id: 'lamp-1-blue', facts: { revision, article_number: 'A-2', weight_grams: 310 } },
      { sku_id: 'lamp-2-one', facts: { revision, weight_grams: null } },
    ],
    tags: [{ product_id: 'lamp-1', revision: 'revision-tags', tags: ['desk', 'sale'] }],
  })
})

test('chosen rows are changed together, seen before they are saved, and filled with their former values afterwards', async () => {
  const { requests, fakeReplies } = await renderDesk('/stock', { replies: SAVED })
  await button('Choose all rows shown').click()
  await page.getByRole('checkbox', { name: 'Choose lamp-2-one' }).click()
  await button('Change 2 rows').click()
  const dialog = page.getByRole('dialog', { name: 'Change many cells' })
  const value = dialog.getByRole('textbox', { name: 'New value' })
  await value.fill('ten')
  await dialog.getByRole('button', { name: 'Fill in' }).click()
  await expect.element(dialog.getByText('Not possible for all cells')).toBeVisible()
  await value.fill('-10%')
  await dialog.getByRole('button', { name: 'Fill in' }).click()
  await expect.element(cell('Price of lamp-1-red')).toHaveValue('11.25')
  await expect.element(cell('Price of lamp-1-blue')).toHaveValue('11.70')
  await expect.element(cell('Price of lamp-2-one')).toHaveValue('9.00')
  expect(requests('POST /api/admin/sku/edit')).toEqual([])
  const rows = CATALOGUE['GET /api/admin/sku/list'] as { sku_id: string }[]
  fakeReplies['GET /api/admin/sku/list'] = rows.map((row) =>
    row.sku_id === 'lamp-1-red' ? { ...row, price: { price_cents: 1125, revision: 'revision-1125' } } : row,
  ) as never // the same rows
  await button('Save').click()
  await expect.poll(() => requests('GET /api/admin/sku/list').length).toBeGreaterThan(1)
  await expect.element(page.getByText('2 cells saved')).toBeVisible()
  await button('Fill in the former values').click()
  await expect.element(cell('Price of lamp-1-red')).toHaveValue('12.50')
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/sku/edit').length).toBe(2)
  expect(requests('POST /api/admin/sku/edit')[1]?.body.edits).toEqual([
    { sku_id: 'lamp-1-red', price: { revision: 'revision-1125', price_cents: 1250 } },
  ])
})

test('the class of goods of chosen products is chosen from a list, or typed in a cell', async () => {
  const { requests } = await renderDesk('/stock?part=numbers', { replies: SAVED })
  await button('Choose all rows shown').click()
  await button('Change 3 rows').click()
  const dialog = page.getByRole('dialog', { name: 'Change many cells' })
  await dialog.getByRole('combobox', { name: 'Column' }).click()
  await page.getByRole('option', { name: 'Class of goods' }).click()
  await dialog.getByRole('combobox', { name: 'New value' }).click()
  await page.getByRole('option', { name: 'Books' }).click()
  await dialog.getByRole('button', { name: 'Fill in' }).click()
  await expect.element(cell('Class of lamp-1')).toHaveValue('Books')
  await cell('Class of lamp-2').fill('bread')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(cell('Class of lamp-2')).toHaveAccessibleDescription('Enter a class such as Books')
  await cell('Class of lamp-2').fill('food')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => requests('POST /api/admin/sku/edit').length).toBe(1)
  const revision = 'revision-class'
  expect(requests('POST /api/admin/sku/edit')[0]?.body).toEqual({
    edits: [],
    classes: [
      { product_id: 'lamp-1', revision, tax_class: 'books' },
      { product_id: 'lamp-2', revision, tax_class: 'food' },
    ],
  })
})

test('a number that another SKU has is marked at its cell', async () => {
  await renderDesk('/stock?part=numbers', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/sku/edit': () =>
        refuse('catalogue_fault', 'Another SKU has this number', { field: 'lamp-1-red', fault: 'number_of_another' }),
    },
  })
  await cell('Weight of lamp-1-red').fill('9')
  await cell('Article number of lamp-1-red').fill('A-1')
  await button('Save').click()
  await expect.element(cell('Article number of lamp-1-red')).toHaveAccessibleDescription('Another SKU has this number')
})

test('the number of pieces from which on a stock is low is changed on the page', async () => {
  const { requests } = await renderDesk('/stock', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/setting/low_stock': { pieces: 4, revision: 'later', changed_at: null, changed_by: null },
    },
  })
  await button('Low stock from 10').click()
  await page.getByRole('textbox', { name: 'Pieces' }).fill('4')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => requests('POST /api/admin/setting/low_stock').length).toBe(1)
  expect(requests('POST /api/admin/setting/low_stock')[0]?.body).toEqual({ pieces: 4, revision: 'revision-low' })
})

test('on a phone each row is a card, and its cells can be edited', async () => {
  await page.viewport(390, 800)
  await renderDesk('/stock', { replies: SAVED })
  const price = cell('Price of lamp-1-red')
  await expect.element(price).toBeVisible()
  const { left, right } = price.element().getBoundingClientRect()
  expect([left >= 0, right <= 390]).toEqual([true, true])
  await price.fill('11')
  await expect.element(page.getByText('1 unsaved cell')).toBeVisible()
})
