import { expect, test } from 'vitest'
import { anId, anOrder } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const [item] = anOrder(1).items
if (!item) throw new Error('the fake order has a line')
const whole = { ...item, order_item_id: anId(601), title: 'Blue vase' }
const partly = { ...item, quantity: 3, paid_cents: 3_000, refunded_cents: 2_000, refunded_quantity: 2 }

test('a partly refunded order says at its line how many pieces were refunded, and nothing at the others', async () => {
  const order = anOrder(1, { status: 3, items: [partly, whole], paid_cents: 4_500, refunded_cents: 2_000 })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  const line = view.getByRole('link', { name: /^Lamp 1 / })
  await expect.element(line.getByText('Refunded: 2 of 3')).toBeVisible()
  expect(view.getByText(/^Refunded: /).elements()).toHaveLength(1)
})
