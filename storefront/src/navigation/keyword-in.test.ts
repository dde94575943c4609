import { expect, test } from 'vitest'
import { keywordIn } from './keyword-in.ts'

const inAddress = (keyword: string) => keywordIn(new URLSearchParams({ keyword }))

test('a keyword is cut to the server’s limit', () => {
  expect(keywordIn(new URLSearchParams())).toBe('')
  expect(inAddress(' green tea ')).toBe('green tea')
  expect(inAddress('a'.repeat(120))).toBe('a'.repeat(100))
})

test('a character is never split', () => {
  expect(inAddress(`${'a'.repeat(98)}😀`)).toBe(`${'a'.repeat(98)}😀`)
  expect(inAddress(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99))
})

test('a letter with a combining mark is counted in the same way as on the server', () => {
  expect(inAddress('e\u0301'.repeat(100))).toBe('é'.repeat(100))
  expect(inAddress('\u0958'.repeat(100))).toHaveLength(100)
})

test.each([
  ['100%', '100%'],
  ['100%25+cotton', '100% cotton'],
  ['%zz', '%zz'],
  ['tea%E0%A4%A', 'tea %A'],
  ['%ff%fe', ''],
  ['%C3%A9%C3', 'é'],
])('the keyword %s in a URL is read as “%s”', (urlText, keyword) => {
  expect(keywordIn(new URLSearchParams(`keyword=${urlText}`))).toBe(keyword)
})
