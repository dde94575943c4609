import { expect, test } from 'vitest'
import { button, dialog, renderDesk } from '../../../testing/fake-desk.tsx'
import { anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'
import { RECEIPTS } from '../../../testing/fake-receipts.ts'

test('an order shows its receipt and credit notes with seller, company and amounts', async () => {
  await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'GET /api/admin/order/detail': anOrder(),
      'GET /api/admin/order/receipts': RECEIPTS,
    },
  })
  await button('Receipt and credit notes').click()
  for (const text of ['R-2026-000123', 'C-2026-000007', '$107.00', '$49.00'])
    await expect.element(dialog().getByText(text)).toBeVisible()
  await expect.element(dialog().getByText('Harbour Trading Ltd · 1 Pier Road · M2-1').first()).toBeVisible()
  await expect.element(dialog().getByText('Reed & Co · T-77 · Robin Reed').first()).toBeVisible()
})
