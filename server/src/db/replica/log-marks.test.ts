import { expect, test } from 'vitest'
import { Marks } from './log-marks.ts'

/** A mark every 0.2 s, at each of which the log is ten further. */
function marksUntil(end_s: number, marks = new Marks(2_000), timeline = '1'): Marks {
  for (let tick = 0; tick <= end_s * 5; tick++) marks.add(timeline, { position: BigInt(tick * 10), at: tick * 200 })
  return marks
}

test('what a replica has is as old as the last mark that it has reached', () => {
  const marks = marksUntil(10)
  expect(marks.asOf(500n)).toBe(10_000)
  expect(marks.asOf(499n)).toBe(9_800)
  expect(marks.behindS(460n)).toBe(0.8)
})

test('one that is not read is told to be behind by the second, up to an hour', () => {
  const marks = marksUntil(3_700)
  expect(marks.asOf(100_000n)).toBe(Number.NEGATIVE_INFINITY)
  expect(marks.behindS(18_500n * 10n - 300n * 50n)).toBe(300)
  expect(marks.behindS(18_500n * 10n - 3_500n * 50n)).toBe(3_500)
  expect(marks.behindS(0n)).toBeUndefined()
  expect(marks.behindS(undefined)).toBeUndefined()
})

test('nothing is known of a former primary’s positions', () => {
  const marks = marksUntil(1, marksUntil(10), '2')
  expect(marks.newest).toEqual({ position: 50n, at: 1_000 })
  expect(marks.behindS(50n)).toBe(0)
  expect(marks.behindS(40n)).toBe(0.2)
})
