import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  aBalance,
  aBalanceDetail,
  aReconciled,
  aReconciledToken,
  aRun,
  balancesPage,
  CHAIN,
} from '../../../../testing/fake-chain.ts'
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
  await expect.element(part('Three')).toMatchTextContent(/Not compared.*Both nodes had already discarded the balances/)
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
  await expect.element(page.getByText('The file has the 5000 highest balances. 3 are left out.')).toBeVisible()
  expect(requests('POST /api/admin/chain/sweep_file')[0]?.body).toEqual({ network: 'ethereum', token: 'usdt' })
})

test('differences show what is stored, what both nodes say, and since when', async () => {
  const different = aBalance({
    stored: '7',
    difference: '-2',
    unexplained: '-2',
    other_amount: '4',
    different_since: '2026-11-25T08:00:00Z',
  })
  const { requests } = await openDesk('/chain-balances?show=different', {
    'GET /api/admin/chain/balances': balancesPage([different]),
  })
  const row = page.getByRole('row', { name: /0x5aAeb/ })
  await expect.element(row).toMatchTextContent(/5 USDT.*7.*-2 · Second node: 4/)
  expect(requests('GET /api/admin/chain/balances')[0]?.query).toMatchObject({ show: 'different', token: 'usdt' })
})

test('a phone shows what the second node says, in the list and in the pane', async () => {
  await page.viewport(390, 800)
  const change = { other_amount: '4.123456789012345678', stored: '5', difference: '0', unexplained: '0' }
  await openDesk('/chain-balances?show=different', {
    'GET /api/admin/chain/balances': balancesPage([aBalance(change)]),
    'GET /api/admin/chain/balance': aBalanceDetail(change),
  })
  const text = page.getByText('Second node: 4.123456789012345678')
  await expect.element(text).toBeVisible()
  const cell = text.element().closest('td')
  expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0)
  await page.getByRole('link', { name: /0x5aAeb/ }).click()
  const pane = page.getByRole('region', { name: 'USDT · Ethereum' })
  await expect.element(pane).toMatchTextContent(/5 USDT \(one\.example\).*4\.123456789012345678 USDT \(two\.example\)/)
  await expect.element(pane).toMatchTextContent(/The nodes disagree/)
  await expect.element(button('Explain the difference')).not.toBeInTheDocument()
})

test('an operator explains a difference up to its amount, with a reason', async () => {
  const { requests } = await openDesk('/chain-balances?show=different', {
    'POST /api/admin/chain/explain': { proposal_id: '00000000-0000-7000-8000-0000000000c1' },
  })
  await page.getByRole('link', { name: /0x5aAeb/ }).click()
  await button('Explain the difference').click()
  const amount = page.getByRole('textbox', { name: 'Amount in tokens' })
  await expect.element(amount).toHaveValue('2')
  await amount.fill('0')
  await button('Request approval').click()
  await expect.element(page.getByText('Enter a reason')).toBeVisible()
  expect(requests('POST /api/admin/chain/explain')).toEqual([])
  await amount.fill('1.5')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Burnt by mistake')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  const place = { network: 'ethereum', token: 'usdt', address_id: 1 }
  expect(requests('POST /api/admin/chain/explain')[0]?.body).toEqual({
    ...{ ...place, amount: '1.5', reason: 'Burnt by mistake' },
  })
})

test('an explained difference shows who explained it and when, and counts no longer', async () => {
  const explained = { difference: '-2', explained: '-2', unexplained: '0', different_since: null }
  const explanation = {
    ...{ amount: '-2', reason: 'The token takes a fee', created_at: '2026-11-26T08:00:00.000Z' },
    ...{ explained_by: 'ben@sampan.example', approved_by: 'may@sampan.example' },
  }
  const token = aReconciledToken({ difference: '-2', explained: '-2', different_addresses: 0 })
  await openDesk('/chain-books', {
    ...withNetworks(aReconciled({ tokens: [token] })),
    'GET /api/admin/chain/balances': balancesPage([aBalance({ stored: '7', ...explained })]),
    'GET /api/admin/chain/balance': aBalanceDetail({ ...explained, explanations: [explanation] }),
  })
  await expect.element(part('Ethereum')).toMatchTextContent(/Every difference is explained/)
  await part('Ethereum').getByRole('link', { name: '-2' }).click()
  await expect.poll(addressNow).toBe('/chain-balances?of=ethereum:usdt&show=explained')
  await page.getByRole('link', { name: /0x5aAeb/ }).click()
  const pane = page.getByRole('region', { name: 'USDT · Ethereum' })
  await expect.element(pane).toMatchTextContent(/Not explained.*0.*The token takes a fee/)
  await expect.element(pane).toMatchTextContent(/Explained by ben@sampan\.example, approved by may@sampan\.example/)
  await expect.element(button('Explain the difference')).not.toBeInTheDocument()
})

test('before the first comparison, there is nothing to sweep', async () => {
  await openDesk('/chain-balances', withNetworks(aReconciled({ done: null, tokens: [] })))
  await expect.element(page.getByText('No deposit address holds tokens')).toBeVisible()
  await expect.element(button('Export sweep list')).not.toBeInTheDocument()
})
