import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct, aShop, aShopper, callerOf, listed, type TestShopper } from '../../../../testing/world.ts'
import { deleteOldViews, VIEWS_LIMIT } from './view-history-sql.ts'

const shop = await aShop()
const anyone = callerOf(shop)

const view = ({ call }: TestShopper, product_id: string) => call('POST /api/user/history', { body: { product_id } })
const historyOf = async ({ call }: TestShopper, query = {}) => (await call('GET /api/user/history', { query })).data
const idsOf = (items: { product_id: string }[]) => items.map(({ product_id }) => product_id)
const takeOffSale = (product_id: string) =>
  shop.db.updateTable('product').set({ on_sale: false }).where('product_id', '=', product_id).execute()

test('the history lists each viewed product once, last viewed first', async () => {
  const shopper = await aShopper(shop)
  const [kettle, teapot] = [await aProduct(shop), await aProduct(shop)]
  for (const { product_id } of [kettle, teapot, kettle]) await view(shopper, product_id)
  const { items, total } = await historyOf(shopper)
  expect(idsOf(items)).toEqual([kettle.product_id, teapot.product_id])
  expect(total).toBe(2)
  expect(Date.parse(items[0]?.viewed_at ?? '')).toBeGreaterThan(Date.parse(items[1]?.viewed_at ?? ''))
  expect((await shopper.call('GET /api/user/getUserInfo')).data.counts.history).toBe(2)
})

test('products that are not sold are neither stored nor shown', async () => {
  const shopper = await aShopper(shop)
  const off_sale = await aProduct(shop)
  expect(await view(shopper, off_sale.product_id)).toMatchObject({ code: 1, data: null })
  await takeOffSale(off_sale.product_id)
  for (const product_id of ['never-made', off_sale.product_id]) {
    expect(await view(shopper, product_id)).toMatchObject({ status: 404, code: 404 })
  }
  expect(await historyOf(shopper)).toMatchObject({ items: [], total: 0 })
  expect((await shopper.call('GET /api/user/getUserInfo')).data.counts.history).toBe(0)
})

test('one product or the whole history can be deleted, and other shoppers never see it', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const products = [await aProduct(shop), await aProduct(shop), await aProduct(shop)]
  for (const { product_id } of products) await Promise.all([view(shopper, product_id), view(other, product_id)])
  const [first, second, third] = idsOf(products)
  await shopper.call('POST /api/user/history/clear', { body: { product_ids: [second ?? ''] } })
  expect(idsOf((await historyOf(shopper)).items)).toEqual([third, first])
  await shopper.call('POST /api/user/history/clear', { body: {} })
  expect((await historyOf(shopper)).items).toEqual([])
  expect((await historyOf(other)).total).toBe(3)
})

test('only the newest views are stored', async () => {
  const shopper = await aShopper(shop)
  const { product_id } = await aProduct(shop)
  await sql`
    with copies as (
      insert into product (product_id, shop_id, category, title, description, images, price_cents)
      select product_id || '-' || place, shop_id, category, title, description, images, price_cents
      from product, generate_series(1, ${VIEWS_LIMIT}) as place where product_id = ${product_id} returning product_id)
    insert into product_view (user_id, product_id, viewed_at)
    select ${shopper.user_id}, product_id, now() - split_part(product_id, '-', -1)::int * interval '1 hour' from copies
  `.execute(shop.db)
  await view(shopper, product_id)
  const { items, total } = await historyOf(shopper, { page: 2, page_size: VIEWS_LIMIT / 2 })
  expect(total).toBe(VIEWS_LIMIT)
  expect(items.at(-1)?.product_id).toBe(`${product_id}-${VIEWS_LIMIT - 1}`)
})

test('views are deleted after 90 days', async () => {
  const shopper = await aShopper(shop)
  const [old, young] = [await aProduct(shop), await aProduct(shop)]
  for (const { product_id } of [old, young]) await view(shopper, product_id)
  const age = (product_id: string, days: number) =>
    sql`update product_view set viewed_at = now() - ${days} * interval '1 day'
      where user_id = ${shopper.user_id} and product_id = ${product_id}`.execute(shop.db)
  await age(old.product_id, 91)
  await age(young.product_id, 89)
  expect(await deleteOldViews(shop.db, 100)).toBe(1)
  expect(idsOf((await historyOf(shopper)).items)).toEqual([young.product_id])
})

test('the history can be read page by page', async () => {
  const shopper = await aShopper(shop)
  const products = await Promise.all(Array.from({ length: 5 }, () => aProduct(shop)))
  for (const { product_id } of products) await view(shopper, product_id)
  const pages = await Promise.all([1, 2, 3].map((page) => historyOf(shopper, { page, page_size: 2 })))
  expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(idsOf(products).reverse())
})

