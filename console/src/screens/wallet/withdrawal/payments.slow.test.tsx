import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aWithdrawal, extractId } from '../../../../testing/fake-money.ts'
import { orderId } from '../../../../testing/fake-orders.ts'
import { aProposal, aWaiting } from '../../../../testing/fake-proposals.ts'
import { aQueue, HOLD, PAYMENT, queuedChange } from '../../../../testing/fake-withdrawals.ts'

const paneOf = (name: string) => page.getByRole('region', { name })

const SENT = { status: 1 as const, payout_state: 'sent' as const, draw_type: 'chain' as const, is_verified: true }

test('the transaction of a payout is checked on the chain before the withdrawal is closed', async () => {
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: {
      ...aQueue(SENT),
      'POST /api/admin/extract/payout': { ...aWithdrawal(1, SENT), outcome: 'checking' },
    },
  })
  await button('Mark as paid…').click()
  const dialog = page.getByRole('dialog', { name: 'Mark as paid' })
  await expect.element(dialog.getByText(/^We read it from both nodes/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Transaction' }).fill(PAYMENT.transaction_hash)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('We’re checking the payment')).toBeVisible()
  await expect.element(paneOf('Robin 1')).toBeVisible()
  expect(requests('POST /api/admin/extract/payout')).toHaveLength(1)
})

test('an operator who did not enter a payment confirms the wallet that it came from', async () => {
  const wrong = {
    ...PAYMENT,
    transaction_hash: 'cd'.repeat(32),
    state: 'wrong' as const,
    problem: 'other_amount' as const,
  }
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: {
      ...aQueue({ ...SENT, payments: [PAYMENT, { ...wrong, payer: null }] }),
      'POST /api/admin/extract/payer': aWithdrawal(1, SENT),
    },
  })
  const pane = paneOf('Robin 1')
  await expect.element(pane.getByText('The transaction sends another amount to the address.')).toBeVisible()
  await expect.element(pane.getByText(PAYMENT.payer)).toBeVisible()
  await button('Confirm the wallet…').click()
  await button('It’s the shop’s wallet').click()
  await expect.element(page.getByText('Wallet confirmed. We’re checking the payment.')).toBeVisible()
  expect(requests('POST /api/admin/extract/payer')[0]?.body).toEqual({
    extract_id: extractId(1),
    transaction_hash: PAYMENT.transaction_hash,
  })
})

test('an operator answers that a wallet is not the shop’s', async () => {
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: {
      ...aQueue({ ...SENT, payments: [PAYMENT] }),
      'POST /api/admin/extract/foreign_payer': aWithdrawal(1, SENT),
    },
  })
  await button('Not the shop’s wallet…').click()
  await dialog('Not the shop’s wallet?').getByRole('button', { name: 'Not the shop’s wallet' }).click()
  await expect.element(page.getByText('The payment doesn’t count for this withdrawal')).toBeVisible()
  expect(requests('POST /api/admin/extract/foreign_payer')[0]?.body).toEqual({
    extract_id: extractId(1),
    transaction_hash: PAYMENT.transaction_hash,
  })
})

test('the operator who entered a payment cannot confirm its wallet', async () => {
  await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: aQueue({ ...SENT, payments: [{ ...PAYMENT, is_mine: true }] }),
  })
  await expect.element(page.getByText(/^Another operator has to confirm/)).toBeVisible()
  expect(button('Confirm the wallet…').query()).toBeNull()
})

test('a payment that the bank has made is recorded even if a hold applies', async () => {
  const replies = aQueue({ status: 1, payout_state: 'sent', hold: HOLD })
  await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, { replies })
  await expect.element(page.getByText(/^The bank may already have this payout/)).toBeVisible()
  await expect.element(button('Mark as paid…')).toBeVisible()
})

test('the bank’s reference of a payment is required', async () => {
  const replies = aQueue({ status: 1, payout_state: 'sent', audited_at: '2026-11-23T09:00:00.000Z' })
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, { replies })
  await button('Mark as paid…').click()
  await dialog('Mark as paid').getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog('Mark as paid').getByText('Enter the reference')).toBeVisible()
  await dialog('Mark as paid').getByRole('textbox', { name: 'Bank reference' }).fill(' HB-PAY-1 ')
  await dialog('Mark as paid').getByRole('button', { name: 'Confirm' }).click()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/extract/payout').map(({ body }) => body)).toEqual([
    { extract_id: extractId(1), payout_state: 'done', reference: 'HB-PAY-1' },
  ])
})

test('sending a payout again is proposed, if the bank never made the payment', async () => {
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: {
      ...aQueue({ status: 1, payout_state: 'sent', audited_at: '2026-11-23T09:00:00.000Z' }),
      'POST /api/admin/extract/requeue': { proposal_id: orderId(62) },
    },
  })
  await button('Request to resend…').click()
  await dialog('Resend a payout').getByRole('textbox', { name: 'Reason' }).fill('The bank lost the file')
  await dialog('Resend a payout').getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/extract/requeue').map(({ body }) => body)).toEqual([
    { extract_id: extractId(1), reason: 'The bank lost the file' },
  ])
})

test('recording that a sent payout failed is proposed', async () => {
  const sentPayout = { status: 1, payout_state: 'sent', audited_at: '2026-11-23T09:00:00.000Z' } as const
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: { ...aQueue(sentPayout), 'POST /api/admin/extract/payout': { ...aWithdrawal(), outcome: 'proposed' } },
  })
  await button('Request to mark as failed…').click()
  const failureDialog = dialog('Mark payout as failed')
  await expect.element(failureDialog.getByText(/once a second operator approves/)).toBeVisible()
  await failureDialog.getByRole('textbox', { name: 'Reason' }).fill('No such account')
  await failureDialog.getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/extract/payout')).toHaveLength(1)
})

test('the second operator sees who proposed to mark a payout as failed, and the reason', async () => {
  const proposals = [aWaiting('payout_failed', { ref_id: extractId(1), reason: 'No such account', changes: [] })]
  const sentPayout = { status: 1, payout_state: 'sent', audited_at: '2026-11-23T09:00:00.000Z', proposals } as const
  await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: { ...aQueue({ ...sentPayout, proposals }), 'GET /api/admin/proposal/detail': aProposal() },
  })
  const waiting = page.getByRole('region', { name: 'Mark a payout as failed' })
  await expect.element(waiting.getByText('No such account')).toBeVisible()
  await expect.element(waiting.getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(button('Request to mark as failed…').query()).toBeNull()
})

test('a proposal to send a payout again is shown in place of the button', async () => {
  const sentWithdrawal = aWithdrawal(1, {
    status: 1,
    payout_state: 'sent',
    proposals: [aWaiting('payout_requeue', { ref_id: extractId(1), changes: [queuedChange] })],
  })
  await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/detail': sentWithdrawal,
      'GET /api/admin/proposal/detail': aProposal(),
    },
  })
  const waiting = page.getByRole('region', { name: 'Resend a payout' })
  await expect.element(waiting.getByText('In the next payout file: $117.00')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Waiting for a second approver' }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request to resend…' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Mark as paid…' })).toBeVisible()
})
