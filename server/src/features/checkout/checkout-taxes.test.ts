import { readFile } from 'node:fs/promises'
import type { TaxClass } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { anAddress } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop, aShopper } from '../../../testing/world.ts'
import { clock } from '../../clock.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = await readFile(new URL('../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')
const shopper = await aShopper(shop)

type Facts = { hs_code: string | null; origin_country: string | null; tax_class?: TaxClass }
async function goods(price_cents: number, facts: Facts, shop_id = 'aoyama') {
  const { product_id, sku_id } = await aProduct(shop, { shop_id, price_cents })
  await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
  return sku_id
}
const quote = async (sku_id: string, country: string | null) => {
  const address_id = country === null ? undefined : await anAddress(shop, shopper, country)
  const body = { sku_id, quantity: 1, ...(address_id && { address_id }) }
  return (await shopper.call('POST /api/checkout/quote', { body })).data
}
const BAG = { hs_code: '420221', origin_country: 'CN' }

test('a shop without rules shows no taxes', async () => {
  expect((await shopper.call('GET /api/cart')).data.has_tax_rules).toBeUndefined()
  const bag = await goods(17_401, BAG)
  expect(await quote(bag, 'DE')).toMatchObject({ taxes: null, total_cents: 17_401, groups: [{ taxes: null }] })
})

test('a quote shows what is due on arrival by line, which is in no total', async () => {
  expect((await owner.call('POST /api/admin/tax/import', { body: { csv } })).code).toBe(1)
  const bag = await goods(17_401, BAG)
  const { taxes, total_cents, groups } = await quote(bag, 'DE')
  // 3 % duty of 174.01, and 19 % of both.
  expect({ taxes, total_cents }).toEqual({
    taxes: {
      ...{ outcome: 'about', arrival_cents: 522 + 3405, added_cents: 0, included_cents: 0 },
      limit: { amount: 15_000, currency: 'EUR', same_day: false },
    },
    total_cents: 17_401,
  })
  expect(groups[0]?.taxes?.lines).toEqual([
    {
      sku_id: bag,
      parts: [
        { kind: 'duty', at: 'arrival', name: 'duty', rate_1000: 3_000, amount_cents: 522 },
        { kind: 'tax', at: 'arrival', name: 'vat', rate_1000: 19_000, amount_cents: 3_405 },
      ],
    },
  ])
  expect(await quote(bag, null)).toMatchObject({ taxes: null, groups: [{ taxes: null }] })
})

test('taxes that a registered seller collects are in the total, and nothing is due on arrival', async () => {
  const { taxes, tax_cents, total_cents, groups } = await quote(await goods(10_000, BAG), 'DE')
  // EUR 3 for the item, and 19 % of both.
  expect({ taxes, tax_cents, total_cents }).toEqual({
    taxes: { outcome: 'nothing', arrival_cents: 0, added_cents: 348 + 1_966, included_cents: 0 },
    tax_cents: 2_314,
    total_cents: 12_314,
  })
  expect(groups).toMatchObject([{ tax_cents: 2_314, total_cents: 12_314 }])
})

test.each([
  ['without an HS code', { hs_code: null, origin_country: 'CN' }, 'DE'],
  ['without a country of origin', { hs_code: '420221', origin_country: null }, 'DE'],
  ['for a country without rules', BAG, 'BR'],
])('%s taxes are unknown, never zero', async (_, facts, country) => {
  const { taxes } = await quote(await goods(17_500, facts), country)
  expect(taxes).toEqual({ outcome: 'unknown', arrival_cents: null, added_cents: 0, included_cents: 0 })
})

test('each shop’s goods are one consignment, and one unknown consignment makes the sum unknown', async () => {
  const sku_ids = [
    await goods(17_401, BAG, 'near'),
    await goods(10_000, BAG, 'far'),
    await goods(500, { hs_code: null, origin_country: null }, 'unclear'),
  ]
  for (const sku_id of sku_ids) await shopper.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const { data: cart } = await shopper.call('GET /api/cart')
  const address_id = await anAddress(shop, shopper, 'DE')
  const quoteOf = async (shop_ids: string[]) => {
    const groups = cart.groups.filter((group) => shop_ids.includes(group.shop.shop_id))
    const cart_item_ids = groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
    return (await shopper.call('POST /api/checkout/quote', { body: { cart_item_ids, address_id } })).data
  }
  // The far shop's consignment is below the limit of the scheme at checkout, the near shop's above.
  const sums = { added_cents: 348 + 1_966, included_cents: 0 }
  const limit = { amount: 15_000, currency: 'EUR', same_day: false }
  const about = { outcome: 'about', arrival_cents: 522 + 3405, limit }
  expect((await quoteOf(['near', 'far'])).taxes).toEqual({ ...sums, ...about })
  const { taxes, groups } = await quoteOf(['near', 'far', 'unclear'])
  expect(taxes).toEqual({ ...sums, outcome: 'unknown', arrival_cents: null })
  expect(groups.map((group) => group.taxes?.outcome).toSorted()).toEqual(['about', 'nothing', 'unknown'])
})

