import { afterEach, expect, test, vi } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { only, result, type Tamper } from '../../../../../testing/chain/chain-provider.ts'
import { aReader, expectSoundBooks, FINAL_AFTER, healthOf, statesOf } from '../../../../../testing/chain/chain-world.ts'
import { twoProviderWorlds } from '../../../../../testing/chain/two-provider-world.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const aWorld = twoProviderWorlds(shop)

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

const lacks = (block: unknown) =>
  only('eth_getBlockByNumber', (request) => (request.params[0] === block ? result(request, null) : undefined))

suite.each<[string, string, Tamper]>([
  ['drops connections', 'unreachable', () => 'drop'],
  ['limits the requests', 'limited', () => ({ status: 429, text: '' })],
  ['truncates replies', 'malformed', async (_, text) => ({ text: (await text()).slice(0, -5) })],
  [
    'replies to other requests',
    'malformed',
    async (request, text) => ({ text: (await text()).replace(`"id":${request.id}`, '"id":99999') }),
  ],
  ['is on another chain', 'other_chain', only('eth_chainId', (request) => result(request, '0x1'))],
  ['lacks its newest block', 'behind', lacks('latest')],
  ['lacks its final block', 'behind', lacks('finalized')],
  [
    'lacks the final block of both',
    'behind',
    only('eth_getBlockByNumber', (request) =>
      String(request.params[0]).startsWith('0x') ? result(request, null) : undefined,
    ),
  ],
])('while a provider %s, the fault is %s and nothing is credited; then nothing is lost', async (_, fault, tamper) => {
  const { chain, first, second, network, reader, shopper, address } = await aWorld()
  for (const [node, provider] of [first, second].entries()) {
    const before_cents = await balanceIn(shopper)
    await chain.mint(network.contract, { to: address, units: 5_000_000n })
    await chain.mine(FINAL_AFTER + 1)
    provider.becomes(tamper)
    await reader.round()
    expect(await healthOf(shop, network)).toMatchObject({ fault, fault_node: node + 1 })
    expect(await balanceIn(shopper)).toBe(before_cents)
    provider.recovers()
    await reader.read()
    expect(await healthOf(shop, network)).toMatchObject({ fault: null })
    expect(await balanceIn(shopper)).toBe(before_cents + 500)
  }
})

