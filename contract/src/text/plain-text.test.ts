import { expect, test } from 'vitest'
import { Name, NamePart, SingleLine, Text } from '../endpoint.ts'
import { plainLine, plainLines } from './plain-text.ts'

test.each([
  ['Nina\r\nREF1,9999.00,Somebody', 'Nina REF1,9999.00,Somebody'],
  ['a\u001b[2Jb\u0085c\u2028d', 'a [2Jb c d'],
  ['\u202eknaB\u202c', 'knaB'],
  ['a\u200bb\ufeff', 'ab'],
  ['👩\u200d🌾', '👩\u200d🌾'],
  ['Cafe\u0301', 'Café'],
])('%j becomes the line %j', (input, line) => {
  expect(plainLine(input)).toBe(line)
})

test.each([
  ['one\r\ntwo\rthree\n\tfour', 'one\ntwo\nthree\n\tfour'],
  ['a\u001b[2Jb\u202ec', 'a[2Jb\u202ec'],
])('%j becomes the lines %j', (input, lines) => {
  expect(plainLines(input)).toBe(lines)
})

test('text of invisible characters only becomes empty; NUL remains, and is refused elsewhere', () => {
  expect(SingleLine(80).safeParse(' \u200b\r\n\u202e').success).toBe(false)
  expect(Text(80).safeParse(' \u001b\r\n').success).toBe(false)
  expect(SingleLine(80).parse('a\0b')).toBe('a\0b')
  for (const invisible of ['\u200b', '\u00ad', '\u2060 \u202e', '\ufe0f', '\u200d'])
    for (const schema of [Text(80), SingleLine(80), Name(80), NamePart(80)])
      expect([invisible, schema.safeParse(`\u00ad${invisible}`).success]).toEqual([invisible, false])
  for (const name of ['Nina', '山田', '😀', "O'Neil"]) expect(Name(80).parse(name)).toBe(name)
  expect(NamePart(80).parse('')).toBe('')
})
