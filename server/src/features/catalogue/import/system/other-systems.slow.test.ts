// long: one test for each system and each format of a file
import { expect, test } from 'vitest'
import { aForeignDesk, anXlsx } from '../../../../../testing/import/foreign-import-world.ts'
import { fileOf, sendCsv, workThrough } from '../../../../../testing/import-world.ts'

const { shop, desk, mapped, done, read, sent, mappingOf, faultsOf, picture } = await aForeignDesk()
await shop.db.insertInto('currency_rate').values({ currency: 'CNY', micros_per_dollar: 7_000_000 }).execute()

const notesOf = ({ notes }: { notes: { note: string; count: number }[] }) =>
  Object.fromEntries(notes.map(({ note, count }) => [note, count]))

const shirt = {
  Handle: 'river-shirt',
  'Option1 Name': '',
  'Variant Grams': '250',
  'Variant Inventory Tracker': 'shopify',
}
const SHOPIFY = fileOf([
  {
    ...shirt,
    Title: 'River Shirt “Quay”',
    'Body (HTML)': '<p>Washed <strong>linen</strong>.</p><ul><li>Machine wash</li></ul>',
    Vendor: 'Weavers',
    Tags: 'linen, summer',
    Published: 'true',
    'Option1 Name': 'Color',
    'Option1 Value': 'White',
    'Option2 Name': 'Size',
    'Option2 Value': 'S',
    'Variant SKU': 'RS-WH-S',
    'Variant Inventory Qty': '12',
    'Variant Price': '39.00',
    'Variant Compare At Price': '55.00',
    'Variant Barcode': "'4006381333931",
    'Cost per item': '14.20',
    'Gift Card': 'false',
    'Image Src': 'https://shop.invalid/shirt-1.jpg',
    Status: 'active',
  },
  {
    ...shirt,
    'Option1 Value': 'Navy Blue',
    'Option2 Value': 'S',
    'Variant SKU': 'RS-NA-S',
    'Variant Inventory Qty': '8',
    'Variant Price': '39.00',
    'Variant Barcode': "'4006381333932",
    'Image Src': 'https://shop.invalid/shirt-2.jpg',
  },
  { ...shirt, 'Image Src': 'https://shop.invalid/shirt-3.jpg' },
  { Handle: 'voucher', Title: 'Voucher', 'Variant Price': '25.00', 'Gift Card': 'true' },
  {
    Handle: 'salt-candle',
    Title: 'Salt Candle',
    'Body (HTML)': '<p>Soy</p>',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant SKU': 'CANDLE-9',
    'Variant Inventory Qty': '-2',
    'Variant Price': '18.5',
    Published: 'true',
    Status: 'draft',
  },
])

test('an export of Shopify becomes products with options, numbers and notes', async () => {
  const summary = await mapped(SHOPIFY)
  expect(summary).toMatchObject({ state: 'checked', system: 'shopify', lines: 3, products: 2, faulty: 0 })
  expect(notesOf(summary)).toMatchObject({
    gift_card: 1,
    off_sale: 1,
    compare_price: 1,
    negative_stock: 1,
    wrong_gtin: 1,
    new_option: 3,
  })
  expect(await done(summary.import_id)).toMatchObject({ state: 'done', applied: 2 })
  expect(await read('river-shirt')).toMatchObject({
    title: { en: 'River Shirt “Quay”' },
    description: { en: 'Washed **linen**.\n\n- Machine wash' },
    vendor: 'Weavers',
    tags: ['linen', 'summer'],
    was_cents: 5500,
    is_recommended_price: true,
    on_sale: true,
    skus: [
      {
        sku_id: 'rs-wh-s',
        article_number: 'RS-WH-S',
        gtin: '4006381333931',
        weight_grams: 250,
        cost_cents: 1420,
        price_cents: 3900,
        stock: 12,
        axis_values: [
          { axis: 'colour', value_key: 'white' },
          { axis: 'size', value_key: 's' },
        ],
      },
      { sku_id: 'rs-na-s', gtin: null, axis_values: [{ axis: 'colour', value_key: 'navy-blue' }, { axis: 'size' }] },
    ],
  })
  expect(await read('salt-candle')).toMatchObject({
    on_sale: false,
    skus: [{ stock: 0, axis_values: [], price_cents: 1850 }],
  })
  const options = (await desk.call('GET /api/admin/option/list', {})).data
  expect(options.find(({ axis }) => axis === 'size')).toMatchObject({ must_choose: true, name: { en: 'Size' } })
  expect(options.flatMap(({ values }) => values.map(({ value }) => value.en))).toContain('Navy Blue')
})