suite('a transfer that one provider loses is found through the other', async () => {
  const { chain, first, network, reader, shopper, address } = await aWorld()
  first.becomes(only('eth_getLogs', (request) => result(request, [])))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine()
  await reader.read()
  // The bloom filter of the block says that a transfer is missing.
  expect(await statesOf(shop, network)).toEqual(['seen'])
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('providers with different final blocks are reported, and nothing is credited', async () => {
  const { chain, second, network, reader, shopper, address } = await aWorld()
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  second.becomes(
    only('eth_getBlockByNumber', async (_, text) => {
      const reply = JSON.parse(await text())
      return { text: JSON.stringify({ ...reply, result: { ...reply.result, hash: `0x${'ab'.repeat(32)}` } }) }
    }),
  )
  await reader.round()
  expect(await healthOf(shop, network)).toMatchObject({ fault: 'nodes_disagree', stopped_because: null })
  expect(await balanceIn(shopper)).toBe(0)
  second.recovers()
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('providers with different blocks at the end of a range stop the reading before it', async () => {
  const { chain, first, network, reader } = await aWorld()
  const before = await healthOf(shop, network)
  const end = (before?.confirmed_height ?? 0) + 500
  first.becomes(
    only('eth_getBlockByNumber', async (request, text) => {
      if (Number(request.params[0]) !== end) return undefined
      const reply = JSON.parse(await text())
      return result(request, { ...reply.result, hash: `0x${'ab'.repeat(32)}` })
    }),
  )
  await chain.mine(600)
  await reader.round()
  const after = { fault: 'nodes_disagree', confirmed_height: before?.confirmed_height, stopped_because: null }
  expect(await healthOf(shop, network)).toMatchObject(after)
  first.recovers()
  await reader.read()
  expect(await healthOf(shop, network)).toMatchObject({ fault: null })
})

suite('a provider with an old head delays the credit', async () => {
  const { chain, second, network, reader, shopper, address } = await aWorld()
  const old = {
    head: await chain.rpc('eth_blockNumber'),
    final: await chain.rpc('eth_getBlockByNumber', 'finalized', false),
  }
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  second.becomes((request) => {
    if (request.method === 'eth_blockNumber') return result(request, old.head)
    return request.params[0] === 'finalized' ? result(request, old.final) : undefined
  })
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  expect(await balanceIn(shopper)).toBe(0)
  second.recovers()
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('ranges of blocks become smaller while a provider refuses them, and everything is read', async () => {
  const { chain, first, network, reader, shopper, address } = await aWorld()
  const ranges: number[] = []
  first.becomes(
    only('eth_getLogs', (request) => {
      const [{ fromBlock, toBlock }] = request.params as [{ fromBlock?: string; toBlock?: string }]
      if (fromBlock === undefined) return undefined
      const blocks = Number(toBlock) - Number(fromBlock) + 1
      ranges.push(blocks)
      const error = { code: -32005, message: 'query returned more than 10000 results' }
      return blocks > 10 ? { text: JSON.stringify({ jsonrpc: '2.0', id: request.id, error }) } : undefined
    }),
  )
  for (let part = 0; part < 4; part++) {
    await chain.mint(network.contract, { to: address, units: 1_000_000n })
    await chain.mine(10)
  }
  await chain.mine(FINAL_AFTER)
  while ((await balanceIn(shopper)) < 400) await reader.read()
  expect(Math.max(...ranges)).toBeGreaterThan(10)
  expect(await balanceIn(shopper)).toBe(400)
})

suite('providers without a new block for 15 minutes are reported, and final transfers are still credited', async () => {
  const { chain, network, shopper, address } = await aWorld()
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  const later = aReader(shop, [], () => Date.now() + 20 * 60_000)
  await later.round()
  await later.round()
  expect(await healthOf(shop, network)).toMatchObject({ fault: 'stale' })
  expect(later.warned).toEqual(['stale'])
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a first provider without a new block is not reported as both being stale', async () => {
  const { chain, first, network } = await aWorld()
  const old = await chain.rpc('eth_getBlockByNumber', 'latest', false)
  await chain.rpc('evm_increaseTime', 14 * 60)
  await chain.mine()
  first.becomes((request) => (request.params[0] === 'latest' ? result(request, old) : undefined))
  const later = aReader(shop, [], () => Date.now() + 16 * 60_000)
  await later.round()
  expect(await healthOf(shop, network)).toMatchObject({ fault: null })
})

suite('a failure of the server itself is reported as a fault of the network', async () => {
  const { network, reader, failed } = await aWorld()
  await shop.db
    .updateTable('chain_network')
    .set({ node_urls_sealed: Buffer.from('sealed with another key') })
    .where('network', '=', network.network)
    .execute()
  await reader.round()
  expect(await healthOf(shop, network)).toMatchObject({ fault: 'internal', fault_node: null })
  expect(failed).toHaveLength(1)
})

suite('a network with a fault is asked less often, and delays no other network', async () => {
  const [slow, quick] = [await aWorld(), await aWorld()]
  let count = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  slow.first.becomes(async () => {
    count += 1
    await answered
    return 'drop' as const
  })
  let now_ms = Date.now()
  const reader = aReader(shop, [], () => now_ms)
  const { signal } = new AbortController()
  await quick.chain.mint(quick.network.contract, { to: quick.address, units: 5_000_000n })
  await quick.chain.mine(FINAL_AFTER + 1)
  await reader.start(signal)
  await vi.waitFor(async () => expect(await balanceIn(quick.shopper)).toBe(500), { timeout: 60_000 })
  const first = count
  expect(first).toBeGreaterThan(0)
  await reader.start(signal)
  expect(count).toBe(first)
  answer()
  await reader.idle()
  // The pause is stored, so that it holds for other servers too.
  for (const server of [reader, aReader(shop, [], () => now_ms)]) {
    await server.start(signal)
    await server.idle()
  }
  expect(count).toBe(first)
  now_ms += 3_000
  await reader.start(signal)
  await reader.idle()
  expect(count).toBeGreaterThan(first)
})
