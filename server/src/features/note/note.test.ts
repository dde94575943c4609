import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, revisionOfOrder } from '../../../testing/order-world.ts'
import { anOperator, aShop, PASSWORD, PAYMENT_CODE } from '../../../testing/world.ts'

const shop = await aShop()
const [one, other, catalogue] = [
  await anOperator(shop, { roles: ['support'] }),
  await anOperator(shop, { roles: ['fulfilment'] }),
  await anOperator(shop, { roles: ['catalogue'] }),
]

test('notes on a shopper and an order show author and time to operators, and are hidden from shoppers', async () => {
  const buyer = await aBuyer(shop)
  const { user_id } = buyer
  const order_id = await anUnpaidOrder(shop, buyer)
  const note_id = randomUUID()
  const add = () =>
    one.call('POST /api/admin/note/add', { body: { user_id, order_id, note_id, text: 'Rings twice, then calls' } })
  expect((await add()).data).toHaveLength(1)
  expect((await add()).data).toHaveLength(1)
  await other.call('POST /api/admin/note/add', { body: { user_id, note_id: randomUUID(), text: 'Speaks Thai' } })
  const ofOrder = (await one.call('GET /api/admin/note/list', { query: { user_id, order_id } })).data
  expect(ofOrder).toMatchObject([
    { text: 'Speaks Thai', operator: other.account, order: null, is_own: false },
    { text: 'Rings twice, then calls', operator: one.account, order: { order_id }, is_own: true },
  ])
  expect(Date.parse(ofOrder[0]?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const second = await anUnpaidOrder(shop, buyer)
  const ofSecond = (await one.call('GET /api/admin/note/list', { query: { user_id, order_id: second } })).data
  expect(ofSecond.map(({ text }) => text)).toEqual(['Speaks Thai'])
  const replies = [
    await buyer.call('GET /api/order/detail', { query: { order_id } }),
    await buyer.call('GET /api/user/getUserInfo'),
    await buyer.call('GET /api/user/notifications', { query: {} }),
  ]
  expect(JSON.stringify(replies)).not.toMatch(/Rings twice|Speaks Thai/)
})

test('only the author of a note can remove it; the log records the removal without the text', async () => {
  const { user_id } = await aBuyer(shop)
  const note_id = randomUUID()
  const body = { user_id, note_id }
  await one.call('POST /api/admin/note/add', { body: { ...body, text: 'Secret words' } })
  expect((await other.call('POST /api/admin/note/remove', { body })).status).toBe(404)
  expect((await one.call('POST /api/admin/note/remove', { body })).data).toEqual([])
  const log = await shop.db.selectFrom('desk_log').select(['action', 'details']).where('ref_id', '=', user_id).execute()
  expect(log.map(({ action }) => action)).toEqual(['note_added', 'note_removed'])
  expect(JSON.stringify(log)).not.toContain('Secret')
})

test('notes are refused on another shopper’s order, on an unknown shopper, and from the catalogue role', async () => {
  const [buyer, stranger] = [await aBuyer(shop), await aBuyer(shop)]
  const order_id = await anUnpaidOrder(shop, buyer)
  const add = (user_id: string, by = one) =>
    by.call('POST /api/admin/note/add', { body: { user_id, order_id, note_id: randomUUID(), text: 'x' } })
  expect((await add(stranger.user_id)).status).toBe(404)
  expect((await add(randomUUID())).status).toBe(404)
  expect(await add(buyer.user_id, catalogue)).toMatchObject({ reason: 'role_needed' })
})

test('notes and corrected addresses are deleted with the account', async () => {
  const buyer = await aBuyer(shop, 0)
  const { user_id } = buyer
  const order_id = await anUnpaidOrder(shop, buyer)
  const { data: areas } = await buyer.call('GET /api/area', { query: { country: 'JP' } })
  const area = [areas[0]?.code ?? '', areas[0]?.children?.[0]?.code ?? '']
  const address = { addressee: '花子', mobile: '+819012345678', area, postcode: '150-0001' }
  await one.call('POST /api/admin/order/readdress', {
    body: { order_id, revision: await revisionOfOrder(one, order_id), ...address, detailed_address: '神宮前' },
  })
  await one.call('POST /api/admin/note/add', { body: { user_id, order_id, note_id: randomUUID(), text: 'x' } })
  await buyer.call('POST /api/order/cancel', { body: { order_id } })
  const body = { password: PASSWORD, payment_code: PAYMENT_CODE }
  expect(await buyer.call('POST /api/user/delete_account', { body })).toMatchObject({ code: 1 })
  const { data } = await one.call('GET /api/admin/order/detail', { query: { order_id } })
  expect(JSON.stringify(data)).not.toMatch(/花子|神宮前|Mei Lin|Aoyama/)
  expect((await one.call('GET /api/admin/note/list', { query: { user_id } })).data).toEqual([])
  const add = await one.call('POST /api/admin/note/add', { body: { user_id, note_id: randomUUID(), text: 'x' } })
  expect(add.status).toBe(404)
})
