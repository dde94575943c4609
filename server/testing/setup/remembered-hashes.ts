import { vi } from 'vitest'

/**
 * Remembers the hash of each password and the result of each comparison, because thousands of test accounts share one
 * password and one payment code. The hashes themselves are those of the real server.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const results = new Map<string, Promise<unknown>>()
  function remembered<Arguments extends unknown[], Result>(work: (...parameters: Arguments) => Promise<Result>) {
    return (...parameters: Arguments): Promise<Result> => {
      const key = JSON.stringify([work.name, ...parameters])
      const result = (results.get(key) as Promise<Result> | undefined) ?? work(...parameters) // the key names the function
      results.set(key, result)
      return result
    }
  }
  return { ...argon2, hash: remembered(argon2.hash), verify: remembered(argon2.verify) }
})
