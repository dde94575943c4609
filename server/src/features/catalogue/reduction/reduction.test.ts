import { randomUUID } from 'node:crypto'
import type { Endpoints, InputOf } from '@sampan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProductDesk } from '../../../../testing/catalogue-world.ts'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { anOperator, aProduct, callerOf, listed } from '../../../../testing/world.ts'
import { followReductions } from './reduction-service.ts'

const { shop, desk } = await aProductDesk()
const { db } = shop
const visitor = callerOf(shop)
type Body = InputOf<Endpoints['POST /api/admin/reduction/save']>['body']

/** A reduction of 20 % from now until the end of 2030, unless the fields differ. */
const aReduction = (fields: Partial<Body> = {}): Body => ({
  ...{
    reduction_id: randomUUID(),
    revision: null,
    name: 'Weekend',
    starts: '2026-01-01T18:00',
    ends: '2030-12-31T24:00',
  },
  ...{ off_100: 2_000, category: null, takes_codes: true, below_cost: false },
  ...fields,
})
const save = (body: Body, by = desk) => by.call('POST /api/admin/reduction/save', { body })
const read = async (reduction_id: string) =>
  (await desk.call('GET /api/admin/reduction/detail', { query: { reduction_id } })).data
/** Saves a reduction of products that runs now. */
async function reduced(product_ids: string[], fields: Partial<Body> = {}): Promise<string> {
  const { data, reason } = await save(aReduction({ product_ids, ...fields }))
  expect(reason).toBeUndefined()
  return data.reduction_id
}
/** Moves start and end of a reduction by an interval. */
async function shift(reduction_id: string, interval: string): Promise<void> {
  for (const table of ['price_reduction', 'sku_reduction'] as const)
    await db
      .updateTable(table)
      .set({
        starts_at: sql`starts_at + ${interval}::interval`,
        ends_at: sql`ends_at + ${interval}::interval`,
      })
      .where('reduction_id', '=', reduction_id)
      .execute()
}
const detail = async (product_id: string) => (await visitor('GET /api/product/detail', { query: { product_id } })).data
const stop = async (reduction_id: string) =>
  desk.call('POST /api/admin/reduction/stop', {
    body: { reduction_id, revision: (await read(reduction_id)).revision },
  })

test('a reduction sets the price from its start until its end, with the former price struck out', async () => {
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 1000 })
  const reduction_id = await reduced([product_id], { starts: '2029-01-01T18:00' })
  expect(await read(reduction_id)).toMatchObject({ state: 'planned', counts: { skus: 1 } })
  expect(await detail(product_id)).toMatchObject({ price_cents: 1000, was_cents: null, reduced_until: null })
  await shift(reduction_id, '-3 years')
  expect(await read(reduction_id)).toMatchObject({ state: 'running' })
  const now = await detail(product_id)
  expect(now).toMatchObject({ price_cents: 800, was_cents: 1000, reduced_until: expect.any(String) })
  expect(now.skus).toMatchObject([{ sku_id, price_cents: 800, former_cents: 1000, reduced_until: now.reduced_until }])
  await shift(reduction_id, '-3 years')
  expect(await read(reduction_id)).toMatchObject({ state: 'ended' })
  expect(await detail(product_id)).toMatchObject({ price_cents: 1000, was_cents: null })
})

test('an order pays the price that the shopper saw: after the end of the reduction it is refused, and paid orders stay', async () => {
  const buyer = await aBuyer(shop)
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 1000 })
  const reduction_id = await reduced([product_id])
  expect(await buy(buyer, { sku_id, total_cents: 1000 })).toMatchObject({ reason: 'price_changed' })
  const { data } = await buy(buyer, { sku_id, total_cents: 800 })
  await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  await stop(reduction_id)
  expect(await buy(buyer, { sku_id, total_cents: 800 })).toMatchObject({ reason: 'price_changed' })
  const cart = (await buyer.call('GET /api/cart')).data
  expect(cart.groups[0]?.items[0]).toMatchObject({ price_cents: 1000, reduction_ended_at: expect.any(String) })
  const order = (await buyer.call('GET /api/order/detail', { query: { order_id: data.order_ids[0] ?? '' } })).data
  expect(order.items[0]).toMatchObject({ price_cents: 800 })
})

test('of several reductions the lowest price counts; a lower regular price stays', async () => {
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 1000 })
  await reduced([product_id], { off_100: 1_000 })
  const lowest = await reduced([product_id], { off_100: null, product_ids: [], prices: [{ sku_id, price_cents: 700 }] })
  expect((await read(lowest)).counts).toMatchObject({ overlapping: 1 })
  expect((await detail(product_id)).price_cents).toBe(700)
  await stop(lowest)
  // The struck-out price may not rise: the product was sold at 700 in the last 30 days.
  expect(await detail(product_id)).toMatchObject({ price_cents: 900, was_cents: 1000 })
  await db.updateTable('sku').set({ price_cents: 600 }).where('sku_id', '=', sku_id).execute()
  await db.updateTable('product').set({ price_cents: 600 }).where('product_id', '=', product_id).execute()
  expect(await detail(product_id)).toMatchObject({ price_cents: 600, reduced_until: null })
})

