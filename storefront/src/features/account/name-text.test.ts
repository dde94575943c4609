import { expect, test } from 'vitest'
import { nameText } from './name-text.ts'

test.each([
  ['Srisai', 'Nina', 'Nina Srisai'],
  ['山田', '花子', '山田花子'],
  ['김', '민수', '김민수'],
  ['王', 'Lily', 'Lily 王'],
  ['ศรีใส', 'นีน่า', 'นีน่า ศรีใส'],
  ['', 'Nina', 'Nina'],
])('%s and %s make %s', (family_name, given_name, name) => {
  expect(nameText({ family_name, given_name })).toBe(name)
})
