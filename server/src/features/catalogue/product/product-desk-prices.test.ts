import { expect, test } from 'vitest'
import { aProductDesk } from '../../../../testing/catalogue-world.ts'
import { aBuyer, buy } from '../../../../testing/order-world.ts'
import { callerOf } from '../../../../testing/world.ts'
import { revisionOfPrice } from './product-draft.ts'

const { shop, desk, aDraft, save } = await aProductDesk()
const visitor = callerOf(shop)

test('prices and stock of many SKUs change together or not at all', async () => {
  const products = [(await save(aDraft())).data, (await save(aDraft())).data]
  const [one, two] = products.map(({ skus }) => skus[0]?.sku_id ?? '') as [string, string]
  const edit = (edits: object[]) => desk.call('POST /api/admin/sku/edit', { body: { edits: edits as never } })
  const price = { revision: revisionOfPrice(1250), price_cents: 900 }
  const result = await edit([
    { sku_id: one, price, stock_change: -5 },
    { sku_id: two, price },
  ])
  expect(result.data).toEqual([
    { sku_id: one, price_cents: 900, stock: 0, waits: false },
    { sku_id: two, price_cents: 900, stock: 5, waits: false },
  ])
  expect(
    (await visitor('GET /api/product/detail', { query: { product_id: products[0]?.product_id ?? '' } })).data,
  ).toMatchObject({ price_cents: 900 })
  // The seen price is outdated.
  expect(
    await edit([
      { sku_id: two, stock_change: 1 },
      { sku_id: one, price },
    ]),
  ).toMatchObject({ reason: 'changed_meanwhile', field: one })
  expect(
    await edit([
      { sku_id: two, stock_change: 1 },
      { sku_id: one, stock_change: -1 },
    ]),
  ).toMatchObject({ field: one, fault: 'stock_below_zero' })
  const grid = await desk.call('GET /api/admin/sku/list', {
    query: { product_ids: products.map((p) => p.product_id).join(',') },
  })
  expect(grid.data.find(({ sku_id }) => sku_id === two)).toMatchObject({
    stock: 5,
    price: { price_cents: 900, revision: revisionOfPrice(900) },
  })
  expect((await edit([{ sku_id: 'none', stock_change: 1 }])).status).toBe(404)
})

test('an earlier price can be changed alone or with the prices of its SKUs, if it has not changed since the operator read it', async () => {
  const { product_id, skus } = (await save(aDraft())).data
  const sku_id = skus[0]?.sku_id ?? ''
  const edit = (read_cents: number | null, was_cents: number | null, edits: object[] = []) =>
    desk.call('POST /api/admin/sku/edit', {
      body: { edits: edits as never, earlier: [{ product_id, revision: revisionOfPrice(read_cents), was_cents }] },
    })
  const now = async () => {
    const { data } = await desk.call('GET /api/admin/sku/list', { query: { product_ids: product_id } })
    return data.map(({ price, earlier }) => [earlier.was_cents, price.price_cents])
  }
  expect((await edit(2000, 1600)).code).toBe(1)
  expect(await edit(2000, 1800)).toMatchObject({ reason: 'changed_meanwhile', field: product_id })
  expect(await edit(1600, 1250)).toMatchObject({ field: product_id, fault: 'was_not_higher' })
  // This edit raises the lowest SKU price to 1500, so an earlier price of 1400 is refused. Removing the earlier price
  // is accepted.
  const price = { sku_id, price: { revision: revisionOfPrice(1250), price_cents: 1700 } }
  expect(await edit(1600, 1400, [price])).toMatchObject({ field: product_id, fault: 'was_not_higher' })
  expect(await now()).toEqual([
    [1600, 1250],
    [1600, 1500],
  ])
  expect((await edit(1600, null, [price])).code).toBe(1)
  expect(await now()).toEqual([
    [null, 1700],
    [null, 1500],
  ])
  expect((await desk.call('POST /api/admin/sku/edit', { body: { edits: [] } })).status).toBe(400)
})

test('if one price is edited twenty times concurrently, one edit succeeds; twenty concurrent changes of stock all succeed', async () => {
  const { skus } = (await save(aDraft())).data
  const sku_id = skus[0]?.sku_id ?? ''
  const edit = (edits: object[]) => desk.call('POST /api/admin/sku/edit', { body: { edits: edits as never } })
  const raced = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      edit([{ sku_id, price: { revision: revisionOfPrice(1250), price_cents: 1000 + at } }]),
    ),
  )
  expect(raced.filter(({ code }) => code === 1)).toHaveLength(1)
  await Promise.all(Array.from({ length: 20 }, () => edit([{ sku_id, stock_change: 2 }])))
  const { stock } = await shop.db
    .selectFrom('sku')
    .select('stock')
    .where('sku_id', '=', sku_id)
    .executeTakeFirstOrThrow()
  expect(stock).toBe(45)
})

test('if one earlier price is edited twenty times concurrently, one edit succeeds and all others are refused', async () => {
  const { product_id } = (await save(aDraft())).data
  const raced = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      desk.call('POST /api/admin/sku/edit', {
        body: { edits: [], earlier: [{ product_id, revision: revisionOfPrice(2000), was_cents: 2100 + at }] },
      }),
    ),
  )
  const outcomes = raced.map(({ code, reason }) => (code === 1 ? 'saved' : reason))
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'changed_meanwhile'), 'saved'])
})

test('stock that is removed during checkouts is never sold twice', async () => {
  const { skus } = (await save(aDraft())).data
  const sku_id = skus[0]?.sku_id ?? ''
  const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => aBuyer(shop)))
  const edit = () => desk.call('POST /api/admin/sku/edit', { body: { edits: [{ sku_id, stock_change: -1 }] } })
  const [bought, corrections] = await Promise.all([
    Promise.all(buyers.map((buyer) => buy(buyer, { sku_id, total_cents: 1250 }))),
    Promise.all([edit(), edit(), edit()]),
  ])
  const successes = [...bought, ...corrections].filter(({ code }) => code === 1).length
  const { stock } = await shop.db
    .selectFrom('sku')
    .select('stock')
    .where('sku_id', '=', sku_id)
    .executeTakeFirstOrThrow()
  expect([successes, stock]).toEqual([5, 0])
})