test('removing items between two pages skips nothing on the next page', async () => {
  const { call } = await aShopper(shop)
  const shop_ids = ['endless-a', 'endless-b', 'endless-c', 'endless-d']
  const products = []
  for (const shop_id of shop_ids) products.push(await aProduct(shop, { shop_id }))
  const product_ids = idsOf(products)
  // All favourites have the same time, so that only their ids order them.
  await call('POST /api/product/like', { body: { product_ids, liked: true } })
  await call('POST /api/shop/follow', { body: { shop_ids, followed: true } })
  const likes = await Promise.all(
    [1, 2].map((page) => call('GET /api/user/like_list', { query: { page, page_size: 2 } })),
  )
  const [first, rest] = likes.map(({ data }) => data)
  const follows = (await call('GET /api/user/follow_list', { query: { page_size: 2 } })).data
  await call('POST /api/product/like', { body: { product_ids: idsOf(first?.items ?? []), liked: false } })
  await call('POST /api/shop/follow', { body: { shop_ids: [follows.items[1]?.shop_id ?? ''], followed: false } })
  const after = await call('GET /api/user/like_list', { query: { page_size: 2, cursor: first?.next_cursor ?? '' } })
  expect(after.data).toMatchObject({ items: rest?.items, total: 2, next_cursor: null })
  const query = { page_size: 2, cursor: follows.next_cursor ?? '' }
  const { items } = (await call('GET /api/user/follow_list', { query })).data
  const followed = [...follows.items, ...items].map(({ shop_id }) => shop_id)
  expect(followed.toSorted()).toEqual(shop_ids)
})

test('paging returns each view once, even if views are microseconds apart', async () => {
  const shopper = await aShopper(shop)
  const products = await Promise.all(Array.from({ length: 5 }, () => aProduct(shop)))
  for (const { product_id } of products) await view(shopper, product_id)
  await sql`
    with placed as (
      select product_id, row_number() over (order by viewed_at) as place from product_view where user_id = ${shopper.user_id})
    update product_view set viewed_at = timestamptz '2026-11-21 05:00:00.123Z' + place * interval '1 microsecond'
    from placed where placed.product_id = product_view.product_id and user_id = ${shopper.user_id}`.execute(shop.db)
  const ids: string[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const { items, next_cursor } = await historyOf(shopper, { page_size: 2, cursor })
    ids.push(...idsOf(items))
    cursor = next_cursor
  }
  expect(ids).toEqual(idsOf(products).reverse())
})

test.each(['yesterday', '1.', '.lamp', '999999999999999999.lamp'])('%s is refused as a cursor', async (cursor) => {
  const { call } = await aShopper(shop)
  expect((await call('GET /api/user/like_list', { query: { cursor } })).status).toBe(400)
})

test('favourites and followed shops are listed newest first, as long as they are sold', async () => {
  const shopper = await aShopper(shop)
  const { call } = shopper
  const [first, off_sale, last] = [
    await aProduct(shop),
    await aProduct(shop),
    await aProduct(shop, { shop_id: 'listed' }),
  ]
  for (const { product_id } of [first, off_sale, last]) {
    await call('POST /api/product/like', { body: { product_ids: [product_id], liked: true } })
  }
  await takeOffSale(off_sale.product_id)
  const { data: likes } = await call('GET /api/user/like_list', { query: {} })
  expect(idsOf(likes.items)).toEqual([last.product_id, first.product_id])
  expect(likes.total).toBe(2)
  for (const shop_id of [first.shop_id, 'listed']) {
    await call('POST /api/shop/follow', { body: { shop_ids: [shop_id], followed: true } })
  }
  await listed(shop)
  const { data: follows } = await call('GET /api/user/follow_list', { query: {} })
  expect(follows.items.map(({ shop_id }) => shop_id)).toEqual(['listed', first.shop_id])
  expect(follows.items[0]?.images).toEqual(['a.webp'])
})

test('related products have similar titles, and sold-out products come last', async () => {
  const aKind = async (title: string, fields = {}) => {
    const { product_id } = await aProduct(shop, { category: 'electrical', ...fields })
    await shop.db
      .updateTable('product')
      .set({ title: JSON.stringify({ en: title }) })
      .where('product_id', '=', product_id)
      .execute()
    return product_id
  }
  const kettle = await aKind('Steel kettle')
  const fan = await aKind('Desk fan')
  const other = await aKind('Enamel kettle')
  const none = await aKind('Steel kettle', { stock: 0 })
  await listed(shop)
  const { data } = await anyone('GET /api/product/related', { query: { product_id: kettle } })
  expect(idsOf(data)).toEqual([other, fan, none])
})

test('a product that is not sold has no related products', async () => {
  const off_sale = await aProduct(shop)
  await takeOffSale(off_sale.product_id)
  for (const product_id of ['never-made', off_sale.product_id]) {
    const detail = await anyone('GET /api/product/detail', { query: { product_id } })
    const related = await anyone('GET /api/product/related', { query: { product_id } })
    expect(related).toMatchObject({ status: 404, code: 404, msg: detail.msg })
  }
})

test('a product is returned with the delivery rules of its shop', async () => {
  const { product_id } = await aProduct(shop, { shop_id: 'sender' })
  const days = { handling_days: 1, transit_days_min: 3, transit_days_max: 6 }
  const rule = { country: 'TH', base_cents: 700, each_further_cents: 100, free_from_cents: 4900, ...days }
  await shop.db
    .insertInto('freight_rule')
    .values({ shop_id: 'sender', ...rule })
    .execute()
  const { data } = await anyone('GET /api/product/detail', { query: { product_id } })
  // A rule without days uses the defaults.
  const usual = { handling_days: 2, transit_days_min: 5, transit_days_max: 10 }
  const elsewhere = { country: '*', base_cents: 0, each_further_cents: 0, free_from_cents: null, ...usual }
  expect(data.freight).toEqual([rule, elsewhere].map((one) => ({ ...one, service: 'standard', bands: null })))
})
