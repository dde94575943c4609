import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { DbAndKeys } from '../../../context.ts'
import { seal, unseal } from '../../../security/sealed.ts'
import type { SigningKey } from './sign.ts'
import { thumbprintOf } from './signature.ts'
import { findSigningKeys, insertFirstKey } from './signing-key-sql.ts'

const PURPOSE = 'agent signing key'

/** The shop's signing key, and all public keys that its profile lists. */
export type SigningKeys = { current: SigningKey; published: object[] }

/** Reads the shop's signing keys. Creates the first one: several servers agree on one key. */
export async function readSigningKeys({ db, keys }: DbAndKeys): Promise<SigningKeys> {
  const rows = await findSigningKeys(db)
  const current = rows.find(({ is_current }) => is_current)
  if (!current) {
    await insertFirstKey(db, makeKey(keys))
    return readSigningKeys({ db, keys })
  }
  const { kid, sealed_private_key } = current
  return {
    current: { kid, private_key: createPrivateKey(unseal(keys, PURPOSE, kid, sealed_private_key)) },
    // Only members that are public by definition are listed.
    published: rows.map(({ kid, public_key: { kty, crv, x, y } }) => ({
      ...{ kid, kty, crv, x, y },
      use: 'sig',
      alg: 'ES256',
    })),
  }
}

function makeKey(keys: DbAndKeys['keys']) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty = '', crv = '', x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const kid = thumbprintOf({ kty, crv, x, y })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { kid, public_key: { kty, crv, x, y }, sealed_private_key: seal(keys, PURPOSE, kid, pem) }
}
