import { expect, test } from 'vitest'
import { nearKeyword } from './near-keyword.ts'

const KNOWN = ['lamp', 'kettle', 'camp', 'desk', '主机', 'ケトル', '주전자', 'โคมไฟ', 'tea']

test.each([
  ['keetle', 'kettle'],
  ['ketlte', 'kettle'],
  ['Desk LAPM', 'desk lamp'],
  ['lanp', 'lamp'],
  ['gamp', 'lamp'], // of two as near the commoner one
  ['canp', 'camp'], // but the first letter is seldom wrong
  ['ケドル', 'ケトル'],
  ['주젼자', '주전자'],
  ['โคมไฝ', 'โคมไฟ'],
])('%s was meant to be %s', (typed, meant) => {
  expect(nearKeyword(typed, KNOWN)).toBe(meant)
})

test.each(['kettle', 'ket', 'xylophone', 'te', 'zz', '主人', '!?', 'lamp xylophone', 'a b c d e f g lanp'])(
  'nothing is near %s, or nothing is wrong with it',
  (typed) => {
    expect(nearKeyword(typed, KNOWN)).toBeUndefined()
  },
)
