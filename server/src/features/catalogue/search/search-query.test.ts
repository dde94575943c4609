import { expect, test } from 'vitest'
import { combinations, matchKinds, parseKeyword, wordQueries } from './search-query.ts'

const CHINESE_SENTENCE = '我想给妈妈买一件又轻又暖和的羊毛外套再配上一双舒服的平底鞋子吧'

/** Keywords with about as many terms as are allowed (32): one in Latin words, one in Chinese. */
const LONGEST_KEYWORDS = {
  '32 distinct words': Array.from({ length: 32 }, (_, at) => `w${at}`).join(' '),
  'a Chinese sentence': CHINESE_SENTENCE,
}

test.each(Object.entries(LONGEST_KEYWORDS))('the query for %s is built in well under a second', (_, keyword) => {
  const asked = parseKeyword(keyword, 'zh-CN')
  if (!asked) throw new Error('the keyword has no terms')
  expect(asked.words.flat().length).toBeGreaterThan(25)
  const codes = asked.words.map(() => [])
  // A query built from all subsets of the terms took 1 s for 24 terms, and twice as long for each further term.
  const started = performance.now()
  const { queries } = matchKinds(asked, { codes, completions: [] })
  expect(performance.now() - started).toBeLessThan(500)
  expect(queries.at(-1)).toBe(wordQueries(asked, codes).join(' & '))
})

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
