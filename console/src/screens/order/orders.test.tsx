import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, button, dialog, loseReply, refuse, renderDesk } from '../../../testing/fake-desk.tsx'
import { aListedOrder, anOrder, orderId, ordersPage } from '../../../testing/fake-orders.ts'
import { aProposal, aWaiting } from '../../../testing/fake-proposals.ts'

const LIST = {
  'GET /api/admin/order/list': ordersPage(aListedOrder(1), aListedOrder(2)),
  'GET /api/admin/carrier/list': { carriers: [] },
}
const field = (name: string) => page.getByRole('textbox', { name })
const carrier = () => page.getByRole('combobox', { name: 'Carrier' })

test('orders to ship are listed first; selecting another status requests its orders and changes the URL', async () => {
  const { requests } = await renderDesk('/orders', { replies: LIST })
  await expect.element(page.getByRole('link', { name: 'SP-20261123-0001' })).toBeVisible()
  expect(new Set(requests('GET /api/admin/order/list').map(({ query }) => query.status))).toEqual(new Set(['1']))
  await button('Shipped').click()
  await expect.poll(() => requests('GET /api/admin/order/list').at(-1)?.query.status).toBe('2')
  expect(addressNow()).toBe('/orders?status=2')
})

test('an order opens next to the list at its own URL, and closes again', async () => {
  await renderDesk('/orders?status=all', { replies: { ...LIST, 'GET /api/admin/order/detail': anOrder(2) } })
  await page.getByRole('link', { name: 'SP-20261123-0002' }).click()
  await expect.element(page.getByText('88/14 Sukhumvit 31, Watthana, Bangkok 10110, Thailand')).toBeVisible()
  expect(addressNow()).toBe(`/orders/${orderId(2)}?status=all`)
  await expect.element(page.getByRole('link', { name: 'SP-20261123-0001' })).toBeVisible()
  await page.getByRole('region', { name: 'SP-20261123-0002' }).getByRole('button', { name: 'Close' }).click()
  await expect.poll(addressNow).toBe('/orders?status=all')
})

test('shipping an order requires a carrier and a tracking number', async () => {
  let order = anOrder()
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/order/detail': () => order,
      'POST /api/admin/order/ship': ({ body }) => {
        order = anOrder(1, { status: 2, carrier: body.carrier, tracking_number: body.tracking_number })
        return order
      },
    },
  })
  await button('Ship').click()
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(dialog().getByText('Enter the carrier')).toBeVisible()
  await expect.element(carrier()).toHaveFocus()
  await carrier().fill('Mekong Post')
  await field('Tracking number').fill('MP-4711')
  await field('Weight in grams').fill('1.2.3')
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(dialog().getByText('Enter a whole number from 1 to 1000000')).toBeVisible()
  await field('Weight in grams').fill('1250')
  await dialog().getByRole('button', { name: 'Ship' }).click()
  await expect.element(page.getByText('Mekong Post · MP-4711')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests('POST /api/admin/order/ship').map(({ body }) => body)).toEqual([
    {
      ...{
        order_id: orderId(1),
        revision: 'revision-1',
        items: [{ order_item_id: order.items[0]?.order_item_id, quantity: 2 }],
      },
      ...{ carrier: 'Mekong Post', tracking_number: 'MP-4711', weight_grams: 1250 },
    },
  ])
})

test('a refusal to ship is shown in the dialog, and the input is kept', async () => {
  await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/order/detail': anOrder(),
      'POST /api/admin/order/ship': () => refuse('state_changed', 'Another operator was quicker'),
    },
  })
  await button('Ship').click()
  await carrier().fill('Mekong Post')
  await field('Tracking number').fill('MP-4711')
  await page.getByRole('dialog').getByRole('button', { name: 'Ship' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Another operator was quicker')
  await expect.element(carrier()).toHaveValue('Mekong Post')
})

test('cancelling an unpaid order requires a reason', async () => {
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/order/detail': anOrder(1, { status: 0, paid_at: null }),
      'POST /api/admin/order/cancel': { ...anOrder(1, { status: -1 }), outcome: 'done' },
    },
  })
  await button('Cancel order').click()
  await field('Reason').fill('   ')
  await dialog().getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  await field('Reason').fill('Out of stock')
  await dialog().getByRole('button', { name: 'Cancel order' }).click()
  await expect.poll(() => requests('POST /api/admin/order/cancel')).toHaveLength(1)
  expect(requests('POST /api/admin/order/cancel')[0]?.body.reason).toBe('Out of stock')
})

