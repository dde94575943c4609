import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aForeignDesk, anXlsx } from '../../../../testing/import/foreign-import-world.ts'
import { workThrough } from '../../../../testing/import-world.ts'

const { shop, desk, mapped, done, read, sent, readImport, picture, faultsOf } = await aForeignDesk()
await shop.db.insertInto('currency_rate').values({ currency: 'CNY', micros_per_dollar: 7_000_000 }).execute()

const bytesOf = (name: string) => readFile(new URL(`../../../../testing/files/products/${name}`, import.meta.url))
/** The text of a file, as the desk sends it. */
const textOf = async (name: string, encoding = 'utf-8') => new TextDecoder(encoding).decode(await bytesOf(name))
const answer = (import_id: string) =>
  desk.call('POST /api/admin/import/answer', { body: { import_id, decimal_sign: 'point' } })

/** The file with the shop's own columns, for a product of this shop. It has a struck-out price. */
const filled = (text: string, id: string) =>
  text.replaceAll('@ID', id).replace('@SHOP', 'harbour').replace('@CAT', 'toys').replace('@IMG', picture)
/** The file without its struck-out price and its barcode. */
const withoutFaults = (text: string) => text.replace(/"?59[.,]90"?/, '').replace('8851234000011', '')
async function imported(file: string | Uint8Array) {
  const { import_id } = await sent(file)
  await workThrough(shop)
  expect(await faultsOf(import_id)).toEqual([])
  await done(import_id)
  return readImport(import_id)
}

test('Shopify: eight variants, a picture without a variant, a gift card and a draft without stock', async () => {
  const { import_id, ...summary } = await mapped(await textOf('shopify.csv'))
  expect(summary).toMatchObject({ system: 'shopify', products: 2, lines: 9, faulty: 0 })
  expect(await done(import_id)).toMatchObject({ state: 'done', applied: 2 })
  const shirt = await read('river-shirt')
  expect(shirt).toMatchObject({ title: { en: 'River Shirt “Quay”' }, vendor: 'Quay Weavers', on_sale: true })
  expect(shirt.description.en).toBe('Washed **linen**, mother-of-pearl buttons.\n\n- 100 % linen\n- Machine wash 30°')
  expect(shirt.skus.map(({ article_number, stock }) => `${article_number} ${stock}`)).toEqual([
    ...['RS-WH-S 12', 'RS-WH-M 11', 'RS-WH-L 10', 'RS-WH-XL 9'],
    ...['RS-NA-S 8', 'RS-NA-M 7', 'RS-NA-L 6', 'RS-NA-XL 5'],
  ])
  expect(shirt.skus[0]).toMatchObject({ price_cents: 3900, cost_cents: 1420, weight_grams: 250 })
  expect(await read('pine-candle')).toMatchObject({ on_sale: false, skus: [{ stock: 0, price_cents: 1850 }] })
})

test('WooCommerce: a product with two variations, whose sale has dates', async () => {
  const { import_id, ...summary } = await mapped(await textOf('woocommerce.csv'))
  expect(summary).toMatchObject({ system: 'woocommerce', products: 1, faulty: 0 })
  expect(await done(import_id)).toMatchObject({ applied: 1 })
  const cup = await read('clay-cup')
  expect(cup.skus.map(({ article_number, price_cents, stock }) => [article_number, price_cents, stock])).toEqual([
    ['CLAY-CUP-SAGE', 1800, 30],
    ['CLAY-CUP-CLAY', 1800, 31],
  ])
})

test('1688 in GBK: six variants from yuan, and one question about 1,200', async () => {
  const { import_id } = await mapped(await textOf('alibaba-gbk.csv', 'gb18030'))
  expect(await readImport(import_id)).toMatchObject({ state: 'asking', system: 'alibaba', asked_number: '1,200' })
  await answer(import_id)
  await workThrough(shop)
  expect(await done(import_id)).toMatchObject({ applied: 1, faulty: 0 })
  const shirt = await read('cm-3308')
  expect(shirt).toMatchObject({ vendor: '江畔服饰厂', title: { 'zh-CN': '春季棉麻衬衫宽松长袖' } })
  expect(shirt.skus).toHaveLength(6)
  expect(shirt.skus[0]).toMatchObject({ price_cents: 654, stock: 1200, weight_grams: 260 })
})

test.each([
  ['semicolons.csv', 'utf-8'],
  ['commas.csv', 'utf-8'],
  ['tabs-utf16.txt', 'utf-16le'],
  ['extra-column.csv', 'utf-8'],
])('%s: a sheet of Excel with the shop’s own columns keeps prices, accents and stock', async (name, encoding) => {
  const id = `lamp-${name.replace(/\W.*/, '')}`
  const text = filled(await textOf(name, encoding), id)
  const { import_id } = await sent(text)
  await workThrough(shop)
  // A new product was never sold at its struck-out price, and the last digit of the barcode is wrong.
  const faults = (await faultsOf(import_id)).map(({ line, column, fault }) => `${line} ${column} ${fault}`)
  expect(faults).toEqual([name === 'extra-column.csv' ? '2 gtin not_a_gtin' : '2 was_price was_not_sold'])
  const summary = await imported(withoutFaults(text))
  expect(summary).toMatchObject({ state: 'done', system: 'own', applied: 1 })
  expect(await read(id)).toMatchObject({
    title: { en: 'Reading lamp “Été”' },
    was_cents: null,
    skus: [{ sku_id: `${id}-a`, price_cents: 3990, stock: 12 }],
  })
})

test('a file with prices changes only the price of a product', async () => {
  await imported(withoutFaults(filled(await textOf('semicolons.csv'), 'lamp-priced')).replace('39,90', '49,90'))
  const before = await read('lamp-priced')
  await imported(filled(await textOf('price-only.csv'), 'lamp-priced'))
  const { revision: _, skus, ...after } = await read('lamp-priced')
  expect(before).toMatchObject(after)
  expect(skus).toMatchObject([{ price_cents: 3990, stock: 12 }])
})

test('an XLSX with the shop’s own columns becomes the same product as its CSV', async () => {
  const text = withoutFaults(filled(await textOf('tabs-utf16.txt', 'utf-16le'), 'lamp-xlsx'))
  const rows = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => (/^\d+,\d+$/.test(cell) ? Number(cell.replace(',', '.')) : cell)))
  expect(await imported(anXlsx(rows))).toMatchObject({ state: 'done', applied: 1 })
  expect(await read('lamp-xlsx')).toMatchObject({ skus: [{ price_cents: 3990, stock: 12 }] })
})
