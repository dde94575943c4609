import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'

const open = (change: Parameters<typeof anOrder>[1]) =>
  renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(aListedOrder(1)),
      'GET /api/admin/order/detail': anOrder(1, change),
    },
  })
const money = () => page.getByRole('region', { name: 'SP-20261123-0001' })
const sums = () => money().element().textContent

test('a refunded order shows the remaining amount', async () => {
  await open({ status: 2, refunded_cents: 4_900, ended_discount_cents: 500, added_freight_cents: 300 })
  await expect.poll(sums).toMatch(/Refunded.{1,2}49\.00/)
  await expect.poll(sums).toContain('Net total$66.00')
})

test('an order without refunds has no net total', async () => {
  await open({ status: 2 })
  await expect.poll(sums).toContain('Total$107.00')
  expect(sums()).not.toContain('Net total')
})

test('if the refund of another order ended a discount, the discount names that order', async () => {
  const discount_ended_by = [{ order_id: orderId(2), order_number: 'SP-20261123-0002' }]
  await open({ status: 2, ended_discount_cents: 500, discount_ended_by })
  await expect.element(money().getByText('because order SP-20261123-0002 was refunded')).toBeVisible()
  const link = money().getByRole('link', { name: 'SP-20261123-0002' })
  await expect.element(link).toHaveAttribute('href', `/console/orders/${orderId(2)}?status=all`)
})
