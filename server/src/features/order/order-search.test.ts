import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder } from '../../../testing/order-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'

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
