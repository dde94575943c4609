import { createECDH } from 'node:crypto'
import { firstKey, type Keys } from '../../../security/keys.ts'

/**
 * The key pair of the shop for push services (VAPID), derived from the server's key: browsers accept messages only from the
 * key with which they subscribed, on every server and after every change of SAMPAN_KEY.
 */
export function pushKeys(keys: Keys): { public_key: string; private_key: string } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(firstKey(keys).mac('push key'))
  // Node.js omits leading zeros of the private key, but push services expect 32 bytes.
  const private_key = Buffer.alloc(32)
  const secret = pair.getPrivateKey()
  secret.copy(private_key, private_key.length - secret.length)
  return { public_key: pair.getPublicKey('base64url'), private_key: private_key.toString('base64url') }
}
