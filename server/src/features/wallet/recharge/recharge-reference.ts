import { firstKey, type Keys } from '../../../security/keys.ts'

/** Letters and digits without I, 1, O and 0, which look alike on a bank's paper form. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/**
 * The reference that a shopper writes on transfers: derived from the key, constant per shopper, and meaningless to
 * others.
 */
export function rechargeReference(keys: Keys, user_id: string): string {
  const mac = firstKey(keys).mac('recharge reference', user_id)
  return `SP-${[...mac.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}
