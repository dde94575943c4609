import { setTimeout as wait } from 'node:timers/promises'
import { startProvider } from '../../server/testing/chain/chain-provider.ts'
import { callsOf, ReadingProcess } from '../../server/testing/chain/reading-process.ts'
import { cleanups } from '../cleanup.ts'
import {
  type BenchShop,
  closeNetwork,
  FINAL_AFTER,
  makeAddresses,
  openNetwork,
  type Place,
  retryNow,
  scannedHeight,
  waitingTransfers,
} from './bench-shop-sql.ts'
import type { RandomNumber } from './random-number.ts'
import { Payers } from './reorganisations.ts'

const SHOPPERS = 50
/** A quarter of the kills come after a reorganisation, and anvil forgets its state after some hundred of them. */
const OF_ONE_CHAIN = 100
/** A round after some blocks asks the node about this often. */
const CALLS = 30
/** If the process makes fewer calls, it is killed after this time. */
const IDLE_MS = 4_000
/** Longer than the transactions that follow a reply of the node. */
const DELAY_MS = 25
const PATIENCE_MS = 60_000

type Part = { network: string; count: number }

/** Kills the process that reads the chain, and every third time PostgreSQL instead, between and in any two steps. */
export async function measureKills(shop: BenchShop, count: number, random: RandomNumber) {
  const places: Place[] = []
  const started = performance.now()
  for (let done = 0; done < count; done += OF_ONE_CHAIN) {
    const network = `kills-${places.length + 1}`
    places.push(await killOften(shop, { network, count: Math.min(OF_ONE_CHAIN, count - done) }, random))
  }
  return { places, seconds: (performance.now() - started) / 1000 }
}

/** Whether PostgreSQL is killed in a step, and not the server. */
const isOfDatabase = (step: number) => step % 3 === 2

/** Numbers of kills of the server and of PostgreSQL. */
export function killsOf(count: number) {
  let database = 0
  for (let step = 0; step < count; step++) if (isOfDatabase(step % OF_ONE_CHAIN)) database++
  return { server: count - database, database }
}

async function killOften(shop: BenchShop, { network, count }: Part, random: RandomNumber): Promise<Place> {
  const opened: Awaited<ReturnType<typeof startProvider>>[] = []
  const { chain, place, contract, chain_key_id } = await openNetwork(shop, network, async (chain) => {
    const provider = await startProvider(chain)
    opened.push(provider)
    cleanups.push(provider.close)
    return provider.url
  })
  const [provider] = opened
  if (!provider) throw new Error('the network has no provider')
  const reading = new ReadingProcess(shop.address)
  cleanups.push(() => reading.kill())
  reading.start()
  const payers = new Payers(chain, contract, await makeAddresses(shop, network, chain_key_id, SHOPPERS), random)
  while ((await scannedHeight(shop, network)) === 0) await wait(50)
  for (let step = 0; step < count; step++) {
    await payers.send(1 + random(3))
    await chain.mine(1 + random(6))
    if (random(4) === 0) await payers.reorganise(1 + random(FINAL_AFTER))
    await chain.mine()
    await Promise.race([callsOf(provider, 1 + random(CALLS)), wait(IDLE_MS, undefined, { ref: false })])
    await wait(random(DELAY_MS))
    if (isOfDatabase(step)) await restartDatabase(shop)
    else {
      await reading.kill()
      reading.start()
    }
  }
  provider.recovers()
  await chain.mine(FINAL_AFTER + 1)
  await settle(shop, network, await chain.height())
  await reading.kill()
  await closeNetwork(shop, network)
  return place
}

async function restartDatabase({ cluster }: BenchShop): Promise<void> {
  cluster.signal('SIGKILL')
  await cluster.start()
}

/** Waits until all transfers are credited. */
async function settle(shop: BenchShop, network: string, height: number): Promise<void> {
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await wait(100)) {
    await retryNow(shop)
    if ((await scannedHeight(shop, network)) >= height && (await waitingTransfers(shop, network)) === 0) return
  }
}
