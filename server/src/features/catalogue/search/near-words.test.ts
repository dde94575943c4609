import type { Language } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { type Dictionary, lettersOf, nearWords, similarWords } from './near-words.ts'

/** A dictionary of these words, most common first. */
const dictionaryOf = (words: string[]): Dictionary => ({
  begun: async (beginnings) => new Set(beginnings.filter((one) => words.some((word) => word.startsWith(one)))),
  nearTo: async (letters, most) => words.filter((word) => Math.abs(lettersOf(word).length - letters.length) <= most),
})

const known = dictionaryOf([
  'lamp',
  'kettle',
  'camp',
  'desk',
  'sage',
  '256',
  'gb',
  '主机',
  'ケトル',
  '주전자',
  '종',
  'โคมไฟ',
  'tea',
  'like',
])
const near = (typed: string, language: Language = 'en') => nearWords(typed, language, known)

test.each([
  ['keetle', ['kettle']],
  ['ketlte', ['kettle']],
  ['mettle', ['kettle']],
  ['Desk LAPM', ['desk', 'lamp']],
  ['sage 256 gb keetle', ['sage', '256', 'gb', 'kettle']],
  ['lanp', ['lamp']],
  ['ket', ['ket']], // the start of a word
  ['cheap lamp for the desk', ['lamp', 'desk']],
  ['tea tea', ['tea']],
  ['ケドル', ['ケトル']],
  ['주젼자', ['주전자']],
  ['โคมไฝ', ['โคมไฟ']],
])('%s may mean %j', async (typed, meant) => {
  expect(await near(typed)).toEqual(meant)
})

test('a phrase without spaces is split into known words', async () => {
  expect(await near('便宜的主机', 'zh-CN')).toEqual(['主机'])
  expect(await near('おしゃれなケトル', 'ja')).toEqual(['ケトル'])
})

test.each([
  'xylophone',
  'te1',
  'zz',
  'gamp', // a short word with another first letter is another word
  'bike',
  '총', // a single syllable is too short
  '主人',
  '257', // numbers are never corrected
  '!?',
  'b c d e f g lanp', // a sentence
])('%s has no similar known word', async (typed) => {
  expect(await near(typed)).toEqual([])
})

test('the dictionary is not queried for a keyword without words', async () => {
  const silent = () => Promise.reject(new Error('not to be asked'))
  expect(await nearWords('!?', 'en', { begun: silent, nearTo: silent })).toEqual([])
})

test.each([
  ['gamp', ['lamp', 'camp']],
  ['a boiling ketel', ['kettle']],
  ['lomp ketel', ['lamp', 'kettle']],
  ['kettle', []],
  ['xylophone', []],
])('the words that are spelt most like %s are %j', async (typed, similar) => {
  expect(await similarWords(typed, known)).toEqual(similar)
})
