import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingRanges } from './number-ranges.ts'

test('missing numbers before, between and after the existing ranges are split into ranges', () => {
  expect(missingRanges([], 25, 10)).toEqual([
    { first: 0, end: 10 },
    { first: 10, end: 20 },
    { first: 20, end: 25 },
  ])
  const ranges = [
    { first: 20, end: 25 },
    { first: 5, end: 10 },
  ]
  expect(missingRanges(ranges, 32, 10)).toEqual([
    { first: 0, end: 5 },
    { first: 10, end: 20 },
    { first: 25, end: 32 },
  ])
  expect(missingRanges(ranges, 3, 10)).toEqual([{ first: 0, end: 3 }])
  expect(missingRanges([{ first: 0, end: 40 }], 32, 10)).toEqual([])
})

test('each number is created exactly once, however often a fill is interrupted or its target changes', () => {
  const run = fc.record({ wanted: fc.nat(200), size: fc.integer({ min: 1, max: 30 }), taken: fc.array(fc.boolean()) })
  fc.assert(
    fc.property(fc.array(run), fc.nat(200), (runs, count) => {
      const ranges = runs.flatMap(() => [] as { first: number; end: number }[])
      for (const { wanted: until, size, taken: picks } of runs)
        ranges.push(...missingRanges(ranges, until, size).filter((_, at) => picks[at % picks.length]))
      ranges.push(...missingRanges(ranges, count, 7))
      const numbers = ranges.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, at) => first + at))
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(
        Array.from({ length: count }, (_, number) => number).filter((number) => !numbers.includes(number)),
      ).toEqual([])
    }),
  )
})
