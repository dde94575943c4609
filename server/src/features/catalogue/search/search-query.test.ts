import { expect, test } from 'vitest'
import { processorMs } from '../../../../testing/process/processor-time.ts'
import { combinations, matchKinds, parseKeyword, wordQueries } from './search-query.ts'
import { bounded } from './search-terms.ts'

const CHINESE_SENTENCE = '我想给妈妈买一件又轻又暖和的羊毛外套再配上一双舒服的平底鞋子吧'

/** Keywords with about as many terms as are allowed: 12 words, or 32 pairs of characters. */
const LONGEST_KEYWORDS = {
  '32 distinct words': { keyword: Array.from({ length: 32 }, (_, at) => `w${at}`).join(' '), terms: 12 },
  'a Chinese sentence': { keyword: CHINESE_SENTENCE, terms: 30 },
}

const lettersFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint((first.codePointAt(0) ?? 0) + at))

/** Keywords of the length limit whose runs are as short, and therefore match as much, as possible. */
const COSTLIEST_KEYWORDS = {
  'Latin letters': lettersFrom('a', 26).join(' '),
  'Thai letters': lettersFrom('ก', 44).join(' '),
  'Hangul syllables': lettersFrom('가', 44).join(' '),
  kana: lettersFrom('あ', 44).join(' '),
  'Han characters': lettersFrom('一', 44).join(' '),
  'rare Han characters': lettersFrom('𠀀', 30).join(' '),
  'letters of two scripts without spaces': lettersFrom('a', 24)
    .map((letter, at) => letter + lettersFrom('ก', 24)[at])
    .join(''),
  'letters with punctuation': lettersFrom('ก', 44).join('・'),
  'two letters each': lettersFrom('a', 26)
    .map((letter) => `${letter}e`)
    .join(' '),
  digits: '0 1 2 3 4 5 6 7 8 9',
}

test.each(Object.entries(COSTLIEST_KEYWORDS))('of many %s, few beginnings are searched', (_, keyword) => {
  for (const language of ['en', 'zh-CN', 'ja', 'ko', 'th'] as const) {
    const parsed = parseKeyword(keyword, language)
    if (!parsed) throw new Error('the keyword has no terms')
    expect(parsed.words.length).toBeLessThanOrEqual(12)
    expect(
      parsed.words.flat().filter(({ prefix }) => prefix !== null && prefix.length === 1).length,
    ).toBeLessThanOrEqual(1)
    const { queries } = matchKinds(parsed, { codes: parsed.words.map(() => []), completions: [] })
    for (const query of queries) {
      const beginnings = new Set(query.match(/'[^']*':\*/g))
      const ofOneLetter = [...beginnings].filter((one) => /^'([\^=][a-z]{2}:)?.'/u.test(one))
      expect(ofOneLetter.length).toBeLessThanOrEqual(8)
      expect(beginnings.size).toBeLessThanOrEqual(24)
    }
  }
})

test('a keyword of ordinary length keeps all its words', () => {
  expect(bounded('u s b c cable 2 m')).toBe('u s b c cable    ')
  for (const keyword of ['羊 毛 围 巾', 'wool coat for a cold winter', 'usb c 3 m', 'กา แฟ', '신 발 끈'])
    expect(bounded(keyword)).toBe(keyword)
})

test.each(Object.entries(LONGEST_KEYWORDS))(
  'the query for %s is built in well under a second',
  (_, { keyword, terms }) => {
    const parsed = parseKeyword(keyword, 'zh-CN')
    if (!parsed) throw new Error('the keyword has no terms')
    expect(parsed.words.flat().length).toBeGreaterThanOrEqual(terms)
    const codes = parsed.words.map(() => [])
    // A query built from all subsets of the terms took 1 s for 24 terms, and twice as long for each further term.
    const before = processorMs()
    const { queries } = matchKinds(parsed, { codes, completions: [] })
    expect(processorMs() - before).toBeLessThan(500)
    expect(queries.at(-1)).toBe(wordQueries(parsed, codes).join(' & '))
  },
)

test('combinations are all distinct choices of the given size', () => {
  expect(combinations(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ])
  expect(combinations(['a', 'b'], 2)).toEqual([['a', 'b']])
  expect(combinations(['a', 'b'], 0)).toEqual([[]])
  expect(combinations(['a'], 2)).toEqual([])
})
