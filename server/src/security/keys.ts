import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const KEY_BYTES = 32

/** A secret of the server, stored outside of the database: without it a stolen table of payment codes is useless. */
export type Key = {
  /** Identifies the key of a stored MAC. */
  key_id: string
  /**
   * HMAC-SHA-256 of the parts. Each part is prefixed with its length, so that different parts never produce the same
   * input.
   */
  mac: (purpose: string, ...parts: string[]) => Buffer
}

/**
 * The current key, used for everything new, and the former keys, the latest first, which still verify and decrypt older
 * values.
 */
export type Keys = Key & { former: readonly Key[] }

/** @internal Exported for its test. */
export const keysFrom = (secret: Buffer, ...former: Buffer[]): Keys => ({
  ...keyFrom('SAMPAN_KEY', secret),
  former: former.map((one) => keyFrom('each of SAMPAN_FORMER_KEYS', one)),
})

function keyFrom(name: string, secret: Buffer): Key {
  if (secret.length !== KEY_BYTES) throw new Error(`${name} must be 32 bytes, in base64`)
  const key = createSecretKey(secret)
  const mac = (purpose: string, ...parts: string[]) => {
    const hmac = createHmac('sha256', key)
    for (const part of [purpose, ...parts]) hmac.update(`${Buffer.byteLength(part)}:${part}`)
    return hmac.digest()
  }
  return { key_id: mac('key id').toString('hex').slice(0, 8), mac }
}

/** The key with this id; undefined for an unknown id. */
export const keyOfId = (keys: Keys, key_id: string | null): Key | undefined =>
  [keys, ...keys.former].find((key) => key.key_id === key_id)

/** The first key of the shop, for values that must never change, such as the reference on a shopper's transfers. */
export const firstKey = (keys: Keys): Key => keys.former.at(-1) ?? keys

/** Whether a stored MAC was made with any of the keys. */
export const isMadeWith = (keys: Keys, stored: Uint8Array, macWith: (key: Key) => Buffer): boolean =>
  [keys, ...keys.former].some((key) => sameMac(stored, macWith(key)))

/**
 * Reads SAMPAN_KEY and SAMPAN_FORMER_KEYS (separated by commas, the latest first). Without SAMPAN_KEY, except in
 * production, a key is created in the data folder at the first start.
 */
export function readKeys(env: NodeJS.ProcessEnv, data_folder: string, production: boolean): Keys {
  if (env.SAMPAN_KEY) {
    const former = (env.SAMPAN_FORMER_KEYS ?? '').split(',').filter((key) => key.trim() !== '')
    return keysFrom(Buffer.from(env.SAMPAN_KEY, 'base64'), ...former.map((key) => Buffer.from(key, 'base64')))
  }
  if (production) throw new Error('production needs SAMPAN_KEY: 32 random bytes in base64')
  const file = join(data_folder, 'key')
  mkdirSync(data_folder, { recursive: true })
  // With `wx`, one of two servers that start at the same time creates the file, and the other reads it.
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
