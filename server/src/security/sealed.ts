import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Key, Keys } from './keys.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (key: Key, purpose: string) => key.mac('sealing key', purpose)

/**
 * Encrypts a text with the server's key, so that a stolen table does not reveal it.
 * @param owner the text can only be decrypted for the same owner, even if it is copied to another row.
 * @returns nonce, tag and ciphertext.
 */
export function seal(keys: Keys, purpose: string, owner: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(keys, purpose), nonce).setAAD(Buffer.from(owner))
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext])
}

/**
 * Decrypts a text that was encrypted with the current or a former key.
 * @throws Error when the key, purpose or owner is different, or the text was changed.
 */
export function unseal(keys: Keys, purpose: string, owner: string, sealed: Buffer): string {
  for (const key of keys.former)
    try {
      return unsealWith(key, purpose, owner, sealed)
    } catch {
      // The text was encrypted with another key, so the next key is tried.
    }
  return unsealWith(keys, purpose, owner, sealed)
}

/**
 * Encrypts a text with the current key if it was encrypted with a former key.
 * @returns undefined if it was encrypted with the current key.
 * @throws Error when no key decrypts it.
 */
export function sealAgain(keys: Keys, purpose: string, owner: string, sealed: Buffer): Buffer | undefined {
  try {
    unsealWith(keys, purpose, owner, sealed)
    return undefined
  } catch {
    return seal(keys, purpose, owner, unseal(keys, purpose, owner, sealed))
  }
}

function unsealWith(key: Key, purpose: string, owner: string, sealed: Buffer): string {
  const [nonce, rest] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)]
  const decipher = createDecipheriv(CIPHER, keyOf(key, purpose), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(rest.subarray(0, TAG_BYTES))
  return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
}
