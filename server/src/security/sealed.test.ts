import { expect, test } from 'vitest'
import { keysFrom } from './keys.ts'
import { seal, unseal } from './sealed.ts'

const keys = keysFrom(Buffer.alloc(32, 7))
const NUMBER = '6222021234567890123'

test('what is sealed opens for its owner, and never looks the same twice', () => {
  const [one, two] = [seal(keys, 'card', 'mei', NUMBER), seal(keys, 'card', 'mei', NUMBER)]
  expect(unseal(keys, 'card', 'mei', one)).toBe(NUMBER)
  expect(one.equals(two)).toBe(false)
  expect(one.includes(NUMBER)).toBe(false)
})

test('it opens for nobody else, for nothing else, with no other key, and not once it is changed', () => {
  const sealed = seal(keys, 'card', 'mei', NUMBER)
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal(keys, 'card', 'lin', sealed)).toThrow()
  expect(() => unseal(keys, 'other', 'mei', sealed)).toThrow()
  expect(() => unseal(keysFrom(Buffer.alloc(32, 8)), 'card', 'mei', sealed)).toThrow()
  expect(() => unseal(keys, 'card', 'mei', changed)).toThrow()
  expect(() => unseal(keys, 'card', 'mei', Buffer.alloc(3))).toThrow()
})
