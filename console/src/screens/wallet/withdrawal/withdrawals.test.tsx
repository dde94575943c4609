import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, button, dialog, type Replies, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aWithdrawal, deskPage, extractId } from '../../../../testing/fake-money.ts'
import { orderId } from '../../../../testing/fake-orders.ts'
import { aProposal, aWaiting } from '../../../../testing/fake-proposals.ts'

const paneOf = (name: string) => page.getByRole('region', { name })

/** Two withdrawals, which leave the list after a decision. */
function aQueue(change: Parameters<typeof aWithdrawal>[1] = {}): Replies {
  const waiting = [1, 2].map((number) => aWithdrawal(number, { shopper_name: `Robin ${number}`, ...change }))
  const all = [...waiting]
  const take = (extract_id: string) =>
    waiting.splice(
      waiting.findIndex((one) => one.extract_id === extract_id),
      1,
    )[0]
  const done = (extract_id: string) => ({ ...(take(extract_id) ?? aWithdrawal()), outcome: 'done' as const })
  return {
    'GET /api/admin/extract/list': () => deskPage(...waiting),
    'GET /api/admin/extract/detail': ({ query }) =>
      all.find(({ extract_id }) => extract_id === query.extract_id) ?? refuse('state_changed'),
    'POST /api/admin/extract/audit': ({ body }) => done(body.extract_id),
    'POST /api/admin/extract/payout': ({ body }) => done(body.extract_id),
  }
}

test('with the keyboard alone, a withdrawal is approved, and the next one opens', async () => {
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}`, { replies: aQueue() })
  await expect.element(paneOf('Robin 1').getByText('$117.00')).toBeVisible()
  await userEvent.keyboard('p')
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/extract/audit').map(({ body }) => body)).toEqual([
    { extract_id: extractId(1), status: 1 },
  ])
  expect(addressNow()).toBe(`/withdrawals/${extractId(2)}`)
})

test('a second click after an approval does not approve the next withdrawal', async () => {
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}`, { replies: aQueue() })
  await button('Approve').click()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  await expect.element(button(/^Approve/)).toBeDisabled()
  await expect.element(button('Decline…')).toBeDisabled()
  await userEvent.keyboard('p')
  expect(requests('POST /api/admin/extract/audit')).toHaveLength(1)
  await expect.element(button(/^Approve/), { timeout: 3_000 }).toBeEnabled()
})

test('a withdrawal is refused with a reason for the shopper', async () => {
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}`, { replies: aQueue() })
  await button('Decline…').click()
  await dialog('Decline withdrawal').getByRole('textbox', { name: 'Reason' }).fill('The name is another')
  await button('Decline').click()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/extract/audit')[0]?.body).toEqual({
    extract_id: extractId(1),
    status: 2,
    reason: 'The name is another',
  })
})

const HOLD = {
  receivable_cents: 40_500,
  blocked_at: '2026-11-22T08:00:00.000Z',
  waits_until: '2026-11-24T08:00:00.000Z',
  is_address_refused: false,
  recent_changes: [{ event: 'email_changed' as const, created_at: '2026-11-23T08:00:00.000Z' }],
}

test('debt, block and recent changes are shown next to the decision, and only refusal is possible', async () => {
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}`, { replies: aQueue({ hold: HOLD }) })
  const pane = paneOf('Robin 1')
  await expect.element(pane.getByText(/^The shopper owes the shop \$405.00/)).toBeVisible()
  await expect.element(pane.getByText(/^The account has been blocked since/)).toBeVisible()
  await expect.element(pane.getByText(/Payouts are on hold until/)).toBeVisible()
  await expect.element(pane.getByText('Email changed')).toBeVisible()
  expect(button('Approve').query()).toBeNull()
  await userEvent.keyboard('p')
  expect(requests('POST /api/admin/extract/audit')).toEqual([])
  await expect.element(button('Decline…')).toBeVisible()
})

