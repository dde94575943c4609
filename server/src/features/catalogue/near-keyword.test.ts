import { expect, test } from 'vitest'
import { knownWords, nearKeyword } from './near-keyword.ts'

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
const near = (typed: string) => nearKeyword(typed, async () => known)

test.each([
  ['keetle', 'kettle'],
  ['ketlte', 'kettle'],
  ['mettle', 'kettle'],
  ['Desk LAPM', 'desk lamp'],
  ['sage 256 gb keetle', 'sage 256 gb kettle'],
  ['lanp', 'lamp'],
  ['ケドル', 'ケトル'],
  ['주젼자', '주전자'],
  ['โคมไฝ', 'โคมไฟ'],
])('%s was meant to be %s', async (typed, meant) => {
  expect(await near(typed)).toBe(meant)
})

test.each([
  'kettle', // known
  'ket', // its beginning
  'xylophone',
  'lamp xylophone',
  'te',
  'zz',
  'gamp', // a short word with another first letter is another word
  'bike',
  '총', // one syllable is a word of its own
  '主人',
  '257', // a figure is meant as it is
  '!?',
  'a b c d lanp', // a sentence
])('nothing is near %s, or nothing is wrong with it', async (typed) => {
  expect(await near(typed)).toBeUndefined()
})

test('the words are not asked for without any to compare', async () => {
  expect(await nearKeyword('!?', () => Promise.reject(new Error('not to be asked')))).toBeUndefined()
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
  await nearKeyword('qzxvbnm qwzxvbp zxqvbnk xqzvbtr', async () => many)
  expect(performance.now() - start).toBeLessThan(500)
})
