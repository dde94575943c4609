import { expect, test } from 'vitest'
import { allSentences, forbiddenIn } from './forbidden-words.ts'

test('no sentence of the shop, the desk or the server has a forbidden word', () => {
  const sentences = allSentences()
  expect(sentences.length).toBeGreaterThan(10_000)
  for (const part of ['storefront', 'console', 'server'] as const)
    expect(sentences.filter((sentence) => sentence.part === part).length).toBeGreaterThan(1_500)
  expect(sentences.flatMap(forbiddenIn)).toEqual([])
})

test('a forbidden word is reported with the word to use, and literals of the specification are allowed', () => {
  const sentence = (text: string) => ({ part: 'server', language: 'en', text }) as const
  expect(forbiddenIn(sentence('This cannot be read.')).join()).toContain('Use: a contraction')
  expect(forbiddenIn(sentence('Refund amount cannot be negative'))).toEqual([])
  expect(forbiddenIn({ part: 'storefront', language: 'en', text: 'Refused' })).toEqual([])
  expect(forbiddenIn({ part: 'storefront', language: 'en', text: 'Refused by the shop' })).toHaveLength(1)
  expect(forbiddenIn({ part: 'console', language: 'th', text: 'โต๊ะทำงาน' })).toHaveLength(1)
})
