import { expect, test } from 'vitest'
import { isSameName, nameText } from './person-name.ts'

test.each([
  ['Srisai', 'Nina', 'Nina Srisai'],
  [' Srisai', 'Nina ', 'Nina Srisai'],
  ['山田', '花子', '山田花子'],
  ['サトウ', 'ケン・ジ', 'サトウケン・ジ'],
  ['김', '민수', '김민수'],
  ['ศรีใส', 'นีน่า', 'นีน่า ศรีใส'],
  ['王', 'Lily', '王 Lily'],
  ['Smith', '花子', '花子 Smith'],
  ['', 'Nina', 'Nina'],
  ['', '花子', '花子'],
  ['山田', '', '山田'],
])('family name "%s" and given name "%s" are the name "%s"', (family_name, given_name, name) => {
  expect(nameText({ family_name, given_name })).toBe(name)
})

test.each([
  ['Nina Srisai', 'SRISAI, NINA', true],
  ['林英', '林 英', true],
  ['Nina Srisai', 'Nina Srisa', false],
  ['林英', '英林', false],
])('whether %s and %s are the same name: %s', (one, other, is_same) => {
  expect(isSameName(one, other)).toBe(is_same)
})
