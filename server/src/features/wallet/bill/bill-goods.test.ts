import { expect, test } from 'vitest'
import { anOrderToRefund, orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const lines = [
  { price_cents: 1000, quantity: 3 },
  { price_cents: 500, quantity: 1 },
]

test('payments and refunds on the bill show the first product and the number of further products', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { lines })
  const order = await orderOf(buyer, order_id)
  const second = order.items.at(-1)
  const items = [{ order_item_id: second?.order_item_id ?? '', quantity: 1 }]
  const { refund_id } = (await requestRefund(shop, buyer, order_id, { items, amount_cents: 500 })).data
  await operator.call('POST /api/admin/refund/agree', { body: { refund_id } })
  const { data } = await buyer.call('GET /api/user/bill', { query: {} })
  expect(data.items.map(({ kind, goods }) => ({ kind, goods }))).toEqual([
    { kind: 'refund', goods: { title: second?.title, image: second?.image, more: 0 } },
    { kind: 'payment', goods: { title: order.items[0]?.title, image: order.items[0]?.image, more: 1 } },
    { kind: 'recharge', goods: null },
  ])
  const [, payment] = data.items
  const detail = await buyer.call('GET /api/user/bill_detail', { query: { bill_id: payment?.bill_id ?? '' } })
  expect(detail.data).toEqual(payment)
})
