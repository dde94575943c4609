import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { addressNow, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

const cell = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = () => page.getByRole('button', { name: 'Save', exact: true })
const SAVED = { ...CATALOGUE, 'POST /api/admin/sku/edit': [] } satisfies typeof CATALOGUE

test('prices, earlier prices and stock of several products are edited with the keyboard alone and saved together', async () => {
  const { requests } = await renderDesk('/stock', { replies: SAVED })
  await cell('Price of lamp-1-red').click()
  await userEvent.keyboard('9.90{Enter}8{Enter}') // down the column
  await expect.element(cell('Price of lamp-2-one')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}20{ArrowRight}{ArrowUp}-3')
  await expect.element(cell('Stock adjustment for lamp-1-blue')).toHaveFocus()
  await expect.element(page.getByText('4 unsaved cells')).toBeVisible()
  await save().click()
  await expect.poll(() => requests('POST /api/admin/sku/edit').length).toBe(1)
  expect(requests('POST /api/admin/sku/edit')[0]?.body).toEqual({
    edits: [
      { sku_id: 'lamp-1-red', price: { revision: 'revision-1250', price_cents: 990 } },
      { sku_id: 'lamp-1-blue', price: { revision: 'revision-1300', price_cents: 800 }, stock_change: -3 },
    ],
    earlier: [{ product_id: 'lamp-2', revision: 'revision-null', was_cents: 2000 }],
  })
  await expect.element(page.getByText('unsaved cells')).not.toBeInTheDocument()
})

test('a pasted column fills the cells below; Escape restores a cell', async () => {
  await renderDesk('/stock', { replies: SAVED })
  const first = cell('Price of lamp-1-red')
  await first.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '10\t25\r\n$11\r\n12.5\r\n')
  first.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(cell('Price of lamp-1-blue')).toHaveValue('11')
  await expect.element(cell('Price of lamp-2-one')).toHaveValue('12.5')
  await expect.element(cell('Original price of lamp-1')).toHaveValue('25')
  await cell('Price of lamp-1-blue').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(cell('Price of lamp-1-blue')).toHaveValue('13.00')
  await expect.element(page.getByText('3 unsaved cells')).toBeVisible()
})

test('an invalid price or number of pieces shows an error at its cell, and nothing is sent', async () => {
  const { requests } = await renderDesk('/stock', { replies: SAVED })
  await cell('Price of lamp-1-red').fill('free')
  await cell('Stock adjustment for lamp-1-blue').fill('1.5')
  await save().click()
  await expect.element(cell('Price of lamp-1-red')).toHaveAccessibleDescription('Enter an amount such as 12.50')
  await expect
    .element(cell('Stock adjustment for lamp-1-blue'))
    .toHaveAccessibleDescription('Enter a whole number, such as +5 or -2')
  expect(requests('POST /api/admin/sku/edit')).toEqual([])
})

test('if another operator changed a price, the edit is refused at its cell; typed again, it is compared with the current price', async () => {
  const { requests, fakeReplies } = await renderDesk('/stock', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/sku/edit': () => refuse('changed_meanwhile', 'Somebody changed it', { field: 'lamp-1-red' }),
    },
  })
  await cell('Price of lamp-1-red').fill('9')
  const grid = CATALOGUE['GET /api/admin/sku/list'] as { sku_id: string }[]
  fakeReplies['GET /api/admin/sku/list'] = grid.map((row) =>
    row.sku_id === 'lamp-1-red' ? { ...row, price: { price_cents: 1100, revision: 'revision-1100' } } : row,
  ) as never // the same rows
  await save().click()
  await expect.element(cell('Price of lamp-1-red')).toHaveAccessibleDescription('Somebody changed it')
  await expect.element(cell('Price of lamp-1-red')).toHaveFocus()
  fakeReplies['POST /api/admin/sku/edit'] = []
  await expect.poll(() => requests('GET /api/admin/sku/list').length).toBeGreaterThan(1)
  await cell('Price of lamp-1-red').fill('9.50')
  await save().click()
  await expect.poll(() => requests('POST /api/admin/sku/edit').length).toBe(2)
  expect(requests('POST /api/admin/sku/edit')[1]?.body.edits).toEqual([
    { sku_id: 'lamp-1-red', price: { revision: 'revision-1100', price_cents: 950 } },
  ])
})

test('the grid is filtered by shop, category and low stock, which are part of the URL', async () => {
  const { requests } = await renderDesk('/stock', { replies: CATALOGUE })
  await page.getByRole('button', { name: 'Low stock' }).click()
  await page.getByRole('button', { name: 'Toys' }).click()
  await page.getByRole('combobox', { name: 'Shop' }).click()
  await page.getByRole('option', { name: 'Harbour' }).click()
  await expect.poll(addressNow).toBe('/stock?show=low_stock&shop=harbour&category=toys')
  await expect
    .poll(() => requests('GET /api/admin/product/list').at(-1)?.query)
    .toMatchObject({ low_stock: true, category: 'toys', shop_id: 'harbour' })
})

test('SKUs are not requested while products are loading; SKUs that failed to load are requested again', async () => {
  const { requests, fakeReplies } = await renderDesk('/stock', {
    replies: { ...CATALOGUE, 'GET /api/admin/sku/list': () => refuse('too_many_tries', 'Wait a moment') },
  })
  await expect.element(page.getByText('Wait a moment')).toBeVisible()
  expect(requests('GET /api/admin/sku/list')[0]?.query).toEqual({ product_ids: 'lamp-1,lamp-2' })
  fakeReplies['GET /api/admin/sku/list'] = CATALOGUE['GET /api/admin/sku/list'] as never // the same rows
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(cell('Price of lamp-1-red')).toBeVisible()
})

test('a price that changes by more than half is confirmed before the grid is saved; a different price needs a new confirmation', async () => {
  const { requests } = await renderDesk('/stock', { replies: SAVED })
  await cell('Price of lamp-1-red').fill('0.01')
  await save().click()
  await expect.element(page.getByText('Confirm the changed prices')).toBeVisible()
  const isMeant = page.getByRole('checkbox', { name: 'These prices are correct' })
  await isMeant.click()
  await cell('Price of lamp-1-blue').fill('0.02')
  await expect.element(isMeant).not.toBeChecked()
  await isMeant.click()
  await save().click()
  await expect.poll(() => requests('POST /api/admin/sku/edit')[0]?.body.edits.length).toBe(2)
})

test('the reason of one proposal is not sent with the next save', async () => {
  const { requests, fakeReplies } = await renderDesk('/stock', {
    replies: { ...CATALOGUE, 'POST /api/admin/sku/edit': () => refuse('reason_needed', 'Enter a reason') },
  })
  await cell('Price of lamp-1-red').fill('12')
  await save().click()
  const dialog = page.getByRole('dialog', { name: 'Needs two approvals' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spring sale')
  fakeReplies['POST /api/admin/sku/edit'] = []
  await dialog.getByRole('button', { name: 'Request approval' }).click()
  await expect.poll(() => requests('POST /api/admin/sku/edit').length).toBe(2)
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await cell('Price of lamp-1-blue').fill('12.50')
  await save().click()
  await expect.poll(() => requests('POST /api/admin/sku/edit').length).toBe(3)
  expect(requests('POST /api/admin/sku/edit').map(({ body }) => body.reason)).toEqual([
    undefined,
    'Spring sale',
    undefined,
  ])
})
