import {
  addOtherAddresses,
  type BenchShop,
  closeNetwork,
  FINAL_AFTER,
  makeAddresses,
  openNetwork,
  openReader,
  reconcileAll,
} from './bench-shop-sql.ts'
import type { RandomNumber } from './random-number.ts'

/** Transfers in one transaction, and so in one block. */
const AT_ONCE = 100
const SHOPPERS_MOST = 10_000

/** Deposits to many addresses: the time until they are stored and credited, and of a comparison of all addresses. */
export async function measureDeposits(
  shop: BenchShop,
  { deposits, addresses }: { deposits: number; addresses: number },
  random: RandomNumber,
) {
  const { chain, place, network, contract, chain_key_id } = await openNetwork(shop, 'deposits')
  await chain.addMulticall()
  const reader = openReader(shop)
  await reader.read()
  const to = await makeAddresses(shop, network, chain_key_id, Math.min(deposits, addresses, SHOPPERS_MOST))
  await addOtherAddresses(shop, chain_key_id, addresses - to.length)
  for (let sent = 0; sent < deposits; sent += AT_ONCE) {
    const mints = Array.from({ length: Math.min(AT_ONCE, deposits - sent) }, (_, at) => ({
      to: to[(sent + at) % to.length] ?? '',
      units: BigInt(random(90_000_000) + 10_000),
    }))
    await chain.mintAll(contract, mints)
    await chain.mine()
  }
  await chain.mine(FINAL_AFTER + 1)
  const started = performance.now()
  await reader.read()
  const seconds = (performance.now() - started) / 1000
  const reconciled = await reconcileAll(shop, network)
  await closeNetwork(shop, network)
  return { places: [place], seconds, reconciled }
}
