import { expect, test } from 'vitest'
import { initialOf } from './initial-of.ts'

test.each([
  ['nina Srisai', 'N'],
  [' 山田花子', '山'],
  ['นีน่า ศรีใส', 'น'],
  ['เปรม ศรีใส', 'ป'],
  ['김민수', '김'],
  ['', ''],
])('the initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
