import { arrivalOf, deliveriesFor } from '@sampan/contract/delivery'
import { expect, test } from 'vitest'
import { anAddress } from '../../../testing/order-world.ts'
import { aProduct, aShop, aShopper, callerOf } from '../../../testing/world.ts'

const shop = await aShop()

const freight = (shop_id: string, country: string, base_cents: number, each_further_cents = 0) =>
  shop.db
    .insertInto('freight_rule')
    .values({ shop_id, country, base_cents, each_further_cents, free_from_cents: null })
    .execute()

test('a quote has one group per shop, with freight by the shop’s rule for the country or, without one, its general rule', async () => {
  const shopper = await aShopper(shop)
  const near = await aProduct(shop, { shop_id: 'near', price_cents: 1000 })
  const far = await aProduct(shop, { shop_id: 'far', price_cents: 300 })
  await freight('near', 'JP', 400, 100)
  for (const { sku_id } of [near, far]) await shopper.call('POST /api/cart/add', { body: { sku_id, quantity: 2 } })
  const { data: cart } = await shopper.call('GET /api/cart')
  const cart_item_ids = cart.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
  const { data } = await shopper.call('POST /api/checkout/quote', {
    body: { cart_item_ids, address_id: await anAddress(shop, shopper) },
  })
  expect(data).toMatchObject({
    goods_cents: 2600,
    freight_cents: 500,
    discount_cents: 0,
    total_cents: 3100,
    order_wait_seconds: 259_200,
    promo: null,
    groups: [
      { shop: { shop_id: 'far', name: 'far' }, freight_cents: 0, total_cents: 600, deliverable: true },
      { shop: { shop_id: 'near' }, freight_cents: 500, total_cents: 2500, items: [{ quantity: 2, price_cents: 1000 }] },
    ],
  })
})

test('a quote shows whether a shop ships to the address, and has no freight before an address is chosen', async () => {
  const shopper = await aShopper(shop)
  const { sku_id, shop_id } = await aProduct(shop, { shop_id: 'islanders' })
  await shop.db.deleteFrom('freight_rule').where('shop_id', '=', shop_id).execute()
  await freight(shop_id, 'TH', 900)
  const quote = async (address_id?: string) => {
    const body = { sku_id, quantity: 1, ...(address_id && { address_id }) }
    return (await shopper.call('POST /api/checkout/quote', { body })).data.groups[0]
  }
  expect(await quote()).toMatchObject({ deliverable: true, freight_cents: 0 })
  expect(await quote(await anAddress(shop, shopper, 'US'))).toMatchObject({ deliverable: false })
  expect(await quote(await anAddress(shop, shopper, 'TH'))).toMatchObject({ deliverable: true, freight_cents: 900 })
})

