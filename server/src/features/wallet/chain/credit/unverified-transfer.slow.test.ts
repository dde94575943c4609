import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { only, result, type Tamper } from '../../../../../testing/chain/chain-provider.ts'
import {
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  statesOf,
  transfersOf,
} from '../../../../../testing/chain/chain-world.ts'
import { twoProviderWorlds } from '../../../../../testing/chain/two-provider-world.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop } from '../../../../../testing/world.ts'
import { transaction } from '../../../../db/transaction.ts'
import { findDeadJobs, reviveJob } from '../../../operator/job/job-desk-sql.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const aWorld = twoProviderWorlds(shop)

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

suite.each([
  ['one provider lacks', false],
  ['both providers lack', true],
])('if %s the receipt, the transfer waits and is credited later', async (_, both_lack) => {
  const { chain, first, second, network, reader, failed, shopper, address } = await aWorld()
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  for (const provider of both_lack ? [first, second] : [second])
    provider.becomes(only('eth_getTransactionReceipt', (request) => result(request, null)))
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  expect(failed).toHaveLength(1)
  for (const provider of [first, second]) provider.recovers()
  await sql`delete from job where task like 'chain_credit:%'`.execute(shop.db)
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
  await sql`delete from job where task like 'chain_credit:%'`.execute(shop.db)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

const refuses = (message: string): Tamper =>
  only('eth_call', ({ id }) => ({
    text: JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message } }),
  }))
const retryNow = (after_minutes = 0) =>
  sql`update job set run_at = now(), data = case when data ? 'unverified_since' then data
    || jsonb_build_object('unverified_since', now() - make_interval(mins => ${after_minutes}::int)) else data end
    where task like 'chain_credit:%'`.execute(shop.db)

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

suite('a transfer is not held after one refusal because it failed before for another reason', async () => {
  const { chain, first, second, network, reader, address } = await aWorld()
  second.becomes(only('eth_getTransactionReceipt', () => ({ status: 503, text: 'busy' })))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  for (const provider of [first, second]) provider.becomes(refuses('This is not available'))
  await retryNow(10)
  await reader.read()
  await retryNow(0)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['seen'])
  await retryNow(5)
  await reader.read()
  expect(await transfersOf(shop, network)).toMatchObject([{ state: 'held', held_because: 'unverified' }])
})

suite('faults of a provider delay a credit by a minute at most, however often', async () => {
  const { chain, second, network, reader, failed, shopper, address } = await aWorld()
  second.becomes(only('eth_getTransactionReceipt', () => ({ status: 503, text: 'busy' })))
  await chain.mint(network.contract, { to: address, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  for (let fault = 0; fault < 15; fault++) {
    await reader.read()
    // The pause is as long as the time since the first failure, which doubles that time.
    const { rows } = await sql<{ wait_s: number; dead_at: null }>`
      select extract(epoch from run_at - now())::float8 as wait_s, dead_at from job where task like 'chain_credit:%'`.execute(
      shop.db,
    )
    const expected_s = Math.min(60, 2 ** Math.max(1, fault))
    expect(rows).toEqual([{ wait_s: expect.closeTo(expected_s, -1), dead_at: null }])
    expect(rows[0]?.wait_s).toBeLessThanOrEqual(60)
    await sql`update job set run_at = now(), added_at = now() - make_interval(secs => ${2 ** (fault + 1)}::int)
      where task like 'chain_credit:%'`.execute(shop.db)
  }
  expect(failed).toHaveLength(1)
  second.recovers()
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a transfer whose credit always fails is a dead job at the desk, and the transfers behind it are credited', async () => {
  const { chain, network, reader, failed, shopper, address } = await aWorld()
  await sql`create function refuse_deposit() returns trigger language plpgsql as $$ begin raise 'no deposit'; end $$`.execute(
    shop.db,
  )
  await sql`create trigger refuse_deposit before insert on chain_deposit for each row
    when (new.amount_cents = 700) execute function refuse_deposit()`.execute(shop.db)
  for (const units of [7_000_000n, 5_000_000n]) await chain.mint(network.contract, { to: address, units })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
  for (let attempts = 1; attempts <= 10; attempts++) {
    expect((await findDeadJobs(shop.db)).jobs).toEqual([])
    await retryNow()
    await reader.read()
  }
  const { jobs } = await findDeadJobs(shop.db)
  const [job] = jobs
  expect(jobs).toMatchObject([{ task: `chain_credit:${network.network}`, error: 'no deposit' }])
  expect(failed).toHaveLength(11)
  expect((await statesOf(shop, network)).toSorted()).toEqual(['credited', 'seen'])
  await sql`drop trigger refuse_deposit on chain_deposit`.execute(shop.db)
  await sql`drop function refuse_deposit`.execute(shop.db)
  await transaction(shop.db, (tx) => reviveJob(tx, job?.job_id ?? 0))
  await reader.read()
  expect(await balanceIn(shopper)).toBe(1_200)
  expect((await findDeadJobs(shop.db)).jobs).toEqual([])
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
  expect(await sql`select from job where task like 'chain_credit:%'`.execute(shop.db)).toMatchObject({ rows: [] })
  expect(failed).toEqual([])
})