test('the struck-out price is the lowest price of the 30 days before the start, whatever the product was compared with', async () => {
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 1000 })
  await db.updateTable('product').set({ was_cents: 5000 }).where('product_id', '=', product_id).execute()
  const change = (from_cents: number, ago: string) =>
    db
      .insertInto('sku_price_change')
      .values({ sku_id, from_cents, changed_at: sql`now() - ${ago}::interval` })
      .execute()
  await change(950, '29 days')
  await change(500, '31 days')
  const earlier = await reduced([product_id], {
    off_100: null,
    product_ids: [],
    prices: [{ sku_id, price_cents: 930 }],
  })
  await stop(earlier)
  await shift(earlier, '-1 day')
  await reduced([product_id])
  expect(await detail(product_id)).toMatchObject({ price_cents: 800, was_cents: 930, is_recommended_price: false })
  // A former price that is not higher is not shown.
  await change(790, '2 days')
  expect(await detail(product_id)).toMatchObject({ price_cents: 800, was_cents: null })
})

test('times are those of the shop: summer time, skipped and repeated hours, and the end of a day as 24:00', async () => {
  const { product_id } = await aProduct(shop)
  await sql`update shop_choice set value = 'America/New_York' where name = 'bank_time_zone'`.execute(db)
  const period = async (starts: string, ends: string) => {
    const body = { ...aReduction({ product_ids: [product_id], starts, ends }), reduction_id: null }
    const { revision: _, name: __, below_cost: ___, ...terms } = body
    const { data } = await desk.call('POST /api/admin/reduction/preview', { body: terms })
    return [data.starts_at, data.ends_at].map((at) => at.replace('.000', ''))
  }
  // 2029: summer time begins on 11 March at 2:00 and ends on 4 November at 2:00.
  expect(await period('2029-03-09T18:00', '2029-03-11T24:00')).toEqual(['2029-03-09T23:00:00Z', '2029-03-12T04:00:00Z'])
  expect(await period('2029-03-11T02:30', '2029-03-11T03:31')).toEqual(['2029-03-11T07:30:00Z', '2029-03-11T07:31:00Z'])
  expect(await period('2029-11-04T01:30', '2029-11-04T24:00')).toEqual(['2029-11-04T06:30:00Z', '2029-11-05T05:00:00Z'])
  const reduction_id = await reduced([product_id], { starts: '2029-03-09T18:00', ends: '2029-03-11T24:00' })
  expect(await read(reduction_id)).toMatchObject({ starts: '2029-03-09T18:00', ends: '2029-03-11T24:00' })
  await sql`update shop_choice set value = 'UTC' where name = 'bank_time_zone'`.execute(db)
  for (const starts of ['2029-02-30T10:00', '2029-03-09T24:30', '2029-03-09', 'now'])
    expect(await save(aReduction({ starts }))).toMatchObject({ status: 400 })
})

test('a price below cost needs a confirmation; impossible percentages, prices and periods are refused', async () => {
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 1000 })
  await db.updateTable('sku').set({ cost_cents: 900 }).where('sku_id', '=', sku_id).execute()
  const body = aReduction({ product_ids: [product_id] })
  expect(await save(body)).toMatchObject({ reason: 'catalogue_fault', field: 'below_cost', fault: 'below_cost' })
  expect(await save({ ...body, below_cost: true })).toMatchObject({ code: 1 })
  for (const off_100 of [0, -500, 10_000, 10_100, 1e15])
    expect(await save(aReduction({ product_ids: [product_id], off_100 }))).toMatchObject({ status: 400 })
  for (const price_cents of [0, -1, 1e15])
    expect(await save(aReduction({ off_100: null, prices: [{ sku_id, price_cents }] }))).toMatchObject({ status: 400 })
  const refusals: [Partial<Body>, string, string][] = [
    [{ off_100: null, prices: [{ sku_id, price_cents: 1000 }] }, 'prices', 'not_lower'],
    [
      { off_100: null, prices: [sku_id, sku_id].map((id) => ({ sku_id: id, price_cents: 950 })) },
      'prices',
      'sku_twice',
    ],
    [{ product_ids: [] }, 'product_ids', 'not_lower'],
    [{ product_ids: ['unknown'] }, 'product_ids', 'unknown_product'],
    [{ product_ids: [product_id], starts: '2029-01-01T10:00', ends: '2029-01-01T10:00' }, 'ends', 'days_not_in_order'],
    [{ product_ids: [product_id], ends: '2020-01-01T10:00' }, 'ends', 'days_not_in_order'],
  ]
  for (const [fields, field, fault] of refusals)
    expect(await save(aReduction(fields))).toMatchObject({ reason: 'catalogue_fault', field, fault })
})

