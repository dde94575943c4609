import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aNetwork, aTransfer, CHAIN, networksAtDesk } from '../../../../testing/fake-chain.ts'
import { addressNow, button, dialog, type Replies, refuse, renderDesk } from '../../../../testing/fake-desk.tsx'

const openDesk = (address: string, replies: Replies = {}) => renderDesk(address, { replies: { ...CHAIN, ...replies } })
const withNetworks = (...networks: ReturnType<typeof aNetwork>[]) => ({
  'GET /api/admin/chain/networks': networksAtDesk(networks),
})
const part = (name: string) => page.getByRole('region', { name })
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name })
const PROPOSED = { proposal_id: '00000000-0000-7000-8000-0000000000f1' }

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test('each network shows its health in words', async () => {
  const { health } = aNetwork()
  const since = '2026-11-26T07:00:00.000Z'
  await openDesk(
    '/networks',
    withNetworks(
      aNetwork(),
      aNetwork({
        network: 'two',
        name: 'Two',
        health: { ...health, fault: 'behind', fault_node: 2, fault_since: since },
      }),
      aNetwork({
        ...{ network: 'three', name: 'Three' },
        health: { ...health, stopped_at: since, stopped_because: 'final_block_changed' },
      }),
      aNetwork({ network: 'four', name: 'Four', key: null, is_open: false }),
      aNetwork({ network: 'five', name: 'Five', health: { ...health, checked_at: minutesAgo(7) } }),
      aNetwork({ network: 'six', name: 'Six', health: { ...health, confirmed_height: 936 } }),
      aNetwork({ network: 'seven', name: 'Seven', health: { ...health, fault: 'stale', fault_since: since } }),
    ),
  )
  await expect.element(part('Ethereum')).toMatchTextContent(/Up to date.*In use.*one\.example.*1936.*1 held.*2 waiting/)
  await expect.element(part('Two')).toMatchTextContent(/Not read right now.*The node is behind \(two\.example\)/)
  await expect.element(part('Three')).toMatchTextContent(/Stopped.*A final block has changed/)
  await expect.element(part('Three').getByRole('button', { name: 'Resume reading' })).toBeVisible()
  await expect.element(part('Four')).toMatchTextContent(/Draft.*Set a public account key/)
  await expect.element(part('Five')).toMatchTextContent(/Not read for 7 min/)
  await expect.element(part('Six')).toMatchTextContent(/Catching up, 1,000 blocks left/)
  await expect.element(part('Seven')).toMatchTextContent(/No new blocks/)
})

test('finance operators see networks, but cannot change them', async () => {
  await renderDesk('/networks', { replies: CHAIN, roles: ['finance'] })
  await expect.element(part('Ethereum')).toBeVisible()
  await expect.element(button('Add a network')).not.toBeInTheDocument()
  await expect.element(button('Change key')).not.toBeInTheDocument()
})

test('a new network is checked and saved as a draft', async () => {
  const draft = aNetwork({ key: null, is_open: false })
  const node = { fault: null, chain_id: 1, head_height: 2_000, head_at: null, final_height: 1_936 }
  const { requests } = await openDesk('/networks', {
    ...withNetworks(),
    'POST /api/admin/chain/check': {
      nodes: [
        { ...node, host: 'one.example' },
        { ...node, host: 'two.example' },
      ],
      fault: null,
      is_usable: true,
    },
    'POST /api/admin/chain/save': { outcome: 'done', networks: networksAtDesk([draft]) },
  })
  await button('Add a network').last().click()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Enter the URLs of two nodes, with https://')).toBeVisible()
  expect(requests('POST /api/admin/chain/save')).toEqual([])
  await field('Name').fill('Ethereum')
  await field('ID').fill('ethereum')
  await field('Chain ID').fill('1')
  await field('First node (URL)').fill('https://one.example/key')
  await field('Second node (URL)').fill('https://two.example/key')
  await button('Check nodes').click()
  await expect.element(page.getByText('Both nodes can be used.')).toBeVisible()
  await field('Symbol').fill('USDC.e')
  await field('Contract address').fill('0xdAC17F958D2ee523a2206206994597C13D831ec7')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Network saved')).toBeVisible()
  expect(requests('POST /api/admin/chain/save')[0]?.body).toEqual({
    network: 'ethereum',
    revision: null,
    kind: 'evm',
    name: 'Ethereum',
    chain_id: 1,
    nodes: ['https://one.example/key', 'https://two.example/key'],
    confirmations: null,
    minimum_cents: 100,
    explorer: null,
    takes_recharges: true,
    pays_withdrawals: false,
    tokens: [
      {
        token: 'usdc-e',
        symbol: 'USDC.e',
        contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        decimals: 6,
        is_open: true,
      },
    ],
  })
})

