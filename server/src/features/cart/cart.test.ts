import { randomUUID } from 'node:crypto'
import { CART_LINES_LIMIT } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aProduct, aShop, aShopper, callerOf } from '../../../testing/world.ts'

const shop = await aShop()

const itemsOf = ({ data }: { data: { groups: { items: { sku_id: string; quantity: number }[] }[] } }) =>
  data.groups.flatMap((group) => group.items)
const quantities = (answer: Parameters<typeof itemsOf>[0]) =>
  Object.fromEntries(itemsOf(answer).map((item) => [item.sku_id, item.quantity]))

test('adding a SKU again increases its quantity, up to 99', async () => {
  const { call } = await aShopper(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 250, stock: 500 })
  await call('POST /api/cart/add', { body: { sku_id, quantity: 60 } })
  const full = await call('POST /api/cart/add', { body: { sku_id, quantity: 39 } })
  expect(full.data).toMatchObject({ count: 1, selected_count: 1, selected_total_cents: 99 * 250 })
  const more = await call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  expect(more).toMatchObject({ code: 0, reason: 'quantity_limit', field: sku_id })
  expect(quantities(await call('GET /api/cart'))).toEqual({ [sku_id]: 99 })
})

test('a repeated request with the same Idempotency-Key adds once', async () => {
  const { call } = await aShopper(shop)
  const { sku_id } = await aProduct(shop)
  const tap = { key: crypto.randomUUID(), body: { sku_id, quantity: 2 } }
  const answers = await Promise.all([1, 2, 3].map(() => call('POST /api/cart/add', tap)))
  for (const answer of answers) expect(quantities(answer)).toEqual({ [sku_id]: 2 })
})

test('concurrent requests to add the same SKU all count', async () => {
  const { call } = await aShopper(shop)
  const { sku_id } = await aProduct(shop)
  await Promise.all(Array.from({ length: 8 }, () => call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })))
  expect(quantities(await call('GET /api/cart'))).toEqual({ [sku_id]: 8 })
})

test('more than the stock and SKUs that are no longer sold are refused, and the SKU is named', async () => {
  const { call } = await aShopper(shop)
  const scarce = await aProduct(shop, { stock: 2 })
  const off_sale = await aProduct(shop)
  await shop.db.updateTable('product').set({ on_sale: false }).where('product_id', '=', off_sale.product_id).execute()
  const add = (sku_id: string, quantity: number) => call('POST /api/cart/add', { body: { sku_id, quantity } })
  expect(await add(scarce.sku_id, 3)).toMatchObject({ reason: 'out_of_stock', field: scarce.sku_id })
  expect(await add(off_sale.sku_id, 1)).toMatchObject({ reason: 'sku_unavailable' })
  expect(await add('no-such-thing', 1)).toMatchObject({ status: 404 })
  expect(await add(scarce.sku_id, 0)).toMatchObject({ status: 400 })
  expect(await add(scarce.sku_id, 1e9)).toMatchObject({ status: 400 })
})

test('the cart holds 120 lines, even if two requests want the last line concurrently', async () => {
  const { call, user_id } = await aShopper(shop)
  const { sku_ids } = await aProduct(shop, { skus: CART_LINES_LIMIT + 1 })
  const [one = '', other = '', ...rest] = sku_ids
  await shop.db
    .insertInto('cart_item')
    .values(rest.map((sku_id) => ({ user_id, sku_id, quantity: 1 })))
    .execute()
  const add = (sku_id: string) => call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const answers = await Promise.all([add(one), add(other)])
  expect(answers.map((answer) => answer.reason ?? 'added').sort()).toEqual(['added', 'cart_full'])
  expect(await add(rest[0] ?? '')).toMatchObject({ code: 1, data: { count: CART_LINES_LIMIT } })
})

test('shops and lines are listed latest added first', async () => {
  const { call } = await aShopper(shop)
  const products = [
    await aProduct(shop, { shop_id: 'north' }),
    await aProduct(shop, { shop_id: 'south' }),
    await aProduct(shop, { shop_id: 'north' }),
  ]
  for (const { sku_id } of products) await call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const { data } = await call('GET /api/cart', {}, { language: 'ja' })
  expect(data.groups.map((group) => [group.shop.shop_id, group.items.map((item) => item.product_id)])).toEqual([
    ['north', [products[2]?.product_id, products[0]?.product_id]],
    ['south', [products[1]?.product_id]],
  ])
})