test('importing a file of another system again changes prices, not the stock', async () => {
  const file = (price: string) =>
    fileOf([
      {
        Handle: 'again',
        Title: 'Again',
        'Body (HTML)': 'x',
        'Variant SKU': 'AGAIN',
        'Variant Price': price,
        'Variant Inventory Qty': '5',
      },
    ])
  await done((await mapped(file('10'))).import_id)
  await done((await mapped(file('12'))).import_id)
  expect(await read('again')).toMatchObject({ skus: [{ sku_id: 'again', price_cents: 1200, stock: 5 }] })
})

test('an export of WooCommerce becomes one product with its variations', async () => {
  const sale = { 'Date sale price starts': '2026-12-04', 'Date sale price ends': '2026-12-06' }
  const summary = await mapped(
    fileOf([
      {
        ID: '7',
        Type: 'variable',
        SKU: 'BOWL',
        Name: 'Rice bowl',
        Published: '1',
        Description: '<p>Stone\\nware</p>',
        'Weight (kg)': '0.35',
        Images: 'https://old.invalid/bowl-1.jpg, https://old.invalid/bowl-2.jpg',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Sage, Clay',
        'Regular price': '',
      },
      {
        ID: '8',
        Type: 'variation',
        SKU: 'BOWL-SAGE',
        Name: 'Rice bowl - Sage',
        Published: '1',
        Parent: 'BOWL',
        Stock: '30',
        'Sale price': '14',
        'Regular price': '18',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Sage',
        ...sale,
      },
      {
        ID: '9',
        Type: 'variation',
        SKU: 'BOWL-CLAY',
        Name: 'Rice bowl - Clay',
        Published: '1',
        Parent: 'BOWL',
        Stock: '31',
        'Sale price': '14',
        'Regular price': '18',
        'Attribute 1 name': 'Colour',
        'Attribute 1 value(s)': 'Clay',
      },
    ]),
  )
  expect(summary).toMatchObject({ system: 'woocommerce', products: 1, faulty: 0 })
  expect(notesOf(summary)).toMatchObject({ sale_dates: 1 })
  await done(summary.import_id)
  expect(await read('bowl')).toMatchObject({
    title: { en: 'Rice bowl' },
    skus: [
      {
        sku_id: 'bowl-sage',
        weight_grams: 350,
        price_cents: 1800,
        stock: 30,
        axis_values: [{ axis: 'colour', value_key: 'sage' }],
      },
      { sku_id: 'bowl-clay', price_cents: 1400, stock: 31 },
    ],
  })
})

const LINEN = {
  产品名称: '夏季亚麻衬衫',
  货号: 'YM-7',
  颜色: '白色',
  尺码: 'M',
  '单价（元）': '45.50',
  库存: '1,200',
  '重量(g)': '260',
  详情: '面料：亚麻',
  供应商: '某某服饰',
  起批量: '≥2件',
}

test('a sheet of 1688 is converted from yuan, and asks once what 1,200 means', async () => {
  const { import_id } = await mapped(fileOf([LINEN, { ...LINEN, 尺码: 'L' }, { ...LINEN, 颜色: '藏青', 尺码: 'L' }]))
  const asking = (await desk.call('GET /api/admin/import/detail', { query: { import_id } })).data
  expect(asking).toMatchObject({ state: 'asking', system: 'alibaba', asked_number: '1,200' })
  expect(await mappingOf(import_id)).toMatchObject({ currency: 'CNY', is_remembered: true })
  expect(asking.notes).toContainEqual({ note: 'column_ignored', count: 1, line: 1, detail: '起批量' })
  await desk.call('POST /api/admin/import/answer', { body: { import_id, decimal_sign: 'point' } })
  await workThrough(shop)
  expect(await done(import_id)).toMatchObject({ applied: 1, faulty: 0 })
  const product = await read('ym-7')
  expect(product).toMatchObject({ title: { en: '夏季亚麻衬衫', 'zh-CN': '夏季亚麻衬衫' }, vendor: '某某服饰' })
  expect(product.skus.map(({ article_number }) => article_number)).toEqual([
    'YM-7-白色-M',
    'YM-7-白色-L',
    'YM-7-藏青-L',
  ])
  expect(product.skus[0]).toMatchObject({
    price_cents: 650,
    stock: 1200,
    weight_grams: 260,
    axis_values: [{ axis: 'colour' }, { axis: 'size' }],
  })
  const { data } = await desk.call('GET /api/admin/product/list', { query: { lacks_text: 'true' } })
  expect(data.items.find(({ product_id }) => product_id === 'ym-7')?.missing).toContain('en')
})