test('j and k move through the rows, and Enter opens a row', async () => {
  await renderDesk('/orders', { replies: { ...LIST, 'GET /api/admin/order/detail': anOrder(2) } })
  const row = (number: number) => page.getByRole('link', { name: `SP-20261123-000${number}` })
  await expect.element(row(1)).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(row(1)).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(row(2)).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(row(1)).toHaveFocus()
  await userEvent.keyboard('j{Enter}')
  await expect.poll(addressNow).toBe(`/orders/${orderId(2)}`)
  await expect.element(page.getByRole('region', { name: 'SP-20261123-0002' })).toBeVisible()
  await expect.element(row(2)).toHaveFocus()
  await userEvent.keyboard('b')
  await expect.poll(addressNow).toBe(`/orders/${orderId(1)}`)
})

test('a list that failed to load is read again when the connection is back', async () => {
  let isDown = true
  await renderDesk('/orders', {
    replies: { ...LIST, 'GET /api/admin/order/list': () => (isDown ? loseReply() : ordersPage(aListedOrder(1))) },
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  isDown = false
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('link', { name: 'SP-20261123-0001' })).toBeVisible()
})

test('a list that failed to load shows a message and a retry button', async () => {
  let isDown = true
  await renderDesk('/orders', {
    replies: {
      'GET /api/admin/order/list': () =>
        isDown ? refuse('state_changed', 'Too much at once') : ordersPage(aListedOrder(1)),
    },
  })
  await expect.element(page.getByRole('alert').getByText('Too much at once')).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(page.getByRole('link', { name: 'SP-20261123-0001' })).toBeVisible()
})

test('a lost connection is retried, and then reported', async () => {
  const { requests } = await renderDesk('/orders', { replies: { 'GET /api/admin/order/list': () => loseReply() } })
  await expect.element(page.getByRole('alert').getByText('Can’t reach the server')).toBeVisible()
  expect(requests('GET /api/admin/order/list').length).toBeGreaterThan(1)
})

test('an empty list shows a message about the selected status', async () => {
  await renderDesk('/orders', { replies: { 'GET /api/admin/order/list': ordersPage() } })
  await expect.element(page.getByText('No orders to ship')).toBeVisible()
})

test('an operator refunds some pieces without an application, and less than their price', async () => {
  const alone = { because: 'operator', up_to_cents: 5_000, limit_cents: 2_000_000, used_cents: 1_995_000 } as const
  const order = anOrder(1, { status: 2, alone })
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      'GET /api/admin/order/list': ordersPage(aListedOrder(1, { status: 2 })),
      'GET /api/admin/order/detail': order,
      'POST /api/admin/order/refund': { ...order, outcome: 'done' },
    },
  })
  await page.getByRole('button', { name: 'Issue refund', exact: true }).click()
  await expect.element(dialog().getByText('Leave empty for the full $107.00')).toBeVisible()
  await expect.element(dialog().getByText(/in 24 hours is .*\$19,950.00 used, \$50.00 left/)).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Request approval' })).toBeVisible()
  await dialog().getByRole('combobox', { name: 'Quantity for line 1' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  await expect.element(dialog().getByText('Leave empty for the full $49.00')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('50')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(dialog().getByText('Maximum $49.00')).toBeVisible()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('20')
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('A scratch')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.poll(() => requests('POST /api/admin/order/refund').length).toBe(1)
  expect(requests('POST /api/admin/order/refund')[0]?.body).toEqual({
    order_id: orderId(1),
    reason: 'A scratch',
    items: [{ order_item_id: order.items[0]?.order_item_id, quantity: 1 }],
    amount_cents: 2000,
    goods_back: false,
  })
})

/** A completed order with all pieces refunded, for a part of their price of $98 and without the freight of $9. */
const withoutPieces = (refunded_cents: number) => {
  const alone = { because: 'completed', up_to_cents: 0, limit_cents: 0, used_cents: 0 } as const
  const order = anOrder(1, { status: 4, refunded_cents, alone })
  const items = order.items.map((item) => ({ ...item, refunded_quantity: item.quantity, refunded_cents }))
  return { ...order, items }
}

async function openRefundDialog(order: ReturnType<typeof anOrder>) {
  const desk = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/order/detail': order,
      'POST /api/admin/order/refund': { ...order, outcome: 'proposed' },
    },
  })
  await button('Request refund approval').click()
  return desk
}

