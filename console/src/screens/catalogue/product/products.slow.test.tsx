import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aProduct, CATALOGUE } from '../../../../testing/fake-catalogue.ts'
import { A_READY_SHOP, addressNow, button, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('products are filtered by tabs and category, which are part of the URL, and put on sale together', async () => {
  const { requests } = await renderDesk('/products', {
    replies: { ...CATALOGUE, 'POST /api/admin/product/on_sale': { changed: 1 } },
  })
  await expect.element(page.getByRole('link', { name: 'Lamp 2' })).toBeVisible()
  await button('Missing texts').click()
  await button('Toys').click()
  await expect.poll(addressNow).toBe('/products?show=lacks_text&category=toys')
  await expect
    .poll(() => requests('GET /api/admin/product/list').at(-1)?.query)
    .toMatchObject({ lacks_text: true, category: 'toys' })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await button('Put on sale').click()
  await expect.poll(() => requests('POST /api/admin/product/on_sale').length).toBe(1)
  expect(requests('POST /api/admin/product/on_sale')[0]?.body).toEqual({
    product_ids: ['lamp-1', 'lamp-2'],
    on_sale: true,
  })
})

test('an empty product list has no select-all checkbox', async () => {
  const none = { items: [], next_cursor: null, page: 1, page_size: 20 }
  await renderDesk('/products', { replies: { ...CATALOGUE, 'GET /api/admin/product/list': none } })
  await expect.element(page.getByText('No products here')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).not.toBeInTheDocument()
})

test('a saved product says that HTML in its texts was converted', async () => {
  await renderDesk('/product/desk-lamp', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/product/save': { ...aProduct(), outcome: 'saved' as const, had_html: true },
    },
  })
  await page.getByRole('group', { name: 'Description' }).getByRole('textbox', { name: 'English' }).fill('<p>Warm</p>')
  await button('Save').click()
  await expect.element(page.getByText('We converted the HTML in the texts. Check how shoppers see them.')).toBeVisible()
})

test('a product is edited: texts, order of pictures, price and stock change; the version is sent back', async () => {
  const { requests } = await renderDesk('/product/desk-lamp', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/product/save': { ...aProduct('Floor lamp'), outcome: 'saved' as const, had_html: false },
    },
  })
  const title = page.getByRole('group', { name: 'Title' })
  await title.getByRole('textbox', { name: 'English' }).fill('Floor lamp')
  await title.getByRole('textbox', { name: 'ไทย' }).fill('โคมไฟตั้งพื้น')
  await button('Move picture 2 forward').click()
  await field('Price of SKU 1').fill('9.90')
  await field('Stock adjustment for SKU 1').fill('-2')
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/product/save').length).toBe(1)
  expect(requests('POST /api/admin/product/save')[0]?.body).toMatchObject({
    product_id: 'desk-lamp',
    revision: 'revision-1',
    title: { en: 'Floor lamp', ja: 'デスクランプ', th: 'โคมไฟตั้งพื้น' },
    specs: aProduct().specs,
    images: aProduct().images.toReversed(),
    skus: [
      {
        sku_id: 'desk-lamp-1',
        price_cents: 990,
        stock_change: -2,
        axis_values: [{ axis: 'colour', value_key: 'red' }],
      },
    ],
  })
})

test('missing input of a new product shows errors at the fields, and nothing is sent', async () => {
  const { requests } = await renderDesk('/new-product', { replies: CATALOGUE })
  await button('Save').click()
  await expect.element(page.getByText('Choose a shop')).toBeVisible()
  await expect.element(page.getByText('Enter the English text')).toBeVisible()
  await expect.element(page.getByText('Add a picture', { exact: true })).toBeVisible()
  expect(requests('POST /api/admin/product/save')).toEqual([])
})

test('an outdated save keeps the input and its version, and offers the version of the other operator', async () => {
  let isLate = false
  const { requests } = await renderDesk('/product/desk-lamp', {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/product/detail': () =>
        isLate
          ? { ...aProduct('Their lamp'), revision: 'revision-2', proposal: null }
          : { ...aProduct(), proposal: null },
      'POST /api/admin/product/save': () => {
        isLate = true
        return refuse('changed_meanwhile', 'Somebody changed it meanwhile')
      },
    },
  })
  const title = page.getByRole('group', { name: 'Title' }).getByRole('textbox', { name: 'English' })
  await field('Price of SKU 1').fill('8')
  await button('Save').click()
  await expect.element(page.getByText(/Someone else has just changed this/)).toBeVisible()
  await expect.element(page.getByRole('alert').getByText('Somebody changed it meanwhile')).toBeVisible()
  await expect.element(field('Price of SKU 1')).toHaveValue('8')
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/product/save').length).toBe(2)
  expect(requests('POST /api/admin/product/save')[1]?.body.revision).toBe('revision-1')
  await button('Show current version').click()
  await expect.element(title).toHaveValue('Their lamp')
  await expect.element(button('Show current version')).not.toBeInTheDocument()
})

test('if the server refuses a SKU, the error is shown at the list of SKUs, and the first SKU gets the focus', async () => {
  const refusal = () => refuse('catalogue_fault', 'Two SKUs have the same options', { field: 'skus.99.axis_values' })
  await renderDesk('/product/desk-lamp', { replies: { ...CATALOGUE, 'POST /api/admin/product/save': refusal } })
  await field('Price of SKU 1').fill('8')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText('Two SKUs have the same options')).toBeVisible()
  await expect.element(field('Price of SKU 1')).toHaveFocus()
})