test('a change of a network that is read keeps the URLs of its nodes, and needs a reason', async () => {
  const { requests } = await openDesk('/networks', {
    'POST /api/admin/chain/save': { outcome: 'proposed', networks: networksAtDesk([aNetwork()]) },
  })
  await button('Change network').click()
  await field('Minimum in dollars').fill('5')
  await button('Request approval').click()
  await expect.element(page.getByText('Enter a reason')).toBeVisible()
  await field('Reason').fill('Fees rose')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  const body = requests('POST /api/admin/chain/save')[0]?.body
  expect(body).toMatchObject({ network: 'ethereum', revision: 'revision-3', minimum_cents: 500, reason: 'Fees rose' })
  expect(body).not.toHaveProperty('nodes')
})

test('a pasted secret is removed from the field, and a public key is proposed', async () => {
  const { requests } = await openDesk('/networks', {
    'POST /api/admin/chain/key': ({ body }) =>
      body.xpub.startsWith('xpub')
        ? PROPOSED
        : refuse('secret_refused', 'This looks like a private key.', { field: 'xpub' }),
  })
  await button('Change key').click()
  await field('Reason').fill('New wallet')
  await field('Public account key').fill('f'.repeat(64))
  await button('Request approval').click()
  await expect.element(page.getByText('This looks like a private key.')).toBeVisible()
  await expect.element(field('Public account key')).toHaveValue('')
  await field('Public account key').fill('xpub6new')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/chain/key')[1]?.body).toEqual({
    ...{ network: 'ethereum', revision: 'revision-3', xpub: 'xpub6new', reason: 'New wallet' },
  })
})

test('a transaction that was credited before cannot be credited again from the list', async () => {
  const items = [aTransfer({ held_because: 'passed_by_hand' })]
  await openDesk('/deposits', { 'GET /api/admin/chain/transfers': { items, next_cursor: null } })
  await expect
    .element(page.getByText('This transaction was credited before, in another block or by hand'))
    .toBeVisible()
  await expect.element(button('Request credit')).not.toBeInTheDocument()
})

test('a held transfer is proposed for credit, with at most its amount', async () => {
  const { requests } = await openDesk('/deposits', { 'POST /api/admin/chain/credit': PROPOSED })
  await expect.element(page.getByText('The shopper is blocked')).toBeVisible()
  await button('Request credit').click()
  await field('Amount in dollars').fill('50.01')
  await field('Reason').fill('Checked with the shopper')
  await button('Request approval').click()
  await expect.element(dialog().getByText('Maximum $50.00').last()).toBeVisible()
  expect(requests('POST /api/admin/chain/credit')).toEqual([])
  await field('Amount in dollars').fill('49')
  await button('Request approval').click()
  await expect.element(page.getByText('Sent to a second approver')).toBeVisible()
  expect(requests('POST /api/admin/chain/credit')[0]?.body).toEqual({
    ...{ transfer_id: aTransfer().transfer_id, amount_cents: 4_900, reason: 'Checked with the shopper' },
  })
})

test('a seed phrase that is pasted into a search is removed, and not searched for', async () => {
  const { requests } = await openDesk('/deposits?state=all', {})
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  const search = page.getByRole('searchbox', { name: 'Find a transaction hash' })
  await search.fill(phrase)
  await expect.element(page.getByText(/^This looks like a private key or a seed phrase/)).toBeVisible()
  await expect.element(search).toHaveValue('')
  expect(requests('POST /api/admin/chain/find')).toEqual([])
  expect(addressNow()).toBe('/deposits?state=all')
})

test('a transaction is found by its hash', async () => {
  const { requests } = await openDesk('/deposits?state=all', {
    'POST /api/admin/chain/find': { outcome: 'reverted', network: 'ethereum', name: 'Ethereum', transfers: [] },
  })
  await page.getByRole('searchbox', { name: 'Find a transaction hash' }).fill(`0x${'AB'.repeat(32)}`)
  await expect.element(page.getByText('Ethereum: The transaction failed and moved nothing')).toBeVisible()
  expect(requests('POST /api/admin/chain/find')[0]?.body).toEqual({ transaction_hash: 'ab'.repeat(32) })
  expect(addressNow()).toBe('/deposits?state=all')
  expect(requests('GET /api/admin/chain/transfers').at(-1)?.query).toMatchObject({ state: 'all' })
})
