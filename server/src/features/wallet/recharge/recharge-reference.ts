import { firstKey, type Keys } from '../../../security/keys.ts'

/** Without characters that look alike on a bank's paper form: I and 1, O and 0. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** What a shopper writes on a transfer: always the same for one shopper, and meaningless to anybody else. */
export function rechargeReference(keys: Keys, user_id: string): string {
  const mac = firstKey(keys).mac('recharge reference', user_id)
  return `SP-${[...mac.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}
