import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { only } from '../../../../../testing/chain/chain-provider.ts'
import { addressOf, expectSoundBooks, FINAL_AFTER, statesOf } from '../../../../../testing/chain/chain-world.ts'
import { twoProviderWorlds } from '../../../../../testing/chain/two-provider-world.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const aWorld = twoProviderWorlds(shop)

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

suite('a transfer that one provider invents is not credited', async () => {
  const { chain, second, network, reader, failed, shopper, address } = await aWorld()
  const outside = '0x00000000000000000000000000000000000000aa'
  second.becomes(async (request, text) => {
    const forged = (await text()).replaceAll(outside.slice(2), address.slice(2).toLowerCase())
    return request.method === 'eth_getLogs' || request.method === 'eth_getTransactionReceipt'
      ? { text: forged }
      : undefined
  })
  await chain.mint(network.contract, { to: outside, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  expect(failed.map(String)).toEqual([expect.stringContaining('will be tried again')])
  second.recovers()
  await sql`delete from job where task like 'chain_credit:%'`.execute(shop.db)
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
  await sql`delete from job where task like 'chain_credit:%'`.execute(shop.db)
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
  await sql`delete from job where task like 'chain_credit:%'`.execute(shop.db)
  await reader.read()
  expect((await statesOf(shop, network)).toSorted()).toEqual(['credited', 'orphaned'])
  expect(await balanceIn(shopper)).toBe(500)
})
