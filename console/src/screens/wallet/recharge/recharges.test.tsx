import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clickOnArrival } from '../../../../testing/click-on-arrival.ts'
import { addressNow, button, dialog, type Replies, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aRecharge, deskPage, rechargeId, SHOPPER } from '../../../../testing/fake-money.ts'
import { aProposal, aWaiting, PROPOSAL } from '../../../../testing/fake-proposals.ts'

const arrived = () => page.getByRole('textbox', { name: 'Amount received, in dollars' })
const paneOf = (name: string) => page.getByRole('region', { name })

function aQueue(change: Parameters<typeof aRecharge>[1] = {}): Replies {
  const waiting = [1, 2, 3].map((number) =>
    aRecharge(number, { shopper_name: `Robin ${number}`, ...(number === 1 && change) }),
  )
  const all = [...waiting]
  return {
    'GET /api/admin/recharge/list': () => deskPage(...waiting),
    'GET /api/admin/recharge/detail': ({ query: { recharge_id } }) =>
      all.find((one) => one.recharge_id === recharge_id) ?? refuse('already_audited'),
    'POST /api/admin/recharge/audit': ({ body: { recharge_id, status } }) => {
      const at = waiting.findIndex((one) => one.recharge_id === recharge_id)
      const [recharge] = waiting.splice(at, 1)
      return { ...(recharge ?? aRecharge()), status, outcome: 'done' as const }
    },
  }
}

test('with the keyboard alone, the arrived amount is entered, the recharge is approved, and the next one opens', async () => {
  const { requests } = await renderDesk(`/recharges/${rechargeId(1)}`, { replies: aQueue() })
  await expect.element(arrived()).toHaveValue('250.00')
  await userEvent.keyboard('n')
  await expect.element(paneOf('Robin 2')).toBeVisible()
  await userEvent.keyboard('b')
  await expect.element(paneOf('Robin 1')).toBeVisible()
  await expect.element(arrived()).toBeVisible()
  await userEvent.keyboard('p')
  await expect.element(arrived()).toHaveFocus()
  await userEvent.keyboard('249.5{Enter}')
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(addressNow()).toBe(`/recharges/${rechargeId(2)}`)
  expect(requests('POST /api/admin/recharge/audit').map(({ body }) => body)).toEqual([
    { recharge_id: rechargeId(1), status: 1, arrival_cents: 24_950 },
  ])
})

test('a second click after an approval does not approve the next recharge', async () => {
  const { requests } = await renderDesk(`/recharges/${rechargeId(1)}`, { replies: aQueue() })
  await expect.element(arrived()).toHaveValue('250.00')
  const second = clickOnArrival(paneOf('Robin 2'), button('Approve'), 'p')
  await button('Approve').click()
  expect(await second).toBe('disabled')
  await expect.element(button('Approve')).toBeEnabled()
  expect(requests('POST /api/admin/recharge/audit')).toHaveLength(1)
})

test('a difference to the claim is shown before approval', async () => {
  await renderDesk(`/recharges/${rechargeId(1)}`, { replies: aQueue() })
  await arrived().fill('200')
  await expect.element(page.getByText('$50.00 less than claimed')).toBeVisible()
  await arrived().fill('250')
  await expect.element(page.getByText(/than claimed/)).not.toBeInTheDocument()
  await arrived().fill('')
  await button('Approve').click()
  await expect.element(page.getByText('Enter the amount received, in dollars')).toBeVisible()
})

test('a recharge is refused with a predefined reason in the shopper’s language, which can be edited', async () => {
  const { requests } = await renderDesk(`/recharges/${rechargeId(1)}`, { replies: aQueue() })
  await expect.element(arrived()).toBeVisible()
  await userEvent.keyboard('r')
  await button('Decline').click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  await dialog()
    .getByRole('button', { name: /^The money has not arrived in our account/ })
    .click()
  const reason = dialog().getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toHaveValue('ยังไม่มีเงินเข้าบัญชีของเรา')
  await button('Decline').click()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/recharge/audit').map(({ body }) => body)).toEqual([
    { recharge_id: rechargeId(1), status: 2, reason: 'ยังไม่มีเงินเข้าบัญชีของเรา' },
  ])
})

