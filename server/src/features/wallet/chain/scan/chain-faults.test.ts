import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { type Answer, type Asked, aProvider, type Tamper } from '../../../../../testing/chain/chain-provider.ts'
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
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
let networks = 0

/** A network with two providers. */
async function aWorld() {
  const chain = await aChain()
  const [first, second] = [await aProvider(chain), await aProvider(chain)]
  const network = await aNetwork(shop, chain, { network: `fault-${++networks}`, urls: [first.url, second.url] })
  const failed: unknown[] = []
  const reader = aReader(shop, failed)
  await reader.read()
  const shopper = await aShopper(shop)
  return { chain, first, second, network, reader, failed, shopper, address: await addressOf(shop, shopper, network) }
}

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

const result = ({ id }: Asked, value: unknown): Answer => ({
  text: JSON.stringify({ jsonrpc: '2.0', id, result: value }),
})
const only =
  (method: string, answer: (asked: Asked, text: () => Promise<string>) => ReturnType<Tamper>): Tamper =>
  (asked, text) =>
    asked.method === method ? answer(asked, text) : undefined

const lacks = (block: unknown) =>
  only('eth_getBlockByNumber', (asked) => (asked.params[0] === block ? result(asked, null) : undefined))

suite.each<[string, string, Tamper]>([
  ['drops connections', 'unreachable', () => 'drop'],
  ['limits the requests', 'limited', () => ({ status: 429, text: '' })],
  ['truncates replies', 'malformed', async (_, text) => ({ text: (await text()).slice(0, -5) })],
  [
    'replies to other requests',
    'malformed',
    async (asked, text) => ({ text: (await text()).replace(`"id":${asked.id}`, '"id":99999') }),
  ],
  ['is on another chain', 'other_chain', only('eth_chainId', (asked) => result(asked, '0x1'))],
  ['lacks its newest block', 'behind', lacks('latest')],
  ['lacks its final block', 'behind', lacks('finalized')],
  [
    'lacks the final block of both',
    'behind',
    only('eth_getBlockByNumber', (asked) =>
      String(asked.params[0]).startsWith('0x') ? result(asked, null) : undefined,
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
  first.becomes(only('eth_getLogs', (asked) => result(asked, [])))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine()
  await reader.read()
  // The bloom filter of the block says that a transfer is missing.
  expect(await statesOf(shop, network)).toEqual(['seen'])
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a transfer that one provider invents is not credited', async () => {
  const { chain, second, network, reader, failed, shopper, address } = await aWorld()
  const outside = '0x00000000000000000000000000000000000000aa'
  second.becomes(async (asked, text) => {
    const forged = (await text()).replaceAll(outside.slice(2), address.slice(2).toLowerCase())
    return asked.method === 'eth_getLogs' || asked.method === 'eth_getTransactionReceipt' ? { text: forged } : undefined
  })
  await chain.mint(network.contract, { to: outside, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  expect(failed.map(String)).toEqual([expect.stringContaining('will be tried again')])
  second.recovers()
  await sql`delete from failed_work`.execute(shop.db)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['orphaned'])
  expect(await balanceIn(shopper)).toBe(0)
})

const wordOf = (units: bigint) => units.toString(16).padStart(64, '0')
/** Replaces texts in the logs of a provider, but not in its receipts. */
const inLogs = (from: string, to: string) =>
  only('eth_getLogs', async (_, text) => ({ text: (await text()).replaceAll(from, to) }))

suite('a wrong amount from one provider is corrected by the receipts before the credit', async () => {
  const { chain, first, network, reader, shopper, address } = await aWorld()
  first.becomes(inLogs(wordOf(5_000_000n), wordOf(900_000_000n)))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  first.recovers()
  await sql`delete from failed_work`.execute(shop.db)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['credited'])
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a wrong recipient from one provider is corrected by the receipts before the credit', async () => {
  const { chain, first, network, reader, shopper, address } = await aWorld()
  const other = await aShopper(shop)
  const to_other = await addressOf(shop, other, network)
  first.becomes(inLogs(address.slice(2).toLowerCase(), to_other.slice(2).toLowerCase()))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine()
  await reader.read()
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect([await balanceIn(shopper), await balanceIn(other)]).toEqual([500, 0])
})

suite.each([
  ['one provider lacks', false],
  ['both providers lack', true],
])('if %s the receipt, the transfer waits and is credited later', async (_, both_lack) => {
  const { chain, first, second, network, reader, failed, shopper, address } = await aWorld()
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  for (const provider of both_lack ? [first, second] : [second])
    provider.becomes(only('eth_getTransactionReceipt', (asked) => result(asked, null)))
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  expect(failed).toHaveLength(1)
  for (const provider of [first, second]) provider.recovers()
  await sql`delete from failed_work`.execute(shop.db)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite.each([
  ['credited by its log when the providers have no old state', 'missing trie node 00ff (path )', 500],
  ['not credited when a provider refuses for another reason', 'daily request count exceeded', 0],
])('a transfer is %s', async (_, message, credited_cents) => {
  const { chain, first, second, network, reader, failed, shopper, address } = await aWorld()
  for (const provider of [first, second]) provider.becomes(refuses(message))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(credited_cents)
  // Messages of nodes can contain the keys of accounts.
  expect(failed.map(String).join()).not.toContain(message)
  for (const provider of [first, second]) provider.recovers()
  await sql`delete from failed_work`.execute(shop.db)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

const refuses = (message: string): Tamper =>
  only('eth_call', ({ id }) => ({
    text: JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message } }),
  }))
const retryNow = (after_minutes = 0) =>
  sql`update failed_work set next_try_at = now(), first_failed_at = now() - make_interval(mins => ${after_minutes}::int)`.execute(
    shop.db,
  )

suite('if one provider does not have the balance in any words, the other provider is enough', async () => {
  const { chain, first, network, reader, failed, shopper, address } = await aWorld()
  first.becomes(refuses('This is not available'))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
  expect(failed).toEqual([])
})

suite('if no provider has the balance, the transfer is held for an operator after some minutes', async () => {
  const { chain, first, second, network, reader, shopper, address } = await aWorld()
  for (const provider of [first, second]) provider.becomes(refuses('This is not available'))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  await retryNow(4)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  await retryNow(5)
  await reader.read()
  expect(await transfersOf(shop, network)).toMatchObject([{ state: 'held', held_because: 'unverified' }])
  expect(await balanceIn(shopper)).toBe(0)
})

suite('faults of a provider delay a credit by a minute at most, however often', async () => {
  const { chain, second, network, reader, failed, shopper, address } = await aWorld()
  second.becomes(only('eth_getTransactionReceipt', () => ({ status: 503, text: 'busy' })))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  for (let fault = 0; fault < 15; fault++) {
    await reader.read()
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from next_try_at - last_failed_at)::int as wait from failed_work where not is_set_aside`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ wait: Math.min(60, 2 ** (fault + 1)) }])
    await sql`update failed_work set next_try_at = now(), last_failed_at = now() - (next_try_at - last_failed_at)`.execute(
      shop.db,
    )
  }
  expect(failed).toHaveLength(1)
  second.recovers()
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a stop of the server during a credit is no failure of the transfer', async () => {
  const { chain, second, network, failed, address } = await aWorld()
  const stopping = new AbortController()
  second.becomes(
    only('eth_getTransactionReceipt', () => {
      stopping.abort()
      return 'drop'
    }),
  )
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  const reader = aReader(shop, failed)
  await reader.start(stopping.signal)
  await reader.idle()
  expect(await sql`select from failed_work`.execute(shop.db)).toMatchObject({ rows: [] })
  expect(failed).toEqual([])
})

suite.each([
  ['its amount changes', { units: '9000000' }, null],
  ['its block changes', { block_hash: 'ab'.repeat(32) }, null],
  ['the network stops', {}, new Date().toISOString()],
])('a transfer is not credited in the same round if %s after its check', async (_, changed, stopped_at) => {
  const { chain, first, network, reader, shopper, address } = await aWorld()
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  const of = network.network
  const stop = (at: string | null) =>
    shop.db
      .updateTable('chain_scan')
      .set({ stopped_at: at, stopped_because: at === null ? null : 'final_block_changed' })
      .where('network', '=', of)
      .execute()
  first.becomes(
    only('eth_call', async () => {
      if (Object.keys(changed).length > 0)
        await shop.db.updateTable('chain_transfer').set(changed).where('network', '=', of).execute()
      await stop(stopped_at)
      return undefined
    }),
  )
  await reader.round()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  expect(await balanceIn(shopper)).toBe(0)
  first.recovers()
  await stop(null)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a transfer of an invented transaction ends when the blocks of both providers lack it', async () => {
  const { chain, first, network, reader, shopper, address } = await aWorld()
  const hash = (await chain.mint(network.contract, { to: address, units: 5_000_000n })).slice(2)
  first.becomes(inLogs(hash, 'ab'.repeat(32)))
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect((await statesOf(shop, network)).toSorted()).toEqual(['credited', 'seen'])
  first.recovers()
  await sql`delete from failed_work`.execute(shop.db)
  await reader.read()
  expect((await statesOf(shop, network)).toSorted()).toEqual(['credited', 'orphaned'])
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
    only('eth_getBlockByNumber', async (asked, text) => {
      if (Number(asked.params[0]) !== end) return undefined
      const reply = JSON.parse(await text())
      return result(asked, { ...reply.result, hash: `0x${'ab'.repeat(32)}` })
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
  second.becomes((asked) => {
    if (asked.method === 'eth_blockNumber') return result(asked, old.head)
    return asked.params[0] === 'finalized' ? result(asked, old.final) : undefined
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
    only('eth_getLogs', (asked) => {
      const [{ fromBlock, toBlock }] = asked.params as [{ fromBlock?: string; toBlock?: string }]
      if (fromBlock === undefined) return undefined
      const blocks = Number(toBlock) - Number(fromBlock) + 1
      ranges.push(blocks)
      const error = { code: -32005, message: 'query returned more than 10000 results' }
      return blocks > 10 ? { text: JSON.stringify({ jsonrpc: '2.0', id: asked.id, error }) } : undefined
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
  first.becomes((asked) => (asked.params[0] === 'latest' ? result(asked, old) : undefined))
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
  let asked = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  slow.first.becomes(async () => {
    asked += 1
    await answered
    return 'drop' as const
  })
  let now_ms = Date.now()
  const reader = aReader(shop, [], () => now_ms)
  const { signal } = new AbortController()
  await quick.chain.mint(quick.network.contract, { to: quick.address, units: 5_000_000n })
  await quick.chain.mine(FINAL_AFTER + 1)
  await reader.start(signal)
  await vi.waitFor(async () => expect(await balanceIn(quick.shopper)).toBe(500), { timeout: 30_000 })
  const first = asked
  expect(first).toBeGreaterThan(0)
  await reader.start(signal)
  expect(asked).toBe(first)
  answer()
  await reader.idle()
  // The pause is stored, so that it holds for other servers too.
  for (const server of [reader, aReader(shop, [], () => now_ms)]) {
    await server.start(signal)
    await server.idle()
  }
  expect(asked).toBe(first)
  now_ms += 3_000
  await reader.start(signal)
  await reader.idle()
  expect(asked).toBeGreaterThan(first)
})