test('sold-out and discontinued lines are shown but left out of the sum', async () => {
  const { call } = await aShopper(shop)
  const [there, empty, off_sale] = [
    await aProduct(shop, { price_cents: 700 }),
    await aProduct(shop),
    await aProduct(shop),
  ]
  for (const { sku_id } of [there, empty, off_sale]) await call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  await shop.db.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', empty.sku_id).execute()
  await shop.db.updateTable('sku').set({ on_sale: false }).where('sku_id', '=', off_sale.sku_id).execute()
  const cart = await call('GET /api/cart')
  expect(cart.data).toMatchObject({ count: 3, selected_count: 1, selected_total_cents: 700 })
  expect(itemsOf(cart)).toMatchObject([
    { sku_id: off_sale.sku_id, available: false, selected: false },
    { sku_id: empty.sku_id, available: false, selected: false },
    { sku_id: there.sku_id, available: true, selected: true },
  ])
})

test('a line can change its quantity, its selection and its SKU', async () => {
  const { call } = await aShopper(shop)
  const { sku_ids } = await aProduct(shop, { skus: 2, price_cents: 100, stock: 9 })
  const [one = '', other = ''] = sku_ids
  const added = await call('POST /api/cart/add', { body: { sku_id: one, quantity: 3 } })
  const cart_item_id = added.data.groups[0]?.items[0]?.cart_item_id ?? ''
  const update = (change: object) => call('POST /api/cart/update', { body: { cart_item_id, ...change } })
  expect((await update({ quantity: 5, selected: false })).data).toMatchObject({ selected_count: 0, count: 1 })
  expect(await update({ quantity: 10 })).toMatchObject({ reason: 'out_of_stock' })
  expect(quantities(await update({ sku_id: other }))).toEqual({ [other]: 5 })
  expect(quantities(await update({}))).toEqual({ [other]: 5 })
})

test('changing a line to a SKU that is already in the cart merges the lines, limited by stock', async () => {
  const { call } = await aShopper(shop)
  const { sku_ids } = await aProduct(shop, { skus: 2, stock: 7 })
  const [one = '', other = ''] = sku_ids
  await call('POST /api/cart/add', { body: { sku_id: other, quantity: 4 } })
  const { data } = await call('POST /api/cart/add', { body: { sku_id: one, quantity: 5 } })
  const cart_item_id = data.groups[0]?.items[0]?.cart_item_id ?? ''
  const joined = await call('POST /api/cart/update', { body: { cart_item_id, sku_id: other } })
  expect(quantities(joined)).toEqual({ [other]: 7 })
  expect(joined.data).toMatchObject({ adjusted: [other], groups: [{ items: [{ cart_item_id }] }] })
})

test('another product’s SKU and another shopper’s lines are not found', async () => {
  const [mine, hers] = [await aShopper(shop), await aShopper(shop)]
  const [product, foreign] = [await aProduct(shop), await aProduct(shop)]
  const { data } = await mine.call('POST /api/cart/add', { body: { sku_id: product.sku_id, quantity: 1 } })
  const cart_item_id = data.groups[0]?.items[0]?.cart_item_id ?? ''
  const body = { cart_item_id, sku_id: foreign.sku_id }
  expect(await mine.call('POST /api/cart/update', { body })).toMatchObject({ status: 404 })
  expect(await hers.call('POST /api/cart/update', { body: { cart_item_id, quantity: 9 } })).toMatchObject({
    status: 404,
  })
  const cart_item_ids = [cart_item_id]
  expect(await hers.call('POST /api/cart/remove', { body: { cart_item_ids } })).toMatchObject({ status: 404 })
  const marked = await hers.call('POST /api/cart/select', { body: { cart_item_ids, selected: false } })
  expect(marked).toMatchObject({ status: 404 })
  expect((await mine.call('GET /api/cart')).data).toMatchObject({ count: 1, selected_count: 1 })
  expect((await mine.call('POST /api/cart/remove', { body: { cart_item_ids } })).data).toMatchObject({ count: 0 })
  expect(await mine.call('POST /api/cart/select', { body: { cart_item_ids: ['x'], selected: true } })).toMatchObject({
    status: 404,
  })
})

