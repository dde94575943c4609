import { aShopper, type TestShop } from '../world.ts'
import { aChain } from './anvil.ts'
import { aProvider } from './chain-provider.ts'
import { addressOf, aNetwork, aReader } from './chain-world.ts'

/** A function that opens another network with two providers, and a shopper with an address in it. */
export function twoProviderWorlds(shop: TestShop) {
  let networks = 0
  return async () => {
    const chain = await aChain()
    const [first, second] = [await aProvider(chain), await aProvider(chain)]
    const network = await aNetwork(shop, chain, { network: `fault-${++networks}`, urls: [first.url, second.url] })
    const failed: unknown[] = []
    const reader = aReader(shop, failed)
    await reader.read()
    const shopper = await aShopper(shop)
    return { chain, first, second, network, reader, failed, shopper, address: await addressOf(shop, shopper, network) }
  }
}
