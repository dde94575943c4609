import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { completeOrder, deleteAccountOf, tablesWith } from '../../../../testing/deletion-world.ts'
import { aBuyer, anAddress, pay } from '../../../../testing/order-world.ts'
import { actionsOn, anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'
import { audit } from '../../../ledger/audit.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')
const BRITISH =
  'gb-company,scheme,,GB,,,,,,,business,none,,135,GBP,consignment,reverse_charge,,,,,,,2026-01-01,,,Tests,assumed'
const rules = `${csv.trimEnd().replace('GB000000000', 'GB980780684')}\n${BRITISH}\n`
await owner.call('POST /api/admin/tax/import', { body: { csv: rules } })

const GERMAN = { company: 'Reed GmbH', company_tax_number: 'DE 136 695 976' }
const LONDON = { company: 'Reed Ltd', company_tax_number: 'gb980780684' }
type Company = { company?: string; company_tax_number?: string }

async function aPurchase(country: string, balance_cents?: number) {
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 9_000 })
  const facts = { hs_code: '851830', origin_country: 'CN' }
  await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
  const buyer = await aBuyer(shop, balance_cents)
  const address_id = await anAddress(shop, buyer, country)
  const goods = { sku_id, quantity: 1, address_id }
  const quote = async (company: Company = {}) =>
    (await buyer.call('POST /api/checkout/quote', { body: { ...goods, ...company } })).data
  type Quote = Awaited<ReturnType<typeof quote>>
  const create = (company: Company, { total_cents, taxes }: Quote) =>
    buyer.call('POST /api/order/create', {
      body: { ...goods, ...company, total_cents, arrival_cents: taxes?.arrival_cents ?? null },
    })
  const detail = async (order_id: string) => (await buyer.call('GET /api/order/detail', { query: { order_id } })).data
  const receipt = async (order_id: string) =>
    (await buyer.call('GET /api/order/receipts', { query: { order_id } })).data.receipt
  return { buyer, quote, create, detail, receipt }
}

async function aPaidOrder(country: string, company: Company, balance_cents?: number) {
  const purchase = await aPurchase(country, balance_cents)
  const { data } = await purchase.create(company, await purchase.quote(company))
  const [order_id = ''] = data.order_ids
  expect((await pay(purchase.buyer, [order_id])).code).toBe(1)
  return { ...purchase, order_id }
}

test('an order keeps the company and both proofs, for shopper and desk, and its receipt names it', async () => {
  const { order_id, detail, receipt } = await aPaidOrder('DE', GERMAN)
  const order = await detail(order_id)
  expect(order).toMatchObject({ total_cents: 9_000, taxes: { outcome: 'about', arrival_cents: 1_710 } })
  expect(order.company).toEqual({
    ...{ company: 'Reed GmbH', company_tax_number: 'DE136695976', tax_effect: 'arrival' },
    ...{ number_fault: null, number_country: 'DE', delivery_country: 'DE', checked_at: expect.any(String) },
    ...{ register_result: null, register_checked_on: null },
  })
  const { data } = await owner.call('GET /api/admin/order/detail', { query: { order_id } })
  expect(data.company).toEqual(order.company)
  expect(await receipt(order_id)).toMatchObject({
    buyer: { company: 'Reed GmbH', company_tax_number: 'DE136695976' },
    invoice: null,
  })
})

test('the invoice of a company that pays no tax has the reason, and keeps the number', async () => {
  const { buyer, order_id, receipt } = await aPaidOrder('GB', LONDON)
  const invoice = await receipt(order_id)
  expect(invoice).toMatchObject({
    ...{ total_cents: 9_000, tax_cents: 0 },
    buyer: { company: 'Reed Ltd', company_tax_number: 'GB980780684' },
    invoice: { country: 'GB', is_tax_invoice: true, exemption: 'reverse_charge', rates: [], charges: [] },
  })
  const none = { order_id, company: null, company_tax_number: null }
  const reply = await buyer.call('POST /api/order/receipt_company', { body: none })
  expect(reply).toMatchObject({ code: 0, reason: 'company_is_proof' })
  expect(await receipt(order_id)).toEqual(invoice)
  expect(await audit(shop.db)).toEqual([])
})

test('without both proofs a company pays the tax of a consumer, and the order keeps why', async () => {
  const elsewhere = { company: 'Reed Ltd', company_tax_number: 'DE136695976' }
  const { order_id, detail, receipt } = await aPaidOrder('GB', elsewhere)
  const { tax_cents, company } = await detail(order_id)
  expect(tax_cents).toBe(1_800)
  expect(company).toMatchObject({ number_fault: 'elsewhere', number_country: 'DE', delivery_country: 'GB' })
  expect((await receipt(order_id)).invoice).toMatchObject({ exemption: null, rates: [{ tax_cents: 1_800 }] })
})

