import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog, type Replies, renderDesk } from '../../../../testing/fake-desk.tsx'
import { anOrder } from '../../../../testing/fake-orders.ts'
import { aProposal, aWaiting } from '../../../../testing/fake-proposals.ts'

type Refund = Exclude<NonNullable<Replies['GET /api/admin/refund/detail']>, (...request: never[]) => unknown>
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

/** $20 for a lamp that arrived damaged and is on its way back. */
const aRefund = (change: Partial<Refund> = {}): Refund => ({
  refund_id: id(1),
  order_id: id(2),
  by: 'shopper',
  type: 'return_and_refund',
  product_status: 'received',
  items: [
    {
      order_item_id: anOrder(2).items[0]?.order_item_id ?? '',
      title: 'Table lamp of oak',
      values: [{ axis: 'size', name: 'Size', value_key: 'large', value: 'Large' }],
      image: '/pictures/lamp-1.webp',
      quantity: 1,
      amount_cents: 2000,
      fate: 'returns',
    },
  ],
  amount_cents: 2000,
  freight_cents: 0,
  tax_cents: 0,
  deducted_discount_cents: 0,
  deducted_freight_cents: 0,
  reason: 'damaged',
  explanation: 'It came in two pieces.',
  attachments: [],
  state: 'returning',
  agreed_cents: null,
  less_reason: null,
  refusal_reason: null,
  refusal_pictures: [],
  return_address: 'Dock 1',
  return_until: null,
  carrier: 'Kite Post',
  tracking_number: 'KP1',
  created_at: '2026-11-20T08:00:00.000Z',
  resolved_at: null,
  shopper: { user_id: id(3), account: 'robin@sampan.example' },
  order_number: '2026112000000001',
  to_pay_cents: 2000,
  alone: { because: 'shopper', up_to_cents: 25_000, limit_cents: 100_000, used_cents: 75_000 },
  proposal: null,
  agreed_by: 'olive@sampan.example',
  resolved_by: null,
  shop_id: 'harbour-lights',
  shop_return_address: 'Pier 4',
  ...change,
})
const repliesFor = (refund: Refund): Replies => ({
  'GET /api/admin/refund/list': { items: [refund], total: 1, page: 1, page_size: 20, next_cursor: null },
  'GET /api/admin/refund/detail': refund,
  'GET /api/admin/order/detail': anOrder(2),
  'POST /api/admin/refund/agree': { ...refund, outcome: 'done' },
  'POST /api/admin/refund/execute': { ...refund, outcome: 'done' },
})

test.each([
  ['returns', 'received', 'To be returned'],
  ['not_sent', 'not_received', 'Not shipped'],
  ['stays', 'received', 'Kept by the shopper'],
  ['stays', 'not_received', 'Didn’t arrive'],
] as const)('the pane shows the fate of the pieces: %s, %s', async (fate, product_status, word) => {
  const items = aRefund().items.map((item) => ({ ...item, fate }))
  await renderDesk(`/refunds/${id(1)}`, { replies: repliesFor(aRefund({ product_status, items })) })
  const line = page.getByRole('region', { name: /^Refund of/ }).getByRole('listitem')
  await expect.element(line).toMatchTextContent(new RegExp(`1 × Table lamp of oak.*${word}.*\\$20\\.00`))
})

test('the list and the pane of refunds show the picture and the options of the goods', async () => {
  await renderDesk(`/refunds/${id(1)}`, { replies: repliesFor(aRefund()) })
  const pane = page.getByRole('region', { name: /^Refund of/ })
  await expect.element(pane.getByRole('listitem')).toMatchTextContent(/Table lamp of oak.*Large/)
  const row = page.getByRole('row').filter({ hasText: '2026112000000001' })
  for (const place of [row, pane.getByRole('listitem')])
    expect(place.element().querySelector('img')?.getAttribute('src')).toBe('/pictures/lamp-1.webp?w=160')
})

