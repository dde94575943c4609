import { afterEach, expect, test, vi } from 'vitest'
import { keptFor } from './kept-for.ts'

afterEach(() => void vi.useRealTimers())

test('it is found out once in a while, also by many at the same time', async () => {
  vi.useFakeTimers()
  const find = vi.fn(async () => find.mock.calls.length)
  const kept = keptFor(1_000, find)
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await kept()).toBe(1)
  expect(find).toHaveBeenCalledTimes(1)
})

test('what is too old is told while it is found out anew, once', async () => {
  vi.useFakeTimers()
  let finish = (_found: string) => {}
  const find = vi.fn(() => new Promise<string>((done) => (finish = done)))
  const kept = keptFor(1_000, find)
  const first = kept()
  finish('old')
  expect(await first).toBe('old')
  vi.advanceTimersByTime(1_001)
  expect(await Promise.all([kept(), kept()])).toEqual(['old', 'old'])
  expect(find).toHaveBeenCalledTimes(2)
  finish('new')
  await vi.waitFor(async () => expect(await kept()).toBe('new'))
  expect(find).toHaveBeenCalledTimes(2)
})

test('what failed is not kept, and takes nothing away', async () => {
  vi.useFakeTimers()
  const find = vi.fn(async () => 'found').mockRejectedValueOnce(new Error('no database'))
  const kept = keptFor(1_000, find)
  await expect(kept()).rejects.toThrow('no database')
  expect(await kept()).toBe('found')
  find.mockRejectedValueOnce(new Error('no database'))
  vi.advanceTimersByTime(1_001)
  expect(await kept()).toBe('found')
  expect(await kept()).toBe('found')
})
