import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { aProvider, type Tamper } from '../../../../../testing/chain/chain-provider.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  aReconciler,
  expectSoundBooks,
  FINAL_AFTER,
} from '../../../../../testing/chain/chain-world.ts'
import { anOperator, aShop, aShopper } from '../../../../../testing/world.ts'
import { MULTICALL } from '../../../../chain/multicall.ts'

const suite = test.runIf(hasAnvil)
const WALLET = `0x${'77'.repeat(20)}`

const shop = await aShop()
const operator = await anOperator(shop, { roles: ['finance'] })
let networks = 0

/** A network with two nodes, of which the second can be changed. */
async function aWorld(options: Parameters<typeof aNetwork>[2] = {}) {
  const chain = await aChain()
  const provider = await aProvider(chain)
  const urls: [string, string] = [chain.url, provider.url]
  const network = await aNetwork(shop, chain, { network: `reconciled-${++networks}`, urls, ...options })
  const reader = aReader(shop)
  await reader.read()
  const pass = async () => {
    await chain.mine(FINAL_AFTER + 1)
    await reader.read()
  }
  const mint = (to: string, units: bigint) => chain.mint(network.contract, { to, units })
  const anAddress = async () => addressOf(shop, await aShopper(shop), network)
  return { chain, provider, network, reader, pass, mint, anAddress, reconcile: aReconciler(shop) }
}

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

async function stateOf({ network }: { network: string }) {
  const { data } = await operator.call('GET /api/admin/chain/reconciliations')
  const found = data.networks.find((one) => one.network === network)
  if (!found) throw new Error('the network is not listed')
  return found
}
const tokenOf = async (of: { network: string }) => (await stateOf(of)).tokens[0]
const balances = async ({ network }: { network: string }, show: 'holding' | 'different' = 'different') =>
  (await operator.call('GET /api/admin/chain/balances', { query: { network, token: 'tusd', show } })).data.items
const request = ({ network }: { network: string }, scope: 'known' | 'all' = 'known') =>
  operator.call('POST /api/admin/chain/reconcile', { body: { network, scope } })

suite('what arrived is on the addresses or has left them, and the highest balance is listed first', async () => {
  const { chain, network, pass, mint, anAddress, reconcile } = await aWorld()
  const [one, two] = [await anAddress(), await anAddress()]
  await mint(one, 5_000_000n)
  await mint(two, 7_000_001n)
  await pass()
  await chain.sweep(network.contract, { from: one, to: WALLET, units: 4_000_000n })
  await pass()
  await reconcile()
  expect(await tokenOf(network)).toEqual({
    ...{ token: 'tusd', symbol: 'TUSD', holding: '8.000001', holding_addresses: 2, different_addresses: 0 },
    ...{ arrived: '12.000001', credited: '12.000001', kept: '0', held: '0', seen: '0', credited_cents: 1_200 },
    ...{ left: '4', difference: '0', explained: '0' },
    recipients: [{ address: WALLET, amount: '4', transfers: 1 }],
  })
  expect(await balances(network)).toEqual([])
  expect(await balances(network, 'holding')).toMatchObject([
    { address: two, amount: '7.000001', stored: '7.000001', path: "m/44'/60'/0'/0/1" },
    { address: one, amount: '1', path: "m/44'/60'/0'/0/0" },
  ])
  const { done, open, failed } = await stateOf(network)
  const { confirmed_height } = await shop.db
    .selectFrom('chain_scan')
    .select('confirmed_height')
    .where('network', '=', network.network)
    .executeTakeFirstOrThrow()
  expect(done).toMatchObject({ scope: 'known', requested_by: null, height: confirmed_height, addresses: 2 })
  expect([open, failed, done?.fault, done?.read_from]).toEqual([null, null, null, null])
})

suite('the file for the wallet has the path and the public key of each address, the highest balance first', async () => {
  const { network, pass, mint, anAddress, reconcile } = await aWorld()
  const [one, two] = [await anAddress(), await anAddress()]
  await mint(one, 5_000_000n)
  await mint(two, 7_000_001n)
  await pass()
  await reconcile()
  const query = { network: network.network, token: 'tusd' }
  const { data } = await operator.call('POST /api/admin/chain/sweep_file', { body: query })
  const { xpub } = await shop.db
    .selectFrom('chain_key')
    .select('xpub')
    .where('chain_key_id', '=', network.chain_key_id)
    .executeTakeFirstOrThrow()
  const lines = data.text.split('\r\n')
  expect(lines[0]).toContain('network,chain_id,token,contract,decimals,address,path,account_key,amount,units,block')
  expect(lines[1]).toContain(`${two},m/44'/60'/0'/0/1,${xpub},7.000001,7000001,`)
  expect(lines[2]).toContain(`${one},m/44'/60'/0'/0/0,${xpub},5,5000000,`)
  expect([data.lines, data.left_out]).toEqual([2, 0])
  expect(
    (await operator.call('POST /api/admin/chain/sweep_file', { body: { ...query, network: 'no-net' } })).status,
  ).toBe(404)
})