test('the pane shows the deduction and its reason before the refund is paid', async () => {
  const deducted = { deducted_discount_cents: 1227, deducted_freight_cents: -300, amount_cents: 500, to_pay_cents: 500 }
  await renderDesk(`/refunds/${id(1)}`, { replies: repliesFor(aRefund({ ...deducted, state: 'applied' })) })
  const pane = page.getByRole('region', { name: /^Refund of/ })
  await expect
    .element(pane)
    .toMatchTextContent(/Deducted discount.*\$12\.27.*below the minimum spend of its promo code/)
  await expect.element(pane).toMatchTextContent(/Deducted shipping.*3\.00.*An earlier deduction is refunded too/)
})

test('a refund can be lower than the approved amount if a reason is given, and is never higher', async () => {
  const { requests } = await renderDesk(`/refunds/${id(1)}`, { replies: repliesFor(aRefund()) })
  await page.getByRole('button', { name: 'Issue refund' }).click()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('20.01')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(dialog().getByText('Maximum $20.00')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('15x')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(dialog().getByText('Enter an amount such as 12.50')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('15,00')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(dialog().getByText('Enter why it’s less')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Reason for the lower amount' }).fill('Worn')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect
    .poll(() => requests('POST /api/admin/refund/execute').map(({ body }) => body))
    .toEqual([{ refund_id: id(1), less: { amount_cents: 1500, reason: 'Worn' } }])
})

test('a refund is at least as high as the deduction that is returned', async () => {
  const deducted = { deducted_discount_cents: -1227 as never, type: 'return_and_refund' as const }
  const { requests } = await renderDesk(`/refunds/${id(1)}`, { replies: repliesFor(aRefund(deducted)) })
  await page.getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(dialog().getByText(/At least \$12\.27, because an earlier deduction is refunded/)).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('0.01')
  await dialog().getByRole('textbox', { name: 'Reason for the lower amount' }).fill('Worn')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(dialog().getByText('At least $12.27', { exact: true })).toBeVisible()
  expect(requests('POST /api/admin/refund/execute')).toEqual([])
})

const only = (because: 'shopper' | 'role', up_to_cents: number) => ({
  because,
  up_to_cents,
  limit_cents: 100_000,
  used_cents: 100_000 - up_to_cents,
})

test('a refund above the limit is proposed, as its buttons and the toast say; a lower amount is paid immediately', async () => {
  const refund = aRefund({ alone: only('shopper', 1999) })
  const { requests } = await renderDesk(`/refunds/${id(1)}`, {
    replies: { ...repliesFor(refund), 'POST /api/admin/refund/execute': { ...refund, outcome: 'proposed' } },
  })
  await page.getByRole('button', { name: 'Request refund approval' }).click()
  await expect.element(dialog().getByText('Needs two approvals')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('19.99')
  await expect.element(dialog().getByRole('button', { name: 'Issue refund' })).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('')
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/refund/execute')).toHaveLength(1)
})

test('if less is deducted now than at the time of the request, the desk shows the amount to pay and compares it with the limit', async () => {
  const raisedRefund = {
    deducted_discount_cents: 1227,
    amount_cents: 500,
    to_pay_cents: 1727,
    alone: only('shopper', 1726),
  }
  const { requests } = await renderDesk(`/refunds/${id(1)}`, { replies: repliesFor(aRefund(raisedRefund)) })
  await expect.element(page.getByRole('row', { name: /It came in two pieces/ })).toMatchTextContent(/\$17\.27/)
  const pane = page.getByRole('region', { name: /^Refund of/ })
  await expect
    .element(pane)
    .toMatchTextContent(/Amount.*\$17\.27.*Amount requested.*\$5\.00.*The deduction has decreased/)
  await expect.element(pane).not.toMatchTextContent(/Deducted discount/)
  await page.getByRole('button', { name: 'Request refund approval' }).click()
  await expect.element(dialog().getByText('Leave empty for the full $17.27')).toBeVisible()
  await dialog().getByRole('textbox', { name: 'Amount in dollars' }).fill('5.00')
  await dialog().getByRole('textbox', { name: 'Reason for the lower amount' }).fill('Worn')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect
    .poll(() => requests('POST /api/admin/refund/execute').map(({ body }) => body))
    .toEqual([{ refund_id: id(1), less: { amount_cents: 500, reason: 'Worn' } }])
})

test('approving a refund without a return is proposed if the amount is above the limit', async () => {
  const refund = aRefund({ state: 'applied', type: 'refund_only', alone: only('shopper', 0) })
  await renderDesk(`/refunds/${id(1)}`, {
    replies: { ...repliesFor(refund), 'POST /api/admin/refund/agree': { ...refund, outcome: 'proposed' } },
  })
  await page.getByRole('button', { name: 'Request refund approval' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Request approval of $20.00' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
})

test('customer service proposes the refund of returned goods', async () => {
  await renderDesk(`/refunds/${id(1)}`, { replies: repliesFor(aRefund({ alone: only('role', 0) })) })
  await page.getByRole('button', { name: 'Request refund approval' }).click()
  await expect.element(dialog().getByText(/^Customer service can request this refund/)).toBeVisible()
})

test('a return parcel entered by the shopper appears in the open refund within a few seconds', async () => {
  let refund = aRefund({ carrier: null, tracking_number: null })
  const replies = { ...repliesFor(refund), 'GET /api/admin/refund/detail': () => refund }
  await renderDesk(`/refunds/${id(1)}`, { replies })
  const pane = page.getByRole('region', { name: 'Refund of 2026112000000001' })
  await expect.element(pane.getByText('It came in two pieces.')).toBeVisible()
  refund = aRefund()
  await expect.element(pane.getByText('Kite Post · KP1')).toBeVisible()
})

test('goods are returned to the address of their shop, unless another address is typed', async () => {
  const replies = repliesFor(aRefund({ state: 'applied', return_address: null, agreed_by: null }))
  const { requests } = await renderDesk(`/refunds/${id(1)}`, { replies })
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.element(dialog().getByRole('textbox', { name: 'Return address' })).toHaveValue('Pier 4')
  await dialog().getByRole('button', { name: 'Approve' }).click()
  await expect
    .poll(() => requests('POST /api/admin/refund/agree').map(({ body }) => body))
    .toEqual([{ refund_id: id(1), return_address: 'Pier 4' }])
})

test('a proposed refund payment can be approved or refused on the pane of the refund', async () => {
  const proposal = aWaiting('refund_pay', { ref_id: id(1), changes: [] })
  const replies: Replies = {
    ...repliesFor(aRefund({ state: 'applied', proposal })),
    'GET /api/admin/proposal/detail': aProposal(),
  }
  await renderDesk(`/refunds/${id(1)}`, { replies })
  const waiting = page.getByRole('region', { name: 'Issue a refund' })
  await expect.element(waiting.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect.element(waiting.getByRole('button', { name: 'Decline request' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Decline refund' })).toBeVisible()
})

test('a refund is refused with a reason and a picture that belongs to the shopper', async () => {
  const refund = aRefund()
  const picture = { file_id: id(9), url: '/files/9', width: 40, height: 30 }
  const { requests } = await renderDesk(`/refunds/${id(1)}`, {
    replies: {
      ...repliesFor(refund),
      'POST /api/admin/service/upload': picture,
      'POST /api/admin/refund/refuse': refund,
    },
  })
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('It was worn.')
  const file = new File([new Uint8Array([1])], 'sole.png', { type: 'image/png' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = new DataTransfer()
  files.items.add(file)
  if (input) input.files = files.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(dialog().getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => requests('POST /api/admin/refund/refuse').length).toBe(1)
  expect(requests('POST /api/admin/refund/refuse')[0]?.body).toEqual({
    refund_id: id(1),
    reason: 'It was worn.',
    picture_ids: [id(9)],
  })
  expect(requests('POST /api/admin/service/upload')[0]?.query).toEqual({ user_id: id(3) })
})

test('Escape closes a dialog, and keeps the pane behind it open', async () => {
  await renderDesk(`/refunds/${id(1)}`, { replies: repliesFor(aRefund()) })
  await page.getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Issue refund' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Issue refund' })).not.toBeInTheDocument()
})
