import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  aContractWithdrawal,
  CONTRACT_WITHDRAWALS,
  contractWithdrawalsPage,
} from '../../../../testing/fake-contract-withdrawals.ts'
import { button, dialog, type Replies, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { anOrder, orderId } from '../../../../testing/fake-orders.ts'

const LIST = 'GET /api/admin/contract_withdrawal/list'
const DETAIL = 'GET /api/admin/contract_withdrawal/detail'
const ATTACH = 'POST /api/admin/contract_withdrawal/attach'
const REFUSE = 'POST /api/admin/contract_withdrawal/refuse'
const FINISH = 'POST /api/admin/contract_withdrawal/finish'
const PANE = `/contract-withdrawals/${orderId(71)}`

const openDesk = (address: string, replies: Replies = {}) =>
  renderDesk(address, { replies: { ...CONTRACT_WITHDRAWALS, ...replies } })

test('open withdrawals show their scope, and the day on which money is overdue', async () => {
  const { requests } = await openDesk('/contract-withdrawals', {
    [LIST]: contractWithdrawalsPage(
      aContractWithdrawal({ is_overdue: true }),
      aContractWithdrawal({
        ...{ contract_withdrawal_id: orderId(72), name: 'Amy', status: 'attached', order_id: orderId(1) },
        items: [{ order_item_id: orderId(3), quantity: 2, title: 'Mug' }],
      }),
    ),
  })
  await expect
    .element(page.getByRole('row', { name: /^Robin Reed/ }))
    .toMatchTextContent(/No matching order.*Overdue since/)
  await expect.element(page.getByRole('row', { name: /^Amy/ })).toMatchTextContent(/Attached.*2 × Mug/)
  expect(requests(LIST)[0]?.query).toMatchObject({ status: 'open' })
  await button('No matching order').click()
  await expect.poll(() => requests(LIST).at(-1)?.query).toMatchObject({ status: 'unmatched' })
})

test('an unmatched withdrawal is attached to an order, and an unknown number is shown at the field', async () => {
  const { requests, fakeReplies } = await openDesk(PANE, {
    'GET /api/admin/order/detail': anOrder(1, { status: 2 }),
    [ATTACH]: () => refuse('order_unknown', 'No paid order has this number.', { field: 'order_number' }),
  })
  await button('Attach to an order').click()
  await dialog().getByRole('textbox', { name: 'Order number' }).fill('2026112000000001')
  await dialog().getByRole('button', { name: 'Attach' }).click()
  await expect.poll(() => requests(ATTACH)).toHaveLength(1)
  await expect.element(dialog().getByText('No paid order has this number.')).toBeVisible()
  const attached = aContractWithdrawal({ status: 'attached', order_id: orderId(1) })
  fakeReplies[ATTACH] = () => {
    fakeReplies[DETAIL] = attached
    return attached
  }
  await dialog().getByRole('button', { name: 'Attach' }).click()
  await expect.element(button('Issue refund')).toBeVisible()
  expect(requests(ATTACH).at(-1)?.body).toEqual({
    contract_withdrawal_id: orderId(71),
    order_number: '2026112000000001',
  })
})

test('a withdrawal is refused with a reason, or marked as done', async () => {
  const { requests } = await openDesk(PANE, {
    [REFUSE]: () => aContractWithdrawal(),
    [FINISH]: () => aContractWithdrawal({ status: 'done', resolved_at: '2026-11-24T08:00:00.000Z' }),
  })
  await button('Decline').click()
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('The food was opened.')
  await dialog().getByRole('button', { name: 'Decline' }).click()
  await expect
    .poll(() => requests(REFUSE).map(({ body }) => body))
    .toEqual([{ contract_withdrawal_id: orderId(71), reason: 'The food was opened.' }])
  await expect.element(dialog()).not.toBeInTheDocument()
  await button('Mark as done').click()
  await dialog().getByRole('button', { name: 'Mark as done' }).click()
  await expect.poll(() => requests(FINISH)).toHaveLength(1)
})

test('finance reads withdrawals without deciding them', async () => {
  await renderDesk(PANE, { replies: CONTRACT_WITHDRAWALS, roles: ['finance'] })
  await expect.element(page.getByText('The declaration')).toBeVisible()
  await expect.element(button('Mark as done')).not.toBeInTheDocument()
})

const REFUND = 'POST /api/admin/order/refund'
const CANCEL = 'POST /api/admin/order/cancel'
const ORDER = 'GET /api/admin/order/detail'
const attached = (change: Parameters<typeof aContractWithdrawal>[0] = {}) =>
  aContractWithdrawal({ status: 'attached', order_id: orderId(1), ...change })
const line = () => anOrder(1).items[0]?.order_item_id ?? ''

test('the whole order is refunded with everything filled in, and the freight is named', async () => {
  const { requests } = await openDesk(PANE, {
    [DETAIL]: attached(),
    [ORDER]: anOrder(1, { status: 2 }),
    [REFUND]: () => ({ ...anOrder(1, { status: 2 }), outcome: 'done' }),
  })
  await button('Issue refund').click()
  await expect.element(dialog().getByText(/^Includes .*9\.00 for shipping/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect
    .poll(() => requests(REFUND).map(({ body }) => body))
    .toEqual([
      {
        ...{ order_id: orderId(1), contract_withdrawal_id: orderId(71), goods_back: false },
        ...{ reason: 'Withdrawal from the contract', items: [{ order_item_id: line(), quantity: 2 }] },
      },
    ])
})

test('chosen pieces are filled in, and a part in words starts without pieces', async () => {
  const items = [{ order_item_id: line(), quantity: 1, title: 'Lamp' }]
  const { view } = await openDesk(PANE, { [DETAIL]: attached({ items }), [ORDER]: anOrder(1, { status: 2 }) })
  await button('Issue refund').click()
  const quantity = () => dialog().getByRole('combobox', { name: 'Quantity for line 1' })
  await expect.element(quantity()).toHaveValue('1')
  await view.unmount()
  const part = 'The one with the crack'
  await openDesk(PANE, { [DETAIL]: attached({ part }), [ORDER]: anOrder(1, { status: 2 }) })
  await button('Issue refund').click()
  await expect.element(quantity()).toHaveValue('0')
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  await expect.element(dialog().getByText('Choose at least one item')).toBeVisible()
})

test('the whole of an order that is not shipped is cancelled, and a part is refunded as pieces that are not sent', async () => {
  const { requests, view } = await openDesk(PANE, {
    [DETAIL]: attached(),
    [ORDER]: anOrder(1, { status: 1 }),
    [CANCEL]: () => ({ ...anOrder(1, { status: -1 }), outcome: 'done' }),
  })
  await button('Cancel order').click()
  await dialog().getByRole('button', { name: 'Cancel order' }).click()
  await expect
    .poll(() => requests(CANCEL).map(({ body }) => body))
    .toEqual([{ order_id: orderId(1), contract_withdrawal_id: orderId(71), reason: 'Withdrawal from the contract' }])
  await view.unmount()
  const items = [{ order_item_id: line(), quantity: 1, title: 'Lamp' }]
  const part = await openDesk(PANE, {
    [DETAIL]: attached({ items }),
    [ORDER]: anOrder(1, { status: 1 }),
    [REFUND]: () => ({ ...anOrder(1, { status: 1 }), outcome: 'done' }),
  })
  await expect.element(button('Cancel order')).not.toBeInTheDocument()
  await button('Issue refund').click()
  await dialog().getByRole('button', { name: 'Issue refund' }).click()
  const refund = { order_id: orderId(1), contract_withdrawal_id: orderId(71), reason: 'Withdrawal from the contract' }
  await expect
    .poll(() => part.requests(REFUND).map(({ body }) => body))
    .toEqual([{ ...refund, not_sent: true, items: [{ order_item_id: line(), quantity: 1 }] }])
})

test('a finished withdrawal shows its refund', async () => {
  const refund = { refund_id: orderId(81), state: 'executed', amount_cents: 10_700 } as const
  await openDesk(PANE, {
    [DETAIL]: attached({ status: 'done', resolved_at: '2026-11-24T08:00:00.000Z', refund }),
  })
  const link = page.getByRole('link', { name: /107\.00/ })
  await expect.element(link).toHaveAttribute('href', `/console/refunds/${orderId(81)}?state=all`)
})

test('goods without a right of withdrawal are named at the declaration', async () => {
  const order = anOrder(1, { status: 2 })
  const items = order.items.map((item) => ({ ...item, withdrawal_exemption: 'opened_food' as const }))
  await openDesk(PANE, { [DETAIL]: attached(), [ORDER]: { ...order, items } })
  await expect.element(page.getByText(/\(Food, once opened\)$/)).toBeVisible()
})

test('the filled-in reason is in the language of the declaration, because the shopper reads it', async () => {
  const { view } = await openDesk(PANE, {
    [DETAIL]: attached({ language: 'ja' }),
    [ORDER]: anOrder(1, { status: 2 }),
  })
  const reason = () => dialog().getByRole('textbox', { name: 'Reason' })
  await button('Issue refund').click()
  await expect.element(reason()).toHaveValue('契約の撤回')
  await view.unmount()
  await openDesk(PANE, { [DETAIL]: attached({ language: 'th' }), [ORDER]: anOrder(1, { status: 1 }) })
  await button('Cancel order').click()
  await expect.element(reason()).toHaveValue('การเลิกสัญญา')
})