test('a recharge above the limit of one operator has a note in the pane; a click on Approve makes a request and opens the next recharge', async () => {
  const replies: Replies = {
    ...aQueue({
      alone: { because: 'operator', up_to_cents: 20_000, limit_cents: 2_000_000, used_cents: 1_980_000 },
    }),
    'POST /api/admin/recharge/audit': { ...aRecharge(), outcome: 'proposed' },
  }
  await renderDesk(`/recharges/${rechargeId(1)}`, { replies })
  await expect.element(page.getByText('Needs two approvals')).toBeVisible()
  await expect
    .element(page.getByText(/all shoppers in 24 hours is \$20,000.00: \$19,800.00 used, \$200.00 left/))
    .toBeVisible()
  await arrived().fill('200')
  await expect.element(page.getByText('Needs two approvals')).not.toBeInTheDocument()
  await arrived().fill('200.01')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  await expect.element(paneOf('Robin 2')).toBeVisible()
})

const proposalReplies = (change: Parameters<typeof aProposal>[0] = {}): Replies => {
  const creditChange = { field: 'credited' as const, before: { cents: 0 }, after: { cents: 24_000 } }
  return {
    ...aQueue({ proposal: aWaiting('recharge_pass', { ref_id: rechargeId(1), changes: [creditChange] }) }),
    'GET /api/admin/proposal/detail': aProposal({
      kind: 'recharge_pass',
      ref_id: rechargeId(1),
      reason: null,
      changes: [creditChange],
      ...change,
    }),
  }
}

test('a second operator sees the proposal and the proposer, and approves on the recharge’s pane', async () => {
  const replies: Replies = {
    ...proposalReplies(),
    'POST /api/admin/proposal/decide': aProposal({ state: 'carried_out' }),
  }
  const { requests } = await renderDesk(`/recharges/${rechargeId(1)}`, { replies })
  await expect.element(paneOf('Robin 1').getByText('Waiting for approval')).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Approve a top-up' })
  await expect.element(waiting.getByText('Credited by the top-up: $0.00 → $240.00')).toBeVisible()
  await expect.element(waiting.getByText(/^Requested by ben@sampan.example/)).toBeVisible()
  expect(button('Approve').query()).toBeNull()
  await expect.element(button('Decline request')).toBeVisible()
  await userEvent.keyboard('p')
  await dialog().getByRole('button', { name: 'Approve and apply' }).click()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/proposal/decide')[0]?.body).toEqual({ proposal_id: PROPOSAL, agrees: true })
})

test('the proposer can only withdraw the proposal, or refuse the recharge', async () => {
  await renderDesk(`/recharges/${rechargeId(1)}`, {
    replies: proposalReplies({ cannot_agree: 'own', may_refuse: false, may_withdraw: true }),
  })
  await expect.element(page.getByText(/^This is your own request/)).toBeVisible()
  await expect.element(button('Cancel request')).toBeVisible()
  await expect.element(button('Decline top-up')).toBeVisible()
  expect(button('Approve').query()).toBeNull()
})

test('the operator’s own recharge has no audit buttons', async () => {
  await renderDesk(`/recharges/${rechargeId(1)}`, { replies: aQueue({ is_own: true }) })
  await expect.element(page.getByText(/^This is your own top-up/)).toBeVisible()
  expect(button('Approve').query()).toBeNull()
})

const used_before = [
  {
    sign: 'picture' as const,
    recharge_id: rechargeId(3),
    shopper: SHOPPER,
    amount_cents: 9_900,
    status: 1 as const,
    created_at: '2026-11-20T08:00:00.000Z',
  },
]