test('promo codes ignore case; if a code cannot be used, the quote states the reason in the shopper’s language', async () => {
  const { call } = await aShopper(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  await shop.db.insertInto('promo_code').values({ code: 'TENOFF', kind: 'percentage', value: 1000 }).execute()
  const quote = async (promo_code: string) =>
    (await call('POST /api/checkout/quote', { body: { sku_id, quantity: 1, promo_code } }, { language: 'ko' })).data
  expect(await quote(' tenoff ')).toMatchObject({
    discount_cents: 100,
    total_cents: 900,
    promo: { code: 'TENOFF', applied: true, reason: null, msg: null },
    groups: [{ discount_cents: 100, items: [{ discount_cents: 100, cart_item_id: null }] }],
  })
  expect(await quote('NOPE')).toMatchObject({
    discount_cents: 0,
    promo: { applied: false, reason: 'promo_unknown', msg: '존재하지 않는 프로모션 코드입니다.' },
  })
  const [before, after] = ['2026-01-02T00:00:00.000Z', '2126-01-02T00:00:00.000Z']
  await shop.db
    .insertInto('promo_code')
    .values([
      { code: 'DEAR', kind: 'fixed', value: 500, minimum_cents: 3000 },
      { code: 'OVER', kind: 'fixed', value: 500, starts_at: '2026-01-01T00:00:00.000Z', ends_at: before },
      { code: 'SOON', kind: 'fixed', value: 500, starts_at: after },
    ])
    .execute()
  expect((await quote('DEAR')).promo).toMatchObject({ reason: 'promo_minimum', missing_cents: 2000 })
  expect((await quote('OVER')).promo).toMatchObject({ reason: 'promo_expired', ends_at: before, missing_cents: null })
  expect((await quote('SOON')).promo).toMatchObject({ reason: 'promo_expired', starts_at: after, ends_at: null })
  expect((await quote('TENOFF')).promo).toMatchObject({ used_by_shopper: false })
  expect(await quote('')).toMatchObject({ promo: null })
})

test('a quote does not find lines and addresses of another shopper; a refusal names the SKU that cannot be bought', async () => {
  const [mine, hers] = [await aShopper(shop), await aShopper(shop)]
  const { sku_id } = await aProduct(shop, { stock: 3 })
  const addReply = await hers.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const quote = (body: object) => mine.call('POST /api/checkout/quote', { body: body as { sku_id: string } }) // malformed requests too
  const cart_item_ids = [addReply.data.groups[0]?.items[0]?.cart_item_id]
  expect(await quote({ cart_item_ids })).toMatchObject({ status: 404 })
  expect(await quote({ sku_id, quantity: 1, address_id: await anAddress(shop, hers) })).toMatchObject({ status: 404 })
  expect(await quote({ sku_id: 'unknown', quantity: 1 })).toMatchObject({ status: 404 })
  expect(await quote({ sku_id, quantity: 4 })).toMatchObject({ reason: 'out_of_stock', field: sku_id })
  expect(await quote({ sku_id, quantity: 100 })).toMatchObject({ reason: 'quantity_limit', field: sku_id })
  expect(await quote({ sku_id, quantity: -1 })).toMatchObject({ status: 400 })
  expect(await quote({ sku_id })).toMatchObject({ status: 400 })
  expect(await quote({ sku_id, quantity: 1, cart_item_ids })).toMatchObject({ status: 400 })
})

const DAYS = { handling_days: 1, transit_days_min: 3, transit_days_max: 5 }

test('if the shop ships to the address, a quote shows the arrival for payment today', async () => {
  const shopper = await aShopper(shop)
  const { sku_id, shop_id } = await aProduct(shop, { shop_id: 'punctual' })
  await shop.db.deleteFrom('freight_rule').where('shop_id', '=', shop_id).execute()
  const rule = { shop_id, country: 'TH', base_cents: 500, each_further_cents: 0, free_from_cents: null, ...DAYS }
  await shop.db.insertInto('freight_rule').values(rule).execute()
  const arrival = async (address_id?: string) => {
    const body = { sku_id, quantity: 1, ...(address_id && { address_id }) }
    return (await shopper.call('POST /api/checkout/quote', { body })).data.groups[0]?.arrival
  }
  const arrivals = [Date.now(), Date.now() + 5_000].map((paid_ms) => arrivalOf(DAYS, paid_ms))
  expect(arrivals).toContainEqual(await arrival(await anAddress(shop, shopper, 'TH')))
  expect(await arrival(await anAddress(shop, shopper, 'US'))).toBeNull()
  expect(await arrival()).toBeNull()
})

test('freight calculated in the browser from the cart’s rules equals the freight of the quote', async () => {
  const shopper = await aShopper(shop)
  const mugs = await aProduct(shop, { shop_id: 'potter', price_cents: 700, stock: 99 })
  const pots = await aProduct(shop, { shop_id: 'potter', price_cents: 1900, stock: 99 })
  const { sku_id } = await aProduct(shop, { shop_id: 'weaver', price_cents: 450, stock: 99 })
  const potter = { shop_id: 'potter', each_further_cents: 150, free_from_cents: 4900 }
  await shop.db.deleteFrom('freight_rule').where('shop_id', 'in', ['potter', 'weaver']).execute()
  await shop.db
    .insertInto('freight_rule')
    .values([
      { ...potter, country: 'TH', base_cents: 400 },
      { ...potter, country: '*', base_cents: 900 },
      { shop_id: 'weaver', country: 'TH', base_cents: 350, each_further_cents: 75, free_from_cents: null },
    ])
    .execute()
  for (const cart_sku of [mugs.sku_id, pots.sku_id, sku_id])
    await shopper.call('POST /api/cart/add', { body: { sku_id: cart_sku, quantity: 1 } })
  const addresses = await Promise.all(
    ['TH', 'JP'].map(async (country) => ({ country, address_id: await anAddress(shop, shopper, country) })),
  )
  const freights = new Set<number>()
  for (const quantity of [1, 2, 3, 6, 7, 40]) {
    const lines = (await shopper.call('GET /api/cart')).data.groups.flatMap((group) => group.items)
    // In every second round, the pots are selected in the cart.
    const pot = lines.find((line) => line.sku_id === pots.sku_id)?.cart_item_id ?? ''
    await shopper.call('POST /api/cart/select', { body: { cart_item_ids: [pot], selected: quantity % 2 === 0 } })
    const mug = lines.find((line) => line.sku_id === mugs.sku_id)?.cart_item_id ?? ''
    const { data: cart } = await shopper.call('POST /api/cart/update', { body: { cart_item_id: mug, quantity } })
    const selected = cart.groups.flatMap(({ items }) => items.filter((item) => item.selected))
    const cart_item_ids = selected.map((item) => item.cart_item_id)
    for (const { country, address_id } of addresses) {
      const { data: quote } = await shopper.call('POST /api/checkout/quote', { body: { cart_item_ids, address_id } })
      for (const { shop: seller, freight_cents, deliverable } of quote.groups) {
        const group = cart.groups.find((one) => one.shop.shop_id === seller.shop_id)
        const items = group?.items.filter((item) => item.selected) ?? []
        const [delivery] = deliveriesFor(group?.freight ?? [], country, items)
        expect(delivery !== undefined, `${seller.shop_id} to ${country}`).toBe(deliverable)
        expect(delivery?.freight_cents ?? 0, `${quantity} to ${country}`).toBe(freight_cents)
        freights.add(freight_cents)
      }
    }
  }
  expect(freights.size).toBeGreaterThan(5)
})

test('freight by weight counts the weight of each SKU, or the shop’s weight of a piece, and orders keep it', async () => {
  const shopper = await aShopper(shop)
  const { sku_id } = await aProduct(shop, { shop_id: 'weigher', price_cents: 1_000 })
  const limits = [
    { up_to: 1_000, cents: 400 },
    { up_to: 2_000, cents: 900 },
  ]
  const bands = JSON.stringify({ basis: 'weight', limits, step: null })
  const terms = { base_cents: 100, free_from_cents: 4_000, bands }
  await shop.db.updateTable('freight_rule').set(terms).where('shop_id', '=', 'weigher').execute()
  const address_id = await anAddress(shop, shopper)
  const quote = async (quantity: number) => {
    const body = { sku_id, quantity, address_id }
    const [group] = (await shopper.call('POST /api/checkout/quote', { body })).data.groups
    return [group?.freight_cents, group?.deliverable, group?.exceeds_limit]
  }
  expect(await quote(2), 'two pieces of 500 grams').toEqual([500, true, false])
  await shop.db.updateTable('sku').set({ weight_grams: 600 }).where('sku_id', '=', sku_id).execute()
  expect(await quote(2)).toEqual([1_000, true, false])
  expect(await quote(4), 'too heavy, though its price is enough for free freight').toEqual([0, false, true])
  await shop.db.updateTable('sku').set({ weight_grams: 400 }).where('sku_id', '=', sku_id).execute()
  expect(await quote(4)).toEqual([0, true, false])
  const body = { sku_id, quantity: 4, address_id, total_cents: 4_000 }
  const { order_ids } = (await shopper.call('POST /api/order/create', { body })).data
  const [order_id = ''] = order_ids
  const order = (await shopper.call('GET /api/order/detail', { query: { order_id } })).data
  expect(order.items).toMatchObject([{ weight_grams: 400 }])
  expect(order.refund_conditions.free_freight).toMatchObject({ base_cents: 100, bands: { limits } })
  const tooMuch = { ...body, quantity: 6, total_cents: 6_000 }
  expect(await shopper.call('POST /api/order/create', { body: tooMuch })).toMatchObject({
    reason: 'not_deliverable',
    field: 'weigher',
  })
})

test('the cart on a visitor’s device has the same freight rules as a shopper’s cart', async () => {
  const shopper = await aShopper(shop)
  const { sku_id, product_id, shop_id } = await aProduct(shop, { shop_id: 'ferry' })
  await freight(shop_id, 'TH', 400, 100)
  const items = [{ sku_id, quantity: 1 }]
  const { data: preview } = await callerOf(shop)('POST /api/cart/preview', { body: { items } })
  const { data: own } = await shopper.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const { data: product } = await callerOf(shop)('GET /api/product/detail', { query: { product_id } })
  const byCountry = (rules: { country: string }[] = []) => rules.toSorted((a, b) => (a.country < b.country ? -1 : 1))
  expect(byCountry(preview.groups[0]?.freight)).toEqual(byCountry(product.freight))
  expect(byCountry(own.groups[0]?.freight)).toEqual(byCountry(product.freight))
  expect(product.freight).toHaveLength(2)
})
