import { expect, test } from 'vitest'
import { anId, anOrder } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const [item] = anOrder(1).items
if (!item) throw new Error('the fake order has no line')
const whole = { ...item, order_item_id: anId(601), title: 'Blue vase' }
const partly = { ...item, quantity: 3, paid_cents: 3_000, refunded_cents: 2_000, refunded_quantity: 2 }

test('in a partly refunded order, only lines with a refund show the number of refunded pieces', async () => {
  const order = anOrder(1, { status: 3, items: [partly, whole], paid_cents: 4_500, refunded_cents: 2_000 })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  const line = view.getByRole('link', { name: /^Lamp 1 / })
  await expect.element(line.getByText('Refunded: 2 of 3')).toBeVisible()
  expect(view.getByText(/^Refunded: /).elements()).toHaveLength(1)
})

const refund: ReturnType<typeof anOrder>['refunds'][number] = {
  refund_id: anId(700),
  order_id: anId(301),
  by: 'operator',
  type: 'refund_only',
  product_status: null,
  items: [
    { order_item_id: item.order_item_id, quantity: 2, amount_cents: 2_000, fate: 'stays' },
    { order_item_id: whole.order_item_id, quantity: 1, amount_cents: 1_500, fate: 'stays' },
  ],
  ...{ amount_cents: 3_500, freight_cents: 0, tax_cents: 0 },
  ...{ deducted_discount_cents: 0, deducted_freight_cents: 0 },
  ...{ reason: 'other', explanation: 'Scratched', attachments: [], state: 'executed', agreed_cents: null },
  ...{ less_reason: null, refusal_reason: null, refusal_pictures: [], return_address: null, return_until: null },
  ...{ carrier: null, tracking_number: null, created_at: '2026-11-22T05:00:00.000Z', resolved_at: null },
}

test("a refund's card lists the refunded goods with their quantities", async () => {
  const order = anOrder(1, { status: 3, items: [partly, whole], refunds: [refund] })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  await expect.element(view.getByText(/^2 × Lamp 1/)).toBeVisible()
  await expect.element(view.getByText(/^1 × Blue vase/)).toBeVisible()
})

test('if a refund of another order ended the discount, the message names that order', async () => {
  const other = { order_id: anId(302), order_number: '2026112100000002' }
  const order = anOrder(1, { status: 2, items: [item], ended_discount_cents: 1_227, discount_ended_by: [other] })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  await expect.element(view.getByText('because order 2026112100000002 was refunded')).toBeVisible()
  const link = view.getByRole('link', { name: other.order_number })
  await expect.element(link).toHaveAttribute('href', `/orderInfo/${other.order_id}`)
})
