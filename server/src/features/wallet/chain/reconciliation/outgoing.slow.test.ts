import { afterEach, expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { aProvider } from '../../../../../testing/chain/chain-provider.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  statesOf,
} from '../../../../../testing/chain/chain-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const WALLET = `0x${'77'.repeat(20)}`

const shop = await aShop()
let networks = 0

/** A network whose shopper has sent 5 tokens, on one node, or on a second one that can lose logs. */
async function aWorld({ has_two = false } = {}) {
  const chain = await aChain()
  const provider = await aProvider(chain)
  const urls: [string] | [string, string] = has_two ? [chain.url, provider.url] : [chain.url]
  const network = await aNetwork(shop, chain, { network: `swept-${++networks}`, urls })
  const reader = aReader(shop)
  await reader.read()
  const from = await addressOf(shop, await aShopper(shop), network)
  await chain.mint(network.contract, { to: from, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  return { chain, provider, network, reader, from }
}

const outgoing = ({ network }: { network: string }) =>
  shop.db
    .selectFrom('chain_outgoing')
    .innerJoin('chain_address', 'chain_address.address_id', 'chain_outgoing.address_id')
    .select(['recipient', 'chain_outgoing.units', 'token', 'chain_address.address', 'transaction_hash'])
    .where('network', '=', network)
    .execute()

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

suite('a transfer from a deposit address is stored once, and credits nobody', async () => {
  const { chain, network, reader, from } = await aWorld()
  const hash = await chain.sweep(network.contract, { from, to: WALLET, units: 4_000_000n })
  await chain.mine()
  await reader.read()
  const outgoingRow = { recipient: WALLET, token: 'tusd', address: from.toLowerCase(), transaction_hash: hash.slice(2) }
  expect(await outgoing(network)).toMatchObject([outgoingRow])
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await outgoing(network)).toMatchObject([outgoingRow])
  expect(await statesOf(shop, network)).toEqual(['credited'])
})

suite('a transfer between two deposit addresses leaves one and credits the other', async () => {
  const { chain, network, reader, from } = await aWorld()
  const to = await addressOf(shop, await aShopper(shop), network)
  await chain.sweep(network.contract, { from, to, units: 4_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await outgoing(network)).toMatchObject([{ recipient: to.toLowerCase() }])
  expect(await statesOf(shop, network)).toEqual(['credited', 'credited'])
})

suite('a transfer of nothing from a deposit address, as in address poisoning, is not stored', async () => {
  const { chain, network, reader, from } = await aWorld()
  await chain.sweep(network.contract, { from, to: WALLET, units: 0n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await outgoing(network)).toEqual([])
})

suite('an outgoing transfer whose block is replaced is forgotten', async () => {
  const { chain, network, reader, from } = await aWorld()
  await chain.sweep(network.contract, { from, to: WALLET, units: 4_000_000n })
  await chain.mine()
  await reader.read()
  expect(await outgoing(network)).toHaveLength(1)
  await chain.reorganise(1)
  await chain.mine()
  await reader.read()
  expect(await outgoing(network)).toEqual([])
})

suite('an outgoing transfer that the first node invents is forgotten when its block is final', async () => {
  const { chain, network, reader } = await aWorld()
  await chain.mine()
  await reader.read()
  const { address_id } = await shop.db.selectFrom('chain_address').select('address_id').executeTakeFirstOrThrow()
  const key = { network: network.network, transaction_hash: 'ee'.repeat(32), log_index: 0, block_hash: 'ee'.repeat(32) }
  const invented = { ...key, height: await chain.height(), token: 'tusd', address_id, recipient: WALLET, units: '1' }
  await shop.db.insertInto('chain_outgoing').values(invented).execute()
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await outgoing(network)).toEqual([])
})

suite('an outgoing transfer that one node loses is stored', async () => {
  const { chain, provider, network, reader, from } = await aWorld({ has_two: true })
  provider.becomes(({ id, method }) =>
    method === 'eth_getLogs' ? { text: JSON.stringify({ jsonrpc: '2.0', id, result: [] }) } : undefined,
  )
  await chain.sweep(network.contract, { from, to: WALLET, units: 4_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await outgoing(network)).toHaveLength(1)
})