/** A node that loses the logs. */
const without_logs: Tamper = ({ id, method }) =>
  method === 'eth_getLogs' ? { text: JSON.stringify({ jsonrpc: '2.0', id, result: [] }) } : undefined

suite('a transfer that both nodes lost is a difference, since the run that found it', async () => {
  const { chain, provider, reader, pass, reconcile } = await aWorld()
  const urls: [string] = [provider.url]
  const lossy = await aNetwork(shop, chain, { network: `lossy-${networks}`, urls })
  await reader.read()
  const to = await addressOf(shop, await aShopper(shop), lossy)
  await chain.mint(lossy.contract, { to, units: 5_000_000n })
  await pass()
  provider.becomes(without_logs)
  const lost = await chain.mint(lossy.contract, { to, units: 2_000_000n })
  await pass()
  await reconcile()
  expect(await tokenOf(lossy)).toMatchObject({ holding: '7', arrived: '5', difference: '2', different_addresses: 1 })
  const [found] = await balances(lossy)
  expect(found).toMatchObject({ address: to, amount: '7', stored: '5', difference: '2', other_amount: null })
  await request(lossy)
  await reconcile()
  expect(await balances(lossy)).toEqual([found])
  expect((await operator.call('GET /api/admin/today')).data.chain_differences).toEqual({
    ...{ count: 1, since: found?.different_since },
  })
  // Searching for the transaction stores the transfer.
  provider.recovers()
  await operator.call('POST /api/admin/chain/find', { body: { transaction_hash: lost } })
  await request(lossy)
  await reconcile()
  expect(await balances(lossy)).toEqual([])
  expect(await tokenOf(lossy)).toMatchObject({ arrived: '7', held: '2', difference: '0' })
  expect((await operator.call('GET /api/admin/today')).data.chain_differences).toBeNull()
})

suite('a sweep that both nodes lost is a difference, until somebody searches for its transaction', async () => {
  const { chain, provider, reader, pass, reconcile } = await aWorld()
  const lossy = await aNetwork(shop, chain, { network: `swept-${networks}`, urls: [provider.url] })
  await reader.read()
  const from = await addressOf(shop, await aShopper(shop), lossy)
  await chain.mint(lossy.contract, { to: from, units: 5_000_000n })
  await pass()
  provider.becomes(without_logs)
  const lost = await chain.sweep(lossy.contract, { from, to: WALLET, units: 3_000_000n })
  await pass()
  await reconcile()
  expect(await balances(lossy)).toMatchObject([{ address: from, amount: '2', stored: '5', difference: '-3' }])
  provider.recovers()
  await operator.call('POST /api/admin/chain/find', { body: { transaction_hash: lost } })
  await request(lossy)
  await reconcile()
  expect(await balances(lossy)).toEqual([])
  expect(await tokenOf(lossy)).toMatchObject({ arrived: '5', holding: '2', left: '3', difference: '0' })
})

/** A node that replies to calls of the token. Without a contract for several calls, it is asked for each balance. */
const replying =
  (reply: (id: number) => string): Tamper =>
  ({ id, method, params }) =>
    method === 'eth_call' && (params[0] as { to: string }).to !== MULTICALL ? { text: reply(id) } : undefined
const result = (id: number, units: bigint) =>
  JSON.stringify({ jsonrpc: '2.0', id, result: `0x${units.toString(16).padStart(64, '0')}` })

suite('a node that reports another balance is shown', async () => {
  const { provider, network, pass, mint, anAddress, reconcile } = await aWorld()
  const to = await anAddress()
  await mint(to, 5_000_000n)
  await pass()
  provider.becomes(replying((id) => result(id, 4_000_000n)))
  await reconcile()
  expect(await balances(network)).toMatchObject([{ amount: '5', stored: '5', other_amount: '4', difference: '0' }])
  expect(await tokenOf(network)).toMatchObject({ different_addresses: 1, difference: '0' })
})

