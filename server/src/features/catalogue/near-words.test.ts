import type { Language } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { knownWords, nearWords } from './near-words.ts'

const known = knownWords([
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
const near = (typed: string, language: Language = 'en') => nearWords(typed, language, async () => known)

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

test('what is written without spaces is taken apart', async () => {
  expect(await near('便宜的主机', 'zh-CN')).toEqual(['主机'])
  expect(await near('おしゃれなケトル', 'ja')).toEqual(['ケトル'])
})

test.each([
  'xylophone',
  'te1',
  'zz',
  'gamp', // a short word with another first letter is another word
  'bike',
  '총', // one syllable is a word of its own
  '主人',
  '257', // numbers are never corrected
  '!?',
  'b c d e f g lanp', // a sentence
])('nothing is near %s', async (typed) => {
  expect(await near(typed)).toEqual([])
})

test('the words are not asked for without any to compare', async () => {
  expect(await nearWords('!?', 'en', () => Promise.reject(new Error('not to be asked')))).toEqual([])
})

test('a hostile keyword among the most words a shop may have is answered within a moment', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const many = knownWords(
    Array.from({ length: 20_000 }, (_, at) =>
      [at % 26, (at * 7) % 26, (at * 11) % 26, (at >> 4) % 26, (at >> 7) % 26, (at >> 9) % 26, (at * 3) % 26]
        .map((place) => letters[place])
        .join(''),
    ),
  )
  const start = performance.now()
  await nearWords('qzxvbnm qwzxvbp zxqvbnk xqzvbtr qqzvwxy zzxqvbw', 'en', async () => many)
  expect(performance.now() - start).toBeLessThan(500)
})
