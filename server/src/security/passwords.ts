import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/**
 * Limits concurrent hashes, because each takes 19 MiB and a core for some milliseconds; more would delay all other
 * requests.
 */
const semaphore = pLimit(2)
const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * Normalises the password: phones and keyboards encode the same letters as different bytes (Thai, kana, full width).
 */
const normal = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => semaphore(() => hash(normal(password), ARGON2ID))

let unknown_hash: Promise<string> | undefined

/**
 * Verifies a password. Without a hash, for an unknown account or one whose password is not set yet, it does the same work and returns false, so that the
 * duration reveals nothing.
 */
export async function isPassword(password_hash: string | undefined, password: string): Promise<boolean> {
  unknown_hash ??= hashPassword('the password of no account')
  const compared = password_hash || (await unknown_hash)
  const is_right = await semaphore(() => verify(compared, normal(password)))
  return is_right && compared === password_hash
}