test('reused evidence shows a warning with a link to the other recharge', async () => {
  await renderDesk(`/recharges/${rechargeId(1)}`, { replies: aQueue({ used_before }) })
  await expect.element(page.getByText('This evidence was used before')).toBeVisible()
  await page.getByRole('link', { name: 'robin@sampan.example, $99.00' }).click()
  await expect.element(paneOf('Robin 3')).toBeVisible()
  expect(addressNow()).toBe(`/recharges/${rechargeId(3)}?state=all`)
})

test('an on-chain recharge is approved with its transaction and log index', async () => {
  const change = { method: 'chain' as const, network: 'demo', transaction_hash: 'a1'.repeat(32), bank_name: null }
  const { requests } = await renderDesk(`/recharges/${rechargeId(1)}`, { replies: aQueue(change) })
  await button('Approve').click()
  await expect.element(page.getByText('Enter the log index')).toBeVisible()
  await page.getByRole('textbox', { name: 'Log index' }).fill('7')
  await button('Approve').click()
  await expect.element(paneOf('Robin 2')).toBeVisible()
  expect(requests('POST /api/admin/recharge/audit').map(({ body }) => body)).toEqual([
    expect.objectContaining({ transaction_hash: 'a1'.repeat(32), log_index: 7 }),
  ])
})

test('the list is requested with the filters of the URL, and with the search text', async () => {
  const { requests } = await renderDesk('/recharges?state=flagged&by=chain', { replies: aQueue() })
  const last = () => requests('GET /api/admin/recharge/list').at(-1)?.query
  await expect.poll(last).toMatchObject({ flagged: true, method: 'chain' })
  await page.getByRole('searchbox', { name: 'Email, amount or reference' }).fill('250')
  await expect.poll(last).toMatchObject({ amount_cents: 25_000 })
  await button('Approved').click()
  await expect.poll(last).toMatchObject({ status: '1', amount_cents: 25_000 })
  expect(addressNow()).toBe('/recharges?state=passed&by=chain&find=250')
})

test('day filters are part of the URL and remain while rows are opened', async () => {
  const { requests } = await renderDesk('/recharges?state=passed&from=2026-11-20&to=2026-11-21', { replies: aQueue() })
  const from = new Date(2026, 10, 20).toISOString()
  await expect
    .poll(() => requests('GET /api/admin/recharge/list')[0]?.query)
    .toMatchObject({ status: '1', from, to: new Date(2026, 10, 22).toISOString() })
  await page.getByLabelText('End date').fill('2026-11-25')
  await expect
    .poll(() => requests('GET /api/admin/recharge/list').at(-1)?.query)
    .toMatchObject({ from, to: new Date(2026, 10, 26).toISOString() })
  await page.getByRole('link', { name: 'Robin 2' }).click()
  await expect.poll(addressNow).toBe(`/recharges/${rechargeId(2)}?state=passed&from=2026-11-20&to=2026-11-25`)
  await expect.element(page.getByRole('link', { name: 'Robin 2' })).toHaveAttribute('aria-current', 'true')
})

test('an invalid day in the URL is ignored', async () => {
  const { requests } = await renderDesk('/recharges?from=yesterday&to=2026-99-99', { replies: aQueue() })
  await expect.element(page.getByRole('link', { name: 'Robin 1' })).toBeVisible()
  const { query } = requests('GET /api/admin/recharge/list')[0] ?? {}
  expect(query).not.toHaveProperty('from')
  expect(query).not.toHaveProperty('to')
})

test('for reused evidence the amount is not prefilled, and approval needs a confirmation', async () => {
  const { requests } = await renderDesk(`/recharges/${rechargeId(1)}`, { replies: aQueue({ used_before }) })
  await expect.element(arrived()).toHaveValue('')
  await arrived().fill('250')
  await button('Approve').click()
  await expect.element(page.getByText('Confirm that this money arrived again')).toBeVisible()
  expect(requests('POST /api/admin/recharge/audit')).toEqual([])
  await page.getByRole('checkbox', { name: /This evidence was used before/ }).click()
  await button('Approve').click()
  await expect.poll(() => requests('POST /api/admin/recharge/audit')[0]?.body).toMatchObject({ arrival_cents: 25_000 })
})