test('if all pieces are refunded, the withheld amount can be refunded in part, and freight only in full', async () => {
  const { requests } = await openRefundDialog(withoutPieces(8_000))
  await expect.element(dialog().getByText('Leave empty for the full $27.00')).toBeVisible()
  await expect.element(dialog().getByRole('group', { name: 'Items' })).not.toBeInTheDocument()
  await field('Reason').fill('It came late')
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('20')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(dialog().getByText('Maximum $18.00, or $27.00 including shipping')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('5')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.poll(() => requests('POST /api/admin/order/refund').length).toBe(1)
  expect(requests('POST /api/admin/order/refund')[0]?.body).toEqual({
    order_id: orderId(1),
    reason: 'It came late',
    amount_cents: 500,
  })
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
})

test('cancelling a paid order above the limit is proposed, and returned deductions count towards the limit', async () => {
  const alone = { because: 'shopper', up_to_cents: 11_000, limit_cents: 100_000, used_cents: 89_000 } as const
  const { refund_conditions } = anOrder(1)
  const order = anOrder(1, { alone })
  // The $107 of the order are below the limit of $110. Together with the $5 that an earlier refund deducted, the sum is
  // above the limit.
  const deducted = { ...order, refund_conditions: { ...refund_conditions, ended_discount_cents: 500 } }
  let currentOrder = order
  const { requests } = await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/order/detail': () => currentOrder,
      'POST /api/admin/order/cancel': { ...deducted, outcome: 'proposed' },
    },
  })
  await expect.element(button('Cancel order')).toBeVisible()
  currentOrder = deducted
  await expect.element(button('Request cancellation')).toBeVisible()
  await button('Request cancellation').click()
  const cancellation = dialog('Request to cancel SP-20261123-0001')
  await expect.element(cancellation.getByText(/\$890.00 used, \$110.00 left/)).toBeVisible()
  await field('Reason').fill('Sold out')
  await cancellation.getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/order/cancel')).toHaveLength(1)
})

test('a proposed refund is shown with its reason, in place of the buttons that would propose the same', async () => {
  const change = { field: 'cancels_order' as const, before: null, after: { is: true } }
  const proposal = aWaiting('money_back', { ref_id: orderId(1), reason: 'Sold out', changes: [change] })
  await renderDesk(`/orders/${orderId(1)}`, {
    replies: {
      ...LIST,
      'GET /api/admin/order/detail': anOrder(1, { status: 1, proposal }),
      'GET /api/admin/proposal/detail': aProposal(),
    },
  })
  const waiting = page.getByRole('region', { name: 'Refund an order' })
  await expect.element(waiting.getByText('Sold out')).toBeVisible()
  await expect.element(waiting.getByText('Cancels the order: Yes')).toBeVisible()
  await expect.element(waiting.getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(button('Cancel order').query()).toBeNull()
})

test('freight alone is refunded in full', async () => {
  const { requests } = await openRefundDialog(withoutPieces(9_800))
  await expect.element(dialog().getByText(/Only the \$9\.00 shipping cost is left/)).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Amount in dollars' })).not.toBeInTheDocument()
  await field('Reason').fill('It came late')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.poll(() => requests('POST /api/admin/order/refund').length).toBe(1)
  expect(requests('POST /api/admin/order/refund')[0]?.body).toEqual({ order_id: orderId(1), reason: 'It came late' })
})

test('the orders of a product and of days are listed, and the product can be removed from the filters', async () => {
  const { requests } = await renderDesk('/orders?status=all&product=sencha&from=2026-11-01&to=2026-11-30', {
    replies: { 'GET /api/admin/order/list': ordersPage(aListedOrder(1)) },
  })
  const last = () => requests('GET /api/admin/order/list').at(-1)?.query
  await expect.poll(last).toMatchObject({ product_id: 'sencha', from: '2026-11-01', to: '2026-11-30' })
  await page.getByRole('button', { name: 'All products' }).click()
  await expect.poll(addressNow).toBe('/orders?status=all&from=2026-11-01&to=2026-11-30')
  await expect.poll(() => last()?.product_id).toBeUndefined()
})
