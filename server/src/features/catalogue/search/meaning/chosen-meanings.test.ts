import { expect, test } from 'vitest'
import { chosenIn, fitting, StoredMeanings, stored } from './chosen-meanings.ts'
import type { Part } from './part.ts'

const part = (texts: string[], kinds: string[] = []): Part => ({ texts, kinds, role: 0, count: 1 })

test('a meaning that is too long for a cursor is shortened to one word for each part, and the others stay', () => {
  const long = part(['lamp', 'x'.repeat(300)], ['y'.repeat(200)])
  const other = part(['kettle'], ['kettle'])
  expect(fitting([[long], 'typed', [other]])).toEqual([[{ texts: ['lamp'], kinds: [] }], 'typed', [other]])
})

test('a meaning without room even when shortened is left out', () => {
  const huge = part(['x'.repeat(401)])
  expect(fitting(['typed', [huge], [part(['kettle'])]])).toHaveLength(2)
})

test('a list of ten kinds is the same after the cursor', () => {
  const kinds = Array.from({ length: 10 }, (_, place) => `kind-${place}`)
  const chosen = { meanings: fitting(['typed', [part(['kids'], kinds)]]), kinds }
  expect(chosenIn(StoredMeanings.parse(stored(chosen)))).toEqual({
    ...chosen,
    meanings: ['typed', [{ texts: ['kids'], kinds }]],
  })
})