const SIMILAR = {
  extract_id: extractId(9),
  address: `0xabc${'1'.repeat(34)}def`,
  shopper: { user_id: extractId(8), account: 'other@sampan.example' },
  is_same_shopper: false,
  created_at: '2026-11-20T08:00:00.000Z',
}

test('an address that looks like another, or that belongs to the shop, is reported', async () => {
  const to = { draw_type: 'chain' as const, network: 'ethereum', network_name: 'Ethereum', token: 'USDT' }
  const hold = { ...HOLD, receivable_cents: 0, blocked_at: null, waits_until: null, is_address_refused: true }
  await renderDesk(`/withdrawals/${extractId(1)}`, {
    replies: aQueue({ ...to, address: `0xabc${'2'.repeat(34)}def`, hold, similar: [SIMILAR] }),
  })
  const pane = paneOf('Robin 1')
  await expect.element(pane.getByText('Ethereum')).toBeVisible()
  await expect.element(pane.getByText('USDT')).toBeVisible()
  await expect.element(pane.getByText('Looks like another address, but isn’t')).toBeVisible()
  await expect.element(pane.getByText(SIMILAR.address)).toBeVisible()
  await expect.element(pane.getByText(/^The address can’t be paid/)).toBeVisible()
  expect(button('Approve').query()).toBeNull()
})

const PAYMENT = {
  transaction_hash: 'ab'.repeat(32),
  state: 'unknown_payer' as const,
  problem: null,
  payer: `0xabc${'7'.repeat(37)}`,
  explorer_url: 'https://explorer.example/tx/1',
  entered_by: 'ben@sampan.example',
  is_mine: false,
  entered_at: '2026-11-23T09:00:00.000Z',
}
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

/** A limit of one cent less than the withdrawal of $120. */
const ABOVE = { because: 'shopper' as const, up_to_cents: 11_999, limit_cents: 100_000, used_cents: 88_001 }

test('the need for a second operator is shown before the click, and approval is proposed', async () => {
  const replies: Replies = {
    ...aQueue({ alone: ABOVE }),
    'POST /api/admin/extract/audit': { ...aWithdrawal(), outcome: 'proposed' },
  }
  await renderDesk(`/withdrawals/${extractId(1)}`, { replies })
  await expect.element(page.getByText('The payout is queued once a second operator approves.')).toBeVisible()
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  await expect.element(paneOf('Robin 2')).toBeVisible()
})

const queued = { field: 'queued' as const, before: null, after: { cents: 11_700 } }