test('a consumer’s order has no company', async () => {
  const { order_id, detail } = await aPaidOrder('DE', {})
  expect((await detail(order_id)).company).toBeNull()
})

test('taxes that change between quote and order are a changed price', async () => {
  const { quote, create } = await aPurchase('GB')
  const [consumer, business] = [await quote(), await quote(LONDON)]
  expect([consumer.total_cents, business.total_cents]).toEqual([10_800, 9_000])
  for (const [company, stale] of [
    [{}, business],
    [LONDON, consumer],
    [{ ...LONDON, company_tax_number: 'DE136695976' }, business],
  ] as const)
    expect(await create(company, stale)).toMatchObject({ code: 0, reason: 'price_changed' })
  expect((await create(LONDON, business)).code).toBe(1)
})

test.each([
  ['DE136695975', 'tax_number_digit'],
  ['DE13669597', 'tax_number_form'],
])('the wrong number %s is declined at its field', async (company_tax_number, reason) => {
  const { quote, create } = await aPurchase('DE')
  const company = { company: 'Reed GmbH', company_tax_number }
  const reply = await create(company, await quote(company))
  expect(reply).toMatchObject({ code: 0, reason, field: 'company_tax_number' })
})

test('the last company is remembered until the shopper removes it; orders keep theirs', async () => {
  const { buyer, order_id, detail } = await aPaidOrder('DE', GERMAN)
  const remembered = async () => (await buyer.call('GET /api/user/company')).data
  expect(await remembered()).toEqual({ company: 'Reed GmbH', company_tax_number: 'DE136695976' })
  expect((await buyer.call('POST /api/user/company_remove')).code).toBe(1)
  expect(await remembered()).toBeNull()
  expect((await detail(order_id)).company).toMatchObject({ company: 'Reed GmbH' })
})

test('a quote remembers no company', async () => {
  const { buyer, quote } = await aPurchase('DE')
  await quote(GERMAN)
  expect((await buyer.call('GET /api/user/company')).data).toBeNull()
})

test('nothing but the check in a register changes in the company of an order', async () => {
  const { order_id } = await aPaidOrder('GB', LONDON)
  for (const change of [sql`company_tax_number = 'GB999999973'`, sql`delivery_country = 'DE'`, sql`tax_effect = null`])
    await expect(sql`update order_company set ${change} where order_id = ${order_id}`.execute(shop.db)).rejects.toThrow(
      'final',
    )
  await expect(sql`delete from order_company where order_id = ${order_id}`.execute(shop.db)).rejects.toThrow()
})

test('an operator records what the register says, which changes no tax', async () => {
  const { order_id, detail } = await aPaidOrder('GB', LONDON)
  const record = (register_result: 'valid' | 'not_valid', id = order_id) =>
    owner.call('POST /api/admin/order/company_register', { body: { order_id: id, register_result } })
  const before = await detail(order_id)
  for (const register_result of ['valid', 'not_valid'] as const) {
    expect((await record(register_result)).code).toBe(1)
    expect((await detail(order_id)).company).toEqual({
      ...before.company,
      ...{ register_result, register_checked_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
  }
  expect((await detail(order_id)).total_cents).toBe(before.total_cents)
  expect(await actionsOn(shop, order_id)).toEqual(['company_checked', 'company_checked'])
  const { order_id: without } = await aPaidOrder('GB', { company: 'Reed Ltd' })
  expect((await record('valid', without)).status).toBe(404)
})

test('the export has the company, and a deleted account leaves only the number that exempted an order', async () => {
  const { buyer, order_id } = await aPaidOrder('GB', { ...LONDON, company: 'Reed Ltd Leeds' }, 9_000)
  const answer = await shop.app.inject({
    method: 'GET',
    url: '/api/user/export',
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  expect(answer.json()).toMatchObject({
    company: [{ company: 'Reed Ltd Leeds', company_tax_number: 'GB980780684' }],
    order_companies: [{ order_id, company: 'Reed Ltd Leeds', tax_effect: 'reverse_charge' }],
  })
  await completeOrder(shop, owner, buyer, order_id)
  expect((await deleteAccountOf(buyer)).code).toBe(1)
  const rows = shop.db.selectFrom('order_company').selectAll().where('order_id', '=', order_id)
  expect(await rows.execute()).toMatchObject([{ company: null, company_tax_number: 'GB980780684' }])
  expect(await tablesWith(shop, 'Reed Ltd Leeds')).toEqual([])
})