test('a price of two meanings is named, and a negative price is not offered for confirmation', async () => {
  const { requests } = await renderDesk('/product/desk-lamp', { replies: CATALOGUE })
  await field('Price of SKU 1').fill('1,250')
  await button('Save').click()
  const fault = page.getByText('Price of SKU 1: Enter 1250.00 or 1.25, because 1,250 can mean both')
  await expect.element(fault).toBeVisible()
  await field('Price of SKU 1').fill('-5')
  await button('Save').click()
  await expect.element(page.getByText(/^Each SKU needs an ID/)).toBeVisible()
  await expect.element(page.getByText('These prices are correct')).not.toBeInTheDocument()
  expect(requests('POST /api/admin/product/save')).toEqual([])
})

test('an empty shop lists its missing setup steps with links', async () => {
  const setup = { ...A_READY_SHOP, shop: false, freight: false, product: false, ready: false }
  await renderDesk('/products', { replies: { ...CATALOGUE, 'GET /api/admin/setup': setup } })
  await expect.element(page.getByText('Add a category · Done')).toBeVisible()
  await page.getByRole('link', { name: 'Add a shop with shipping costs' }).click()
  await expect.poll(addressNow).toBe('/shops')
})

test('SKUs are generated from option values, each with an id, and existing SKUs keep their options', async () => {
  const { requests } = await renderDesk('/product/desk-lamp', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/product/save': { ...aProduct(), outcome: 'saved' as const, had_html: false },
    },
  })
  const choose = async (list: string, option: string) => {
    await page.getByRole('combobox', { name: list, exact: true }).click()
    await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Values of option 1', 'Blue')
  await button('Add an option').click()
  await choose('Option 2', 'Size')
  await choose('Values of option 2', 'M')
  // The existing SKU gets a size by hand, because its size is not known.
  await page.getByRole('combobox', { name: 'Size of SKU 1' }).selectOptions('M')
  await button('Create the missing SKU').click()
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/product/save').length).toBe(1)
  const skus = requests('POST /api/admin/product/save')[0]?.body.skus ?? []
  expect(skus.map(({ sku_id, axis_values }) => [sku_id, ...axis_values.map(({ value_key }) => value_key)])).toEqual([
    ['desk-lamp-1', 'red', 'm'],
    ['desk-lamp-blue-m', 'blue', 'm'],
  ])
  expect(new Set(skus.map(({ price_cents }) => price_cents))).toEqual(new Set([1250]))
})

test('specifications are written in five languages; empty lines are omitted', async () => {
  const { requests } = await renderDesk('/product/desk-lamp', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/product/save': { ...aProduct(), outcome: 'saved' as const, had_html: false },
    },
  })
  await field('Value 1 of specification 1, 日本語').fill('オーク')
  await button('Add a value to specification 1').click()
  await button('Add a specification').click()
  await field('Specification 2, English').fill('Weight')
  await button('Save').click()
  await expect.element(page.getByText('Each specification needs an English name and an English value')).toBeVisible()
  await field('Value 1 of specification 2, English').fill('2 kg')
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/product/save').length).toBe(1)
  expect(requests('POST /api/admin/product/save')[0]?.body.specs).toEqual([
    { name: { en: 'Material' }, values: [{ en: 'Oak', ja: 'オーク' }] },
    { name: { en: 'Weight' }, values: [{ en: '2 kg' }] },
  ])
})

test('products are sorted and filtered by shop; the export has the filtered or the selected products', async () => {
  const files: Blob[] = []
  const create = URL.createObjectURL
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return create(file)
  }
  const { requests } = await renderDesk('/products?show=sold_out&keyword=lamp', {
    replies: {
      ...CATALOGUE,
      'GET /api/admin/product/export': { text: 'product_id\r\na\r\n', after: null },
    },
  })
  await page.getByRole('combobox', { name: 'Sort' }).click()
  await page.getByRole('option', { name: 'Lowest price first' }).click()
  const last = () => requests('GET /api/admin/product/list').at(-1)?.query
  await expect.poll(last).toMatchObject({ sort: 'cheapest', sold_out: true, keyword: 'lamp' })
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.getByRole('menuitem', { name: 'Stock and prices only' }).click()
  await expect
    .poll(() => requests('GET /api/admin/product/export').at(-1)?.query)
    .toEqual({ sold_out: true, keyword: 'lamp' })
  await page.getByRole('checkbox', { name: 'Select Lamp 1', exact: true }).first().click()
  await page.getByRole('button', { name: 'Export CSV' }).last().click()
  await page.getByRole('menuitem', { name: 'Products with all texts' }).click()
  await expect
    .poll(() => requests('GET /api/admin/product/export').at(-1)?.query)
    .toEqual({ whole: true, product_ids: 'lamp-1' })
  await expect.poll(() => files.length).toBe(2)
  URL.createObjectURL = create
})

test('a search without results shows the keyword', async () => {
  await renderDesk('/products?keyword=quince', {
    replies: { ...CATALOGUE, 'GET /api/admin/product/list': { items: [], next_cursor: null, page: 1, page_size: 20 } },
  })
  await expect.element(page.getByText('Nothing found for “quince”')).toBeVisible()
})

test('a price that changes by more than half is confirmed before the product is saved', async () => {
  const { requests } = await renderDesk('/product/desk-lamp', {
    replies: {
      ...CATALOGUE,
      'POST /api/admin/product/save': { ...aProduct(), outcome: 'saved' as const, had_html: false },
    },
  })
  await field('Price of SKU 1').fill('0.01')
  await expect.element(page.getByText('1 price changes by more than half')).toBeVisible()
  await button('Save').click()
  await expect.element(page.getByText('Confirm the changed prices')).toBeVisible()
  expect(requests('POST /api/admin/product/save')).toEqual([])
  await page.getByRole('checkbox', { name: 'These prices are correct' }).click()
  await button('Save').click()
  await expect.poll(() => requests('POST /api/admin/product/save').length).toBe(1)
})