test('a discount is taken off the value of the lines for which the code is, and the part for freight off the freight', async () => {
  const bag = await goods(10_000, BAG)
  await shop.db.insertInto('promo_code').values({ code: 'TENTH', kind: 'percentage', value: 1000 }).execute()
  const body = { sku_id: bag, quantity: 1, promo_code: 'TENTH', address_id: await anAddress(shop, shopper, 'DE') }
  const { data } = await shopper.call('POST /api/checkout/quote', { body })
  // 19 % of the reduced price and the charge.
  expect(data).toMatchObject({
    total_cents: 9_000 + 348 + 1_776,
    taxes: { arrival_cents: 0, added_cents: 348 + 1_776 },
  })
})

test('a change of the rules shows in the next quote', async () => {
  const bag = await goods(10_000, BAG)
  const { data } = await owner.call('GET /api/admin/tax/list', { query: { country: 'DE', kind: 'tax' } })
  const [stored] = data.items
  if (!stored) throw new Error('the rules of the examples have a tax of Germany')
  const { revision, is_removed, changed_by, changed_at, ...rule } = stored
  const change = { rule: { ...rule, rate_1000: 20_000 }, revision }
  expect((await owner.call('POST /api/admin/tax/save', { body: change })).code).toBe(1)
  expect((await quote(bag, 'DE')).taxes).toMatchObject({ added_cents: 348 + 2_070 })
})

test('the class of a product comes before the class of its HS code', async () => {
  const header = csv.slice(0, csv.indexOf('\n'))
  const rate =
    csv
      .split('\n')
      .find((line) => line.startsWith('de-vat,'))
      ?.split(',') ?? []
  const column = (name: string) => header.split(',').indexOf(name)
  const books = rate
    .with(column('rule_id'), 'de-books')
    .with(column('tax_class'), 'books')
    .with(column('rate_percent'), '7')
  const body = { csv: `${header}\n${books.join(',')}\n` }
  expect((await owner.call('POST /api/admin/tax/import', { body })).code).toBe(1)
  const book = await goods(10_000, { ...BAG, tax_class: 'books' })
  expect((await quote(book, 'DE')).taxes).toMatchObject({ added_cents: 348 + 724 })
  const bag = await goods(10_000, BAG)
  expect((await quote(bag, 'DE')).taxes).toMatchObject({ added_cents: 348 + 2_070 })
})

test('without an address, a quote for a country has its taxes and freight', async () => {
  const sku_id = await goods(17_401, BAG)
  const { data } = await shopper.call('POST /api/checkout/quote', { body: { sku_id, quantity: 1, country: 'DE' } })
  const { taxes, freight_cents, groups } = await quote(sku_id, 'DE')
  expect(taxes).toMatchObject({ outcome: 'about' })
  expect(data).toMatchObject({ taxes, freight_cents, groups: [{ deliverable: true, arrival: groups[0]?.arrival }] })
  expect((await shopper.call('GET /api/cart')).data.has_tax_rules).toBe(true)
})

test('a shop that does not deliver adds no taxes to the total', async () => {
  const sku_ids = [await goods(10_000, BAG, 'near'), await goods(10_000, BAG, 'homebound')]
  await shop.db.updateTable('freight_rule').set({ country: 'JP' }).where('shop_id', '=', 'homebound').execute()
  for (const sku_id of sku_ids) await shopper.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const { data: cart } = await shopper.call('GET /api/cart')
  const items = cart.groups.flatMap((group) => group.items).filter(({ sku_id }) => sku_ids.includes(sku_id))
  const cart_item_ids = items.map(({ cart_item_id }) => cart_item_id)
  const body = { cart_item_ids, address_id: await anAddress(shop, shopper, 'DE') }
  const { groups, tax_cents, total_cents } = (await shopper.call('POST /api/checkout/quote', { body })).data
  expect(groups.map(({ deliverable, tax_cents }) => [deliverable, tax_cents > 0]).toSorted()).toEqual([
    [false, false],
    [true, true],
  ])
  expect(total_cents).toBe(20_000 + tax_cents)
})
