import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clickOnArrival } from '../../../../testing/click-on-arrival.ts'
import { addressNow, button, dialog, type Replies, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aWithdrawal, extractId } from '../../../../testing/fake-money.ts'
import { aProposal, aWaiting } from '../../../../testing/fake-proposals.ts'
import { aQueue, HOLD, queuedChange } from '../../../../testing/fake-withdrawals.ts'

const paneOf = (name: string) => page.getByRole('region', { name })

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
  const second = clickOnArrival(paneOf('Robin 2'), button(/^Approve/), 'p')
  await button('Approve').click()
  expect(await second).toBe('disabled')
  await expect.element(button(/^Approve/)).toBeEnabled()
  expect(requests('POST /api/admin/extract/audit')).toHaveLength(1)
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

test('a second operator sees who proposed the approval, and approves on the pane', async () => {
  const proposals = [aWaiting('withdrawal_pass', { ref_id: extractId(1), changes: [queuedChange] })]
  const replies: Replies = {
    ...aQueue({ alone: ABOVE, proposals }),
    'GET /api/admin/proposal/detail': aProposal({
      kind: 'withdrawal_pass',
      ref_id: extractId(1),
      changes: [queuedChange],
    }),
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
  const proposals = [aWaiting('withdrawal_pass', { ref_id: extractId(1), changes: [queuedChange] })]
  const heldProposal = aProposal({ kind: 'withdrawal_pass', ref_id: extractId(1), cannot_agree: 'held' })
  await renderDesk(`/withdrawals/${extractId(1)}`, {
    replies: { ...aQueue({ alone: ABOVE, proposals, hold: HOLD }), 'GET /api/admin/proposal/detail': heldProposal },
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
  await expect.poll(filled).toEqual(['Export payouts'])
  await page.getByRole('link', { name: 'Robin 1' }).click()
  await expect.element(button('Approve')).toBeVisible()
  await expect.poll(filled).toEqual(['ApproveP'])
})

test('the operator’s own withdrawal has no buttons, and an account holder with a different name is marked', async () => {
  await renderDesk(`/withdrawals/${extractId(1)}`, { replies: aQueue({ is_own: true, account_name: 'Ann Oakes' }) })
  await expect.element(page.getByText(/^This is your own withdrawal/)).toBeVisible()
  await expect.element(page.getByText('Doesn’t match the shopper’s name, Robin 1')).toBeVisible()
  expect(button('Approve').query()).toBeNull()
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

test('of a pasted hash, which may be a private key, the address of the page has the first digits only', async () => {
  const { requests } = await renderDesk('/withdrawals', { replies: aQueue() })
  await page.getByRole('searchbox', { name: 'Email, amount or reference' }).fill(`0x${'ab'.repeat(32)}`)
  await expect
    .poll(() => requests('GET /api/admin/extract/list').at(-1)?.query)
    .toMatchObject({ reference: 'ab'.repeat(8) })
  await expect.poll(addressNow).toBe(`/withdrawals?find=${'ab'.repeat(8)}`)
})
