import { expect, test } from 'vitest'
import { chosenIn, fitting, StoredMeanings, stored } from './chosen-meanings.ts'
import type { Term } from './term.ts'

const term = (texts: string[], kinds: string[] = []): Term => ({ texts, kinds, role: 0, count: 1 })

test('a meaning that is too long for a cursor is shortened to one word for each term, and the others stay', () => {
  const long = term(['lamp', 'x'.repeat(300)], ['y'.repeat(200)])
  const other = term(['kettle'], ['kettle'])
  expect(fitting([[long], 'typed', [other]])).toEqual([[{ texts: ['lamp'], kinds: [] }], 'typed', [other]])
})

test('a meaning without room even when shortened is left out', () => {
  const huge = term(['x'.repeat(401)])
  expect(fitting(['typed', [huge], [term(['kettle'])]])).toHaveLength(2)
})

test('a list of ten kinds is the same after the cursor', () => {
  const kinds = Array.from({ length: 10 }, (_, place) => `kind-${place}`)
  const interpretation = { meanings: fitting(['typed', [term(['kids'], kinds)]]), kinds }
  expect(chosenIn(StoredMeanings.parse(stored(interpretation)))).toEqual({
    ...interpretation,
    meanings: ['typed', [{ texts: ['kids'], kinds }]],
  })
})
