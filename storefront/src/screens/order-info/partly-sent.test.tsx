import { expect, test } from 'vitest'
import { anId, anOrder } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const [item] = anOrder(1).items
if (!item) throw new Error('the fake order has no line')
const values = [{ axis: 'colour', name: 'Colour', value_key: 'ink', value: 'Ink' }]
const lamps = { ...item, values, quantity: 3, sent_quantity: 1 }
const parcel = (position: number) => ({
  ...{ parcel_id: anId(700 + position), position, carrier: 'Yamato', tracking_number: `PACK${position}` },
  ...{ tracking_link: null, weight_grams: null, arrived_at: null, lost_at: null, lost_refunded_at: null },
  shipped_at: '2026-11-22T05:00:00.000Z',
  items: [{ order_item_id: item.order_item_id, quantity: position, refunded_quantity: 0 }],
})
const logistics = [
  {
    at: '2026-11-22T05:00:00.000Z',
    place: null,
    text: 'Part of the order handed to Yamato',
    note: null,
    offset_minutes: null,
    parcel: null,
  },
]

test('a partly sent order shows the pieces in the parcel, and those that are prepared', async () => {
  const order = anOrder(1, { status: 2, items: [lamps], parcels: [parcel(1)], tracking_number: 'PACK1', logistics })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  await expect.element(view.getByText('Partly shipped')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Parcel 1' })).toBeVisible()
  await expect.element(view.getByText('1 × Lamp 1 · Ink')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Still being prepared' })).toBeVisible()
  await expect.element(view.getByText('2 × Lamp 1 · Ink')).toBeVisible()
})

test('an order in two parcels shows the number of each', async () => {
  const items = [{ ...lamps, sent_quantity: 3 }]
  const report = {
    ...{ at: '2026-11-23T05:00:00.000Z', place: 'Leipzig', offset_minutes: 825 },
    ...{ text: 'In import customs', note: 'Documents checked', parcel: 2 },
  }
  const order = anOrder(1, {
    ...{ status: 2, items, parcels: [parcel(1), parcel(2)], tracking_number: 'PACK1' },
    logistics: [report, ...logistics],
  })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  await expect.element(view.getByText('PACK2')).toBeVisible()
  await expect.element(view.getByText('PACK1')).toBeVisible()
  expect(view.getByText('Partly shipped').elements()).toHaveLength(0)
  const step = view.getByRole('listitem').filter({ hasText: 'Leipzig' })
  await expect.element(step).toBeVisible()
  expect(step.element().textContent).toMatch(/Parcel\W+2\W+Leipzig · Documents checked/)
  // The time of the place, in UTC+13:45.
  expect(step.element().textContent).toMatch(/6:45\WPM \(UTC\+13:45\)|18:45 \(UTC\+13:45\)/)
})

test('a lost parcel is marked, and the next step is the refund', async () => {
  const items = [{ ...lamps, sent_quantity: 3 }]
  const parcels = [parcel(1), { ...parcel(2), lost_at: '2026-11-25T05:00:00.000Z' }]
  const order = anOrder(1, { status: 2, items, parcels, tracking_number: 'PACK1', logistics })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, { replies: { 'GET /api/order/detail': order } })
  await expect.element(view.getByText('Parcel lost')).toBeVisible()
  await expect.element(view.getByText('A parcel of your order is lost. We’re arranging your refund.')).toBeVisible()
  await expect.element(view.getByText('Lost · we’re arranging your refund')).toBeVisible()
})
