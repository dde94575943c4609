import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fileOf, sendCsv, workThrough } from '../../../../testing/import-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const desk = await anOperator(shop, { roles: ['catalogue'] })
// The ceiling is turned off, so that only the confirmation of the import is tested.
await sql`update amount_limit set amount_cents = 10000 where name = 'price_fall_100'`.execute(shop.db)

const priceOf = async (sku_id: string) =>
  (await shop.db.selectFrom('sku').select('price_cents').where('sku_id', '=', sku_id).executeTakeFirstOrThrow())
    .price_cents
async function checked(rows: readonly Record<string, string>[]) {
  const { data } = await sendCsv(shop, desk, fileOf(rows))
  await workThrough(shop)
  return (await desk.call('GET /api/admin/import/detail', { query: { import_id: data.import_id } })).data
}
const apply = (body: { import_id: string; confirmed_jumps?: number; leave_out_faulty?: boolean }) =>
  desk.call('POST /api/admin/import/apply', { body })

test('prices that fall by more than half are listed, and applied only after all are confirmed', async () => {
  const [lamp, bell, cup] = [
    await aProduct(shop, { price_cents: 4000 }),
    await aProduct(shop, { price_cents: 4000 }),
    await aProduct(shop, { price_cents: 4000 }),
  ]
  const summary = await checked([
    { product_id: lamp.product_id, sku_id: lamp.sku_id, price: '19.99' },
    { product_id: bell.product_id, sku_id: bell.sku_id, price: '20.00' },
    { product_id: cup.product_id, sku_id: cup.sku_id, price: '4' },
  ])
  expect(summary).toMatchObject({ state: 'checked', faulty: 0, price_jumps: 2 })
  const { import_id } = summary
  const { data } = await desk.call('GET /api/admin/import/price-jumps', { query: { import_id } })
  expect(data.items).toMatchObject([
    { line: 2, product_id: lamp.product_id, sku_id: lamp.sku_id, from_cents: 4000, to_cents: 1999 },
    { line: 4, product_id: cup.product_id, sku_id: cup.sku_id, from_cents: 4000, to_cents: 400 },
  ])
  expect((await apply({ import_id })).reason).toBe('import_price_jumps')
  expect((await apply({ import_id, confirmed_jumps: 1 })).reason).toBe('import_price_jumps')
  expect(await priceOf(lamp.sku_id)).toBe(4000)
  expect((await apply({ import_id, confirmed_jumps: 2 })).code).toBe(1)
  await workThrough(shop)
  expect([await priceOf(lamp.sku_id), await priceOf(bell.sku_id), await priceOf(cup.sku_id)]).toEqual([1999, 2000, 400])
})

test('a price that rises by more than half needs confirmation, as a price that falls does', async () => {
  const [shirt, cup] = [await aProduct(shop, { price_cents: 3900 }), await aProduct(shop, { price_cents: 4000 })]
  const summary = await checked([
    { product_id: shirt.product_id, sku_id: shirt.sku_id, price: '3990.00' },
    { product_id: cup.product_id, sku_id: cup.sku_id, price: '60.00' },
  ])
  expect(summary).toMatchObject({ state: 'checked', faulty: 0, price_jumps: 1 })
  const { import_id } = summary
  const { data } = await desk.call('GET /api/admin/import/price-jumps', { query: { import_id } })
  expect(data.items).toMatchObject([{ sku_id: shirt.sku_id, from_cents: 3900, to_cents: 399_000 }])
  expect((await apply({ import_id })).reason).toBe('import_price_jumps')
  expect((await apply({ import_id, confirmed_jumps: 1 })).code).toBe(1)
  await workThrough(shop)
  expect([await priceOf(shirt.sku_id), await priceOf(cup.sku_id)]).toEqual([399_000, 6_000])
})

test('a product that is left out needs no confirmation of its price', async () => {
  const lamp = await aProduct(shop, { price_cents: 4000 })
  const summary = await checked([
    { product_id: lamp.product_id, sku_id: lamp.sku_id, price: '4' },
    { product_id: lamp.product_id, sku_id: `${lamp.sku_id}-new`, price: 'free' },
  ])
  expect(summary.price_jumps).toBe(0)
  const { import_id } = summary
  expect((await desk.call('GET /api/admin/import/price-jumps', { query: { import_id } })).data.items).toEqual([])
})
