import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, anOrder } from '../../../testing/fake-goods.ts'
import { missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { takePictures } from '../../../testing/fake-upload.ts'

const UPLOADED = { code: 1, msg: '', data: { file_id: anId(800), url: '/files/proof.webp', width: 8, height: 8 } }
const CAN = { pay: false, cancel: false, receive: false, refund: true, review: false }
type Refund = ReturnType<typeof anOrder>['refunds'][number]
const [line] = anOrder(1).items
if (!line) throw new Error('the fake order has no line')
/** Three pieces at $3.34, and $5 freight. */
const three = { ...line, price_cents: 334, quantity: 3, paid_cents: 1_000, discount_cents: 2 }
const paidOrder = (status: 1 | 2 | 3) => {
  const shipped_at = status === 1 ? null : '2026-11-22T05:00:00.000Z'
  const sums = { paid_cents: 1_500, refunded_cents: 0, goods_cents: 1_002 }
  return anOrder(1, { status, shipped_at, can: CAN, items: [three], ...sums })
}

const aRefund = (overrides: Partial<Refund> = {}): Refund => ({
  refund_id: anId(900),
  order_id: anId(301),
  by: 'shopper',
  type: 'refund_only',
  product_status: 'received',
  items: [{ order_item_id: line.order_item_id, quantity: 3, amount_cents: three.paid_cents, fate: 'stays' }],
  amount_cents: three.paid_cents,
  freight_cents: paidOrder(1).freight_cents,
  tax_cents: 0,
  deducted_discount_cents: 0,
  deducted_freight_cents: 0,
  reason: 'damaged',
  explanation: 'It came in two pieces.',
  attachments: [],
  state: 'applied',
  agreed_cents: null,
  less_reason: null,
  refusal_reason: null,
  refusal_pictures: [],
  return_address: null,
  return_until: null,
  carrier: null,
  tracking_number: null,
  created_at: '2026-11-21T05:10:00.000Z',
  resolved_at: null,
  ...overrides,
})

const open = (replies: Replies, address = `/refund/${anId(301)}`) =>
  renderScreen(address, { replies: { 'POST /api/order/refund': aRefund(), ...replies } })
type View = Awaited<ReturnType<typeof open>>['view']
const send = (view: View) => userEvent.click(view.getByRole('button', { name: 'Apply refund' }))
const addProof = async (view: View) => {
  await userEvent.upload(view.getByLabelText('Attachment'), new File(['p'], 'proof.png', { type: 'image/png' }))
  await expect.element(view.getByText('1 of 9')).toBeVisible()
}

test('a refund of a whole unshipped order is requested with one tap', async () => {
  const { view, requests } = await open({ 'GET /api/order/detail': paidOrder(1) })
  expect(view.getByLabelText('Refund amount').query()).toBeNull()
  await expect.element(view.getByText('$15.00')).toBeVisible()
  await expect.element(view.getByText(/Nothing will be sent.* \$5\.00 for delivery/)).toBeVisible()
  expect(view.getByLabelText('Attachment').query()).toBeNull()
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'We’ve got your request' })).toBeVisible()
  await expect.element(view.getByText('The shop reviews your request')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'See order' })).toHaveAttribute('href', `/orderInfo/${anId(301)}`)
  const [request] = requests('POST /api/order/refund')
  expect(request?.key).toBeTruthy()
  expect(request?.body).toEqual({
    order_id: anId(301),
    type: 'refund_only',
    product_status: 'not_received',
    items: [{ order_item_id: line.order_item_id, quantity: 3 }],
    fate: 'not_sent',
    amount_cents: 1_500,
    reason: 'unwanted',
    explanation: 'I no longer need this order.',
    attachment_ids: [],
  })
})

test('after a reload the screen still shows the next steps of the request, including the return of the goods', async () => {
  const openRefund = aRefund({ type: 'return_and_refund' })
  const { view } = await open({
    'GET /api/order/detail': { ...paidOrder(2), can: { ...CAN, refund: false }, refunds: [openRefund] },
  })
  await expect.element(view.getByRole('heading', { name: 'We’ve got your request' })).toBeVisible()
  await expect.element(view.getByText('You send the items back')).toBeVisible()
  await expect.element(view.getByText('$10.00 comes back to your balance')).toBeVisible()
})

