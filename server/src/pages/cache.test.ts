import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openCache } from './cache.ts'

type Thing = { bytes: number; is_there: boolean }

const aThing = (bytes = 10, is_there = true): Thing => ({ bytes, is_there })
const aCache = (max_bytes = 1000, ttl_ms = 60_000) =>
  openCache<Thing>({ max_bytes, bytesOf: ({ bytes }) => bytes, ttl_ms, caches: ({ is_there }) => is_there })

test('a value is made once, also when many ask at the same time', async () => {
  const cache = aCache()
  const make = vi.fn(async () => aThing())
  const things = await Promise.all(Array.from({ length: 20 }, () => cache.forceFetch('a', { context: make })))
  await cache.forceFetch('a', { context: make })
  expect(make).toHaveBeenCalledOnce()
  expect(new Set(things).size).toBe(1)
})

test('what is not there and what failed is not cached, and evicts nothing', async () => {
  const cache = aCache(30)
  const make = vi.fn(async () => aThing())
  await cache.forceFetch('there', { context: make })
  const missing = vi.fn(async () => aThing(10, false))
  const failing = vi.fn(async (): Promise<Thing> => Promise.reject(new Error('no database')))
  for (let time = 0; time < 2; time++) {
    await cache.forceFetch('missing', { context: missing })
    await expect(cache.forceFetch('failing', { context: failing })).rejects.toThrow('no database')
  }
  expect(missing).toHaveBeenCalledTimes(2)
  expect(failing).toHaveBeenCalledTimes(2)
  await cache.forceFetch('there', { context: make })
  expect(make).toHaveBeenCalledOnce()
})

test('the least recently used leave when the room is full', async () => {
  const cache = aCache(100)
  const make = vi.fn(async () => aThing(40))
  for (const key of ['a', 'b', 'a', 'c']) await cache.forceFetch(key, { context: make })
  expect(cache.calculatedSize).toBe(82)
  make.mockClear()
  await cache.forceFetch('a', { context: make })
  expect(make).not.toHaveBeenCalled()
  await cache.forceFetch('b', { context: make })
  expect(make).toHaveBeenCalledOnce()
})

test.each([
  ['cleared', (cache: ReturnType<typeof aCache>) => cache.clear()],
  ['deleted', (cache: ReturnType<typeof aCache>) => cache.delete('a')],
])('what was %s while it was being made goes to who waited for it, and is not cached', async (_what, drop) => {
  const cache = aCache()
  const old = Promise.withResolvers<Thing>()
  const waiting = cache.forceFetch('a', { context: () => old.promise })
  drop(cache)
  const later = aThing()
  expect(await cache.forceFetch('a', { context: async () => later })).toBe(later)
  const earlier = aThing()
  old.resolve(earlier)
  expect(await waiting).toBe(earlier)
  expect(await cache.forceFetch('a', { context: async () => aThing() })).toBe(later)
})

test('its age counts from when computing it began, and a new computation is given the old one', async () => {
  const cache = aCache(1000, 200)
  const make = vi.fn(async (_old?: Thing) => {
    await wait(150)
    return aThing()
  })
  const old = await cache.forceFetch('a', { context: make })
  await wait(80)
  await cache.forceFetch('a', { context: make })
  expect(make.mock.calls.map(([given]) => given)).toEqual([undefined, old])
})

test('what was read from data that are older is cached for less', async () => {
  const cache = aCache(1000, 500)
  const make = vi.fn(async (_old?: Thing, age = { as_of: 0 }) => {
    age.as_of -= 450
    return aThing()
  })
  await cache.forceFetch('a', { context: make })
  await wait(100)
  await cache.forceFetch('a', { context: make })
  expect(make).toHaveBeenCalledTimes(2)
})
