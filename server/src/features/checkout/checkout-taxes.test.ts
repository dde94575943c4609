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
    taxes: { outcome: 'about', arrival_cents: 522 + 3405 },
    total_cents: 17_401,
  })
  expect(groups[0]?.taxes?.lines).toEqual([
    {
      sku_id: bag,
      parts: [
        { kind: 'duty', name: 'duty', rate_1000: 3_000, amount_cents: 522 },
        { kind: 'tax', name: 'vat', rate_1000: 19_000, amount_cents: 3_405 },
      ],
    },
  ])
  expect(await quote(bag, null)).toMatchObject({ taxes: null, groups: [{ taxes: null }] })
})

test('taxes that a registered seller would collect at checkout are due on arrival', async () => {
  const { taxes, total_cents } = await quote(await goods(10_000, BAG), 'DE')
  expect(total_cents).toBe(10_000)
  // Below the limit of the scheme at checkout: 3 % duty and 19 % tax at the border.
  expect(taxes).toEqual({ outcome: 'about', arrival_cents: 300 + 1957 })
})

test.each([
  ['without an HS code', { hs_code: null, origin_country: 'CN' }, 'DE'],
  ['without a country of origin', { hs_code: '420221', origin_country: null }, 'DE'],
  ['for a country without rules', BAG, 'BR'],
])('%s taxes are unknown, never zero', async (_, facts, country) => {
  const { taxes } = await quote(await goods(9_000, facts), country)
  expect(taxes).toEqual({ outcome: 'unknown', arrival_cents: null })
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
  expect((await quoteOf(['near', 'far'])).taxes).toEqual({ outcome: 'about', arrival_cents: 522 + 3405 + 300 + 1957 })
  const { taxes, groups } = await quoteOf(['near', 'far', 'unclear'])
  expect(taxes).toEqual({ outcome: 'unknown', arrival_cents: null })
  expect(groups.map((group) => group.taxes?.outcome).toSorted()).toEqual(['about', 'about', 'unknown'])
})

test('a discount is taken off the value of the lines for which the code is, and the part for freight off the freight', async () => {
  const bag = await goods(10_000, BAG)
  await shop.db.insertInto('promo_code').values({ code: 'TENTH', kind: 'percentage', value: 1000 }).execute()
  const body = { sku_id: bag, quantity: 1, promo_code: 'TENTH', address_id: await anAddress(shop, shopper, 'DE') }
  const { data } = await shopper.call('POST /api/checkout/quote', { body })
  expect(data).toMatchObject({ total_cents: 9_000, taxes: { arrival_cents: 270 + 1761 } })
})

test('a change of the rules shows in the next quote', async () => {
  const bag = await goods(10_000, BAG)
  const { data } = await owner.call('GET /api/admin/tax/list', { query: { country: 'DE', kind: 'tax' } })
  const [stored] = data.items
  if (!stored) throw new Error('the rules of the examples have a tax of Germany')
  const { revision, is_removed, changed_by, changed_at, ...rule } = stored
  const change = { rule: { ...rule, rate_1000: 20_000 }, revision }
  expect((await owner.call('POST /api/admin/tax/save', { body: change })).code).toBe(1)
  expect((await quote(bag, 'DE')).taxes).toEqual({ outcome: 'about', arrival_cents: 300 + 2060 })
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
  expect((await quote(book, 'DE')).taxes).toEqual({ outcome: 'about', arrival_cents: 300 + 721 })
  const bag = await goods(10_000, BAG)
  expect((await quote(bag, 'DE')).taxes).toEqual({ outcome: 'about', arrival_cents: 300 + 2060 })
})

test('without an address, a quote for a country has its taxes and freight', async () => {
  const sku_id = await goods(17_401, BAG)
  const { data } = await shopper.call('POST /api/checkout/quote', { body: { sku_id, quantity: 1, country: 'DE' } })
  const { taxes, freight_cents, groups } = await quote(sku_id, 'DE')
  expect(taxes).toMatchObject({ outcome: 'about' })
  expect(data).toMatchObject({ taxes, freight_cents, groups: [{ deliverable: true, arrival: groups[0]?.arrival }] })
  expect((await shopper.call('GET /api/cart')).data.has_tax_rules).toBe(true)
})
