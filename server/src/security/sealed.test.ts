import { expect, test } from 'vitest'
import { keysFrom } from './keys.ts'
import { seal, unseal } from './sealed.ts'

const keys = keysFrom(Buffer.alloc(32, 7))
const NUMBER = '6222021234567890123'

test('an encrypted text can be decrypted for its owner, and each ciphertext is different', () => {
  const [one, two] = [seal(keys, 'card', 'mei', NUMBER), seal(keys, 'card', 'mei', NUMBER)]
  expect(unseal(keys, 'card', 'mei', one)).toBe(NUMBER)
  expect(one.equals(two)).toBe(false)
  expect(one.includes(NUMBER)).toBe(false)
})

test('decryption fails for another owner, purpose or key, and for a changed ciphertext', () => {
  const sealed = seal(keys, 'card', 'mei', NUMBER)
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal(keys, 'card', 'lin', sealed)).toThrow()
  expect(() => unseal(keys, 'other', 'mei', sealed)).toThrow()
  expect(() => unseal(keysFrom(Buffer.alloc(32, 8)), 'card', 'mei', sealed)).toThrow()
  expect(() => unseal(keys, 'card', 'mei', changed)).toThrow()
  expect(() => unseal(keys, 'card', 'mei', Buffer.alloc(3))).toThrow()
})