test('pieces that are not yet sent are refunded in full, and the other pieces are still sent', async () => {
  takePictures({ status: 200, body: UPLOADED })
  const { view, requests } = await open({ 'GET /api/order/detail': paidOrder(1) }, `/refund/${anId(301)}/2026/-/2.50`)
  await userEvent.click(view.getByRole('button', { name: 'Decrease' }))
  await expect.element(view.getByText('$6.66')).toBeVisible()
  await expect.element(view.getByText(/The chosen items won’t be sent/)).toBeVisible()
  await addProof(view)
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  expect(requests('POST /api/order/refund')[0]?.body).toMatchObject({ amount_cents: 666, fate: 'not_sent' })
})

test('if the rest of the order loses free freight, the freight is deducted, and the form shows this before the request', async () => {
  takePictures({ status: 200, body: UPLOADED })
  const free_freight = { base_cents: 300, each_further_cents: 20, free_from_cents: 1_000 }
  const order = { ...paidOrder(1), freight_cents: 0, paid_cents: 1_000 }
  const free = { ...order, refund_conditions: { ...order.refund_conditions, free_freight } }
  const { view, requests } = await open({ 'GET /api/order/detail': free })
  expect(view.getByRole('region', { name: 'Deductions' }).query()).toBeNull()
  await userEvent.click(view.getByRole('button', { name: 'Decrease' }))
  const deductions = view.getByRole('region', { name: 'Deductions' })
  await expect.element(deductions).toMatchTextContent(/Goods.*\$6\.66.*Delivery for the rest is no longer free.*3\.00/)
  await expect.element(view.getByText('$3.66')).toBeVisible()
  await addProof(view)
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  expect(requests('POST /api/order/refund')[0]?.body).toMatchObject({ amount_cents: 366 })
})

test('if a refund ends the discount of other orders, this discount is deducted, unless the shop is at fault', async () => {
  const promo = { minimum_cents: 2_000, others_goods_cents: 1_500, others_discount_cents: 250 }
  const order = paidOrder(2)
  const discounted = { ...order, refund_conditions: { ...order.refund_conditions, ...promo } }
  const { view } = await open({ 'GET /api/order/detail': discounted })
  const deductions = view.getByRole('region', { name: 'Deductions' })
  await expect.element(deductions).toMatchTextContent(/The remaining items lose their discount.*2\.50.*\$7\.50/)
  await expect.element(view.getByLabelText('Refund amount')).toHaveValue('7.50')
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'It’s damaged or doesn’t work')
  await expect.element(deductions).not.toBeInTheDocument()
  await expect.element(view.getByLabelText('Refund amount')).toHaveValue('15.00')
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'unwanted')
  await userEvent.fill(view.getByLabelText('Refund amount'), '7.51')
  await send(view)
  await expect.element(view.getByText('You can get back up to $7.50')).toBeVisible()
})

test('an outdated amount is refused, and the form then shows the new amount', async () => {
  const free_freight = { base_cents: 300, each_further_cents: 20, free_from_cents: 1_000 }
  const order = { ...paidOrder(1), freight_cents: 0, paid_cents: 1_000 }
  let now = order
  const refuseRefund = () => {
    now = { ...order, refund_conditions: { ...order.refund_conditions, free_freight } }
    return refuse('refund_too_much', 'This is more than can be refunded.', { field: 'amount_cents' })
  }
  takePictures({ status: 200, body: UPLOADED })
  const { view, requests } = await open({ 'GET /api/order/detail': () => now, 'POST /api/order/refund': refuseRefund })
  await userEvent.click(view.getByRole('button', { name: 'Decrease' }))
  await addProof(view)
  await send(view)
  await expect.element(view.getByText('This is more than can be refunded.').first()).toBeVisible()
  await expect.element(view.getByText('$3.66')).toBeVisible()
  expect(requests('POST /api/order/refund')[0]?.body).toMatchObject({ amount_cents: 666 })
})

