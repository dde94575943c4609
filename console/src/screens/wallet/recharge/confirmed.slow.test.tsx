import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, button, type Replies, renderDesk } from '../../../../testing/fake-desk.tsx'
import { aFit, aRecharge, rechargeId } from '../../../../testing/fake-money.ts'
import { aProposal, aWaiting } from '../../../../testing/fake-proposals.ts'

const arrived = () => page.getByRole('textbox', { name: 'Amount received, in dollars' })
const row = (number: number, change: Parameters<typeof aRecharge>[1] = {}) =>
  aRecharge(number, { shopper_name: `Robin ${number}`, fits: [aFit()], ...change })
const LINE = aFit().lines[0]?.line_id

/** Two confirmed recharges and two suggestions. Approved recharges leave the list. */
function aList(): Replies {
  let confirmed = [row(1), row(2)]
  const suggested = [
    row(3, { fits: [aFit('less', 20_000)] }),
    row(4, { proposal: aWaiting('recharge_pass', { ref_id: rechargeId(4) }) }),
  ]
  return {
    'GET /api/admin/recharge/confirmed': () => ({ confirmed, suggested, has_more: false }),
    'GET /api/admin/recharge/detail': ({ query: { recharge_id } }) =>
      [...confirmed, ...suggested].find((one) => one.recharge_id === recharge_id) ?? row(1),
    'POST /api/admin/recharge/approve_confirmed': () => {
      confirmed = []
      return {
        results: [
          { recharge_id: rechargeId(1), outcome: 'done', why: null },
          { recharge_id: rechargeId(2), outcome: 'refused', why: 'Someone has already decided this.' },
        ],
      }
    },
    'POST /api/admin/recharge/audit': { ...row(3), outcome: 'done' },
    'GET /api/admin/proposal/detail': aProposal({ kind: 'recharge_pass', ref_id: rechargeId(4) }),
  }
}

test('one click approves every confirmed recharge, and says of each that was not approved why', async () => {
  const { requests } = await renderDesk('/recharges?state=confirmed', { replies: aList() })
  await expect.element(page.getByRole('link', { name: 'Robin 3' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Robin 3/ }).getByText('Less money')).toBeVisible()
  await page.getByRole('button', { name: /Approve 2 confirmed top-ups · \$500\.00/ }).click()
  await expect.element(page.getByText('1 top-up approved')).toBeVisible()
  expect(requests('POST /api/admin/recharge/approve_confirmed').map(({ body }) => body)).toEqual([
    {
      recharges: [
        { recharge_id: rechargeId(1), line_id: LINE },
        { recharge_id: rechargeId(2), line_id: LINE },
      ],
    },
  ])
  const result = page.getByRole('status').getByRole('listitem')
  await expect.element(result).toHaveTextContent('Robin 2: Someone has already decided this.')
  await expect.element(page.getByRole('link', { name: 'Robin 1' })).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: /^Approve \d/ }).query()).toBeNull()
})

test('a recharge that waits for a second approver says so', async () => {
  const replies = {
    ...aList(),
    'POST /api/admin/recharge/approve_confirmed': {
      results: [{ recharge_id: rechargeId(1), outcome: 'proposed' as const, why: null }],
    },
  }
  await renderDesk('/recharges?state=confirmed', { replies })
  await expect.element(page.getByText('Waiting for approval').first()).toBeVisible()
  await page.getByRole('button', { name: /^Approve 2/ }).click()
  await expect.element(page.getByText('0 top-ups approved')).toBeVisible()
  await expect.element(page.getByRole('status').getByText(/Sent to a second approver/)).toBeVisible()
})

test('the pane shows the line of a recharge and who imported it; approving needs no choice', async () => {
  const { requests } = await renderDesk(`/recharges/${rechargeId(1)}?state=confirmed`, { replies: aList() })
  const pane = page.getByRole('region', { name: 'Robin 1' })
  await expect.element(pane.getByText('Imported by ben@sampan.example')).toBeVisible()
  await expect.element(pane.getByText('The reference and the amount match.')).toBeVisible()
  expect(button('Use this line').query()).toBeNull()
  await button('Approve').click()
  await expect
    .poll(() => requests('POST /api/admin/recharge/audit')[0]?.body)
    .toEqual({
      recharge_id: rechargeId(1),
      status: 1,
      arrival_cents: 25_000,
    })
  await expect.poll(addressNow).toBe(`/recharges/${rechargeId(2)}?state=confirmed`)
})

test('a suggested line fills in its amount, which is then sent with the line', async () => {
  const { requests } = await renderDesk(`/recharges/${rechargeId(3)}?state=confirmed`, { replies: aList() })
  await button('Use this line').click()
  await expect.element(arrived()).toHaveValue('200.00')
  await expect.element(page.getByText('$50.00 less than claimed')).toBeVisible()
  await arrived().fill('250')
  await button('Approve').click()
  await expect.element(page.getByText('The lines you use make $200.00')).toBeVisible()
  expect(requests('POST /api/admin/recharge/audit')).toEqual([])
  await arrived().fill('200')
  await button('Approve').click()
  await expect
    .poll(() => requests('POST /api/admin/recharge/audit')[0]?.body)
    .toEqual({
      recharge_id: rechargeId(3),
      status: 1,
      arrival_cents: 20_000,
      line_ids: [LINE],
    })
})

test('several lines are used together, and a line for several recharges cannot be used', async () => {
  const fits = [aFit('sum_of_lines', 15_000, 10_000), aFit('sum_of_claims', 40_000)]
  const replies = { ...aList(), 'GET /api/admin/recharge/detail': row(1, { fits }) }
  const { requests } = await renderDesk(`/recharges/${rechargeId(1)}?state=confirmed`, { replies })
  await button('Use these lines').click()
  expect(button('Use this line').query()).toBeNull()
  await button('Approve').click()
  await expect
    .poll(() => requests('POST /api/admin/recharge/audit')[0]?.body)
    .toMatchObject({ arrival_cents: 25_000, line_ids: fits[0]?.lines.map(({ line_id }) => line_id) })
})

test('without confirmed recharges the list says where statements are imported', async () => {
  const replies = { 'GET /api/admin/recharge/confirmed': { confirmed: [], suggested: [], has_more: false } }
  await renderDesk('/recharges?state=confirmed', { replies })
  await expect.element(page.getByText('No waiting top-up is in a bank statement')).toBeVisible()
  await expect.element(page.getByText(/^Import a statement under Reconciliation/)).toBeVisible()
})

test('a recharge that a statement credited names the setting and the importer', async () => {
  const credited = row(1, {
    status: 1,
    arrival_cents: 25_000,
    audited_at: '2026-11-23T09:00:00.000Z',
    fits: [],
    statement_credit: { imported_by: 'ben@sampan.example', ceiling_cents: 50_000 },
  })
  const replies = { ...aList(), 'GET /api/admin/recharge/detail': credited }
  await renderDesk(`/recharges/${rechargeId(1)}?state=confirmed`, { replies })
  await expect
    .element(page.getByText('The setting for bank statements. Statement imported by ben@sampan.example.'))
    .toBeVisible()
})
