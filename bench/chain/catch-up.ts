import {
  type BenchShop,
  closeNetwork,
  FINAL_AFTER,
  makeAddresses,
  openNetwork,
  openReader,
  scannedHeight,
} from './bench-shop-sql.ts'
import type { RandomNumber } from './random-number.ts'

const TRANSFERS = 200
/** One block in this number has a deposit among its transfers. */
const DEPOSIT_EVERY = 10
const SHOPPERS = 20

const strangerAt = (number: number) => `0x${(number + 1).toString(16).padStart(40, 'e')}`

/** A server that was away while blocks with 200 transfers each became final: blocks that it reads in a second. */
export async function measureCatchUp(shop: BenchShop, blocks: number, random: RandomNumber) {
  const { chain, place, network, contract, chain_key_id } = await openNetwork(shop, 'catch-up')
  const reader = openReader(shop)
  await reader.read()
  const to = await makeAddresses(shop, network, chain_key_id, SHOPPERS)
  const mints = Array.from({ length: TRANSFERS }, (_, number) => ({ to: strangerAt(number), units: 1_000_000n }))
  for (let block = 0; block < blocks; block++) {
    const deposit = { to: to[random(to.length)] ?? '', units: BigInt(random(9_000_000) + 10_000) }
    await chain.mintAll(contract, block % DEPOSIT_EVERY === 0 ? [...mints.slice(1), deposit] : mints)
    await chain.mine()
  }
  await chain.mine(FINAL_AFTER)
  const started = performance.now()
  const first = await scannedHeight(shop, network)
  await reader.read()
  const seconds = (performance.now() - started) / 1000
  const read = (await scannedHeight(shop, network)) - first
  await closeNetwork(shop, network)
  return { places: [place], seconds, read }
}
