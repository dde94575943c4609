import { afterEach, expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { aProvider } from '../../../../../testing/chain/chain-provider.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  healthOf,
  statesOf,
  transfersOf,
} from '../../../../../testing/chain/chain-world.ts'
import { aReadingWorld } from '../../../../../testing/chain/reading-world.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'
import type { BareAddress } from '../../../../chain/chain-address.ts'
import { transaction } from '../../../../db/transaction.ts'
import { insertTransfers } from './chain-scan-sql.ts'

const suite = test.runIf(hasAnvil)

const shop = await aShop()
const aWorld = (options: Parameters<typeof aNetwork>[2] = {}) => aReadingWorld(shop, options)

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

suite('a transfer is seen in its block, and credited once when the block is final', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const hash = await chain.mint(network.contract, { to: address, units: 12_345_678n })
  await chain.mine()
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  expect(await balanceIn(shopper)).toBe(0)
  await chain.mine(FINAL_AFTER - 1)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  await chain.mine()
  await reader.read()
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['credited'])
  expect(await balanceIn(shopper)).toBe(1234)
  const { data } = await shopper.call('GET /api/user/recharge_log', { query: {} })
  expect(data.items).toEqual([
    expect.objectContaining({
      method: 'chain',
      network: network.network,
      status: 1,
      arrival_cents: 1234,
      transaction_hash: hash.slice(2),
    }),
  ])
  const notices = await shopper.call('GET /api/user/notifications', { query: {} })
  expect(notices.data.items.map(({ kind }) => kind)).toEqual(['recharge_passed'])
})

suite('two transfers in one transaction are two deposits, also for two shoppers', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const other = await aShopper(shop)
  const to_other = await addressOf(shop, other, network)
  await chain.mintAll(network.contract, [
    { to: address, units: 1_000_000n },
    { to: to_other, units: 2_000_000n },
    { to: '0x00000000000000000000000000000000000000aa', units: 4_000_000n },
    { to: address, units: 8_000_000n },
    { to: address, units: 0n },
  ])
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['credited', 'credited', 'credited'])
  expect([await balanceIn(shopper), await balanceIn(other)]).toEqual([900, 200])
})

suite('a token with the same symbol and another contract is not credited', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const lookalike = await chain.aToken({ symbol: 'TUSD' })
  await chain.mint(lookalike, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await transfersOf(shop, network)).toEqual([])
  expect(await balanceIn(shopper)).toBe(0)
})

suite('a replaced block takes its transfers with it, and nothing is credited', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  await chain.mine(2)
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(2)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  await chain.reorganise(3)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['orphaned'])
  await chain.mine(FINAL_AFTER + 3)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['orphaned'])
  expect(await balanceIn(shopper)).toBe(0)
  const { items } = (await shopper.call('GET /api/user/chain_deposits')).data
  expect(items.map(({ state, confirmations }) => [state, confirmations])).toEqual([['orphaned', 0]])
})

suite('a transfer that returns in another block after a reorganisation is credited once', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const hash = await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(1)
  await reader.read()
  const raw = await chain.rpc<string>('eth_getRawTransactionByHash', hash)
  await chain.reorganise(1)
  await chain.mine()
  if (!(await chain.rpc('eth_getTransactionReceipt', hash))) await chain.rpc('eth_sendRawTransaction', raw)
  await chain.mine(2)
  await reader.read()
  await chain.mine(FINAL_AFTER)
  await reader.read()
  const transfers = await transfersOf(shop, network)
  expect(transfers.filter(({ state }) => state === 'credited')).toHaveLength(1)
  expect(await balanceIn(shopper)).toBe(500)
})

suite('if a final block changes, the network stops and credits nothing', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  await chain.mine(FINAL_AFTER + 2)
  await reader.read()
  await chain.reorganise(FINAL_AFTER + 2)
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await healthOf(shop, network)).toMatchObject({ stopped_because: 'final_block_changed' })
  await chain.mine(9)
  await reader.read()
  expect(reader.warned).toEqual(['stopped'])
  expect(await balanceIn(shopper)).toBe(0)
})

suite('a network that was closed while a deposit was under way still credits it', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine()
  await shop.db.updateTable('chain_network').set({ is_open: false }).where('network', '=', network.network).execute()
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('with a number of confirmations, a transfer is final in as many blocks', async () => {
  const { chain, network, reader, shopper, address } = await aWorld({ confirmations: 3 })
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(2)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(0)
  await chain.mine()
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a server that was away reads what it missed in ranges of blocks', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  for (let part = 0; part < 3; part++) {
    await chain.mint(network.contract, { to: address, units: 1_000_000n })
    await chain.mine(300)
  }
  await reader.read()
  expect(await balanceIn(shopper)).toBe(300)
})

suite('ten thousand transfers in one range of blocks are stored', async () => {
  const { network, shopper, address } = await aWorld()
  const { address_id } = await shop.db
    .selectFrom('chain_address')
    .select('address_id')
    .where('user_id', '=', shopper.user_id)
    .executeTakeFirstOrThrow()
  const bare = address.toLowerCase() as BareAddress
  const contract = network.contract as BareAddress
  const of = { token: 'tusd', contract, sender: bare, recipient: bare, address_id, height: 10 ** 9, units: 10n ** 30n }
  const transfers = Array.from({ length: 10_000 }, (_, log_index) => ({
    ...{ ...of, log_index, transaction_hash: 'ab'.repeat(32), block_hash: 'cd'.repeat(32) },
  }))
  const rows = await transaction(shop.db, (tx) => insertTransfers(tx, network.network, transfers))
  expect(rows).toHaveLength(10_000)
})

suite('while a network has no new block, a round asks both nodes for their newest block only', async () => {
  const chain = await aChain()
  const [first, second] = [await aProvider(chain), await aProvider(chain)]
  await aNetwork(shop, chain, { network: 'idle', urls: [first.url, second.url] })
  const reader = aReader(shop)
  await chain.mine(9)
  await reader.read()
  const requests: string[] = []
  const count = ({ method, params }: { method: string; params: unknown[] }) => {
    requests.push(method === 'eth_getBlockByNumber' ? String(params[0]) : method)
    return undefined
  }
  for (const provider of [first, second]) provider.becomes(count)
  await reader.round()
  expect(requests).toEqual(['latest', 'latest'])
  requests.length = 0
  await chain.mine()
  await reader.round()
  expect(requests).toEqual(expect.arrayContaining(['eth_chainId', 'eth_chainId', 'finalized', 'finalized', 'latest']))
  // Now and then the nodes are asked for their chain and their final block again.
  const later = aReader(shop, undefined, () => now_ms)
  let now_ms = Date.now()
  await later.round()
  requests.length = 0
  now_ms += 16_000
  await later.round()
  expect(requests.toSorted()).toEqual(['eth_chainId', 'eth_chainId', 'finalized', 'finalized', 'latest', 'latest'])
})

suite('of two servers, one reads at a time, and each deposit is credited once', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const second = aReader(shop)
  for (let round = 0; round < 8; round++) {
    await chain.mint(network.contract, { to: address, units: 1_000_000n })
    await chain.mine(2)
    await Promise.all([reader.round(), second.round(), reader.round()])
  }
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(800)
})