test('merging a visitor’s cart takes the larger quantity, limited by stock, and skips unknown SKUs', async () => {
  const { call } = await aShopper(shop)
  const { sku_ids } = await aProduct(shop, { skus: 3, stock: 5 })
  const [one = '', two = '', three = ''] = sku_ids
  await call('POST /api/cart/add', { body: { sku_id: one, quantity: 3 } })
  await call('POST /api/cart/add', { body: { sku_id: two, quantity: 4 } })
  const items = [
    { sku_id: one, quantity: 2 },
    { sku_id: two, quantity: 1 },
    { sku_id: two, quantity: 900 },
    { sku_id: three, quantity: 2 },
    { sku_id: 'unknown', quantity: 1 },
  ]
  const merged = await call('POST /api/cart/merge', { body: { items } })
  expect(quantities(merged)).toEqual({ [one]: 3, [two]: 5, [three]: 2 })
  expect(merged.data.adjusted).toEqual([two])
})

test('a visitor’s lines keep their order, latest first, in the preview and after merging', async () => {
  const { call } = await aShopper(shop)
  const { sku_ids } = await aProduct(shop, { skus: 4 })
  const items = sku_ids.toReversed().map((sku_id) => ({ sku_id, quantity: 1 }))
  const order = items.map((item) => item.sku_id)
  const preview = await callerOf(shop)('POST /api/cart/preview', { body: { items } })
  expect(itemsOf(preview).map((item) => item.sku_id)).toEqual(order)
  const merged = await call('POST /api/cart/merge', { body: { items } })
  expect(itemsOf(merged).map((item) => item.sku_id)).toEqual(order)
})

test('at log-in, the visitor’s latest lines fill a nearly full cart, and the reply lists the lines that did not fit', async () => {
  const { call, user_id } = await aShopper(shop)
  const { sku_ids } = await aProduct(shop, { skus: CART_LINES_LIMIT + 1 })
  const [latest = '', older = '', ...rest] = sku_ids
  await shop.db
    .insertInto('cart_item')
    .values(rest.map((sku_id) => ({ user_id, sku_id, quantity: 1 })))
    .execute()
  const items = [latest, older].map((sku_id) => ({ sku_id, quantity: 1 }))
  const merged = await call('POST /api/cart/merge', { body: { items } })
  expect(merged.data).toMatchObject({ count: CART_LINES_LIMIT, adjusted: [older] })
})

test('a visitor gets a priced cart, and nothing is stored', async () => {
  const visitor = callerOf(shop)
  const product = await aProduct(shop, { price_cents: 1234, stock: 2 })
  const empty = await aProduct(shop, { stock: 0 })
  const items = [
    { sku_id: product.sku_id, quantity: 3 },
    { sku_id: empty.sku_id, quantity: 1 },
    { sku_id: 'unknown', quantity: 1 },
  ]
  const [first, again] = await Promise.all([1, 2].map(() => visitor('POST /api/cart/preview', { body: { items } })))
  expect(first?.data).toEqual(again?.data)
  expect(first?.data).toMatchObject({ count: 2, selected_total_cents: 2468, adjusted: [product.sku_id, empty.sku_id] })
  expect(await shop.db.selectFrom('cart_item').select('sku_id').where('sku_id', '=', product.sku_id).execute()).toEqual(
    [],
  )
  expect((await visitor('POST /api/cart/preview', { body: { items: [] } })).data).toMatchObject({ count: 0 })
})

test('a repeated add or merge changes nothing and returns the current cart', async () => {
  const shopper = await aShopper(shop)
  const [one, other] = [await aProduct(shop, { stock: 3 }), await aProduct(shop)]
  const [added, merged] = [randomUUID(), randomUUID()]
  const add = () => shopper.call('POST /api/cart/add', { key: added, body: { sku_id: other.sku_id, quantity: 2 } })
  const items = [{ sku_id: one.sku_id, quantity: 5 }]
  const merge = () => shopper.call('POST /api/cart/merge', { key: merged, body: { items } })
  await add()
  expect((await merge()).data.adjusted).toEqual([one.sku_id])
  await shopper.call('POST /api/cart/add', { body: { sku_id: other.sku_id, quantity: 1 } })

  const [added_again, merged_again] = [await add(), await merge()]
  const now = (await shopper.call('GET /api/cart')).data
  expect(added_again.data).toEqual(now)
  expect(merged_again.data).toEqual({ ...now, adjusted: [one.sku_id] })
  expect(now.groups.flatMap(({ items }) => items.map(({ quantity }) => quantity)).toSorted()).toEqual([3, 3])
  const stored = await shop.db.selectFrom('keyed_call').select('reply').where('user_id', '=', shopper.user_id).execute()
  for (const { reply } of stored) expect(JSON.stringify(reply).length).toBeLessThan(150)
})
