import { expect, test } from 'vitest'
import { LogPositions } from './log-positions.ts'

/** Adds a position every 0.2 s. Each position is ten more than the one before. */
function positionsUntil(end_s: number, positions = new LogPositions(2_000), timeline = '1'): LogPositions {
  for (let tick = 0; tick <= end_s * 5; tick++) positions.add(timeline, { position: BigInt(tick * 10), at: tick * 200 })
  return positions
}

test('the age of a replica’s data is the age of the last position that the replica has replayed', () => {
  const positions = positionsUntil(10)
  expect(positions.asOf(500n)).toBe(10_000)
  expect(positions.asOf(499n)).toBe(9_800)
  expect(positions.lagSeconds(460n)).toBe(0.8)
})

test('the lag of a replica that is too far behind is measured by the second, up to an hour', () => {
  const positions = positionsUntil(3_700)
  expect(positions.asOf(100_000n)).toBe(Number.NEGATIVE_INFINITY)
  expect(positions.lagSeconds(18_500n * 10n - 300n * 50n)).toBe(300)
  expect(positions.lagSeconds(18_500n * 10n - 3_500n * 50n)).toBe(3_500)
  expect(positions.lagSeconds(0n)).toBeUndefined()
  expect(positions.lagSeconds(undefined)).toBeUndefined()
})

test('positions of a former primary are discarded', () => {
  const positions = positionsUntil(1, positionsUntil(10), '2')
  expect(positions.newest).toEqual({ position: 50n, at: 1_000 })
  expect(positions.lagSeconds(50n)).toBe(0)
  expect(positions.lagSeconds(40n)).toBe(0.2)
})
