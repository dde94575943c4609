import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, type Replies, renderDesk } from '../../../../../testing/fake-desk.tsx'
import { deskPage } from '../../../../../testing/fake-money.ts'
import { orderId } from '../../../../../testing/fake-orders.ts'
import { aWaiting } from '../../../../../testing/fake-proposals.ts'
import {
  anItem,
  aProviderPayout,
  aReport,
  aReportDay,
  PROVIDER_REPORTS,
  reportsAtDesk,
} from '../../../../../testing/fake-provider-reports.ts'

const openDesk = (address: string, replies: Replies = {}) =>
  renderDesk(address, { replies: { ...PROVIDER_REPORTS, ...replies } })
const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })

test('a provider’s balance and the differences add up to its account in the ledger', async () => {
  await openDesk('/provider-books', {
    'GET /api/admin/provider/reports': reportsAtDesk(
      aReport({ held_cents: -700, open_cents: -844, open: 1, since_cents: 2_000, clearing_cents: 85_456 }),
    ),
  })
  const part = page.getByRole('region', { name: 'Stripe' })
  await expect
    .element(part)
    .toMatchTextContent(
      /1 unexplained difference.*provider’s balance.*\$800\.00.*On its way to the bank.*\+\$50\.00.*Held top-ups.*\$7\.00.*Unexplained.*\$8\.44.*Booked since.*\+\$20\.00.*in the ledger.*\$854\.56/,
    )
  await expect.element(part).not.toMatchTextContent(/Less than a day old/)
})

test('the report is read on request, and the desk says since when it cannot be read', async () => {
  const { requests } = await openDesk('/provider-books', {
    'GET /api/admin/provider/reports': reportsAtDesk(
      aReport({ failing_since: '2026-11-22T01:00:00.000Z', unmatched_payouts: 2 }),
    ),
    'POST /api/admin/provider/read_report': null,
  })
  await expect.element(page.getByText(/haven’t been able to read the provider’s report since/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '2 payouts aren’t in a bank statement yet' }))
    .toHaveAttribute('href', '/console/provider-payouts?provider=stripe&state=unmatched')
  await button('Read now').click()
  await expect.poll(() => requests('POST /api/admin/provider/read_report')[0]?.body).toEqual({ provider: 'stripe' })
})

test('each day leads to its entries, and earlier days are read on request', async () => {
  const days = [aReportDay({ open: 2, report_cents: 29_156 }), aReportDay({ day: '2026-11-21', items: 0 })]
  const { requests } = await openDesk('/provider-books', { 'GET /api/admin/provider/report_days': days })
  await expect.element(rowOf('22.Nov')).toMatchTextContent(/2 open.*\+\$291\.56.*\+\$300\.00.*\+\$8\.44/)
  await expect
    .element(rowOf('22.Nov').getByRole('link'))
    .toHaveAttribute('href', '/console/provider-items?provider=stripe&day=2026-11-22&state=all')
  await expect.element(rowOf('21.Nov')).toMatchTextContent(/No activity/)
  await button('Earlier days').click()
  await expect
    .poll(() => requests('GET /api/admin/provider/report_days').at(-1)?.query)
    .toMatchObject({ provider: 'stripe', to: '2026-11-20' })
})

test('without a payment there is nothing to compare', async () => {
  await openDesk('/provider-books', { 'GET /api/admin/provider/reports': reportsAtDesk() })
  await expect.element(page.getByText('Nothing to compare yet')).toBeVisible()
})

test('differences say what differs and who explained them', async () => {
  const explanation = {
    ...{ reason: 'Sold at a fair', explained_by: 'ada@sampan.example', approved_by: 'ben@sampan.example' },
    ...{ booked_fee_cents: 300, created_at: '2026-11-22T08:00:00.000Z' },
  }
  await openDesk('/provider-items?state=all', {
    'GET /api/admin/provider/report_items': deskPage(
      anItem(),
      anItem({ item_id: orderId(72), kind: 'fee', key: 'txn_2', state: 'explained', explanations: [explanation] }),
      anItem({ item_id: orderId(73), kind: 'payout', key: 'po_3', state: 'known', known_because: 'on_its_way' }),
    ),
  })
  await expect
    .element(rowOf('pi_3Pq8'))
    .toMatchTextContent(/Top-up.*Unexplained.*−\$8\.44.*Only at the provider.*Fee in the ledger: \$0\.00.*\$0\.56/)
  await expect
    .element(rowOf('txn_2'))
    .toMatchTextContent(
      /Explained.*Sold at a fair Booked as a fee: \$3\.00\..*ada@sampan\.example, ben@sampan\.example/,
    )
  await expect.element(rowOf('po_3')).toMatchTextContent(/No action needed.*On its way to the bank/)
  await expect.poll(() => button('Explain').elements().length).toBe(1)
})

test('an operator explains a difference with a reason, or books it as a fee; a second one approves', async () => {
  const { requests } = await openDesk('/provider-items', {
    'POST /api/admin/provider/explain': { proposal_id: orderId(91) },
  })
  await expect.poll(() => requests('GET /api/admin/provider/report_items')[0]?.query).toMatchObject({ state: 'open' })
  await button('Explain').click()
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect.element(dialog().getByText('Enter a reason')).toBeVisible()
  await dialog().getByLabelText('Reason').fill('Monthly fee')
  await expect.element(dialog().getByText('No money moves in the ledger.')).toBeVisible()
  await dialog().getByLabelText('Book it as a fee of the provider').click()
  await expect.element(dialog().getByText(/moves this amount/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await expect
    .poll(() => requests('POST /api/admin/provider/explain')[0]?.body)
    .toEqual({ item_id: orderId(71), difference_cents: -844, is_fee: true, reason: 'Monthly fee' })
})

test('a difference whose explanation waits is not explained again', async () => {
  const proposal = aWaiting('report_difference', { ref_id: orderId(71) })
  await openDesk('/provider-items', { 'GET /api/admin/provider/report_items': deskPage(anItem({ proposal })) })
  await expect.element(page.getByText('Waiting for a second approver')).toBeVisible()
  await expect.element(button('Explain')).not.toBeInTheDocument()
})

test('payouts show whether the bank has them', async () => {
  const { requests } = await openDesk('/provider-payouts?state=unmatched', {
    'GET /api/admin/provider/payouts': deskPage(
      aProviderPayout(),
      aProviderPayout({
        ...{ payout_id: orderId(82), arrives_on: '2026-11-24', status: 'on_its_way', bank: null, bank_day: null },
        booked_at: null,
      }),
      aProviderPayout({
        ...{ payout_id: orderId(83), arrives_on: '2026-11-18', status: 'failed', bank: 'matched' },
        returned_at: '2026-11-19T08:00:00.000Z',
      }),
    ),
  })
  await expect.element(rowOf('20.Nov')).toMatchTextContent(/Stripe.*Paid to the bank.*Open.*\$411\.00.*po_1A2b3C/)
  await expect.element(rowOf('20.Nov').getByRole('link')).toHaveAttribute('href', '/console/reconciliation/2026-11-20')
  await expect.element(rowOf('24.Nov')).toMatchTextContent(/On its way to the bank.*–/)
  await expect.element(rowOf('18.Nov')).toMatchTextContent(/Sent back by the bank.*Matched/)
  expect(requests('GET /api/admin/provider/payouts')[0]?.query).toMatchObject({ state: 'unmatched' })
})