const forgetful = replying((id) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message: 'missing trie node 00ff' } }),
)

suite('if one node has forgotten the state of the block, the other counts, and it says so', async () => {
  const { provider, network, pass, mint, anAddress, reconcile } = await aWorld()
  await mint(await anAddress(), 5_000_000n)
  await pass()
  provider.becomes(forgetful)
  await reconcile()
  expect((await stateOf(network)).done).toMatchObject({ read_from: 1, addresses: 1 })
  expect(await balances(network)).toEqual([])
})

suite('if no node has the state of the block, it begins again at a newer one, and ends after three', async () => {
  const { chain, provider, pass, reader } = await aWorld()
  const only = await aNetwork(shop, chain, { network: `pruned-${networks}`, urls: [provider.url] })
  await reader.read()
  const to = await addressOf(shop, await aShopper(shop), only)
  await chain.mint(only.contract, { to, units: 5_000_000n })
  await pass()
  const reconcile = aReconciler(shop)
  provider.becomes(forgetful)
  await reconcile()
  expect((await stateOf(only)).open).toMatchObject({ fault: 'no_state', height: null })
  await pass()
  provider.recovers()
  await reconcile()
  expect((await stateOf(only)).done).toMatchObject({ fault: null, addresses: 1 })
  await request(only)
  provider.becomes(forgetful)
  for (let run = 0; run < 3; run++) await reconcile()
  expect(await stateOf(only)).toMatchObject({ open: null, failed: { fault: 'no_state' }, done: { addresses: 1 } })
  expect(await balances(only, 'holding')).toMatchObject([{ amount: '5' }])
})

suite('an interrupted run continues after the stored addresses, at the same block', async () => {
  const { chain, provider, network, pass, mint, anAddress, reconcile } = await aWorld()
  const all = [await anAddress(), await anAddress(), await anAddress(), await anAddress()]
  for (const to of all) await mint(to, 5_000_000n)
  await pass()
  let calls = 0
  provider.becomes(({ method }) => (method === 'eth_call' && ++calls > 4 ? 'drop' : undefined))
  await reconcile({ at_once: 2 })
  const stopped = (await stateOf(network)).open
  expect(stopped).toMatchObject({ addresses: 2, fault: 'unreachable', fault_node: 2 })
  provider.recovers()
  await chain.sweep(network.contract, { from: all[3] ?? '', to: WALLET, units: 1_000_000n })
  await pass()
  const due = { due_at: new Date().toISOString() }
  await shop.db.updateTable('chain_reconciliation').set(due).where('network', '=', network.network).execute()
  await reconcile({ at_once: 2 })
  expect((await stateOf(network)).done).toMatchObject({ addresses: 4, height: stopped?.height, fault: null })
  expect(await tokenOf(network)).toMatchObject({ holding: '20', left: '0', different_addresses: 0 })
  await request(network)
  await reconcile({ at_once: 2 })
  expect(await tokenOf(network)).toMatchObject({ holding: '19', left: '1', different_addresses: 0 })
})

suite('a server that closes leaves the run to the next one', async () => {
  const { network, pass, mint, anAddress, reconcile } = await aWorld()
  await mint(await anAddress(), 5_000_000n)
  await pass()
  await reconcile({ signal: AbortSignal.abort() })
  expect((await stateOf(network)).open).toMatchObject({ fault: null, ended_at: null })
  await reconcile()
  expect((await stateOf(network)).done).toMatchObject({ addresses: 1 })
})

suite('one runs at a time, once a day, and on two servers once', async () => {
  const { network, pass, mint, anAddress, reconcile } = await aWorld()
  await mint(await anAddress(), 5_000_000n)
  await pass()
  await Promise.all([reconcile(), aReconciler(shop)()])
  await reconcile()
  const runs = () =>
    shop.db.selectFrom('chain_reconciliation').select('ended_at').where('network', '=', network.network).execute()
  expect(await runs()).toHaveLength(1)
  expect((await request(network)).data.networks).toBeDefined()
  expect(await request(network)).toMatchObject({ code: 0, reason: 'state_changed' })
  await reconcile()
  expect((await stateOf(network)).done).toMatchObject({ requested_by: operator.account })
  expect(await runs()).toHaveLength(2)
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await shop.db
    .updateTable('chain_reconciliation')
    .set({ started_at: yesterday, ended_at: yesterday })
    .where('network', '=', network.network)
    .execute()
  await reconcile()
  expect(await runs()).toHaveLength(3)
})

