import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderDesk } from '../../../testing/fake-desk.tsx'
import { anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'

test('an order that an agent prepared names the agent', async () => {
  await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'GET /api/admin/order/detail': anOrder(1, { agent: 'assistant.example' }),
    },
  })
  await expect.element(page.getByText('assistant.example')).toBeVisible()
})

test('an order that an agent paid says so', async () => {
  await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'GET /api/admin/order/detail': anOrder(1, { agent: 'assistant.example', is_paid_by_agent: true }),
    },
  })
  await expect.element(page.getByText('Paid by agent')).toBeVisible()
})
