import { expect, test } from 'vitest'
import { anOrder } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const arrival = { from: '2026-11-24', to: '2026-11-26' }
const open = async (change: Parameters<typeof anOrder>[1]) => {
  const order = anOrder(1, change)
  const replies = { 'GET /api/order/detail': order }
  return renderScreen(`/orderInfo/${order.order_id}`, { signedIn: true, replies })
}
const NOTHING_CAN = { pay: false, cancel: false, receive: false, refund: false, review: false }

test('a shipped order shows the day on which it counts as received', async () => {
  const change = { status: 2, arrival, auto_confirm_at: '2026-12-05T12:00:00Z' } as const
  const { view } = await open({ ...change, can: { ...NOTHING_CAN, receive: true, refund: true } })
  await expect.element(view.getByText('Received automatically on 5 Dec 2026')).toBeVisible()
})

test('a received order shows until when a refund can be requested, if it can be', async () => {
  const change = {
    status: 3,
    arrival: null,
    received_at: '2026-11-21T12:00:00Z',
    auto_complete_at: '2026-12-05T12:00:00Z',
  } as const
  const { view } = await open({ ...change, can: { ...NOTHING_CAN, refund: true } })
  await expect.element(view.getByText('You can request a refund until 5 Dec 2026')).toBeVisible()
})