test('of two operators who change a reduction, the second is refused; a running one can only be stopped', async () => {
  const other = await anOperator(shop, { roles: ['catalogue'] })
  const { product_id } = await aProduct(shop)
  const body = aReduction({ product_ids: [product_id], starts: '2029-01-01T10:00' })
  expect(await save(body)).toMatchObject({ code: 1 })
  expect(await save(body)).toMatchObject({ reason: 'id_taken' })
  const { revision } = await read(body.reduction_id)
  const results = await Promise.all([
    save({ ...body, revision, name: 'One' }),
    save({ ...body, revision, name: 'Two' }, other),
  ])
  expect(results.map(({ reason }) => reason).toSorted()).toEqual(['changed_meanwhile', undefined])
  const running = await reduced([product_id])
  const change = { ...aReduction({ product_ids: [product_id] }), reduction_id: running }
  expect(await save({ ...change, revision: (await read(running)).revision })).toMatchObject({ reason: 'state_changed' })
  expect((await stop(body.reduction_id)).data).toEqual({ state: 'cancelled' })
  expect((await stop(running)).data).toEqual({ state: 'ended' })
  expect(await stop(running)).toMatchObject({ reason: 'state_changed' })
  const { data } = await desk.call('GET /api/admin/reduction/list', { query: {} })
  expect(data.items.find((one) => one.reduction_id === running)).toMatchObject({ state: 'ended', skus: 1 })
})

test('prices that fall further than one operator may lower them wait for a second operator', async () => {
  const owner = await anOperator(shop)
  const { product_id } = await aProduct(shop)
  const body = aReduction({ product_ids: [product_id], off_100: 6_000 })
  expect(await save(body)).toMatchObject({ reason: 'reason_needed' })
  expect(await save({ ...body, reason: 'Clearance' })).toMatchObject({ code: 1, data: { outcome: 'proposed' } })
  expect((await detail(product_id)).price_cents).toBe(1000)
  const { data } = await owner.call('GET /api/admin/reduction/list', { query: {} })
  expect(data.proposals).toMatchObject([{ kind: 'reduction_save', ref_id: body.reduction_id }])
})

test('a code can be kept from reduced prices', async () => {
  const buyer = await aBuyer(shop)
  const promo = { code: 'TEN', kind: 'percentage' as const, value: 1_000, minimum_cents: 0, includes_freight: false }
  await db
    .insertInto('promo_code')
    .values({ ...promo, listed: true, starts_at: '2020-01-01T00:00:00Z' })
    .execute()
  const total = async (sku_id: string) =>
    (await buyer.call('POST /api/checkout/quote', { body: { sku_id, quantity: 1, promo_code: 'TEN' } })).data
  const one = await aProduct(shop)
  await reduced([one.product_id])
  expect(await total(one.sku_id)).toMatchObject({ total_cents: 720, discount_cents: 80 })
  const two = await aProduct(shop)
  await reduced([two.product_id], { takes_codes: false })
  expect(await total(two.sku_id)).toMatchObject({
    total_cents: 800,
    promo: { code: 'TEN', reason: 'promo_other_goods' },
  })
})

test('lists, search and favourites follow the start and the end', async () => {
  const buyer = await aBuyer(shop)
  const category = 'outdoors'
  const cheap = await aProduct(shop, { category, price_cents: 900 })
  const dear = await aProduct(shop, { category, price_cents: 1000 })
  await buyer.call('POST /api/product/like', { body: { product_ids: [dear.product_id], liked: true } })
  const follow = async () => {
    while ((await followReductions(db)) === 'more');
    await listed(shop)
  }
  const byPrice = async (more = {}) =>
    (
      await visitor('GET /api/product/list', { query: { category, sort: 'price_asc', ...more } as never })
    ).data.items.map(({ product_id, price_cents }) => [product_id, price_cents])
  await follow()
  const reduction_id = await reduced([], { category })
  // Prices are those in force before the order follows.
  expect(await byPrice()).toEqual([
    [cheap.product_id, 720],
    [dear.product_id, 800],
  ])
  const later = await reduced([dear.product_id], { off_100: 4_000 })
  await follow()
  expect(await byPrice()).toEqual([
    [dear.product_id, 600],
    [cheap.product_id, 720],
  ])
  expect(await byPrice({ max_cents: 650 })).toEqual([[dear.product_id, 600]])
  const { rows } = await sql`select from favourite_change where product_id = ${dear.product_id}`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  await stop(later)
  await stop(reduction_id)
  await follow()
  expect(await byPrice()).toEqual([
    [cheap.product_id, 900],
    [dear.product_id, 1000],
  ])
})
