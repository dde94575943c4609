import { expect, onTestFinished, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { compareWithChain } from '../../../../../testing/chain/chain-comparison.ts'
import { aProvider } from '../../../../../testing/chain/chain-provider.ts'
import { addressOf, aNetwork, aReader, FINAL_AFTER } from '../../../../../testing/chain/chain-world.ts'
import { callsOf, ReadingProcess } from '../../../../../testing/chain/reading-process.ts'
import { addressOf as databaseOf } from '../../../../../testing/database.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()

/** Calls of the node after which the server is killed. A round of reading and crediting makes about thirty. */
const KILLED_AFTER = [6, 14, 24]

suite('however often the server is killed between two steps, each deposit is credited once', async () => {
  const chain = await aChain()
  const provider = await aProvider(chain)
  const network = await aNetwork(shop, chain, { urls: [provider.url] })
  const reader = aReader(shop, [])
  await reader.read()
  const shopper = await aShopper(shop)
  const to = await addressOf(shop, shopper, network)
  const server = new ReadingProcess(await databaseOf(shop.db))
  onTestFinished(() => server.kill())
  for (const calls of KILLED_AFTER) {
    for (const units of [1_000_000n, 2_000_000n]) await chain.mint(network.contract, { to, units })
    await chain.mine(FINAL_AFTER)
    const reached = callsOf(provider, calls)
    server.start()
    await reached
    await server.kill()
  }
  provider.recovers()
  await chain.mint(network.contract, { to, units: 4_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  const place = { ...network, url: chain.url }
  expect((await compareWithChain(shop.db, place)).differences).toContainEqual(expect.stringMatching(/^state of/))
  // PostgreSQL may still have to notice that the killed server has left its lock.
  await expect.poll(() => reader.read().then(() => balanceIn(shopper))).toBe(1_300)
  expect(await compareWithChain(shop.db, place)).toMatchObject({ deposits: 7, credited_cents: 1_300, differences: [] })
})
