import { expect, test } from 'vitest'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { anOrderToRefund, orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const [first, second] = [await anOperator(shop, { roles: ['fulfilment'] }), await anOperator(shop)]
type Operator = typeof first
type Carrier = { name: string; link: string | null; carrier_id?: string; revision?: string }
const save = ({ call }: Operator, body: Carrier) => call('POST /api/admin/carrier/save', { body })

test('a shopper’s order has the carrier’s tracking link with the encoded number; a changed link applies immediately', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const parcel = { order_id, carrier: 'kite post', tracking_number: 'KP 1/2?' }
  await first.call('POST /api/admin/order/ship', { body: parcel })
  expect((await orderOf(buyer, order_id)).tracking_link).toBeNull()
  const { data } = await save(first, { name: 'Kite Post', link: 'https://kite.example.com/p/{number}' })
  expect((await orderOf(buyer, order_id)).tracking_link).toBe('https://kite.example.com/p/KP%201%2F2%3F')
  const { carrier_id, revision } = data
  await save(second, { name: 'Kite Post', link: 'https://kite.example.com/?n={number}', carrier_id, revision })
  expect((await orderOf(buyer, order_id)).tracking_link).toBe('https://kite.example.com/?n=KP%201%2F2%3F')
  const { carriers } = (await first.call('GET /api/admin/carrier/list')).data
  expect(carriers).toContainEqual({
    carrier_id,
    name: 'Kite Post',
    link: 'https://kite.example.com/?n={number}',
    revision: expect.not.stringContaining(revision),
  })
})

test.each([
  'http://kite.example.com/{number}',
  'javascript:alert(1)//{number}',
  'https://kite.example.com/',
  'https://{number}.example.com/',
])('%s is refused as a carrier’s link', async (link) => {
  expect((await save(first, { name: 'Bad Post', link })).status).toBe(400)
})

test('when two operators change, remove or add one carrier concurrently, the second is refused', async () => {
  const { data } = await save(first, { name: 'Slow Post', link: null })
  const read = { carrier_id: data.carrier_id, revision: data.revision }
  const changes = await Promise.all([
    save(first, { name: 'Slow Post', link: 'https://one.example.com/{number}', ...read }),
    save(second, { name: 'Slower Post', link: null, ...read }),
    second.call('POST /api/admin/carrier/remove', { body: read }),
  ])
  expect(changes.filter(({ code }) => code === 1)).toHaveLength(1)
  // A removed carrier is not found.
  const refused = changes.filter(({ reason, status }) => reason === 'changed_meanwhile' || status === 404)
  expect(refused).toHaveLength(2)
  const twice = await Promise.all([
    save(first, { name: 'Twin Post', link: null }),
    save(second, { name: 'twin post', link: null }),
  ])
  expect(twice.map(({ reason }) => reason).toSorted()).toEqual(['carrier_exists', undefined])
})

test('returned goods go to their shop’s address, unless the operator enters another address', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, second, { status: 3 })
  const { shop_id } = (await orderOf(buyer, order_id)).shop
  const { refund_id } = (await requestRefund(shop, buyer, order_id, { type: 'return_and_refund' })).data
  const agree = (input: object = {}) => second.call('POST /api/admin/refund/agree', { body: { refund_id, ...input } })
  expect((await agree()).status).toBe(400)
  const set = ({ call }: Operator, return_address: string | null, revision: string) =>
    call('POST /api/admin/shop/return_address', { body: { shop_id, return_address, revision } })
  const stored = async () =>
    (await first.call('GET /api/admin/shop/return_addresses', { query: { keyword: shop_id } })).data.items
  const [{ revision = '' } = {}] = await stored()
  const answers = await Promise.all([set(first, 'Dock 1, Pier 4', revision), set(second, 'Dock 2', revision)])
  expect(answers.filter(({ reason }) => reason === 'changed_meanwhile')).toHaveLength(1)
  const saved = answers.find(({ code }) => code === 1)?.data.revision ?? ''
  expect((await set(first, 'Dock 1, Pier 4', saved)).data).toMatchObject({ shop_id, return_address: 'Dock 1, Pier 4' })
  expect(await stored()).toMatchObject([{ shop_id, name: shop_id, return_address: 'Dock 1, Pier 4' }])
  const { data } = await first.call('GET /api/admin/refund/detail', { query: { refund_id } })
  expect(data).toMatchObject({ shop_id, shop_return_address: 'Dock 1, Pier 4', return_address: null })
  expect((await agree()).data).toMatchObject({ return_address: 'Dock 1, Pier 4', agreed_by: second.account })
  expect((await orderOf(buyer, order_id)).refunds).toMatchObject([{ return_address: 'Dock 1, Pier 4' }])
})

test('shops and their return addresses are paged', async () => {
  for (const shop_id of ['zone-a', 'zone-b', 'zone-c']) await aProduct(shop, { shop_id })
  const list = async (after?: string) =>
    (await first.call('GET /api/admin/shop/return_addresses', { query: { keyword: 'ZONE-', page_size: 2, after } }))
      .data
  const page = await list()
  expect(page.items.map(({ shop_id }) => shop_id)).toEqual(['zone-a', 'zone-b'])
  expect((await list(page.next_after ?? '')).items.map(({ shop_id }) => shop_id)).toEqual(['zone-c'])
  expect((await list(page.next_after ?? '')).next_after).toBeNull()
})
