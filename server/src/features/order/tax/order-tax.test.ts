import { readFile } from 'node:fs/promises'
import type { TaxClass } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anAddress, buy, pay } from '../../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'
import { audit } from '../../../ledger/audit.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8')

async function aBag(price_cents: number, hs_code: string | null = '420221') {
  const { product_id, sku_id } = await aProduct(shop, { price_cents })
  await shop.db
    .updateTable('product')
    .set({ hs_code, origin_country: 'CN' })
    .where('product_id', '=', product_id)
    .execute()
  return sku_id
}
async function aGermanBuyer() {
  const buyer = await aBuyer(shop)
  return { ...buyer, address_id: await anAddress(shop, buyer, 'DE') }
}
type Buyer = Awaited<ReturnType<typeof aGermanBuyer>>
const detail = async ({ call }: Buyer, order_id = '') =>
  (await call('GET /api/order/detail', { query: { order_id } })).data

test('an order of a shop without rules stores no taxes', async () => {
  const buyer = await aGermanBuyer()
  const { data } = await buy(buyer, { sku_id: await aBag(10_000), total_cents: 10_000 })
  expect((await detail(buyer, data.order_ids[0])).taxes).toBeNull()
  expect(await shop.db.selectFrom('order_tax').selectAll().execute()).toEqual([])
})

test('an order keeps its estimate, with rule and rate of each part, in no sum of the order', async () => {
  expect((await owner.call('POST /api/admin/tax/import', { body: { csv } })).code).toBe(1)
  const buyer = await aGermanBuyer()
  const { data } = await buy(buyer, { sku_id: await aBag(17_401), total_cents: 17_401 })
  const [order_id = ''] = data.order_ids
  expect((await pay(buyer, [order_id])).data).toMatchObject({ paid_cents: 17_401, balance_cents: 100_000 - 17_401 })
  const taxes = { outcome: 'about', arrival_cents: 522 + 3405, included_cents: 0 }
  expect(await detail(buyer, order_id)).toMatchObject({ taxes, total_cents: 17_401, paid_cents: 17_401 })
  const { data: at_desk } = await owner.call('GET /api/admin/order/detail', { query: { order_id } })
  expect(at_desk.taxes).toEqual({ ...taxes, added_cents: 0, collected: [] })

  const stored = await shop.db.selectFrom('order_tax').selectAll().where('order_id', '=', order_id).execute()
  expect(stored).toMatchObject([{ ...taxes, book_version: 1, exchange_rates: { EUR: 1_160_000 } }])
  const parts = await shop.db
    .selectFrom('order_tax_part')
    .innerJoin('order_item', 'order_item.order_item_id', 'order_tax_part.order_item_id')
    .innerJoin('tax_rule', (join) =>
      join
        .onRef('tax_rule.rule_id', '=', 'order_tax_part.rule_id')
        .onRef('tax_rule.revision', '=', 'order_tax_part.revision'),
    )
    .select(['order_tax_part.kind', 'tax_rule.kind as rule_kind', 'order_tax_part.rate_1000', 'amount_cents'])
    .where('order_id', '=', order_id)
    .orderBy('order_tax_part.position')
    .execute()
  expect(parts).toEqual([
    { kind: 'duty', rule_kind: 'duty', rate_1000: 3_000, amount_cents: 522 },
    { kind: 'tax', rule_kind: 'tax', rate_1000: 19_000, amount_cents: 3_405 },
  ])
  expect(await audit(shop.db)).toEqual([])
})

test('an order is estimated by the rules of the day in the time zone of the shop', async () => {
  const buyer = await aGermanBuyer()
  const sku_id = await aBag(17_401)
  const noon_ms = clock.now_ms
  clock.now_ms = () => Date.UTC(2026, 9, 15, 16) // one o'clock of the next day in Tokyo
  await sql`update bank_zone set time_zone = 'Asia/Tokyo'`.execute(shop.db)
  try {
    const { data } = await buy(buyer, { sku_id, total_cents: 17_401 })
    const taxes = shop.db.selectFrom('order_tax').select(sql<string>`day::text`.as('day'))
    expect(await taxes.where('order_id', '=', data.order_ids[0] ?? '').execute()).toEqual([{ day: '2026-10-16' }])
  } finally {
    clock.now_ms = noon_ms
    await sql`update bank_zone set time_zone = 'UTC'`.execute(shop.db)
  }
})

test('the estimate of an order stays when its rules change', async () => {
  const buyer = await aGermanBuyer()
  const { data } = await buy(buyer, { sku_id: await aBag(17_500), total_cents: 17_500 })
  const before = (await detail(buyer, data.order_ids[0])).taxes
  const listed = await owner.call('GET /api/admin/tax/list', { query: { country: 'DE', kind: 'tax' } })
  const [stored] = listed.data.items
  if (!stored) throw new Error('the rules of the examples have a tax of Germany')
  const { revision, is_removed, changed_by, changed_at, ...rule } = stored
  const change = { rule: { ...rule, rate_1000: 20_000 }, revision }
  expect((await owner.call('POST /api/admin/tax/save', { body: change })).code).toBe(1)
  expect((await detail(buyer, data.order_ids[0])).taxes).toEqual(before)
})

