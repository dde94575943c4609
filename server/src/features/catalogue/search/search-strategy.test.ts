import { expect, test } from 'vitest'
import { chooseStrategy } from './search-strategy.ts'

/** A keyword that at least one in twenty of the best sellers has. */
const common = {
  sort: 'new',
  needed_rows: 20,
  counted: { count: 1_001, within: 1_001, first: 1_001, first_within: 1_001 },
  all: 100_000,
  walked: 100_000,
} as const

test('the matches of a rare keyword are gathered; a common keyword is searched by walking an index', () => {
  expect(chooseStrategy(common)).toEqual({ by: 'walk', rows: 2_000 })
  const all_seen = { count: 1_000, within: 1_000, first: 1_000, first_within: 1_000 }
  expect(chooseStrategy({ ...common, counted: all_seen })).toEqual({ by: 'gather' })
  expect(chooseStrategy({ ...common, walked: 0 })).toEqual({ by: 'gather' })
})

test('matches are gathered for distant pages and for selective price limits', () => {
  expect(chooseStrategy({ ...common, needed_rows: 1_000 })).toEqual({ by: 'gather' })
  const dear = { ...common.counted, within: 9, first_within: 9 }
  expect(chooseStrategy({ ...common, counted: dear })).toEqual({ by: 'gather' })
  expect(chooseStrategy({ ...common, sort: 'price_desc', counted: dear })).toEqual({ by: 'walk', rows: 2_000 })
  const none = { ...common.counted, within: 0, first: 0, first_within: 0 }
  expect(chooseStrategy({ ...common, counted: none })).toEqual({ by: 'gather' })
})

test('in a category where nearly all products match, a short walk is enough', () => {
  expect(chooseStrategy({ ...common, walked: 5_100 })).toEqual({ by: 'walk', rows: 500 })
})
