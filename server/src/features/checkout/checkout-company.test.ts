import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { anAddress } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop, aShopper } from '../../../testing/world.ts'
import { clock } from '../../clock.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = await readFile(new URL('../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')
const EXEMPT = [
  // Within the limit of the British scheme, a company accounts for the tax itself. Australia and Singapore exempt it.
  'gb-company,scheme,,GB,,,,,,,business,none,,135,GBP,consignment,reverse_charge,,,,,,,2026-01-01,,,Tests,assumed',
  'au-company,scheme,,AU,,,,,,,business,none,,1000,AUD,consignment,,,,,,,,2026-01-01,,,Tests,assumed',
  'sg-company,scheme,,SG,,,,,,,business,none,,,,,,,,,,,,2026-01-01,,,Tests,assumed',
]
const rules = `${csv.trimEnd()}\n${EXEMPT.join('\n')}\n`
const shopper = await aShopper(shop)

const HEADPHONES = { hs_code: '851830', origin_country: 'CN' }
async function goods(price_cents: number) {
  const { product_id, sku_id } = await aProduct(shop, { price_cents })
  await shop.db.updateTable('product').set(HEADPHONES).where('product_id', '=', product_id).execute()
  return sku_id
}
type Company = { company?: string; company_tax_number?: string }
const ask = async (sku_id: string, country: string, company: Company = {}) => {
  const address_id = await anAddress(shop, shopper, country)
  return shopper.call('POST /api/checkout/quote', { body: { sku_id, quantity: 1, address_id, ...company } })
}
const quote = async (...input: Parameters<typeof ask>) => (await ask(...input)).data
const GERMAN = { company: 'Reed GmbH', company_tax_number: 'DE 136 695 976' }

test('in a shop without rules a company changes no amount', async () => {
  const sku_id = await goods(9_000)
  expect(await quote(sku_id, 'DE')).toMatchObject({ company: null, taxes: null, total_cents: 9_000 })
  expect(await quote(sku_id, 'DE', GERMAN)).toMatchObject({
    company: { is_business: true, tax_effect: null, reason: null },
    ...{ taxes: null, total_cents: 9_000 },
  })
})

test('taxes that the shop collects only from consumers are due on arrival for a company', async () => {
  expect((await owner.call('POST /api/admin/tax/import', { body: { csv: rules } })).code).toBe(1)
  const sku_id = await goods(9_000)
  const consumer = await quote(sku_id, 'DE')
  expect(consumer).toMatchObject({ company: null, taxes: { outcome: 'nothing', arrival_cents: 0 } })
  const { company, taxes, total_cents } = await quote(sku_id, 'DE', GERMAN)
  // 19 % of $90; the charge per item is only for goods whose taxes are collected at checkout.
  expect({ taxes, total_cents }).toEqual({
    taxes: { outcome: 'about', arrival_cents: 1_710, added_cents: 0, included_cents: 0 },
    total_cents: 9_000,
  })
  expect(company).toEqual({
    ...{ company: 'Reed GmbH', company_tax_number: 'DE136695976', is_business: true },
    ...{ tax_effect: 'arrival', reason: null, msg: null },
  })
})

test('above the limit of the scheme nothing follows from the company', async () => {
  expect(await quote(await goods(20_000), 'DE', GERMAN)).toMatchObject({
    company: { is_business: true, tax_effect: null },
    taxes: { outcome: 'about' },
  })
})

test.each([
  ['GB', 'GB980780684', 'reverse_charge'],
  ['AU', '83 914 571 673', 'exempt'],
])(
  'a company of %s with a right number pays no tax by a rule for companies',
  async (country, company_tax_number, tax_effect) => {
    const sku_id = await goods(9_000)
    expect((await quote(sku_id, country)).tax_cents).toBeGreaterThan(0)
    const data = await quote(sku_id, country, { company: 'Reed Ltd', company_tax_number })
    expect(data).toMatchObject({ company: { tax_effect }, tax_cents: 0, total_cents: 9_000 })
    expect(data.taxes).toMatchObject({ outcome: 'nothing', arrival_cents: 0 })
  },
)

test.each([
  ['no number', 'DE', undefined, 'tax_number_missing'],
  ['a number of another country', 'DE', 'ATU13585627', 'tax_number_elsewhere'],
  ['a Korean number without prefix', 'DE', '116-82-00276', 'tax_number_elsewhere'],
  ['a number of a country whose numbers have no known form', 'SG', '201912345K', 'tax_number_unchecked'],
  ['a digit too few', 'DE', 'DE13669597', 'tax_number_form'],
  ['a wrong digit', 'DE', 'DE136695975', 'tax_number_digit'],
])(
  'with %s a company is taxed like a consumer, and the quote says why',
  async (_, country, company_tax_number, reason) => {
    const sku_id = await goods(9_000)
    const { taxes, total_cents } = await quote(sku_id, country)
    const data = await quote(sku_id, country, { company: 'Reed', ...(company_tax_number && { company_tax_number }) })
    expect(data).toMatchObject({ taxes, total_cents, company: { is_business: false, tax_effect: null, reason } })
    expect(data.company?.msg).toMatch(/\w{4}.*\.$/)
  },
)

test.each<[string, Company]>([
  ['a number without a company', { company_tax_number: 'DE136695976' }],
  ['a number of 1,000 characters', { company: 'Reed', company_tax_number: '1'.repeat(1_000) }],
  ['a name of 1,000 characters', { company: 'R'.repeat(1_000) }],
  ['an empty name', { company: ' \u001b ' }],
  ['markup in the name', { company: '<b>Reed</b>' }],
])('%s is declined as malformed', async (_, company) => {
  expect((await ask(await goods(1_000), 'DE', company)).status).toBe(400)
})

test('control characters are left out of a name and a number', async () => {
  const company = { company: 'Reed\u001b[31m\nGmbH', company_tax_number: 'DE\u001b136695976\n' }
  const data = await quote(await goods(1_000), 'DE', company)
  expect(data.company).toMatchObject({ company_tax_number: 'DE136695976', is_business: true })
  expect(data.company?.company).not.toMatch(/\p{Cc}/u)
})
