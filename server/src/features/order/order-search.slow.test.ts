import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, buy } from '../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../testing/world.ts'
import { updateAllListings } from '../catalogue/listing/listing-service.ts'

const shop = await aShop()
const desk = await anOperator(shop, { roles: ['fulfilment'] })
type Buyer = Awaited<ReturnType<typeof aBuyer>>

const search = async (find: string, others: object = {}) =>
  (await desk.call('GET /api/admin/order/list', { query: { find, ...others } })).data.items.map((one) => one.order_id)

async function aBuyerCalled(addressee: string): Promise<Buyer> {
  const buyer = await aBuyer(shop)
  await shop.db.updateTable('address').set({ addressee }).where('id', '=', buyer.address_id).execute()
  return buyer
}

test('orders of every status are found by recipient, e-mail address, number and tracking number', async () => {
  const buyer = await aBuyerCalled('Anna Przybylska')
  const unpaid = await anUnpaidOrder(shop, buyer)
  const shipped_id = await aPaidOrder(shop, buyer)
  const parcel = { carrier: 'Japan Post', tracking_number: 'ZX 4711-9921 JP' }
  await desk.call('POST /api/admin/order/ship', { body: { order_id: shipped_id, ...parcel } })
  const both = [shipped_id, unpaid]
  for (const keyword of ['anna', 'PRZYBYL', 'Przybylska Anna', 'annaprz', buyer.account, buyer.account.slice(0, -4)])
    expect(await search(keyword), keyword).toEqual(both)
  for (const keyword of ['zx47119921jp', 'ZX 4711', 'zx-4711-99'])
    expect(await search(keyword), keyword).toEqual([shipped_id])
  expect(await search('Anna Przybylska', { status: '0' })).toEqual([unpaid])
  const { order_number } = (await desk.call('GET /api/admin/order/detail', { query: { order_id: unpaid } })).data
  expect(await search(order_number.replace(/(.{4})/g, '$1 '))).toEqual([unpaid])
  for (const keyword of ['Anna Kowalska', 'przybylskaa', '%', '-', '_', 'nobody@example.com'])
    expect(await search(keyword), keyword).toEqual([])
})

test.each([
  ['王 小明', ['王', '小明', '王小明', '小明 王']],
  ['ｙａｍａｄａ　太郎', ['yamada', '太郎', 'YAMADA 太郎']],
  ['สมชาย ใจดี', ['สมชาย', 'ใจดี', 'ใจดี สมชาย']],
])('a recipient called %s is found by each part of the name', async (addressee, words) => {
  const order_id = await anUnpaidOrder(shop, await aBuyerCalled(addressee))
  for (const keyword of words) expect(await search(keyword), keyword).toEqual([order_id])
})

test('a search by recipient finds no order of a deleted account', async () => {
  const buyer = await aBuyerCalled('Gone Girl')
  const order_id = await anUnpaidOrder(shop, buyer)
  expect(await search('gone')).toEqual([order_id])
  await buyer.call('POST /api/order/cancel', { body: { order_id } })
  await shop.db
    .updateTable('shop_order')
    .set({ address: '{"addressee":""}' })
    .where('order_id', '=', order_id)
    .execute()
  expect(await search('gone')).toEqual([])
})

test('an order is found by any part of its number, and of the recipient’s name and telephone', async () => {
  const buyer = await aBuyerCalled('Oluwaseun Adebayo')
  await shop.db.updateTable('address').set({ mobile: '+4915112345678' }).where('id', '=', buyer.address_id).execute()
  const order_id = await anUnpaidOrder(shop, buyer)
  const { order_number } = (await desk.call('GET /api/admin/order/detail', { query: { order_id } })).data
  for (const keyword of ['waseun', 'debay', 'ADEBAYO waseu', '0151 1234', '5112345', '+49 151 12345678'])
    expect(await search(keyword), keyword).toEqual([order_id])
  expect(await search(order_number.slice(9))).toContain(order_id)
  expect(await search(order_number.slice(7, 14))).toContain(order_id)
  for (const keyword of ['waseunx', 'adebayo xx', '511234567890']) expect(await search(keyword), keyword).toEqual([])
  const { address } = (await desk.call('GET /api/admin/order/detail', { query: { order_id } })).data
  expect(address.addressee).toBe('Oluwaseun Adebayo')
})

test('a corrected recipient is found by the new name only', async () => {
  const order_id = await anUnpaidOrder(shop, await aBuyerCalled('Wrongspelt Person'))
  await sql`update shop_order set address = address || '{"addressee": "Rightspelt Person"}'
    where order_id = ${order_id}`.execute(shop.db)
  expect(await search('ightspel')).toEqual([order_id])
  expect(await search('rongspel')).toEqual([])
})

test('orders of a product are found by its title in any language, its id and its SKU, and listed by the product', async () => {
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 700 })
  await sql`update product set title = title || '{"en": "Quokka teapot", "ja": "クオッカの急須"}'
    where product_id = ${product_id}`.execute(shop.db)
  await updateAllListings(shop.db)
  const buyers = [await aBuyer(shop), await aBuyer(shop)]
  const order_ids: string[] = []
  for (const buyer of buyers)
    order_ids.unshift((await buy(buyer, { sku_id, total_cents: 700 })).data.order_ids[0] ?? '')
  for (const keyword of ['quokka', 'Quokka teapot', 'クオッカ', product_id, sku_id])
    expect(await search(keyword), keyword).toEqual(order_ids)
  // The search of the shop corrects words; the search for orders does not.
  expect(await search('quokkb')).toEqual([])
  expect((await desk.call('GET /api/admin/order/list', { query: { product_id } })).data).toMatchObject({
    total: 2,
    items: order_ids.map((order_id) => ({ order_id })),
  })
  const { account = '' } = buyers[0] ?? {}
  expect(await search(account, { product_id })).toEqual(order_ids.slice(1))
  expect(await search('quokka', { product_id: 'no-such-product' })).toEqual([])
})

test('orders are limited to days of the shop’s time zone', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await anUnpaidOrder(shop, buyer)
  await sql`update shop_order set created_at = '2026-03-09T23:30:00Z' where order_id = ${order_id}`.execute(shop.db)
  const onDay = (from: string, to: string) => search(buyer.account, { from, to })
  expect(await onDay('2026-03-09', '2026-03-09')).toEqual([order_id])
  expect(await onDay('2026-03-01', '2026-03-31')).toEqual([order_id])
  expect(await onDay('2026-03-10', '2026-03-31')).toEqual([])
  expect(await onDay('2026-03-01', '2026-03-08')).toEqual([])
})
