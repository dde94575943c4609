import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBalance, aReconciled, aReconciledToken, aRun, balancesPage, CHAIN } from '../../../../testing/fake-chain.ts'
import { addressNow, button, type Replies, renderDesk } from '../../../../testing/fake-desk.tsx'

const openDesk = (address: string, replies: Replies = {}) => renderDesk(address, { replies: { ...CHAIN, ...replies } })
const withNetworks = (...networks: ReturnType<typeof aReconciled>[]) => ({
  'GET /api/admin/chain/reconciliations': { networks },
})
const part = (name: string) => page.getByRole('region', { name })

test('each network shows its sums and the result of its last comparison in words', async () => {
  const different = aReconciledToken({ difference: '-2', different_addresses: 1 })
  const fault = { fault: 'no_state', ended_at: '2026-11-26T09:00:00.000Z' } as const
  await openDesk(
    '/chain-books',
    withNetworks(
      aReconciled(),
      aReconciled({ network: 'two', name: 'Two', done: aRun({ read_from: 2, scope: 'all' }), tokens: [different] }),
      aReconciled({ network: 'three', name: 'Three', done: null, failed: aRun(fault), tokens: [] }),
      aReconciled({
        ...{ network: 'four', name: 'Four', done: null, tokens: [] },
        open: aRun({ ended_at: null, fault: 'unreachable', fault_node: 1, addresses: 250 }),
      }),
    ),
  )
  await expect
    .element(part('Ethereum'))
    .toMatchTextContent(/Everything matches.*1936.*7 addresses.*USDT.*5.*2 addresses/)
  await expect
    .element(part('Two'))
    .toMatchTextContent(/1 difference.*All addresses.*Only two\.example had.*-2.*1 address/)
  await expect.element(part('Three')).toMatchTextContent(/Not compared.*Both nodes forgot the balances/)
  await expect.element(part('Four')).toMatchTextContent(/Addresses so far: 250.*can’t be reached \(one\.example\)/)
  await expect.element(part('Four').getByRole('button', { name: 'Compare now' })).toBeDisabled()
  await part('Two').getByRole('link', { name: /-2/ }).click()
  await expect.poll(addressNow).toBe('/chain-balances?of=two:usdt&show=different')
})

test('a comparison is started for stored transfers, or for all addresses', async () => {
  const reply = { networks: [aReconciled({ open: aRun({ started_at: null, ended_at: null, addresses: 0 }) })] }
  const { requests } = await openDesk('/chain-books', { 'POST /api/admin/chain/reconcile': reply })
  await button('Compare all addresses').click()
  await expect.element(page.getByText('Comparing now')).toBeVisible()
  expect(requests('POST /api/admin/chain/reconcile')[0]?.body).toEqual({ network: 'ethereum', scope: 'all' })
})

test('the sweep list shows balance and path, and is saved as a file', async () => {
  const { requests } = await openDesk('/chain-balances', {
    'POST /api/admin/chain/sweep_file': { text: 'network', lines: 5_000, left_out: 3 },
  })
  const row = page.getByRole('row', { name: /0x5aAeb/ })
  await expect.element(row).toMatchTextContent(/m\/44'\/60'\/0'\/0\/0.*5 USDT/)
  await expect.element(page.getByText(/^5 USDT on deposit addresses/)).toBeVisible()
  await button('Export sweep list').click()
  await expect.element(page.getByText('The file has the 5000 highest balances; 3 more are left out.')).toBeVisible()
  expect(requests('POST /api/admin/chain/sweep_file')[0]?.body).toEqual({ network: 'ethereum', token: 'usdt' })
})

test('differences show what is stored, what both nodes say, and since when', async () => {
  const different = aBalance({
    stored: '7',
    difference: '-2',
    other_amount: '4',
    different_since: '2026-11-25T08:00:00Z',
  })
  const { requests } = await openDesk('/chain-balances?show=different', {
    'GET /api/admin/chain/balances': balancesPage([different]),
  })
  const row = page.getByRole('row', { name: /0x5aAeb/ })
  await expect.element(row).toMatchTextContent(/5 USDT \(second node: 4\).*7.*-2/)
  expect(requests('GET /api/admin/chain/balances')[0]?.query).toMatchObject({ show: 'different', token: 'usdt' })
})

test('before the first comparison, there is nothing to sweep', async () => {
  await openDesk('/chain-balances', withNetworks(aReconciled({ done: null, tokens: [] })))
  await expect.element(page.getByText('No deposit address holds tokens')).toBeVisible()
  await expect.element(button('Export sweep list')).not.toBeInTheDocument()
})
