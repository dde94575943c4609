import { bech32mOf, DEMO_ADDRESS_BYTES } from '@sampan/contract/chain'
import { firstKey, type Keys } from '../../security/keys.ts'

/** Where a shopper sends tokens: always the same for one shopper and network, and nobody else's. Nothing here can spend. */
export function depositAddress(keys: Keys, network: string, user_id: string): string {
  const mac = firstKey(keys).mac('deposit address', network, user_id)
  return bech32mOf('demo', mac.subarray(0, DEMO_ADDRESS_BYTES))
}
