import { expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import type { Tamper } from '../../../../../testing/chain/chain-provider.ts'
import { addressOf, aNetwork, FINAL_AFTER } from '../../../../../testing/chain/chain-world.ts'
import { aReconciledShop } from '../../../../../testing/chain/reconciled-shop.ts'
import { anOperator, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const WALLET = `0x${'77'.repeat(20)}`
const { shop, operator, aWorld, stateOf, tokenOf, balances, request } = await aReconciledShop()

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
  const lossy = await aNetwork(shop, chain, { network: 'lossy', urls })
  await reader.read()
  const to = await addressOf(shop, await aShopper(shop), lossy)
  await chain.mint(lossy.contract, { to, units: 5_000_000n })
  await pass()
  provider.becomes(without_logs)
  const lost_hash = await chain.mint(lossy.contract, { to, units: 2_000_000n })
  await pass()
  await reconcile()
  expect(await tokenOf(lossy)).toMatchObject({ holding: '7', arrived: '5', difference: '2', different_addresses: 1 })
  const [balance] = await balances(lossy)
  expect(balance).toMatchObject({ address: to, amount: '7', stored: '5', difference: '2', other_amount: null })
  await request(lossy)
  await reconcile()
  expect(await balances(lossy)).toEqual([balance])
  expect((await operator.call('GET /api/admin/today')).data.chain_differences).toEqual({
    ...{ count: 1, since: balance?.different_since },
  })
  // Searching for the transaction stores the transfer.
  provider.recovers()
  await operator.call('POST /api/admin/chain/find', { body: { transaction_hash: lost_hash } })
  await request(lossy)
  await reconcile()
  expect(await balances(lossy)).toEqual([])
  expect(await tokenOf(lossy)).toMatchObject({ arrived: '7', held: '2', difference: '0' })
  expect((await operator.call('GET /api/admin/today')).data.chain_differences).toBeNull()
})

suite('a sweep that both nodes lost is a difference, until somebody searches for its transaction', async () => {
  const { chain, provider, reader, pass, reconcile } = await aWorld()
  const lossy = await aNetwork(shop, chain, { network: 'swept', urls: [provider.url] })
  await reader.read()
  const from = await addressOf(shop, await aShopper(shop), lossy)
  await chain.mint(lossy.contract, { to: from, units: 5_000_000n })
  await pass()
  provider.becomes(without_logs)
  const lost_hash = await chain.sweep(lossy.contract, { from, to: WALLET, units: 3_000_000n })
  await pass()
  await reconcile()
  expect(await balances(lossy)).toMatchObject([{ address: from, amount: '2', stored: '5', difference: '-3' }])
  provider.recovers()
  await operator.call('POST /api/admin/chain/find', { body: { transaction_hash: lost_hash } })
  await request(lossy)
  await reconcile()
  expect(await balances(lossy)).toEqual([])
  expect(await tokenOf(lossy)).toMatchObject({ arrived: '5', holding: '2', left: '3', difference: '0' })
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

suite('only finance and owners see balances and compare them', async () => {
  const { network } = await aWorld()
  const other = await anOperator(shop, { roles: ['fulfilment', 'support', 'catalogue'] })
  const query = { network: network.network, token: 'tusd' }
  const refusals = [
    await other.call('GET /api/admin/chain/reconciliations'),
    await other.call('GET /api/admin/chain/balances', { query: { ...query, show: 'holding' } }),
    await other.call('POST /api/admin/chain/sweep_file', { body: query }),
    await other.call('POST /api/admin/chain/reconcile', { body: { network: network.network, scope: 'known' } }),
  ]
  expect(refusals.map(({ reason }) => reason)).toEqual(Array(4).fill('role_needed'))
  expect((await other.call('GET /api/admin/today')).data.chain_differences).toBeNull()
  expect(await request({ network: 'no-net' })).toMatchObject({ status: 404 })
})
