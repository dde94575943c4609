import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  aContractWithdrawal,
  CONTRACT_WITHDRAWALS,
  contractWithdrawalsPage,
} from '../../../../testing/fake-contract-withdrawals.ts'
import { button, dialog, type Replies, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { orderId } from '../../../../testing/fake-orders.ts'

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
  await expect.element(page.getByRole('link', { name: 'Open the order to refund it' })).toBeVisible()
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
