import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const KEY_BYTES = 32

/** The server's own secret, outside the database: without it a stolen table of payment codes is worth nothing. */
export type Keys = {
  /** Identifies the key that a stored MAC was made with. */
  key_id: string
  /** HMAC-SHA-256 of the parts. Each part is preceded by its length, so that no part can imitate another. */
  mac: (purpose: string, ...parts: string[]) => Buffer
}

/** @internal Exported for its test. */
export function keysFrom(secret: Buffer): Keys {
  if (secret.length !== KEY_BYTES) throw new Error('SAMPAN_KEY must be 32 bytes, in base64')
  const key = createSecretKey(secret)
  const mac = (purpose: string, ...parts: string[]) => {
    const hmac = createHmac('sha256', key)
    for (const part of [purpose, ...parts]) hmac.update(`${Buffer.byteLength(part)}:${part}`)
    return hmac.digest()
  }
  return { key_id: mac('key id').toString('hex').slice(0, 8), mac }
}

/** SAMPAN_KEY; without it, and never in production, a key made in the data folder at the first start. */
export function readKeys(env: NodeJS.ProcessEnv, data_folder: string, production: boolean): Keys {
  if (env.SAMPAN_KEY) return keysFrom(Buffer.from(env.SAMPAN_KEY, 'base64'))
  if (production) throw new Error('production needs SAMPAN_KEY: 32 random bytes in base64')
  const file = join(data_folder, 'key')
  mkdirSync(data_folder, { recursive: true })
  // With `wx`, one of two servers that start at once creates the file; the other reads it.
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // errors of fs have a code
    }
  }
  return keysFrom(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64'))
}

export const sameMac = (a: Uint8Array, b: Uint8Array) => a.length === b.length && timingSafeEqual(a, b)
