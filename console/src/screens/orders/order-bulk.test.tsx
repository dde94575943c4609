import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'

const LIST = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2, { overdue: true })),
  'GET /api/admin/carrier/list': { carriers: [] },
}
const CARRIER = { carrier_id: orderId(9), name: 'Mekong Post', link: '', version: 1 }
const dialog = () => page.getByRole('dialog')

test('what is chosen is shipped together; what could not be is said by order', async () => {
  const { asked } = await renderDesk('/orders', {
    replies: {
      ...LIST,
      'POST /api/admin/order/ship_many': {
        outcomes: [
          { order_id: orderId(1), order_number: 'SP-20261123-0001', outcome: 'shipped' },
          { order_id: orderId(2), order_number: 'SP-20261123-0002', outcome: 'in_after_sale' },
        ],
      },
    },
  })
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await dialog().getByRole('combobox', { name: 'Carrier' }).fill('Mekong Post')
  await dialog().getByRole('textbox', { name: 'Tracking number for SP-20261123-0001' }).fill('MP-1')
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(dialog().getByText('Enter the tracking number')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Tracking number for SP-20261123-0002' }).fill('MP-2')
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(dialog().getByText('1 order was not shipped')).toBeVisible()
  await expect.element(dialog().getByText('SP-20261123-0002: A refund is asked for')).toBeVisible()
  expect(asked('POST /api/admin/order/ship_many')[0]?.body.shipments).toEqual([
    { order_id: orderId(1), carrier: 'Mekong Post', tracking_number: 'MP-1' },
    { order_id: orderId(2), carrier: 'Mekong Post', tracking_number: 'MP-2' },
  ])
})

test('an order of its own is shipped by the keys, by a carrier of the shop', async () => {
  const { asked } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/carrier/list': { carriers: [CARRIER] },
      'GET /api/admin/order/detail': anOrder(1),
      'POST /api/admin/order/ship': anOrder(1, { status: 2 }),
    },
  })
  await expect.element(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
  await userEvent.keyboard('s')
  await expect.element(dialog().getByRole('combobox', { name: 'Carrier' })).toHaveFocus()
  await userEvent.keyboard('mek{ArrowDown}{Enter}')
  // A click that goes astray loses nothing.
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
  await expect.element(dialog().getByRole('combobox', { name: 'Carrier' })).toHaveValue('Mekong Post')
  await dialog().getByRole('textbox', { name: 'Tracking number' }).click()
  await userEvent.keyboard('MP-4711{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(asked('POST /api/admin/order/ship').map(({ body }) => body)).toEqual([
    { order_id: orderId(1), carrier: 'Mekong Post', tracking_number: 'MP-4711' },
  ])
})

test('the slips of what is chosen open to be printed', async () => {
  await renderDesk('/orders', { replies: { ...LIST, 'GET /api/admin/order/slips': { slips: [] } } })
  await page.getByRole('checkbox', { name: 'Choose', exact: true }).first().click()
  await page.getByRole('button', { name: 'Packing slips' }).click()
  await expect.poll(addressNow).toBe(`/slips?orders=${orderId(1)}`)
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeEnabled()
})

test('an order is looked for by its number or by the shopper', async () => {
  const { asked } = await renderDesk('/orders?status=all', { replies: LIST })
  const field = page.getByRole('searchbox', { name: 'Number or e-mail' })
  await field.fill('2026 1123')
  await expect.poll(() => asked('GET /api/admin/order/list').at(-1)?.query.number).toBe('20261123')
  await field.fill('robin@sampan.example')
  await expect.poll(() => asked('GET /api/admin/order/list').at(-1)?.query.shopper).toBe('robin@sampan.example')
})
