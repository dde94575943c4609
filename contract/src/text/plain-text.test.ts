import { expect, test } from 'vitest'
import { SingleLine, Text } from '../endpoint.ts'
import { plainLine, plainLines } from './plain-text.ts'

test.each([
  ['Nina\r\nREF1,9999.00,Somebody', 'Nina REF1,9999.00,Somebody'],
  ['a\u001b[2Jb\u0085c\u2028d', 'a [2Jb c d'],
  ['\u202eknaB\u202c', 'knaB'],
  ['a\u200bb\ufeff', 'ab'],
  ['👩\u200d🌾', '👩\u200d🌾'],
  ['Cafe\u0301', 'Café'],
])('%j becomes the line %j', (typed, line) => {
  expect(plainLine(typed)).toBe(line)
})

test.each([
  ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  ['a\u001b[2Jb\u202ec', 'a[2Jb\u202ec'],
])('%j becomes the lines %j', (typed, lines) => {
  expect(plainLines(typed)).toBe(lines)
})

test('text of invisible characters only becomes empty; NUL remains, and is refused elsewhere', () => {
  expect(SingleLine(80).safeParse(' \u200b\r\n\u202e').success).toBe(false)
  expect(Text(80).safeParse(' \u001b\r\n').success).toBe(false)
  expect(SingleLine(80).parse('a\0b')).toBe('a\0b')
})
