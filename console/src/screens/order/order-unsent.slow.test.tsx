import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'

const [lamp] = anOrder().items
if (!lamp) throw new Error('the fake order has a line')
const vase = { ...lamp, order_item_id: orderId(55), title: 'Blue vase', quantity: 1, paid_cents: 900 }
type Refund = ReturnType<typeof anOrder>['refunds'][number]

const unsent = (overrides: Partial<Refund> = {}): Refund => ({
  refund_id: orderId(70),
  order_id: orderId(1),
  by: 'shopper',
  type: 'refund_only',
  product_status: 'not_received',
  items: [{ order_item_id: vase.order_item_id, quantity: 1, amount_cents: 900, fate: 'not_sent' }],
  amount_cents: 900,
  to_pay_cents: null,
  freight_cents: 0,
  tax_cents: 0,
  deducted_discount_cents: 0,
  deducted_freight_cents: 0,
  reason: 'unwanted',
  explanation: 'Not this one.',
  attachments: [],
  state: 'executed',
  agreed_cents: null,
  less_reason: null,
  refusal_reason: null,
  refusal_pictures: [],
  return_address: null,
  return_until: null,
  carrier: null,
  tracking_number: null,
  created_at: '2026-11-20T09:00:00.000Z',
  resolved_at: '2026-11-20T10:00:00.000Z',
  ...overrides,
})
/** The two lamps must be shipped, the vase must not. */
const order = anOrder(1, {
  items: [lamp, { ...vase, refunded_cents: 900, refunded_quantity: 1, not_sent_quantity: 1 }],
  refunds: [unsent()],
  refunded_cents: 900,
})
const LIST = { 'GET /api/admin/order/list': ordersPage() }

test('pieces that are not sent are marked in the order and in the shipping dialog', async () => {
  const replies = { ...LIST, 'GET /api/admin/order/detail': order, 'GET /api/admin/carrier/list': { carriers: [] } }
  await renderDesk(`/orders/${orderId(1)}`, { replies })
  await expect.element(page.getByText('1 item: Not shipped')).toBeVisible()
  await expect.element(page.getByText('Refunded: 1 of 1')).toBeVisible()
  expect(page.getByText(/^Refunded: /).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const packingList = dialog().getByRole('group', { name: 'Items in this parcel' })
  await expect.element(packingList).toMatchTextContent(/Table lamp of oak/)
  await expect.element(dialog().getByRole('combobox', { name: 'Quantity for line 1' })).toHaveValue('2')
  await expect.element(packingList).not.toMatchTextContent(/vase/)
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Don’t pack: refunded.*1 × Blue vase/)
})

test('an order shows the pieces of an open refund application, and the shipping dialog shows the amount that was refunded already', async () => {
  const openOrder = anOrder(1, { items: [lamp, vase], refunds: [unsent({ state: 'applied' })], refunded_cents: 9_799 })
  const replies = { ...LIST, 'GET /api/admin/order/detail': openOrder, 'GET /api/admin/carrier/list': { carriers: [] } }
  await renderDesk(`/orders/${orderId(1)}`, { replies })
  await expect.element(page.getByText('Refund requested, 1 item: Not shipped')).toBeVisible()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect.element(page.getByRole('dialog').getByText(/\$97\.99 of \$107\.00 was already refunded/)).toBeVisible()
})

test('an order shows the amount to pay of an open refund, even if its deduction has decreased since the request', async () => {
  const raisedRefund = unsent({ state: 'applied', amount_cents: 500, to_pay_cents: 901 })
  const replies = {
    ...LIST,
    'GET /api/admin/order/detail': anOrder(1, { items: [lamp, vase], refunds: [raisedRefund] }),
  }
  await renderDesk(`/orders/${orderId(1)}`, { replies })
  await expect.element(page.getByText('$9.01')).toBeVisible()
  await expect.element(page.getByText('$5.00')).not.toBeInTheDocument()
})

test('a packing slip names the delivery service, and lists the pieces that must not be packed', async () => {
  const { order_id, order_number, shop, address, notes, paid_at } = order
  const slip = {
    order_id,
    order_number,
    shop,
    address,
    country_text: null,
    notes,
    paid_at,
    freight_service: 'express' as const,
    items: [lamp],
    not_sent: [vase],
  }
  await renderDesk(`/slips?orders=${orderId(1)}`, {
    replies: { 'GET /api/admin/order/slips': { slips: [slip], notes: [] } },
  })
  const sheet = page.getByRole('article', { name: order_number })
  await expect.element(sheet.getByText('88/14 Sukhumvit 31, Watthana, Bangkok 10110, Thailand')).toBeVisible()
  await expect.element(sheet).toMatchTextContent(/Delivery service: Express/)
  await expect.element(sheet.getByRole('table')).not.toMatchTextContent(/vase/)
  await expect.element(sheet).toMatchTextContent(/Don’t pack: refunded.*1 × Blue vase/)
})

test('after refunds, the order list shows only the remaining pieces and the remaining amount', async () => {
  const items = [
    { ...lamp, quantity: 2, refunded_quantity: 1 },
    { ...vase, refunded_cents: 900, refunded_quantity: 1 },
  ]
  const listedOrder = aListedOrder(1, { items, total_cents: 9_720, paid_cents: 9_720, refunded_cents: 4_500 })
  await renderDesk('/orders', { replies: { 'GET /api/admin/order/list': ordersPage(listedOrder) } })
  const row = page.getByRole('row').filter({ hasText: 'SP-20261123-0001' })
  await expect.element(row).toMatchTextContent(/Table lamp of oak/)
  await expect.element(row).not.toMatchTextContent(/2 ×|vase|\+1/)
  await expect.element(row).toMatchTextContent(/\$52\.20/)
})

test('the dialog for shipping several orders lists the pieces that must not be packed', async () => {
  const { order_id } = order
  const listedOrder = aListedOrder(1, { items: order.items, refunds: order.refunds })
  const replies = { 'GET /api/admin/order/list': ordersPage(listedOrder, aListedOrder(2)) }
  await renderDesk('/orders', { replies: { ...replies, 'GET /api/admin/carrier/list': { carriers: [] } } })
  expect(order_id).toBe(listedOrder.order_id)
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(at)
      .click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Don’t pack: refunded.*1 × Blue vase/)
})