suite('a node with another final block is not compared with', async () => {
  const { provider, network, pass, mint, anAddress, reconcile } = await aWorld()
  await mint(await anAddress(), 5_000_000n)
  await pass()
  provider.becomes(async ({ method }, text) =>
    method === 'eth_getBlockByNumber' ? { text: (await text()).replace(/"hash":"0x../, '"hash":"0xff') } : undefined,
  )
  await reconcile()
  expect((await stateOf(network)).open).toMatchObject({ fault: 'nodes_disagree', fault_node: 2, addresses: 0 })
})

suite('transfers that are not credited are on the addresses too', async () => {
  const { network, pass, mint, anAddress, reconcile } = await aWorld({ minimum_cents: 300 })
  await mint(await anAddress(), 2_000_000n)
  await pass()
  await shop.db.updateTable('chain_token').set({ is_open: false }).where('network', '=', network.network).execute()
  await mint(await anAddress(), 6_000_000n)
  await pass()
  await reconcile()
  expect(await tokenOf(network)).toMatchObject({
    ...{ holding: '8', arrived: '8', kept: '2', held: '6', credited: '0', credited_cents: 0, difference: '0' },
    different_addresses: 0,
  })
})

suite('tokens that no stored transfer explains are found when all addresses are compared, and from then on', async () => {
  const { chain, network, reader, mint, anAddress, reconcile, pass } = await aWorld()
  const before = await anAddress()
  await shop.db.deleteFrom('chain_block').where('network', '=', network.network).execute()
  await shop.db.deleteFrom('chain_scan').where('network', '=', network.network).execute()
  await mint(before, 3_000_000n)
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  await reconcile()
  expect((await stateOf(network)).done).toMatchObject({ addresses: 0 })
  await request(network, 'all')
  await reconcile()
  expect((await stateOf(network)).done).toMatchObject({ scope: 'all' })
  expect(await balances(network)).toMatchObject([{ address: before, amount: '3', stored: '0', difference: '3' }])
  await pass()
  await request(network)
  await reconcile()
  expect(await balances(network)).toMatchObject([{ address: before, difference: '3' }])
})

suite('nodes of TRON report present balances only, which are compared with the present transfers', async () => {
  const { chain, provider, network, pass, reader, mint, reconcile } = await aWorld()
  const { chain_key_id } = network
  await shop.db.updateTable('chain_key').set({ kind: 'tron' }).where('chain_key_id', '=', chain_key_id).execute()
  await shop.db.updateTable('chain_network').set({ kind: 'tron' }).where('network', '=', network.network).execute()
  await addressOf(shop, await aShopper(shop), network)
  const { address } = await shop.db
    .selectFrom('chain_address')
    .select('address')
    .where('chain_key_id', '=', chain_key_id)
    .executeTakeFirstOrThrow()
  await mint(address, 5_000_000n)
  await pass()
  provider.becomes(async ({ id, method, params }) =>
    method === 'eth_call' && params[1] !== 'latest'
      ? { text: JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_602, message: 'QUANTITY not supported' } }) }
      : undefined,
  )
  await mint(address, 2_000_000n)
  await chain.mine()
  await reader.read()
  await reconcile()
  expect((await stateOf(network)).done).toMatchObject({ read_from: null, addresses: 1 })
  expect(await balances(network)).toEqual([])
  expect(await balances(network, 'holding')).toMatchObject([{ amount: '7', path: "m/44'/60'/0'/0/0" }])
})

suite('an address that differs is compared once more, when the server may have read what has just arrived', async () => {
  const { chain, network, pass, reader, mint, reconcile } = await aWorld()
  const { chain_key_id } = network
  await shop.db.updateTable('chain_key').set({ kind: 'tron' }).where('chain_key_id', '=', chain_key_id).execute()
  await shop.db.updateTable('chain_network').set({ kind: 'tron' }).where('network', '=', network.network).execute()
  await addressOf(shop, await aShopper(shop), network)
  const { address } = await shop.db
    .selectFrom('chain_address')
    .select('address')
    .where('chain_key_id', '=', chain_key_id)
    .executeTakeFirstOrThrow()
  await mint(address, 5_000_000n)
  await pass()
  await mint(address, 2_000_000n)
  await chain.mine()
  let pauses = 0
  const pause = async (work?: Promise<unknown>) => {
    pauses += 1
    await work
  }
  await reconcile({ pause: () => pause(reader.read()) })
  expect(pauses).toBe(1)
  expect(await balances(network)).toEqual([])
  await mint(address, 1_000_000n)
  await chain.mine()
  await request(network)
  await reconcile({ pause })
  expect(pauses).toBe(2)
  expect(await balances(network)).toMatchObject([{ difference: '3' }])
})

