import { expect, test } from 'vitest'
import { LogPositions } from './log-positions.ts'

/** Adds a mark every 0.2 s; the log position grows by ten with each mark. */
function marksUntil(end_s: number, marks = new LogPositions(2_000), timeline = '1'): LogPositions {
  for (let tick = 0; tick <= end_s * 5; tick++) marks.add(timeline, { position: BigInt(tick * 10), at: tick * 200 })
  return marks
}

test('the age of a replica’s data is the age of the last mark that the replica has replayed', () => {
  const marks = marksUntil(10)
  expect(marks.asOf(500n)).toBe(10_000)
  expect(marks.asOf(499n)).toBe(9_800)
  expect(marks.behindS(460n)).toBe(0.8)
})

test('the lag of a replica that is too far behind is measured by the second, up to an hour', () => {
  const marks = marksUntil(3_700)
  expect(marks.asOf(100_000n)).toBe(Number.NEGATIVE_INFINITY)
  expect(marks.behindS(18_500n * 10n - 300n * 50n)).toBe(300)
  expect(marks.behindS(18_500n * 10n - 3_500n * 50n)).toBe(3_500)
  expect(marks.behindS(0n)).toBeUndefined()
  expect(marks.behindS(undefined)).toBeUndefined()
})

test('marks of a former primary are discarded', () => {
  const marks = marksUntil(1, marksUntil(10), '2')
  expect(marks.newest).toEqual({ position: 50n, at: 1_000 })
  expect(marks.behindS(50n)).toBe(0)
  expect(marks.behindS(40n)).toBe(0.2)
})
