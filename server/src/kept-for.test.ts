import { afterEach, expect, test, vi } from 'vitest'
import { keptFor } from './kept-for.ts'

afterEach(() => void vi.useRealTimers())

test('it is found out once in a while, also by many at the same time', async () => {
  vi.useFakeTimers()
  const find = vi.fn(async () => find.mock.calls.length)
  const kept = keptFor(1_000, find)
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1])
  vi.advanceTimersByTime(1_001)
  expect(await kept()).toBe(2)
  expect(find).toHaveBeenCalledTimes(2)
})

test('what failed is not kept', async () => {
  const find = vi.fn(async () => 'found').mockRejectedValueOnce(new Error('no database'))
  const kept = keptFor(1_000, find)
  await expect(kept()).rejects.toThrow('no database')
  expect(await kept()).toBe('found')
})