test('a listing of Etsy becomes a SKU for each combination of its variations', async () => {
  const summary = await mapped(
    fileOf([
      {
        TITLE: 'Brass ring',
        DESCRIPTION: 'Made by hand',
        PRICE: '1.234,50',
        CURRENCY_CODE: 'USD',
        QUANTITY: '4',
        TAGS: 'ring,brass',
        IMAGE1: 'https://etsy.invalid/1.jpg',
        'VARIATION 1 TYPE': 'Ring size',
        'VARIATION 1 VALUES': '6,7',
        'VARIATION 2 TYPE': 'Finish',
        'VARIATION 2 VALUES': 'Matt,Polished',
        SKU: 'R6M,R6P,R7M,R7P',
      },
    ]),
  )
  expect(summary).toMatchObject({ system: 'etsy', products: 1, lines: 4, faulty: 0 })
  await done(summary.import_id)
  const { skus } = await read('brass-ring')
  expect(skus.map(({ sku_id, price_cents }) => [sku_id, price_cents])).toEqual(
    ['r6m', 'r6p', 'r7m', 'r7p'].map((id) => [id, 123450]),
  )
})

test('a feed of Google Merchant is read, and its entities of a document type are refused', async () => {
  const feed = (items: string, type = '') =>
    `<?xml version="1.0"?>${type}<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items}</channel></rss>`
  const item = (id: string, colour: string) =>
    `<item><g:id>${id}</g:id><title>Canvas &amp; oak stool</title><description>Folds.</description><g:item_group_id>stool</g:item_group_id><g:color>${colour}</g:color><g:price>24.90 USD</g:price><g:image_link>https://g.invalid/1.jpg</g:image_link><g:additional_image_link>https://g.invalid/2.jpg</g:additional_image_link><g:availability>in_stock</g:availability><g:gtin>96385074</g:gtin><g:shipping_weight>2.5 kg</g:shipping_weight></item>`
  const summary = await mapped(feed(item('ST-1', 'Oak')))
  expect(summary).toMatchObject({ system: 'google_merchant', products: 1, faulty: 0 })
  await done(summary.import_id)
  expect(await read('stool')).toMatchObject({
    title: { en: 'Canvas & oak stool' },
    skus: [{ sku_id: 'st-1', price_cents: 2490, weight_grams: 2500, gtin: '96385074' }],
  })
  const bomb = feed(item('B', '&lol;'), '<!DOCTYPE lolz [<!ENTITY lol "lol">]>')
  expect((await sendCsv(shop, desk, bomb)).reason).toBe('import_unreadable')
})

