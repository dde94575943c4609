import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import { aProvider } from '../../../../../testing/chain/chain-provider.ts'
import { addressOf, aNetwork, aReader, FINAL_AFTER, healthOf } from '../../../../../testing/chain/chain-world.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)

suite('more networks than connections of the pool are read, while all nodes are slow', async () => {
  const shop = await aShop({ max: 2 })
  const chain = await aChain()
  const reader = aReader(shop)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let waiting = 0
  const shopper = await aShopper(shop)
  const provider = await aProvider(chain)
  const networks = []
  for (const name of ['one', 'two', 'three', 'four']) {
    const network = await aNetwork(shop, chain, { network: name, urls: [provider.url] })
    networks.push(network)
  }
  await reader.read()
  for (const network of networks)
    await chain.mint(network.contract, { to: await addressOf(shop, shopper, network), units: 1_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  provider.becomes(async () => {
    waiting += 1
    await answered
    return undefined
  })
  const reading = reader.round()
  while (waiting < networks.length) await chain.height()
  // All connections of the pool are free for requests.
  expect(await Promise.all([balanceIn(shopper), balanceIn(shopper), balanceIn(shopper)])).toEqual([0, 0, 0])
  answer()
  await reading
  await reader.read()
  expect(await balanceIn(shopper)).toBe(400)
})

suite('a reader whose lock is lost stops, and another server goes on', async () => {
  const shop = await aShop()
  const chain = await aChain()
  const provider = await aProvider(chain)
  const network = await aNetwork(shop, chain, { network: 'lost', urls: [provider.url] })
  const [reader, second] = [aReader(shop), aReader(shop)]
  await reader.read()
  const before = await healthOf(shop, network)
  let is_asked = false
  provider.becomes(() => {
    is_asked = true
    return new Promise(() => {})
  })
  const reading = reader.round()
  while (!is_asked) await chain.height()
  await second.round()
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(shop.db)
  expect(await reading).toBe('done')
  expect(await healthOf(shop, network)).toEqual(before)
  provider.recovers()
  await chain.mine(2)
  await second.read()
  expect((await healthOf(shop, network))?.scanned_height).toBe(await chain.height())
  await chain.mine(1)
  await reader.read()
  expect((await healthOf(shop, network))?.scanned_height).toBe(await chain.height())
})