test('if the refund of the chosen pieces would be zero, it cannot be requested', async () => {
  const promo = { minimum_cents: 2_000, others_goods_cents: 1_500, others_discount_cents: 5_000 }
  const order = paidOrder(1)
  const discounted = { ...order, refund_conditions: { ...order.refund_conditions, ...promo } }
  const { view, requests } = await open({ 'GET /api/order/detail': discounted })
  await send(view)
  await expect.element(view.getByText('There’s nothing left to refund for these items')).toBeVisible()
  expect(requests('POST /api/order/refund')).toEqual([])
})

test('missing fields are reported in the specification’s words, and nothing is sent', async () => {
  const { view, requests } = await open({ 'GET /api/order/detail': paidOrder(3) })
  await userEvent.clear(view.getByLabelText('Refund amount'))
  await send(view)
  for (const fault of [
    'Please fill in the refund amount',
    'Please fill in the reason',
    'Please fill in the explanation',
    'Please upload proof',
  ])
    await expect.element(view.getByText(fault)).toBeVisible()
  await userEvent.fill(view.getByLabelText('Refund amount'), '-3')
  await send(view)
  await expect.element(view.getByText('Refund amount cannot be negative')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Refund amount'), '10.01')
  await send(view)
  await expect.element(view.getByText('You can get back up to $10.00')).toBeVisible()
  await userEvent.click(view.getByRole('checkbox', { name: three.title }))
  await send(view)
  await expect.element(view.getByText('Choose at least one item to refund')).toBeVisible()
  expect(requests('POST /api/order/refund')).toEqual([])
})

test('a return of some pieces is requested with the exact amount and with proof', async () => {
  takePictures({ status: 200, body: UPLOADED })
  const { view, requests } = await open({ 'GET /api/order/detail': paidOrder(2) })
  await userEvent.click(view.getByRole('button', { name: 'Decrease' }))
  await expect.element(view.getByLabelText('Refund amount')).toHaveValue('6.66')
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'It’s not what I ordered')
  await userEvent.click(view.getByRole('radio', { name: /Return and refund/ }))
  await userEvent.fill(view.getByLabelText('Explanation'), 'Blue, not red.')
  await addProof(view)
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  expect(requests('POST /api/order/refund')[0]?.body).toMatchObject({
    type: 'return_and_refund',
    product_status: 'received',
    items: [{ quantity: 2 }],
    amount_cents: 666,
    reason: 'wrong',
    explanation: 'Blue, not red.',
    attachment_ids: [anId(800)],
  })
})

test('goods that did not arrive are not returned, and their freight is refunded too', async () => {
  const { view } = await open({ 'GET /api/order/detail': paidOrder(2) })
  await userEvent.click(view.getByRole('radio', { name: 'Product received' }))
  await userEvent.click(view.getByRole('radio', { name: /Return and refund/ }))
  await userEvent.click(view.getByRole('radio', { name: 'Product not received' }))
  expect(view.getByRole('radio', { name: /Return and refund/ }).query()).toBeNull()
  await expect.element(view.getByLabelText('Refund amount')).toHaveValue('10.00')
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'It didn’t arrive')
  await expect.element(view.getByLabelText('Refund amount')).toHaveValue('15.00')
})

test('a typed amount stays when the limit changes, and is validated against the new limit', async () => {
  const { view } = await open({ 'GET /api/order/detail': paidOrder(2) })
  await userEvent.fill(view.getByLabelText('Refund amount'), '7')
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'It’s damaged or doesn’t work')
  await expect.element(view.getByText('Maximum $15.00, including $5.00 for delivery')).toBeVisible()
  await expect.element(view.getByLabelText('Refund amount')).toHaveValue('7')
  await userEvent.click(view.getByRole('button', { name: 'Decrease' }))
  await expect.element(view.getByText('Maximum $6.66')).toBeVisible()
  await expect.element(view.getByLabelText('Refund amount')).toHaveValue('7.00')
  await send(view)
  await expect.element(view.getByText('You can get back up to $6.66')).toBeVisible()
})

