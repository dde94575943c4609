import { expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import type { Tamper } from '../../../../../testing/chain/chain-provider.ts'
import { addressOf, aNetwork, aReconciler } from '../../../../../testing/chain/chain-world.ts'
import { aReconciledShop } from '../../../../../testing/chain/reconciled-shop.ts'
import { aShopper } from '../../../../../testing/world.ts'
import { MULTICALL } from '../../../../chain/multicall.ts'

const suite = test.runIf(hasAnvil)
const { shop, aWorld, stateOf, tokenOf, balances, request } = await aReconciledShop()

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
  const only = await aNetwork(shop, chain, { network: 'pruned', urls: [provider.url] })
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

/** A network of TRON, and its first address. */
async function aTronWorld() {
  const world = await aWorld()
  const { network } = world
  const { chain_key_id } = network
  await shop.db.updateTable('chain_key').set({ kind: 'tron' }).where('chain_key_id', '=', chain_key_id).execute()
  await shop.db.updateTable('chain_network').set({ kind: 'tron' }).where('network', '=', network.network).execute()
  await addressOf(shop, await aShopper(shop), network)
  const { address } = await shop.db
    .selectFrom('chain_address')
    .select('address')
    .where('chain_key_id', '=', chain_key_id)
    .executeTakeFirstOrThrow()
  return { ...world, address }
}

suite('nodes of TRON report present balances only, which are compared with the present transfers', async () => {
  const { chain, provider, network, pass, reader, mint, reconcile, address } = await aTronWorld()
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
  const { chain, network, pass, reader, mint, reconcile, address } = await aTronWorld()
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
