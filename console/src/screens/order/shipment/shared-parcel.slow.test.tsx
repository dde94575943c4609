import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, FILE_READ, orderId, ordersPage } from '../../../../testing/fake-orders.ts'

const LIST = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2)),
  'GET /api/admin/carrier/list': { carriers: [] },
}
const SHARED = 'Orders of other shoppers have this tracking number: SP-20261123-0009.'

test('a parcel with the tracking number of another shopper’s order is shipped only after a confirmation', async () => {
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/order/detail': anOrder(1),
      'POST /api/admin/order/ship': ({ body }) =>
        body.is_shared ? anOrder(1, { status: 2 }) : refuse('parcel_shared', SHARED),
    },
  })
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('Mekong Post')
  await dialog().getByRole('textbox', { name: 'Tracking number' }).fill('MP-1')
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(dialog().getByText(SHARED)).toBeVisible()
  await dialog().getByRole('checkbox', { name: 'The orders share one parcel' }).click()
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(page.getByText('Order shipped')).toBeVisible()
  expect(requests('POST /api/admin/order/ship').map(({ body }) => body.is_shared)).toEqual([undefined, true])
})

test('the dialog for shipping several orders lists the orders with a shared tracking number, and asks for confirmation', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_many': ({ body }) => ({
        outcomes: body.shipments.map(({ order_id, is_shared }) => ({
          order_id,
          order_number: `SP-20261123-000${order_id === orderId(1) ? 1 : 2}`,
          ...(is_shared ? { outcome: 'shipped' as const } : { outcome: 'parcel_shared' as const, reason: SHARED }),
        })),
      }),
    },
  })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('Mekong Post')
  for (const at of [1, 2])
    await dialog()
      .getByRole('textbox', { name: `Tracking number for SP-20261123-000${at}` })
      .fill('MP-1')
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(dialog().getByText(`SP-20261123-0001: ${SHARED}`)).toBeVisible()
  await dialog().getByRole('button', { name: 'Ship 2 orders in shared parcels' }).click()
  await expect.element(page.getByText('Orders shipped')).toBeVisible()
  const shared_flags = requests('POST /api/admin/order/ship_many').map(({ body }) =>
    body.shipments.map((one) => one.is_shared),
  )
  expect(shared_flags).toEqual([
    [undefined, undefined],
    [true, true],
  ])
})

test('a file with shared tracking numbers is checked again after the confirmation, and shipped', async () => {
  const { requests } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_file': ({ body: { is_shared } }) => ({
        ...FILE_READ,
        lines: 1,
        already: 0,
        done: 1,
        parcels: [],
        shipped: is_shared ? 1 : 0,
        faults: is_shared
          ? []
          : [{ line: 1, order_number: '20261123', fault: 'parcel_shared' as const, reason: SHARED }],
      }),
    },
  })
  await page.getByRole('button', { name: 'Ship from a file' }).click()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLElement, new File(['1,DHL,2'], 'parcels.csv', { type: 'text/csv' }))
  await expect.element(dialog().getByText(SHARED)).toBeVisible()
  await dialog().getByRole('checkbox', { name: 'Orders of several shoppers share a parcel' }).click()
  await expect.element(dialog().getByText('1 order will be shipped')).toBeVisible()
  await dialog().getByRole('button', { name: 'Ship', exact: true }).click()
  await expect.element(page.getByText('Orders shipped: 1')).toBeVisible()
  expect(requests('POST /api/admin/order/ship_file').map(({ body }) => body.is_shared)).toEqual([undefined, true, true])
})