/** A network as it was before the server stored transfers from deposit addresses. */
async function aSweptWorld() {
  const world = await aWorld()
  const { chain, network, pass, mint, anAddress } = world
  const all = [await anAddress(), await anAddress()]
  for (const from of all) {
    await mint(from, 5_000_000n)
    await pass()
    await chain.sweep(network.contract, { from, to: WALLET, units: 4_000_000n })
    await pass()
  }
  await shop.db.deleteFrom('chain_outgoing').where('network', '=', network.network).execute()
  const { height } = await shop.db
    .selectFrom('chain_transfer')
    .select('height')
    .where('network', '=', network.network)
    .orderBy('height')
    .executeTakeFirstOrThrow()
  await shop.db
    .updateTable('chain_scan')
    .set(({ ref }) => ({ outgoing_from: height, outgoing_to: ref('confirmed_height') }))
    .where('network', '=', network.network)
    .execute()
  return world
}

suite('earlier transfers from deposit addresses are read before the first comparison', async () => {
  const { provider, network, reconcile } = await aSweptWorld()
  provider.becomes(({ method }) => (method === 'eth_getLogs' ? 'drop' : undefined))
  await reconcile()
  expect((await stateOf(network)).open).toMatchObject({ fault: 'unreachable', fault_node: 2, addresses: 0 })
  provider.recovers()
  const due = { due_at: new Date().toISOString() }
  await shop.db.updateTable('chain_reconciliation').set(due).where('network', '=', network.network).execute()
  await reconcile()
  expect(await tokenOf(network)).toMatchObject({ holding: '2', left: '8', difference: '0', different_addresses: 0 })
  let calls = 0
  provider.becomes(({ method }) => {
    if (method === 'eth_getLogs') calls += 1
    return undefined
  })
  await request(network)
  await reconcile()
  expect(calls).toBe(0)
})

suite('a network is compared without earlier transfers that its nodes refused on three days, until it is changed', async () => {
  const { provider, network, reconcile } = await aSweptWorld()
  provider.becomes(({ id, method }) =>
    method === 'eth_getLogs'
      ? { text: JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message: 'pruned' } }) }
      : undefined,
  )
  const expectRefused = async () => {
    await request(network)
    await shop.db
      .updateTable('chain_reconciliation')
      .set({ tries: 11, due_at: new Date().toISOString() })
      .where('network', '=', network.network)
      .where('ended_at', 'is', null)
      .execute()
    await reconcile()
    expect((await stateOf(network)).failed).toMatchObject({ fault: 'refused', fault_node: 2 })
  }
  const passDay = () =>
    sql`update chain_reconciliation set ended_at = ended_at - interval '1 day' where network = ${network.network}`.execute(
      shop.db,
    )
  await shop.db.updateTable('chain_network').set({ changed_at: null }).where('network', '=', network.network).execute()
  for (let run = 0; run < 4; run++) await expectRefused()
  for (let day = 1; day < 3; day++) {
    await passDay()
    await expectRefused()
  }
  await request(network)
  await reconcile()
  expect(await tokenOf(network)).toMatchObject({ difference: '-8', different_addresses: 2 })
  await shop.db
    .updateTable('chain_network')
    .set({ changed_at: new Date().toISOString() })
    .where('network', '=', network.network)
    .execute()
  await expectRefused()
})

suite('only finance and owners see balances and compare them', async () => {
  const { network } = await aWorld()
  const other = await anOperator(shop, { roles: ['fulfilment', 'support', 'catalogue'] })
  const query = { network: network.network, token: 'tusd' }
  const refused = [
    await other.call('GET /api/admin/chain/reconciliations'),
    await other.call('GET /api/admin/chain/balances', { query: { ...query, show: 'holding' } }),
    await other.call('POST /api/admin/chain/sweep_file', { body: query }),
    await other.call('POST /api/admin/chain/reconcile', { body: { network: network.network, scope: 'known' } }),
  ]
  expect(refused.map(({ reason }) => reason)).toEqual(Array(4).fill('role_needed'))
  expect((await other.call('GET /api/admin/today')).data.chain_differences).toBeNull()
  expect(await request({ network: 'no-net' })).toMatchObject({ status: 404 })
})
