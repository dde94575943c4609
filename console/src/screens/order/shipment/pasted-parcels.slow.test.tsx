import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../../testing/fake-orders.ts'
import { parcelsIn } from './pasted-parcels.ts'

const orders = Array.from({ length: 20 }, (_, at) => ({
  order_id: `id ${at}`,
  order_number: `2026112800000${100 + at}`,
}))
const numberOf = (at: number) => orders[at]?.order_number ?? ''

test('twenty orders in reverse sequence, below a heading, get their own tracking numbers', () => {
  const lines = orders.toReversed().map(({ order_number }) => `${order_number}\tTH${order_number.slice(-3)}\n`)
  for (const heading of ['', 'Order\tTracking\n', '订单号\t运单号\n']) {
    const result = parcelsIn(heading + lines.join(''), orders, 5)
    expect(result?.unused).toEqual([])
    expect(Object.fromEntries(result?.parcels.map((one) => [one.order_id, one.tracking_number]) ?? [])).toEqual(
      Object.fromEntries(orders.map(({ order_id, order_number }) => [order_id, `TH${order_number.slice(-3)}`])),
    )
  }
})

test('a column of tracking numbers fills the orders from the field on; a heading and an empty line keep the sequence', () => {
  const result = parcelsIn('Tracking number\nTH1\n\nTH3\n', orders, 2)
  expect(result?.parcels.map(({ order_id, tracking_number }) => [order_id, tracking_number])).toEqual([
    ['id 2', 'TH1'],
    ['id 4', 'TH3'],
  ])
  expect(parcelsIn('TH1\nTH2\nTH3', orders, 18)).toMatchObject({
    parcels: [{ order_id: 'id 18' }, { order_id: 'id 19' }],
    unused: [{ line: 3, fault: 'too_many', cell: 'TH3' }],
  })
})

test('dates, unknown orders, second parcels and lines without an order are listed, not used', () => {
  const text = [
    `#${numberOf(0)}\t2026-11-28\tTH1`,
    `${numberOf(1)}\t2026-11-28\t2026-11-28`,
    `${numberOf(0)}\t2026-11-28\tTH3`,
    '2020010100000000\t2026-11-28\tTH4',
    'Total\t2026-11-28\t4',
  ].join('\n')
  const result = parcelsIn(text, orders, 0)
  expect(result?.parcels).toEqual([{ order_id: 'id 0', carrier: '', tracking_number: 'TH1' }])
  expect(result?.unused.map(({ line, fault }) => [line, fault])).toEqual([
    [2, 'not_tracking'],
    [3, 'twice'],
    [4, 'not_selected'],
    [5, 'number'],
  ])
})

test('a single number is left to the field', () => {
  expect(parcelsIn('TH1', orders, 0)).toBeUndefined()
  expect(parcelsIn(`${numberOf(3)} TH1`, orders, 0)?.parcels).toMatchObject([{ order_id: 'id 3' }])
})

const number = (at: number) =>
  dialog().getByRole('textbox', { name: `Tracking number for ${anOrder(at).order_number}`, exact: true })

function paste(at: number, text: string) {
  const data = new DataTransfer()
  data.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  number(at).element().dispatchEvent(event)
}

test('pasted lines fill the fields of their orders, the rest is listed, and nothing ships before the preview is confirmed', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2)),
      'GET /api/admin/carrier/list': { carriers: [] },
      'POST /api/admin/order/ship_many': ({ body }) => ({
        outcomes: body.shipments.map(({ order_id }) => ({ order_id, order_number: 'SP', outcome: 'shipped' as const })),
      }),
    },
  })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect.element(dialog()).toMatchTextContent(/Robin Reed.*SP-20261123-0001.*2 × Table lamp of oak/)
  paste(1, 'Order\tTracking\nSP-20261123-0002\tMP-2\nSP-20261123-0001\tMP-1\n2026112800000199\tMP-3\n')
  await expect.element(number(2)).toHaveValue('MP-2')
  await expect.element(number(1)).toHaveValue('MP-1')
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/1 pasted line isn’t used.*Line 4.*2026112800000199/)
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('1234567890')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog().getByText('Enter the carrier’s name, not a number')).toBeVisible()
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('Mekong Post')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await expect
    .element(dialog().getByRole('row', { name: 'SP-20261123-0002 Robin Reed Mekong Post MP-2' }))
    .toBeVisible()
  await dialog().getByRole('button', { name: 'Back' }).click()
  await expect.element(number(1)).toHaveValue('MP-1')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  expect(requests('POST /api/admin/order/ship_many')).toHaveLength(0)
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect
    .poll(() => requests('POST /api/admin/order/ship_many')[0]?.body.shipments)
    .toEqual([
      { order_id: orderId(1), carrier: 'Mekong Post', tracking_number: 'MP-1' },
      { order_id: orderId(2), carrier: 'Mekong Post', tracking_number: 'MP-2' },
    ])
})

test('pasted carriers belong to their orders', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2)),
      'GET /api/admin/carrier/list': { carriers: [] },
      'POST /api/admin/order/ship_many': { outcomes: [] },
    },
  })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect.element(number(1)).toBeVisible()
  paste(2, 'Order\tTracking\tCarrier\nSP-20261123-0002\tMP-2\tMekong Post\nSP-20261123-0001\tKX-1\tKerry\n')
  await expect.element(dialog().getByRole('textbox', { name: 'Carrier for SP-20261123-0001' })).toHaveValue('Kerry')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect
    .poll(() => requests('POST /api/admin/order/ship_many')[0]?.body.shipments)
    .toMatchObject([{ carrier: 'Kerry' }, { carrier: 'Mekong Post' }])
})
