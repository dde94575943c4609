import { bech32mOf, DEMO_ADDRESS_BYTES } from '@sampan/contract/chain'
import { firstKey, type Keys } from '../../security/keys.ts'

/**
 * The shopper's deposit address on a network: derived from the key, constant, and different for each shopper. The
 * server has no key that could spend money from the address.
 */
export function depositAddress(keys: Keys, network: string, user_id: string): string {
  const mac = firstKey(keys).mac('deposit address', network, user_id)
  return bech32mOf('demo', mac.subarray(0, DEMO_ADDRESS_BYTES))
}
