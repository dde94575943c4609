import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, buy, makeDue } from '../../../testing/order-world.ts'
import { aProduct, aShop } from '../../../testing/world.ts'

const shop = await aShop()

test('orders are filtered by status and paged, newest first', async () => {
  const buyer = await aBuyer(shop)
  const paid_ids = [await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  const unpaid = await anUnpaidOrder(shop, buyer)
  const list = async (query: object) => (await buyer.call('GET /api/user/order_list', { query })).data
  const ids = (data: Awaited<ReturnType<typeof list>>) => data.items.map((order) => order.order_id)
  expect(ids(await list({}))).toEqual([unpaid, ...paid_ids.toReversed()])
  expect(ids(await list({ status: 'all' }))).toHaveLength(4)
  expect(ids(await list({ status: '0' }))).toEqual([unpaid])
  expect(ids(await list({ status: '-1' }))).toEqual([])
  const page = await list({ status: '1', page: 2, page_size: 2 })
  expect(page).toMatchObject({ total: 3, page: 2, page_size: 2 })
  expect(ids(page)).toEqual(paid_ids.slice(0, 1))
})

test('paging by cursor skips no order when other orders leave the list', async () => {
  const buyer = await aBuyer(shop)
  const unpaid = [await anUnpaidOrder(shop, buyer), await anUnpaidOrder(shop, buyer), await anUnpaidOrder(shop, buyer)]
  const list = async (cursor?: string) =>
    (await buyer.call('GET /api/user/order_list', { query: { status: '0', page_size: 2, cursor } })).data
  const first = await list()
  expect(first.items.map((order) => order.order_id)).toEqual([unpaid[2], unpaid[1]])
  await buyer.call('POST /api/order/cancel', { body: { order_id: unpaid[2] ?? '' } })
  const rest = await list(first.next_cursor ?? '')
  expect(rest.items.map((order) => order.order_id)).toEqual([unpaid[0]])
  expect(rest.next_cursor).toBeNull()
})

test('the after-sale tab shows orders in after-sale and refunded orders', async () => {
  const buyer = await aBuyer(shop)
  const [open, refunded_id] = [await aPaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  await aPaidOrder(shop, buyer)
  const set = (order_id: string, change: object) =>
    shop.db.updateTable('shop_order').set(change).where('order_id', '=', order_id).execute()
  await set(open, {
    status: 'after_sale',
    refund_label: 'apply',
    paused_status: 'paid',
    paused_at: new Date().toISOString(),
  })
  await set(refunded_id, { refund_label: 'refunded' })
  const { data } = await buyer.call('GET /api/user/order_list', { query: { status: '-4' } })
  expect(data.items.map((order) => order.order_id)).toEqual([refunded_id, open])
  const only = await buyer.call('GET /api/user/order_list', { query: { refunded: 'true' } })
  expect(only.data.items.map((order) => order.order_id)).toEqual([refunded_id])
})

test('a keyword matches an order’s number or a title in any language, and wildcards in the keyword have no effect', async () => {
  const buyer = await aBuyer(shop)
  const { sku_id, product_id } = await aProduct(shop)
  const title = { en: 'Kinoko lamp 100%', 'zh-CN': '蘑菇台灯', th: 'โคมไฟ' }
  await shop.db
    .updateTable('product')
    .set({ title: JSON.stringify(title) })
    .where('product_id', '=', product_id)
    .execute()
  const order_id = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids[0]
  await anUnpaidOrder(shop, buyer)
  const search = async (keyword: string) =>
    (await buyer.call('GET /api/user/order_list', { query: { keyword } })).data.items
  const [order] = await search('kinoko')
  expect(order).toMatchObject({ order_id, items: [{ title: 'Kinoko lamp 100%', quantity: 1 }] })
  for (const keyword of ['台灯', 'โคม', '100%', order?.order_number.slice(-8) ?? ''])
    expect(await search(keyword)).toMatchObject([{ order_id }])
  for (const keyword of ['%%', '_inoko', '\\', 'zh-CN']) expect(await search(keyword)).toEqual([])
})

test('an order keeps the product titles from its creation, in every language', async () => {
  const buyer = await aBuyer(shop)
  const { sku_id, product_id } = await aProduct(shop)
  const axis = { axis: 'colour', name: JSON.stringify({ en: 'Colour', ja: '色' }) }
  await shop.db.insertInto('axis').values(axis).execute()
  const clay = JSON.stringify({ en: 'Clay', ja: 'クレイ' })
  await shop.db.insertInto('axis_value').values({ axis: 'colour', value_key: 'clay', value: clay }).execute()
  const axis_values = JSON.stringify([{ axis: 'colour', value_key: 'clay' }])
  await shop.db.updateTable('sku').set({ axis_values }).where('sku_id', '=', sku_id).execute()
  const title = { en: 'Old name', ja: '旧名' }
  const rename = (words: object) =>
    shop.db
      .updateTable('product')
      .set({ title: JSON.stringify(words) })
      .where('product_id', '=', product_id)
      .execute()
  await rename(title)
  const order_id = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids[0] ?? ''
  await rename({ en: 'New name' })
  await shop.db.updateTable('axis_value').set({ value: '{"en": "Mud"}' }).execute()
  const items = async (language: 'ja' | 'ko') =>
    (await buyer.call('GET /api/order/detail', { query: { order_id } }, { language })).data.items
  const values = [{ axis: 'colour', value_key: 'clay', name: '色', value: 'クレイ' }]
  expect(await items('ja')).toMatchObject([{ title: '旧名', values }])
  expect(await items('ko')).toMatchObject([{ title: 'Old name', values: [{ name: 'Colour', value: 'Clay' }] }])
})

test('the possible actions of an order follow its status and expiry', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await anUnpaidOrder(shop, buyer)
  const can = async () => (await buyer.call('GET /api/order/detail', { query: { order_id } })).data.can
  expect(await can()).toMatchObject({ pay: true, cancel: true, receive: false })
  await makeDue(shop, 'expires_at', order_id)
  expect(await can()).toMatchObject({ pay: false, cancel: true, receive: false })
  await shop.db.updateTable('shop_order').set({ status: 'shipped' }).where('order_id', '=', order_id).execute()
  expect(await can()).toMatchObject({ pay: false, cancel: false, receive: true })
})