test('an order with other taxes than the shopper saw is refused, and reserves nothing', async () => {
  const buyer = await aGermanBuyer()
  const sku_id = await aBag(17_500)
  const body = { sku_id, quantity: 1, address_id: buyer.address_id }
  const { data: quote } = await buyer.call('POST /api/checkout/quote', { body })
  const arrival_cents = quote.taxes?.arrival_cents ?? 0
  const order = (cents: number | null) =>
    buyer.call('POST /api/order/create', { body: { ...body, total_cents: 17_500, arrival_cents: cents } })
  expect(await order(arrival_cents + 1)).toMatchObject({ reason: 'price_changed' })
  expect(await order(null)).toMatchObject({ reason: 'price_changed' })
  expect(
    await shop.db.selectFrom('shop_order').select('order_id').where('user_id', '=', buyer.user_id).execute(),
  ).toEqual([])
  expect((await order(arrival_cents)).code).toBe(1)
})

test('unknown taxes are stored as unknown, without parts', async () => {
  const buyer = await aGermanBuyer()
  const body = { sku_id: await aBag(10_000, null), quantity: 1, address_id: buyer.address_id, total_cents: 10_000 }
  const { data } = await buyer.call('POST /api/order/create', { body: { ...body, arrival_cents: null } })
  expect((await detail(buyer, data.order_ids[0])).taxes).toEqual({
    ...{ outcome: 'unknown', arrival_cents: null, added_cents: 0, included_cents: 0, collected: [] },
  })
})

test("a limit by day counts the shopper's orders of that day from the shop, except cancelled ones", async () => {
  const { data } = await owner.call('GET /api/admin/tax/list', { query: { country: 'KR', kind: 'scheme' } })
  const stored = data.items.find(({ rule_id }) => rule_id === 'kr-relief')
  if (!stored) throw new Error('the rules of the examples have a relief of Korea')
  const { revision, is_removed, changed_by, changed_at, ...rule } = stored
  const change = { rule: { ...rule, terms: [...rule.terms, 'same_day' as const] }, revision }
  expect((await owner.call('POST /api/admin/tax/save', { body: change })).code).toBe(1)

  const korean = async () => {
    const buyer = await aBuyer(shop)
    return { ...buyer, address_id: await anAddress(shop, buyer, 'KR') }
  }
  const sku_id = await aBag(8_000)
  const quoted = async (buyer: Buyer, sku = sku_id) => {
    const body = { sku_id: sku, quantity: 1, address_id: buyer.address_id }
    return (await buyer.call('POST /api/checkout/quote', { body })).data.taxes
  }
  const nothing = { outcome: 'nothing', arrival_cents: 0 }
  const limit = { amount: 15_000, currency: 'USD', same_day: true }
  const buyer = await korean()
  expect(await quoted(buyer)).toMatchObject(nothing)
  const first = await buy(buyer, { sku_id, total_cents: 8_000 })
  expect(await quoted(buyer)).toMatchObject({ outcome: 'about', arrival_cents: 640 + 864, limit })
  // Other shoppers and other shops are not counted, nor is another day.
  expect(await quoted(await korean())).toMatchObject(nothing)
  const elsewhere = await aProduct(shop, { price_cents: 8_000, shop_id: 'pier' })
  await shop.db
    .updateTable('product')
    .set({ hs_code: '420221', origin_country: 'CN' })
    .where('product_id', '=', elsewhere.product_id)
    .execute()
  expect(await quoted(buyer, elsewhere.sku_id)).toMatchObject(nothing)
  const noon_ms = clock.now_ms
  clock.now_ms = () => noon_ms() + 24 * 3_600_000
  try {
    expect(await quoted(buyer)).toMatchObject(nothing)
  } finally {
    clock.now_ms = noon_ms
  }

  // The total that the shopper saw in another window before the first order no longer holds.
  const body = { sku_id, quantity: 1, address_id: buyer.address_id, total_cents: 8_000 }
  expect(await buyer.call('POST /api/order/create', { body: { ...body, arrival_cents: 0 } })).toMatchObject({
    reason: 'price_changed',
  })
  const [order_id = ''] = first.data.order_ids
  expect((await buyer.call('POST /api/order/cancel', { body: { order_id } })).code).toBe(1)
  expect(await quoted(buyer)).toMatchObject(nothing)
})

test('stored taxes cannot be changed', async () => {
  await expect(shop.db.updateTable('order_tax').set({ day: '2026-01-01' }).execute()).rejects.toThrow()
  await expect(shop.db.deleteFrom('order_tax_part').execute()).rejects.toThrow()
})

test('an order is taxed by the rules of the class of each product', async () => {
  const buyer = await aBuyer(shop)
  const british = { ...buyer, address_id: await anAddress(shop, buyer, 'GB') }
  const ruleOf = async (tax_class: TaxClass | null) => {
    const sku_id = await aBag(10_000, '620442')
    await sql`update product set tax_class = ${tax_class} from sku
      where sku.product_id = product.product_id and sku_id = ${sku_id}`.execute(shop.db)
    const { data: quote } = await british.call('POST /api/checkout/quote', {
      body: { sku_id, quantity: 1, address_id: british.address_id },
    })
    const { data } = await buy(british, { sku_id, total_cents: quote.total_cents })
    const parts = await shop.db
      .selectFrom('order_tax_part')
      .innerJoin('order_item', 'order_item.order_item_id', 'order_tax_part.order_item_id')
      .select('rule_id')
      .where('order_id', '=', data.order_ids[0] ?? '')
      .where('order_tax_part.kind', '=', 'tax')
      .execute()
    return parts.map(({ rule_id }) => rule_id)
  }
  expect(await ruleOf(null)).toEqual(['gb-vat'])
  expect(await ruleOf('food')).toEqual(['gb-vat-food'])
})
