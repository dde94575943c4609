import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aBuyer, anAddress, buy, pay } from '../../../../testing/order-world.ts'
import { requestRefund } from '../../../../testing/refund-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = (await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8'))
  // British prices contain the tax.
  .replace(/^(gb-sale,.*)tax_freight tax_duty registration/m, '$1prices tax_freight tax_duty registration')
  .replace('GB000000000', 'GB980780684')
await owner.call('POST /api/admin/tax/import', { body: { csv } })

const KEYBOARD = { hs_code: '847160', origin_country: 'CN' }

/** Two pieces at $40 each, sent without freight, of a shop with its own tax number. */
async function aTaxedOrder(country: string, facts: object = KEYBOARD, tax_number: string | null = null) {
  const buyer = await aBuyer(shop)
  const address_id = await anAddress(shop, buyer, country)
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 4_000 })
  const product = shop.db.updateTable('product').set(facts).where('product_id', '=', product_id)
  const { shop_id } = await product.returning('shop_id').executeTakeFirstOrThrow()
  await shop.db.updateTable('shop').set({ tax_number }).where('shop_id', '=', shop_id).execute()
  const body = { sku_id, quantity: 2, address_id }
  const { total_cents } = (await buyer.call('POST /api/checkout/quote', { body })).data
  const { data } = await buy({ ...buyer, address_id }, { sku_id, quantity: 2, total_cents })
  const [order_id = ''] = data.order_ids
  await pay(buyer, [order_id])
  const receipts = async () => (await buyer.call('GET /api/order/receipts', { query: { order_id } })).data
  return { buyer, order_id, receipts }
}

test('a receipt has the tax by rate, the charges, and the tax in the currency of the destination', async () => {
  const { receipts } = await aTaxedOrder('DE')
  expect((await receipts()).receipt.invoice).toEqual({
    country: 'DE',
    // The number of the one-stop shop is for customs only.
    is_tax_invoice: false,
    seller_numbers: [],
    exemption: null,
    // EUR 3 at 1.16 and 19 % of $83.48; $15.86 are EUR 13.67.
    rates: [
      { name: 'vat', rate_1000: 19_000, net_cents: 8_348, tax_cents: 1_586, included_cents: 0, local_tax: 1_367 },
    ],
    charges: [{ name: 'duty', amount_cents: 348 }],
    exchange: { currency: 'EUR', micros: 1_160_000, day: '2026-10-15' },
    reduced_lines: [],
  })
})

test('a tax that the price contains is a part of it', async () => {
  const { receipts } = await aTaxedOrder('GB')
  expect((await receipts()).receipt).toMatchObject({
    total_cents: 8_000,
    tax_cents: 0,
    invoice: {
      is_tax_invoice: true,
      seller_numbers: ['GB980780684'],
      rates: [{ rate_1000: 20_000, net_cents: 6_667, tax_cents: 1_333, included_cents: 1_333, local_tax: 1_002 }],
    },
  })
})

test('goods at zero rate have their net on the invoice', async () => {
  const { receipts } = await aTaxedOrder('AU', { hs_code: '090230', origin_country: 'CN', tax_class: 'food' })
  expect((await receipts()).receipt.invoice).toMatchObject({
    is_tax_invoice: true,
    seller_numbers: ['83 914 571 673'],
    rates: [{ name: 'gst', rate_1000: 0, net_cents: 8_000, tax_cents: 0, local_tax: 0 }],
    charges: [],
  })
})

test("a document is a tax invoice with the shop's own number of the destination", async () => {
  const invoiceWith = async (country: string, tax_number: string | null) =>
    (await (await aTaxedOrder(country, KEYBOARD, tax_number)).receipts()).receipt.invoice?.is_tax_invoice
  expect(await invoiceWith('DE', 'DE136695976')).toBe(true)
  expect(await invoiceWith('DE', 'FR40303265045')).toBe(true)
  expect(await invoiceWith('DE', 'GST 4711')).toBe(false)
})

test('the credit note of a refund has the returned tax by rate', async () => {
  const { buyer, order_id, receipts } = await aTaxedOrder('DE')
  await owner.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'Yamato', tracking_number: order_id } })
  const { data: order } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const items = [{ order_item_id: order.items[0]?.order_item_id ?? '', quantity: 1 }]
  const refund = await requestRefund(shop, buyer, order_id, {
    ...{ items, type: 'refund_only', reason: 'unwanted', product_status: 'received', amount_cents: 4_000 },
  })
  await owner.call('POST /api/admin/refund/agree', { body: { refund_id: refund.data.refund_id } })
  const { credit_notes } = await receipts()
  expect(credit_notes).toMatchObject([
    {
      tax_cents: 760,
      total_cents: 4_760,
      invoice: {
        rates: [{ rate_1000: 19_000, net_cents: 4_000, tax_cents: 760, included_cents: 0, local_tax: 655 }],
        charges: [],
      },
    },
  ])
})

test('an order without collected taxes has a receipt without an invoice', async () => {
  const { receipts } = await aTaxedOrder('CH')
  expect((await receipts()).receipt).toMatchObject({ tax_cents: 0, invoice: null })
})

test('an invoice keeps the number and the rates of its order', async () => {
  const { receipts } = await aTaxedOrder('GB')
  const before = await receipts()
  const changed = csv.replace('GB980780684', 'GB000000000').replace(/^(gb-rate,.*),1\.33,/m, '$1,1.5,')
  await owner.call('POST /api/admin/tax/import', { body: { csv: changed } })
  expect(await receipts()).toEqual(before)
})

test('a Japanese invoice marks food, names the number of the seller, and rounds the tax to yen once', async () => {
  const japanese = [
    'jp-sale,scheme,,JP,,,,,,,,checkout,,,,,prices tax_freight registration,,,,,,,2026-01-01,,T7000012050002,Test,assumed',
    'jp-tax,tax,consumption_tax,JP,,,,,,,,,10,,,,,,,,,,,2026-01-01,,,Test,assumed',
    'jp-tax-food,tax,consumption_tax,JP,,food,,,,,,,8,,,,,,,,,,,2026-01-01,,,Test,assumed',
  ]
  // The newest rules of the destination apply, without the relief of the examples.
  const header = csv.split('\n')[0] ?? ''
  const rules = await owner.call('GET /api/admin/tax/list', { query: { country: 'JP', kind: 'scheme' } })
  for (const { rule_id, revision } of rules.data.items)
    await owner.call('POST /api/admin/tax/remove', { body: { rule_id, revision } })
  const reply = await owner.call('POST /api/admin/tax/import', { body: { csv: [header, ...japanese].join('\n') } })
  expect(reply.code).toBe(1)
  const { receipts } = await aTaxedOrder('JP', { hs_code: '090230', origin_country: 'CN', tax_class: 'food' })
  expect((await receipts()).receipt.invoice).toMatchObject({
    is_tax_invoice: true,
    seller_numbers: ['T7000012050002'],
    // 8 of 108 parts of $80; $5.93 are ¥912 at 0.0065.
    rates: [{ rate_1000: 8_000, net_cents: 7_407, tax_cents: 593, included_cents: 593, local_tax: 912 }],
    exchange: { currency: 'JPY', micros: 6_500 },
    reduced_lines: [0],
  })
})
