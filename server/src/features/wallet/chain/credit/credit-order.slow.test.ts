import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { type Asked, aProvider } from '../../../../../testing/chain/chain-provider.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  healthOf,
  statesOf,
} from '../../../../../testing/chain/chain-world.ts'
import { addressOf as databaseOf } from '../../../../../testing/database.ts'
import { drained } from '../../../../../testing/drain.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'
import { openNotifications } from '../../../../db/notifications.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
let networks = 0

async function aWorld() {
  const chain = await aChain()
  const provider = await aProvider(chain)
  const network = await aNetwork(shop, chain, { network: `order-${++networks}`, urls: [provider.url] })
  const reader = aReader(shop)
  await reader.read()
  onTestFinished(async () => {
    await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
    await expectSoundBooks(shop)
  })
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const [to, to_other] = [await addressOf(shop, shopper, network), await addressOf(shop, other, network)]
  /** The calls of each method until the test ends. */
  const calls: string[] = []
  const count = ({ method }: Asked) => {
    calls.push(method)
    return undefined
  }
  return { chain, provider, network, reader, shopper, other, to, to_other, calls, count }
}

suite.each([
  ['tiny transfers', 1n],
  ['deposits', 10_000n],
])('150 %s of another shopper do not delay a deposit, and their transaction is read once', async (_, units) => {
  const { chain, provider, network, reader, other, to, to_other, calls, count } = await aWorld()
  await chain.mintAll(
    network.contract,
    Array.from({ length: 150 }, () => ({ to, units })),
  )
  await chain.mine()
  await chain.mint(network.contract, { to: to_other, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  provider.becomes(count)
  await reader.round()
  expect(await balanceIn(other)).toBe(500)
  // Two transactions, two blocks, and the balances of an address before and after its block.
  const callsOf = (method: string) => calls.filter((one) => one === method).length
  expect([callsOf('eth_getTransactionReceipt'), callsOf('eth_call')]).toEqual([2, 4])
  provider.recovers()
  await reader.read()
  expect((await statesOf(shop, network)).includes('seen')).toBe(false)
})

suite('a credit that waits for its node does not delay the reading', async () => {
  const { chain, provider, network, reader, shopper, to } = await aWorld()
  await chain.mint(network.contract, { to, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let is_asked = false
  provider.becomes(async ({ method }) => {
    if (method !== 'eth_getTransactionReceipt') return undefined
    is_asked = true
    await answered
    return undefined
  })
  const { signal } = new AbortController()
  await reader.start(signal)
  await vi.waitFor(() => expect(is_asked).toBe(true), { timeout: 60_000 })
  await chain.mine(3)
  const height = await chain.height()
  await vi.waitFor(
    async () => {
      await reader.start(signal)
      expect((await healthOf(shop, network))?.scanned_height).toBe(height)
    },
    { timeout: 30_000 },
  )
  expect(await balanceIn(shopper)).toBe(0)
  answer()
  await reader.idle()
  expect(await balanceIn(shopper)).toBe(500)
})

suite('a token that is added while a range is read is read from then on', async () => {
  const { chain, provider, network, reader, shopper, to } = await aWorld()
  const contract = (await chain.aToken({ symbol: 'USDX' })).toLowerCase()
  await chain.mint(contract, { to, units: 4_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  const token = { network: network.network, token: 'usdx', symbol: 'USDX', contract, decimals: 6, position: 2 }
  let is_added = false
  provider.becomes(async ({ method }) => {
    if (method === 'eth_getLogs' && !is_added) {
      is_added = true
      await shop.db.insertInto('chain_token').values(token).execute()
    }
    return undefined
  })
  const { signal } = new AbortController()
  await reader.start(signal)
  await reader.idle()
  expect(is_added).toBe(true)
  expect(await balanceIn(shopper)).toBe(400)
})

suite.each([
  ['held', { is_blocked: true, minimum_cents: 1 }],
  ['kept', { is_blocked: false, minimum_cents: 600 }],
])('a transfer that becomes %s sends a live event', async (state, { is_blocked, minimum_cents }) => {
  const { chain, network, reader, shopper, to } = await aWorld()
  const { user_id } = shopper
  await shop.db.updateTable('chain_network').set({ minimum_cents }).where('network', '=', network.network).execute()
  const blocked_at = is_blocked ? new Date().toISOString() : null
  await shop.db.updateTable('user_account').set({ blocked_at }).where('user_id', '=', user_id).execute()
  await chain.mint(network.contract, { to, units: 5_000_000n })
  await chain.mine(FINAL_AFTER)
  await reader.read()
  await chain.mine()
  const notifications = await openNotifications(await databaseOf(shop.db))
  onTestFinished(() => notifications.close())
  const states: string[] = []
  let is_listening = false
  notifications.on('live', (payload) => {
    is_listening = true
    if (payload.includes(user_id))
      void statesOf(shop, network).then((now) => {
        states.push(...now)
      })
  })
  // The connection listens a moment later, and PostgreSQL keeps no notifications for it.
  await expect.poll(() => sql`notify live, 'probe'`.execute(shop.db).then(() => is_listening)).toBe(true)
  await reader.read()
  await drained(shop.context)
  await expect.poll(() => states).toContain(state)
})
