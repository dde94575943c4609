import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, revisionOfOrder } from '../../../testing/order-world.ts'
import { anOperator, aShop, callerOf } from '../../../testing/world.ts'

const shop = await aShop()
const [support, fulfilment, finance] = [
  await anOperator(shop, { roles: ['support'] }),
  await anOperator(shop, { roles: ['fulfilment'] }),
  await anOperator(shop, { roles: ['finance'] }),
]
const { data: areas } = await callerOf(shop)('GET /api/area', { query: { country: 'JP' } }, { language: 'ja' })
const [tokyo] = areas.filter(({ name }) => name === '東京都')
const area = [tokyo?.code ?? '', tokyo?.children?.[0]?.code ?? '']
const RIGHT = {
  addressee: '山田 花子',
  mobile: '+819012345678',
  area,
  detailed_address: '神宮前 1-2-3',
  postcode: '150-0001',
}
const revisionNow = (order_id: string) => revisionOfOrder(support, order_id)
const readdress = async (order_id: string, change: object = {}, by = support) =>
  by.call('POST /api/admin/order/readdress', {
    body: { order_id, revision: await revisionNow(order_id), ...RIGHT, ...change },
  })

test.each([
  ['unpaid', anUnpaidOrder],
  ['paid', aPaidOrder],
])(
  'support corrects the address of an %s order: the history has both addresses, and the shopper is notified',
  async (_, make) => {
    const buyer = await aBuyer(shop)
    const order_id = await make(shop, buyer)
    const { data, code } = await readdress(order_id)
    expect(code).toBe(1)
    expect(data.address).toMatchObject({ ...RIGHT, country: 'JP' })
    const [move] = data.history.filter(({ event }) => event === 'readdress')
    expect(move).toMatchObject({ by: 'operator', operator: support.account })
    for (const part of ['Mei Lin', '1-2-3 Aoyama', '山田 花子', '神宮前 1-2-3']) expect(move?.text).toContain(part)
    expect(move?.text).toMatch(/〒\d{3}-\d{4} .*神宮前 1-2-3/)
    const detail = await buyer.call('GET /api/order/detail', { query: { order_id } })
    expect(detail.data.address.addressee).toBe('山田 花子')
    const { items } = (await buyer.call('GET /api/user/notifications', { query: {} })).data
    expect(items[0]).toMatchObject({ kind: 'order_readdressed', topic: 'order', read: false })
    expect(items[0]?.body).toContain('神宮前 1-2-3')
    const [logEntry] = await shop.db
      .selectFrom('desk_log')
      .select(['action', 'details'])
      .where('ref_id', '=', order_id)
      .orderBy('log_id', 'desc')
      .execute()
    expect(logEntry).toEqual({
      action: 'order_readdressed',
      details: { fields: ['addressee', 'area', 'detailed_address', 'postcode'] },
    })
    // A search finds the order by the name of the new recipient.
    const list = await support.call('GET /api/admin/order/list', { query: { find: '花子' } })
    expect(list.data.items.map((order) => order.order_id)).toContain(order_id)
  },
)

test('saving an order’s address without changes writes nothing and sends no notice', async () => {
  const order_id = await aPaidOrder(shop, await aBuyer(shop))
  await readdress(order_id)
  const { data } = await readdress(order_id, {}, fulfilment)
  expect(data.history.filter(({ event }) => event === 'readdress')).toHaveLength(1)
})

test('support and fulfilment can correct an order’s address until the order is shipped', async () => {
  const order_id = await aPaidOrder(shop, await aBuyer(shop))
  expect(await readdress(order_id, {}, finance)).toMatchObject({ reason: 'role_needed' })
  expect(await readdress(order_id, { postcode: '1' })).toMatchObject({ reason: 'address_invalid', field: 'postcode' })
  expect(await readdress(order_id, { area: area.slice(0, 1) })).toMatchObject({
    reason: 'address_invalid',
    field: 'area',
  })
  expect(await readdress(order_id, { mobile: '12' })).toMatchObject({ reason: 'mobile_invalid' })
  expect((await readdress(order_id, { country: 'TH' })).status).toBe(400)
  await fulfilment.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'JP', tracking_number: 'A1' } })
  expect(await readdress(order_id)).toMatchObject({ code: 0, reason: 'state_changed' })
})

test('if two operators correct the address of one order, the second correction is refused and changes nothing', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const revision = await revisionNow(order_id)
  const first = await readdress(order_id, { revision, detailed_address: '神宮前 9-9-9' })
  expect(first.code).toBe(1)
  expect(first.data.revision).not.toBe(revision)
  const second = await readdress(order_id, { revision, addressee: '山田 太郎' }, fulfilment)
  expect(second).toMatchObject({ code: 0, reason: 'changed_meanwhile' })
  const { address } = (await buyer.call('GET /api/order/detail', { query: { order_id } })).data
  expect(address).toMatchObject({ addressee: '山田 花子', detailed_address: '神宮前 9-9-9' })
  // A repeated correction that is already stored is no conflict.
  expect((await readdress(order_id, { revision, detailed_address: '神宮前 9-9-9' })).code).toBe(1)
})

test('if two operators correct the address of one order at the same time, one correction is stored', async () => {
  const order_id = await aPaidOrder(shop, await aBuyer(shop))
  const revision = await revisionNow(order_id)
  const names = ['山田 一郎', '山田 二郎']
  const replies = await Promise.all(names.map((addressee) => readdress(order_id, { revision, addressee })))
  expect(replies.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([1, 'changed_meanwhile'])
  const { data } = await support.call('GET /api/admin/order/detail', { query: { order_id } })
  expect(data.address.addressee).toBe(names[replies.findIndex(({ code }) => code === 1)])
})

test('if two operators correct the carrier or tracking number of one order, the second correction is refused', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const parcel = { order_id, carrier: 'Yamato', tracking_number: 'Y-1' }
  await fulfilment.call('POST /api/admin/order/ship', { body: parcel })
  const revision = await revisionNow(order_id)
  const correct = (tracking_number: string) =>
    fulfilment.call('POST /api/admin/order/correct', { body: { ...parcel, tracking_number, revision } })
  const replies = await Promise.all(['Y-2', 'Y-3'].map(correct))
  expect(replies.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([1, 'changed_meanwhile'])
  const { data } = await support.call('GET /api/admin/order/detail', { query: { order_id } })
  expect(data.tracking_number).toBe(['Y-2', 'Y-3'][replies.findIndex(({ code }) => code === 1)])
})
