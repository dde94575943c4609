import { aShopper, type TestShop } from '../world.ts'
import { aChain } from './anvil.ts'
import { addressOf, aNetwork, aReader } from './chain-world.ts'

let networks = 0

/** A network on a separate chain, and a shopper with an address. */
export async function aReadingWorld(shop: TestShop, options: Parameters<typeof aNetwork>[2] = {}) {
  const chain = await aChain()
  const network = await aNetwork(shop, chain, { network: `testnet-${++networks}`, ...options })
  const reader = aReader(shop)
  await reader.read()
  const shopper = await aShopper(shop)
  return { chain, network, reader, shopper, address: await addressOf(shop, shopper, network) }
}
