import { expect, test } from 'vitest'
import { keywordIn } from './keyword-in.ts'

const inAddress = (keyword: string) => keywordIn(new URLSearchParams({ keyword }))

test('a keyword is cut to what the server takes', () => {
  expect(keywordIn(new URLSearchParams())).toBe('')
  expect(inAddress(' green tea ')).toBe('green tea')
  expect(inAddress('a'.repeat(120))).toBe('a'.repeat(100))
})

test('a character is taken or left out as a whole', () => {
  expect(inAddress(`${'a'.repeat(98)}😀`)).toBe(`${'a'.repeat(98)}😀`)
  expect(inAddress(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99))
})

test('a letter and its mark are counted as the server counts them', () => {
  expect(inAddress('e\u0301'.repeat(100))).toBe('é'.repeat(100))
  expect(inAddress('\u0958'.repeat(100))).toHaveLength(100)
})
