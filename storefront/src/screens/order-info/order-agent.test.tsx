import { expect, test } from 'vitest'
import { anId, anOrder } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

test('an order that an agent prepared names the agent', async () => {
  const order = anOrder(1, { agent: 'assistant.example' })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  await expect.element(view.getByText('Prepared by assistant.example')).toBeVisible()
})

test('an order that an agent paid says so', async () => {
  const order = anOrder(1, { agent: 'assistant.example', is_paid_by_agent: true })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  await expect.element(view.getByText('Bought by assistant.example within your limit')).toBeVisible()
})
