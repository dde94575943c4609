import { afterEach, expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  statesOf,
  transfersOf,
} from '../../../../../testing/chain/chain-world.ts'
import { agreeTo } from '../../../../../testing/proposals.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../../testing/world.ts'

// A final block changed, and the network was resumed: the same transaction is at another place of another block.

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const [owner, second] = [await anOperator(shop), await anOperator(shop)]
let networks = 0

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

/** A network, and a shopper to whom a transfer of $5 was sent. */
async function aWorld(options: Parameters<typeof aNetwork>[2] = {}) {
  const chain = await aChain()
  const { network } = await aNetwork(shop, chain, { network: `moved-${++networks}`, ...options })
  const of = await shop.db
    .selectFrom('chain_network')
    .innerJoin('chain_token', 'chain_token.network', 'chain_network.network')
    .select(['chain_network.network', 'contract', 'chain_key_id'])
    .where('chain_network.network', '=', network)
    .$narrowType<{ chain_key_id: string }>()
    .executeTakeFirstOrThrow()
  const reader = aReader(shop)
  await reader.read()
  const shopper = await aShopper(shop)
  const to = await addressOf(shop, shopper, of)
  const isBlocked = (blocked: boolean) =>
    shop.db
      .updateTable('user_account')
      .set({ blocked_at: blocked ? new Date().toISOString() : null })
      .where('user_id', '=', shopper.user_id)
      .execute()
  const send = async (blocks = FINAL_AFTER + 1) => {
    const hash = await chain.mint(of.contract, { to, units: 5_000_000n })
    await chain.mine(blocks)
    return hash.slice(2)
  }
  /** As if the stored transfers had been at another place of another block. */
  const move = async () => {
    for (const table of ['chain_transfer', 'chain_deposit'] as const)
      await shop.db.updateTable(table).set({ log_index: 9 }).where('network', '=', network).execute()
    await shop.db
      .updateTable('chain_transfer')
      .set({ block_hash: 'ab'.repeat(32) })
      .where('network', '=', network)
      .execute()
  }
  /** The network stops, because its last final block changed. */
  const stop = async () => {
    await shop.db
      .updateTable('chain_scan')
      .set({ confirmed_hash: 'ab'.repeat(32) })
      .where('network', '=', network)
      .execute()
    await chain.mine()
    await reader.read()
  }
  const restart = () => owner.call('POST /api/admin/chain/resume', { body: { network, reason: 'Both nodes agree' } })
  const resume = async () => {
    await restart()
    await reader.read()
  }
  const transfers = async () =>
    (await transfersOf(shop, { network })).map(({ log_index, state, held_because }) => ({
      log_index,
      state,
      held_because,
    }))
  return { chain, network, reader, shopper, isBlocked, send, move, stop, restart, resume, transfers }
}

const idOf = async (network: string, log_index: number) =>
  (
    await shop.db
      .selectFrom('chain_transfer')
      .select('transfer_id')
      .where('network', '=', network)
      .where('log_index', '=', log_index)
      .executeTakeFirstOrThrow()
  ).transfer_id

const propose = (transfer_id: string) =>
  owner.call('POST /api/admin/chain/credit', { body: { transfer_id, amount_cents: 500, reason: 'Checked by hand' } })

/** Asks for a credit by hand. @returns the refusal of the proposal or of its approval. */
async function creditByHand(network: string, log_index: number) {
  const transfer_id = await idOf(network, log_index)
  const reply = await propose(transfer_id)
  return reply.code === 1 ? agreeTo(shop, second, transfer_id) : reply
}

suite.each([
  ['credited', { minimum_cents: 1 }, 500],
  ['kept', { minimum_cents: 600 }, 0],
])('a %s transaction in another block is held and cannot be credited by hand', async (state, options, balance) => {
  const { network, reader, shopper, isBlocked, send, move, stop, resume, transfers } = await aWorld(options)
  await send()
  await reader.read()
  await move()
  await stop()
  // Other reasons to hold the transfer must not hide that it was credited.
  await isBlocked(true)
  await resume()
  expect(await transfers()).toEqual([
    { log_index: 9, state, held_because: null },
    { log_index: 0, state: 'held', held_because: 'passed_by_hand' },
  ])
  await isBlocked(false)
  expect(await creditByHand(network, 0)).toMatchObject({ reason: 'transaction_used' })
  expect(await balanceIn(shopper)).toBe(balance)
})

suite('a transaction that operators credited is not credited again in another block', async () => {
  const { network, reader, shopper, isBlocked, send, move, stop, resume, transfers } = await aWorld()
  await isBlocked(true)
  await send()
  await reader.read()
  expect((await creditByHand(network, 0)).code).toBe(1)
  await move()
  await stop()
  await isBlocked(false)
  await resume()
  expect(await transfers()).toEqual([
    { log_index: 9, state: 'by_hand', held_because: null },
    { log_index: 0, state: 'held', held_because: 'passed_by_hand' },
  ])
  expect(await creditByHand(network, 0)).toMatchObject({ reason: 'transaction_used' })
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a held transfer is read again after a resume, and only its new place is credited', async () => {
  const { network, reader, shopper, isBlocked, send, move, stop, resume, transfers } = await aWorld()
  await isBlocked(true)
  await send()
  await reader.read()
  const transfer_id = await idOf(network, 0)
  expect((await propose(transfer_id)).code).toBe(1)
  await move()
  await stop()
  await isBlocked(false)
  expect(await creditByHand(network, 9)).toMatchObject({ reason: 'network_stopped' })
  expect(await agreeTo(shop, second, transfer_id)).toMatchObject({ reason: 'network_stopped' })
  await resume()
  expect((await transfers()).toSorted((one, two) => one.log_index - two.log_index)).toEqual([
    { log_index: 0, state: 'credited', held_because: null },
    { log_index: 9, state: 'orphaned', held_because: null },
  ])
  expect(await creditByHand(network, 9)).toMatchObject({ reason: 'transfer_not_held' })
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a transfer that waits for its credit stays visible while its network is read again', async () => {
  const { network, reader, chain, send, stop, restart, transfers } = await aWorld()
  await send(1)
  await reader.read()
  const waits = [{ log_index: 0, state: 'seen', held_because: null }]
  expect(await transfers()).toEqual(waits)
  await stop()
  await restart()
  expect(await transfers()).toEqual(waits)
  await chain.mine(FINAL_AFTER)
  await reader.read()
  expect(await statesOf(shop, { network })).toEqual(['credited'])
})

suite('a missed transfer of a transaction that was credited in another block is held for this reason', async () => {
  const { network, reader, shopper, send, move, transfers } = await aWorld()
  const hash = await send()
  await reader.read()
  await move()
  const query = { transaction_hash: hash }
  // The server has stored the transaction at another log index only, so the desk's search finds that transfer.
  const setState = (state: 'orphaned' | 'credited') =>
    shop.db
      .updateTable('chain_transfer')
      .set({ state })
      .where('network', '=', network)
      .where('log_index', '=', 9)
      .execute()
  await setState('orphaned')
  await owner.call('POST /api/admin/chain/find', { body: query })
  await setState('credited')
  expect(await transfers()).toEqual([
    { log_index: 9, state: 'credited', held_because: null },
    { log_index: 0, state: 'held', held_because: 'passed_by_hand' },
  ])
  expect(await creditByHand(network, 0)).toMatchObject({ reason: 'transaction_used' })
  expect(await balanceIn(shopper)).toBe(500)
})