test('a second operator sees who proposed the approval, and approves on the pane', async () => {
  const proposals = [aWaiting('withdrawal_pass', { ref_id: extractId(1), changes: [queued] })]
  const replies: Replies = {
    ...aQueue({ alone: ABOVE, proposals }),
    'GET /api/admin/proposal/detail': aProposal({ kind: 'withdrawal_pass', ref_id: extractId(1), changes: [queued] }),
    'POST /api/admin/proposal/decide': aProposal({ state: 'carried_out' }),
  }
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}`, { replies })
  const waiting = page.getByRole('region', { name: 'Approve a withdrawal' })
  await expect.element(waiting.getByText(/^Requested by ben@sampan.example/)).toBeVisible()
  await expect.element(page.getByText('Waiting for approval').first()).toBeVisible()
  expect(button('Approve').query()).toBeNull()
  await expect.element(waiting.getByRole('button', { name: 'Approve' })).toBeVisible()
  await userEvent.keyboard('p')
  await button('Approve and apply').click()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/proposal/decide')).toHaveLength(1)
})

test('if payouts to the shopper are held, a proposal to approve a withdrawal has no approve button, and shows the reason', async () => {
  const proposals = [aWaiting('withdrawal_pass', { ref_id: extractId(1), changes: [queued] })]
  const held = aProposal({ kind: 'withdrawal_pass', ref_id: extractId(1), cannot_agree: 'held' })
  await renderDesk(`/withdrawals/${extractId(1)}`, {
    replies: { ...aQueue({ alone: ABOVE, proposals, hold: HOLD }), 'GET /api/admin/proposal/detail': held },
  })
  const waiting = page.getByRole('region', { name: 'Approve a withdrawal' })
  await expect.element(waiting.getByText(/^Payouts to this shopper are on hold/)).toBeVisible()
  await expect.element(waiting.getByRole('button', { name: 'Decline request' })).toBeVisible()
  expect(waiting.getByRole('button', { name: 'Approve' }).query()).toBeNull()
})

test('the screen shows one filled button: the button of the list, or the button of the open row', async () => {
  await renderDesk('/withdrawals', { replies: aQueue() })
  // Mantine does not write the default variant of a button into the DOM.
  const FILLED = 'main .mantine-Button-root:is(:not([data-variant]), [data-variant="filled"])'
  const filled = () => [...document.querySelectorAll(FILLED)].map(({ textContent }) => textContent)
  await expect.element(button('Export payouts')).toBeVisible()
  expect(filled()).toEqual(['Export payouts'])
  await page.getByRole('link', { name: 'Robin 1' }).click()
  await expect.element(button('Approve')).toBeVisible()
  expect(filled()).toEqual(['ApproveP'])
})

test('the operator’s own withdrawal has no buttons, and an account holder with a different name is marked', async () => {
  await renderDesk(`/withdrawals/${extractId(1)}`, { replies: aQueue({ is_own: true, account_name: 'Ann Oakes' }) })
  await expect.element(page.getByText(/^This is your own withdrawal/)).toBeVisible()
  await expect.element(page.getByText('Doesn’t match the shopper’s name, Robin 1')).toBeVisible()
  expect(button('Approve').query()).toBeNull()
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
  const sent = { status: 1, payout_state: 'sent', audited_at: '2026-11-23T09:00:00.000Z' } as const
  const { requests } = await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: { ...aQueue(sent), 'POST /api/admin/extract/payout': { ...aWithdrawal(), outcome: 'proposed' } },
  })
  await button('Request to mark as failed…').click()
  const failed = dialog('Mark payout as failed')
  await expect.element(failed.getByText(/once a second operator approves/)).toBeVisible()
  await failed.getByRole('textbox', { name: 'Reason' }).fill('No such account')
  await failed.getByRole('button', { name: 'Request approval' }).click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/extract/payout')).toHaveLength(1)
})

test('the second operator sees who proposed to mark a payout as failed, and the reason', async () => {
  const proposals = [aWaiting('payout_failed', { ref_id: extractId(1), reason: 'No such account', changes: [] })]
  const sent = { status: 1, payout_state: 'sent', audited_at: '2026-11-23T09:00:00.000Z', proposals } as const
  await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: { ...aQueue({ ...sent, proposals }), 'GET /api/admin/proposal/detail': aProposal() },
  })
  const waiting = page.getByRole('region', { name: 'Mark a payout as failed' })
  await expect.element(waiting.getByText('No such account')).toBeVisible()
  await expect.element(waiting.getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(button('Request to mark as failed…').query()).toBeNull()
})

const FILE = orderId(61)
const aFile = (lines = 2) => ({
  payout_batch_id: FILE,
  draw_type: 'bank' as const,
  text: 'withdrawal,amount\n',
  lines,
  left_out: 0,
  held: 0,
})

test('payouts are exported after a second-factor code', async () => {
  let isFresh = false
  const { requests } = await renderDesk('/withdrawals?state=queued', {
    replies: {
      ...aQueue({ status: 1, payout_state: 'queued' }),
      'GET /api/admin/extract/payout_networks': [],
      'POST /api/admin/extract/payout_file': () => (isFresh ? aFile() : refuse('second_factor_needed')),
      'POST /api/admin/second_factor/check': ({ body: { code } }) => {
        if (code !== '246810') refuse('second_factor_wrong', 'That code is not right.', { field: 'code' })
        isFresh = true
        return null
      },
    },
  })
  await button('Export payouts').click()
  await dialog('Export payouts').getByRole('button', { name: 'Export' }).click()
  const code = dialog('Confirm with a code').getByRole('textbox', { name: 'Code' })
  await code.fill('111111')
  await button('Continue').click()
  await expect.element(dialog('Confirm with a code').getByText('That code is not right.')).toBeVisible()
  await code.fill('246810')
  await button('Continue').click()
  await expect.element(page.getByText('2 payouts in the file')).toBeVisible()
  await expect.element(dialog('Export payouts')).not.toBeInTheDocument()
  expect(requests('POST /api/admin/extract/payout_file').map(({ body }) => body)).toEqual([
    { draw_type: 'bank' },
    { draw_type: 'bank' },
  ])
})

test('queued payouts of one network are exported for a Safe', async () => {
  const { requests } = await renderDesk('/withdrawals', {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/payout_networks': [{ network: 'ethereum', name: 'Ethereum', queued: 3 }],
      'POST /api/admin/extract/payout_file': aFile(),
    },
  })
  await button('Export payouts').click()
  await dialog('Export payouts').getByRole('radio', { name: 'On-chain payouts on Ethereum, for a Safe (3)' }).click()
  await dialog('Export payouts').getByRole('button', { name: 'Export' }).click()
  await expect.element(page.getByText('2 payouts in the file')).toBeVisible()
  expect(requests('POST /api/admin/extract/payout_file')[0]?.body).toEqual({
    draw_type: 'chain',
    network: 'ethereum',
    format: 'safe',
  })
})

test('a file of the last day can be downloaded again; an older file only links to its payouts', async () => {
  const file = {
    payout_batch_id: FILE,
    draw_type: 'bank' as const,
    network: null,
    format: 'shop' as const,
    operator: 'ann@sampan.example',
    lines: 2,
    net_cents: 23_400,
    open_lines: 2,
    is_expired: false,
    created_at: '2026-11-23T08:00:00.000Z',
  }
  const { total: _total, ...files } = deskPage(file, { ...file, payout_batch_id: orderId(62), is_expired: true })
  const { requests } = await renderDesk('/withdrawals', {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/payout_files': files,
      'GET /api/admin/extract/payers': [],
      'POST /api/admin/extract/payout_file': aFile(),
    },
  })
  await button('Payout files').click()
  await button('Download 00000061 again').click()
  await expect.element(page.getByText('2 payouts in the file')).toBeVisible()
  expect(requests('POST /api/admin/extract/payout_file')[0]?.body).toEqual({ payout_batch_id: FILE })
  expect(button('Download 00000062 again').query()).toBeNull()
  await button('00000062').click()
  await expect
    .poll(() => requests('GET /api/admin/extract/list').at(-1)?.query)
    .toMatchObject({
      payout_batch_id: orderId(62),
    })
  expect(addressNow()).toBe(`/withdrawals?state=all&file=${orderId(62)}`)
})

test('one transaction is entered for chosen payouts of a file, and each shows what it got', async () => {
  const file = {
    ...{ payout_batch_id: FILE, draw_type: 'chain' as const, network: 'ethereum', format: 'safe' as const },
    ...{ operator: 'ann@sampan.example', lines: 3, net_cents: 35_100, open_lines: 3, is_expired: true },
    created_at: '2026-11-23T08:00:00.000Z',
  }
  const { total: _total, ...files } = deskPage(file)
  const payout = (number: number) => ({
    ...{ extract_id: extractId(number), account: `robin-${number}@sampan.example`, network: 'ethereum' },
    ...{ network_name: 'Ethereum', address: `0x${String(number).repeat(40)}`, net_cents: 11_700 },
    ...{ is_open: true, can_enter: true, state: null, problem: null },
  })
  const wrong = { ...payout(3), state: 'wrong' as const, problem: 'other_amount' as const }
  const { requests } = await renderDesk('/withdrawals', {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/payout_files': files,
      'GET /api/admin/extract/payers': [],
      'GET /api/admin/extract/payouts_in_file': [payout(1), payout(2), wrong],
      'POST /api/admin/extract/file_payment': { entered: 2, payouts: [] },
    },
  })
  await button('Payout files').click()
  await button('Enter the transaction of 00000061').click()
  const form = dialog('One transaction for several payouts')
  await expect.element(form.getByText('The transaction sends another amount to the address.')).toBeVisible()
  await form.getByRole('checkbox', { name: 'robin-2@sampan.example · $117.00' }).click()
  await form.getByRole('textbox', { name: 'Transaction' }).fill(PAYMENT.transaction_hash)
  await form.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(page.getByText('We’re checking 2 payments')).toBeVisible()
  expect(requests('POST /api/admin/extract/file_payment')[0]?.body).toEqual({
    ...{ payout_batch_id: FILE, network: 'ethereum', extract_ids: [extractId(1), extractId(3)] },
    reference: PAYMENT.transaction_hash,
  })
})

test('a wallet that pays withdrawals is removed with a reason', async () => {
  const payer = {
    network: 'ethereum',
    network_name: 'Ethereum',
    address: PAYMENT.payer,
    entered_by: 'ann@sampan.example',
    confirmed_by: 'ben@sampan.example',
    created_at: '2026-11-23T08:00:00.000Z',
  }
  const { requests } = await renderDesk('/withdrawals', {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/payout_files': { items: [], page: 1, page_size: 20, next_cursor: null },
      'GET /api/admin/extract/payers': [payer],
      'POST /api/admin/extract/payer_remove': [],
    },
  })
  await button('Payout files').click()
  await expect.element(page.getByText(/^Entered by ann@sampan.example, confirmed by ben@sampan.example/)).toBeVisible()
  await button(`Remove ${PAYMENT.payer}`).click()
  await dialog('Remove a wallet').getByRole('textbox', { name: 'Reason' }).fill('Its key was lost')
  await dialog('Remove a wallet').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Wallet removed')).toBeVisible()
  expect(requests('POST /api/admin/extract/payer_remove')[0]?.body).toEqual({
    network: 'ethereum',
    address: PAYMENT.payer,
    reason: 'Its key was lost',
  })
})

test('the list can be filtered by days and payment method, and the key b opens the previous row', async () => {
  const { requests } = await renderDesk(`/withdrawals/${extractId(2)}?from=2026-11-20&by=bank`, { replies: aQueue() })
  await expect
    .poll(() => requests('GET /api/admin/extract/list')[0]?.query)
    .toMatchObject({ status: '0', draw_type: 'bank', from: new Date(2026, 10, 20).toISOString() })
  await expect.element(paneOf('Robin 2')).toBeVisible()
  await userEvent.keyboard('b')
  await expect.element(paneOf('Robin 1')).toBeVisible()
  expect(addressNow()).toBe(`/withdrawals/${extractId(1)}?by=bank&from=2026-11-20`)
})

test('a proposal to send a payout again is shown in place of the button', async () => {
  const sent = aWithdrawal(1, {
    status: 1,
    payout_state: 'sent',
    proposals: [aWaiting('payout_requeue', { ref_id: extractId(1), changes: [queued] })],
  })
  await renderDesk(`/withdrawals/${extractId(1)}?state=sent`, {
    replies: {
      ...aQueue(),
      'GET /api/admin/extract/detail': sent,
      'GET /api/admin/proposal/detail': aProposal(),
    },
  })
  const waiting = page.getByRole('region', { name: 'Resend a payout' })
  await expect.element(waiting.getByText('In the next payout file: $117.00')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Waiting for a second approver' }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request to resend…' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Mark as paid…' })).toBeVisible()
})