test('a refund of a parcel that never arrived needs no proof', async () => {
  const { view, requests } = await open({ 'GET /api/order/detail': paidOrder(2) })
  await expect.element(view.getByRole('radio', { name: 'Product not received' })).toBeChecked()
  await expect.element(view.getByLabelText('Attachment', { exact: true })).toBeInTheDocument()
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'It didn’t arrive')
  await userEvent.fill(view.getByLabelText('Explanation'), 'It was lost.')
  await expect.element(view.getByLabelText('Attachment (optional)')).toBeInTheDocument()
  await send(view)
  await expect.element(view.getByText('Application successful')).toBeVisible()
  expect(requests('POST /api/order/refund')[0]?.body).toMatchObject({
    product_status: 'not_received',
    reason: 'not_received',
    amount_cents: 1_500,
    attachment_ids: [],
  })
})

test('the reason and the arrival of the goods never contradict each other', async () => {
  const { view } = await open({ 'GET /api/order/detail': paidOrder(2) })
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'It’s damaged or doesn’t work')
  await expect.element(view.getByRole('radio', { name: 'Product received' })).toBeChecked()
  await userEvent.selectOptions(view.getByLabelText('Reason'), 'It didn’t arrive')
  await expect.element(view.getByRole('radio', { name: 'Product not received' })).toBeChecked()
  await userEvent.click(view.getByRole('radio', { name: 'Product received' }))
  await expect.element(view.getByLabelText('Reason')).toHaveValue('')
})

test('the URL can only prefill the product and a lower amount', async () => {
  const other = { ...line, order_item_id: anId(599), product_id: 'other', title: 'Other' }
  const order = { ...paidOrder(3), items: [three, other], paid_cents: 2_500 }
  const { view } = await open({ 'GET /api/order/detail': order }, `/refund/${anId(301)}/2026/other/2.50`)
  await expect.element(view.getByRole('checkbox', { name: 'Other' })).toBeChecked()
  await expect.element(view.getByRole('checkbox', { name: three.title, exact: true })).not.toBeChecked()
  await expect.element(view.getByLabelText('Refund amount')).toHaveValue('2.50')
})

test('a refusal about the amount is shown at the field of the amount', async () => {
  const too_much = () => refuse('refund_too_much', 'This is more than can be refunded.', { field: 'amount_cents' })
  const { view } = await open({ 'GET /api/order/detail': paidOrder(1), 'POST /api/order/refund': too_much })
  await send(view)
  await expect.element(view.getByText('This is more than can be refunded.').first()).toBeVisible()
})

test('an order that cannot be refunded links to the page of the order; an unknown order is not found', async () => {
  const closedOrder = { ...paidOrder(3), can: { ...CAN, refund: false } }
  const { view } = await open({ 'GET /api/order/detail': closedOrder })
  await expect.element(view.getByRole('link', { name: 'See order' })).toHaveAttribute('href', `/orderInfo/${anId(301)}`)
  const goneScreen = await open({ 'GET /api/order/detail': missing })
  await expect.element(goneScreen.view.getByRole('button', { name: 'Apply refund' })).not.toBeInTheDocument()
})

const inAfterSale = (refund: Partial<Refund>, refund_label: 'apply' | 'refunding' = 'refunding') =>
  anOrder(1, { status: -4, refund_label, can: { ...CAN, refund: false }, refunds: [aRefund(refund)] })
const openOrder = (replies: Replies) => renderScreen(`/orderInfo/${anId(301)}`, { replies })

