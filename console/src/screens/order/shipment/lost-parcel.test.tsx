import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, aParcel, orderId, ordersPage } from '../../../../testing/fake-orders.ts'

const items = anOrder().items.map((item) => ({ ...item, quantity: 2, sent_quantity: 2, paid_cents: 9_800 }))
const first = { carrier: 'Mekong Post', tracking_number: 'MP-1' }
const second = aParcel(1, { position: 2, carrier: 'Mekong Post', tracking_number: 'MP-2' })
const both = anOrder(1, { status: 2, shipped_at: '2026-11-23T09:00:00.000Z', items, ...first })
const order = { ...both, parcels: [...both.parcels, second] }
const withSecond = (change: Partial<typeof second>) => ({
  ...order,
  parcels: [...both.parcels, { ...second, ...change }],
})
const lost = withSecond({ lost_at: '2026-11-28T09:00:00.000Z' })

test('an operator marks a parcel as lost, and takes the mark back', async () => {
  let current = order
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'GET /api/admin/order/detail': () => current,
      'POST /api/admin/order/parcel_lost': () => {
        current = lost
        return current
      },
      'POST /api/admin/order/parcel_found': () => {
        current = order
        return current
      },
    },
  })
  await page.getByRole('button', { name: 'Mark as lost: Parcel 2' }).click()
  await expect.element(dialog().getByText('Parcel lost: Mekong Post · MP-2')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Van fire')
  await dialog().getByRole('button', { name: 'Mark as lost' }).click()
  await expect.element(page.getByText('Marked as lost')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as found: Parcel 2' }).click()
  await dialog().getByRole('button', { name: 'Mark as found' }).click()
  await expect.element(page.getByText('Marked as found')).toBeVisible()
  const which = { order_id: order.order_id, parcel_id: second.parcel_id, revision: 'revision-1' }
  expect(requests('POST /api/admin/order/parcel_lost')[0]?.body).toEqual({ ...which, reason: 'Van fire' })
  expect(requests('POST /api/admin/order/parcel_found')[0]?.body).toEqual(which)
})

test('a lost parcel is refunded with its pieces; a refunded parcel cannot be found', async () => {
  const refunded = withSecond({
    ...{ lost_at: '2026-11-28T09:00:00.000Z', lost_refunded_at: '2026-11-29T09:00:00.000Z' },
    items: second.items.map((item) => ({ ...item, refunded_quantity: 1 })),
  })
  let current = lost
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(),
      'GET /api/admin/order/detail': () => current,
      'POST /api/admin/order/refund': () => {
        current = refunded
        return { ...current, outcome: 'done' as const }
      },
    },
  })
  await page.getByRole('button', { name: 'Refund parcel: Parcel 2' }).click()
  await expect.element(dialog().getByText(/gets \$49\.00 back/)).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Lost')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(page.getByText('Refund issued')).toBeVisible()
  await expect.element(page.getByText(/Lost and refunded/)).toBeVisible()
  expect(page.getByRole('button', { name: /Mark as found/ }).elements()).toHaveLength(0)
  const { parcel_id } = second
  expect(requests('POST /api/admin/order/refund')[0]?.body).toEqual({
    order_id: order.order_id,
    parcel_id,
    reason: 'Lost',
  })
})

test('the list marks orders with a lost parcel and has a tab for them', async () => {
  const { parcels } = lost
  const { requests } = await renderDesk('/orders', {
    replies: { 'GET /api/admin/order/list': ordersPage(aListedOrder(1, { status: 2, items, parcels })) },
  })
  const row = page.getByRole('row').filter({ hasText: 'SP-20261123-0001' })
  await expect.element(row.getByText('Parcel lost')).toBeVisible()
  await page.getByRole('button', { name: 'Parcel lost' }).click()
  await expect.poll(() => requests('GET /api/admin/order/list').at(-1)?.query).toMatchObject({ lost: true })
})
