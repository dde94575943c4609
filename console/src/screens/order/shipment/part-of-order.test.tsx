import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, aParcel, orderId, ordersPage } from '../../../../testing/fake-orders.ts'

const whole = anOrder()
const order_item_id = whole.items[0]?.order_item_id ?? ''
/** One of two lamps was sent. */
const ofItems = whole.items.map((item) => ({ ...item, sent_quantity: 1 }))
const first = { carrier: 'Mekong Post', tracking_number: 'MP-1' }
const partly = anOrder(1, { status: 2, shipped_at: '2026-11-23T09:00:00.000Z', items: ofItems, ...first })
const LISTS = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1, { status: 2, items: ofItems })),
  'GET /api/admin/carrier/list': { carriers: [] },
}

test('an operator ships a part of an order, and the rest in another parcel', async () => {
  const second = aParcel(1, { position: 2, carrier: 'Mekong Post', tracking_number: 'MP-2' })
  let order = whole
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LISTS,
      'GET /api/admin/order/detail': () => order,
      'POST /api/admin/order/ship': () => {
        order = order === whole ? partly : { ...partly, parcels: [...partly.parcels, second] }
        return order
      },
    },
  })
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const pieces = dialog().getByRole('combobox', { name: 'Quantity for line 1' })
  await pieces.click()
  await page.getByRole('option', { name: '0' }).click()
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('Mekong Post')
  await dialog().getByRole('textbox', { name: 'Tracking number' }).fill('MP-1')
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(dialog().getByText('Choose at least one item')).toBeVisible()
  await pieces.click()
  await page.getByRole('option', { name: '1' }).click()
  await expect.element(dialog().getByText('1 item waits for another parcel')).toBeVisible()
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(page.getByText('Parcel shipped. The rest waits.')).toBeVisible()
  await expect.element(page.getByText('Waiting to be sent')).toBeVisible()
  // Lines of the same product differ by their options.
  await expect.element(page.getByText(/^1 × .* · Oak$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Ship the rest' }).click()
  await expect.element(dialog().getByRole('combobox', { name: 'Carrier' })).toHaveValue('Mekong Post')
  await dialog().getByRole('textbox', { name: 'Tracking number' }).fill('MP-2')
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(page.getByText('Mekong Post · MP-2')).toBeVisible()
  const items = [{ order_item_id, quantity: 1 }]
  expect(requests('POST /api/admin/order/ship').map(({ body }) => [body.items, body.revision])).toEqual([
    [items, 'revision-1'],
    [items, 'revision-1'],
  ])
})

test('the list marks partly sent orders and has a tab for them', async () => {
  const { requests } = await renderDesk('/orders', { replies: LISTS })
  const row = page.getByRole('row').filter({ hasText: 'SP-20261123-0001' })
  await expect.element(row).toMatchTextContent(/Partly sent/)
  await page.getByRole('button', { name: 'Partly sent' }).click()
  await expect.poll(() => requests('GET /api/admin/order/list').at(-1)?.query).toMatchObject({ partly_sent: true })
})

test('the number of the second parcel is corrected', async () => {
  const second = aParcel(1, { position: 2, carrier: 'Mekong Post', tracking_number: 'MP-2' })
  const order = { ...partly, parcels: [...partly.parcels, second] }
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: { ...LISTS, 'GET /api/admin/order/detail': order, 'POST /api/admin/order/correct': order },
  })
  await page.getByRole('button', { name: 'Edit tracking' }).click()
  await dialog().getByRole('combobox', { name: 'Parcel' }).click()
  await page.getByRole('option', { name: '2 · Mekong Post · MP-2' }).click()
  await expect.element(dialog().getByRole('textbox', { name: 'Tracking number' })).toHaveValue('MP-2')
  await dialog().getByRole('textbox', { name: 'Tracking number' }).fill('MP-3')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => requests('POST /api/admin/order/correct').map(({ body }) => body))
    .toMatchObject([{ parcel_id: second.parcel_id, tracking_number: 'MP-3' }])
})

test('pieces that can’t be sent are refunded at their full price', async () => {
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LISTS,
      'GET /api/admin/order/detail': whole,
      'POST /api/admin/order/refund': { ...whole, outcome: 'done' },
    },
  })
  await page.getByRole('button', { name: 'Can’t send items' }).click()
  await expect.element(dialog().getByRole('textbox', { name: 'Amount in dollars' })).not.toBeInTheDocument()
  await dialog().getByRole('combobox', { name: 'Quantity for line 1' }).click()
  await page.getByRole('option', { name: '1' }).click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Sold out')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(page.getByText('Refund issued')).toBeVisible()
  expect(requests('POST /api/admin/order/refund').map(({ body }) => body)).toEqual([
    { order_id: orderId(1), reason: 'Sold out', items: [{ order_item_id, quantity: 1 }], not_sent: true },
  ])
})

test('a tracking update is added to a chosen parcel, and names it', async () => {
  const second = aParcel(1, { position: 2, carrier: 'Mekong Post', tracking_number: 'MP-2' })
  const event = {
    ...{ happened_at: '2026-11-24T09:00:00.000Z', offset_minutes: null, place: null, text: 'Customs', note: null },
    ...{ source: null, operator: 'a@sampan.example' },
  }
  const [parcel] = partly.parcels
  const both = { ...partly, parcels: [...partly.parcels, second] }
  let order: typeof both = both
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LISTS,
      'GET /api/admin/order/detail': () => order,
      'POST /api/admin/order/event': ({ body }) => {
        const reported = { ...event, event_id: body.event_id, parcel_id: body.parcel_id ?? '', position: 1 }
        order = { ...both, parcel_events: [reported] }
        return order
      },
    },
  })
  await page.getByRole('button', { name: 'Add tracking update' }).click()
  const choice = dialog().getByRole('combobox', { name: 'Parcel' })
  await expect.element(choice).toHaveValue('2 · Mekong Post · MP-2')
  await choice.click()
  await page.getByRole('option', { name: '1 · Mekong Post · MP-1' }).click()
  await dialog().getByRole('textbox', { name: 'Event' }).fill('Customs')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => document.body.textContent).toMatch(/Parcel\s1 · Customs/)
  expect(requests('POST /api/admin/order/event').map(({ body }) => body.parcel_id)).toEqual([parcel?.parcel_id])
})

test('an order whose rest is late is marked as overdue', async () => {
  const late = aListedOrder(1, { status: 2, items: ofItems, overdue: true })
  await renderDesk('/orders', { replies: { ...LISTS, 'GET /api/admin/order/list': ordersPage(late) } })
  const row = page.getByRole('row').filter({ hasText: 'SP-20261123-0001' })
  await expect.element(row.getByText('Overdue')).toBeVisible()
})