test('a request is withdrawn after confirmation', async () => {
  const { view, requests } = await openOrder({
    'GET /api/order/detail': inAfterSale({}, 'apply'),
    'POST /api/order/refund_withdraw': aRefund({ state: 'withdrawn' }),
  })
  await expect.element(view.getByText('Apply refund')).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Cancel request' }))
  await userEvent.click(view.getByRole('dialog').getByRole('button', { name: 'Cancel request' }))
  await expect.element(view.getByText('Request cancelled')).toBeVisible()
  expect(requests('POST /api/order/refund_withdraw')[0]?.body).toEqual({ refund_id: anId(900) })
})

test('a return shows the address to send the goods to and the deadline, and has a field for the tracking number', async () => {
  const agreed = {
    type: 'return_and_refund',
    state: 'agreed',
    return_address: 'Pier 4, Hong Kong',
    return_until: '2026-11-28T05:10:00.000Z',
  } as const
  const { view, requests } = await openOrder({
    'GET /api/order/detail': inAfterSale(agreed),
    'POST /api/order/refund_return': aRefund({ ...agreed, state: 'returning' }),
  })
  await expect.element(view.getByText(/Pier 4, Hong Kong/)).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'I’ve sent it back' }))
  await userEvent.click(view.getByRole('button', { name: 'Save' }))
  await expect.element(view.getByText('Enter the tracking number')).toBeVisible()
  await userEvent.fill(view.getByLabelText('Carrier'), 'Yamato')
  await userEvent.fill(view.getByLabelText('Tracking number'), '4402')
  await userEvent.click(view.getByRole('button', { name: 'Save' }))
  await expect.element(view.getByText('Save successful')).toBeVisible()
  const body = { refund_id: anId(900), carrier: 'Yamato', tracking_number: '4402' }
  expect(requests('POST /api/order/refund_return')[0]?.body).toEqual(body)
})

test('a refused refund shows the reason', async () => {
  const { view } = await openOrder({
    'GET /api/order/detail': {
      ...paidOrder(3),
      refunds: [aRefund({ state: 'refused', refusal_reason: 'It was worn.', resolved_at: '2026-11-22T05:10:00.000Z' })],
    },
  })
  await expect.element(view.getByText(/It was worn\./)).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Refund' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/refund\//))
})

test('the shop’s pictures are shown with the reason of a refusal', async () => {
  const picture = (number: number) => ({ file_id: anId(number), url: `/files/${number}.webp`, width: 40, height: 30 })
  const refusal = { state: 'refused', refusal_reason: 'It was worn.', resolved_at: '2026-11-22T05:10:00.000Z' } as const
  const { view } = await openOrder({
    'GET /api/order/detail': {
      ...paidOrder(3),
      refunds: [aRefund({ ...refusal, refusal_pictures: [picture(1), picture(2)] })],
    },
  })
  const pictures = view.getByRole('list', { name: 'Pictures from the shop' })
  await expect.element(pictures).toBeVisible()
  await expect.poll(() => pictures.getByRole('listitem').elements().length).toBe(2)
})

test('of two history events at the same time the later event is listed first, and an order that was never sent has no parcel to track', async () => {
  const at = '2026-11-21T05:10:00.000Z'
  const { view } = await openOrder({
    'GET /api/order/detail': {
      ...paidOrder(1),
      status: -1,
      can: { ...CAN, refund: false },
      logistics: [
        {
          at: '2026-11-21T05:00:00.000Z',
          place: null,
          text: 'Paid. The shop is packing the order',
          note: null,
          offset_minutes: null,
          parcel: null,
        },
      ],
      history: [
        { at: '2026-11-21T05:00:00.000Z', event: 'create', by: 'shopper', text: 'Order placed' },
        { at, event: 'refund_agree', by: 'operator', text: 'The shop agreed to the refund' },
        { at, event: 'refund_whole', by: 'operator', text: 'All of $15.00 was given back' },
      ],
    },
  })
  await expect.element(view.getByText('Order placed')).toBeVisible()
  const lines = view.getByRole('list').last().getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent(/^All of/)
  await expect.element(lines.nth(1)).toMatchTextContent(/^The shop agreed/)
  await expect.element(lines.nth(2)).toMatchTextContent(/^Order placed/)
  expect(view.getByText('Logistics information').query()).toBeNull()
})