test('a sheet with unknown headings is mapped by hand, and the next one with them in the same way', async () => {
  const file = (id: string) => `Was es ist;Kostet;Foto\nTeekanne ${id};€ 1.234,50;kanne.jpg\n`
  const { import_id } = await sent(file('eins'))
  const first = await mappingOf(import_id)
  expect(first).toMatchObject({ system: 'other', is_remembered: false })
  expect(first.columns[0]).toEqual({ heading: 'Was es ist', target: null, samples: ['Teekanne eins'] })
  const map = (columns: ('title' | 'price' | null)[]) =>
    desk.call('POST /api/admin/import/map', {
      body: { import_id, columns, shop_id: 'harbour', category: 'toys', currency: 'EUR' },
    })
  expect((await map([null, 'price', null])).reason).toBe('import_unmapped')
  expect((await map(['title', 'price', null])).reason).toBe('import_no_rate')
  await shop.db.insertInto('currency_rate').values({ currency: 'EUR', micros_per_dollar: 900_000 }).execute()
  expect((await map(['title', 'price', null])).code).toBe(1)
  const next = await sent(file('zwei').replace('Was es ist;Kostet', '"WAS ES IST ";kostet'))
  expect(await mappingOf(next.import_id)).toMatchObject({
    is_remembered: true,
    currency: 'EUR',
    columns: [{ target: 'title' }, { target: 'price' }, { target: null }],
  })
  const summary = await mapped(file('drei'))
  expect(notesOf(summary)).toMatchObject({ no_description: 1, column_ignored: 1 })
  await done(summary.import_id)
  expect(await read('teekanne-drei')).toMatchObject({ on_sale: false, skus: [{ price_cents: 137_167 }] })
})

test.each([
  ['商品名,価格,在庫数\n湯呑み,1800,5\n', 'JPY'],
  ['상품명,판매가,재고수량\n한복,89000,12\n', 'KRW'],
  ['ชื่อสินค้า,ราคา,จำนวน\nกระเป๋า,990,5\n', 'THB'],
  ['商品名,価格 (USD),在庫数\n茶碗,18,5\n', 'USD'],
  ['Item,Price,Stock\nBowl,18,5\n', 'USD'],
])('prices without a currency have that of the script of the headings', async (file, currency) => {
  expect((await mappingOf((await sent(file)).import_id)).currency).toBe(currency)
})

test('a price in another currency than that of the file is a fault, never misread', async () => {
  const { import_id, faulty } = await mapped(
    fileOf([
      { Title: 'Pot', Price: '£12.00' },
      { Title: 'Pan', Price: '12.00' },
    ]),
    { currency: 'USD' },
  )
  expect(faulty).toBe(1)
  expect(await faultsOf(import_id)).toMatchObject([{ line: 2, column: 'price', cell: '£12.00', fault: 'not_a_price' }])
})

test.each([
  [
    'semicolons and decimal commas',
    (rows: string[][]) => Buffer.from(`\ufeff${rows.map((row) => row.join(';')).join('\r\n')}`),
  ],
  [
    'UTF-16 with tabs',
    (rows: string[][]) => Buffer.from(`\ufeff${rows.map((row) => row.join('\t')).join('\r\n')}`, 'utf16le'),
  ],
  ['bars', (rows: string[][]) => Buffer.from(rows.map((row) => row.join('|')).join('\n'))],
  ['an XLSX', (rows: string[][]) => anXlsx(rows)],
])('the shop’s own columns are read from %s', async (name, write) => {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const rows = [
    [
      'Product ID',
      'sku_id',
      'SHOP_ID',
      'category',
      'title_en',
      'description_en',
      'images',
      'options',
      'price',
      'stock',
      'on_sale',
      'Barcode',
      'Shelf',
    ],
    [
      id,
      `${id}-a`,
      'harbour',
      'toys',
      'Desk lamp “Été”',
      'Brushed brass',
      picture,
      'Colour=Navy Blue',
      '39,90',
      '12',
      'yes',
      '4006381333931',
      'A3',
    ],
  ]
  const { import_id } = await sent(write(rows))
  await workThrough(shop)
  const summary = await done(import_id)
  expect(await faultsOf(import_id)).toEqual([])
  expect(summary).toMatchObject({ system: 'own', state: 'done', applied: 1 })
  expect(notesOf(summary)).toMatchObject({ column_ignored: 1 })
  expect(await read(id)).toMatchObject({
    title: { en: 'Desk lamp “Été”' },
    skus: [{ price_cents: 3990, gtin: '4006381333931', stock: 12 }],
  })
})

test('a new product without a picture gets a placeholder and is listed', async () => {
  const { import_id } = await mapped(fileOf([{ Title: 'Bare shelf', Price: '9', Description: 'Oak' }]))
  await done(import_id)
  const { images } = await read('bare-shelf')
  expect(images).toEqual([expect.stringMatching(/^\/pictures\/no-picture\.[0-9a-f]{10}\.webp$/)])
  const response = await shop.app.inject(images[0] ?? '')
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
})
