import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Cache } from './cache.ts'

type Thing = { bytes: number; is_there: boolean }

const aThing = (bytes = 10, is_there = true): Thing => ({ bytes, is_there })
const aCache = (max_bytes = 1000, ttl_ms = 60_000) =>
  new Cache<Thing>({ max_bytes, bytesOf: ({ bytes }) => bytes, ttl_ms, caches: ({ is_there }) => is_there })

test('concurrent requests compute a value once', async () => {
  const cache = aCache()
  const make = vi.fn(async () => aThing())
  const things = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', make)))
  await cache.get('a', make)
  expect(make).toHaveBeenCalledOnce()
  expect(new Set(things).size).toBe(1)
})

test('missing and failed values are not cached, and evict nothing', async () => {
  const cache = aCache(30)
  const make = vi.fn(async () => aThing())
  await cache.get('there', make)
  const missing = vi.fn(async () => aThing(10, false))
  const failing = vi.fn(async (): Promise<Thing> => Promise.reject(new Error('no database')))
  for (let time = 0; time < 2; time++) {
    await cache.get('missing', missing)
    await expect(cache.get('failing', failing)).rejects.toThrow('no database')
  }
  expect(missing).toHaveBeenCalledTimes(2)
  expect(failing).toHaveBeenCalledTimes(2)
  await cache.get('there', make)
  expect(make).toHaveBeenCalledOnce()
})

test('the least recently used values are evicted when the cache is full', async () => {
  const cache = aCache(100)
  const make = vi.fn(async () => aThing(40))
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make)
  expect(cache.bytes).toBe(82)
  make.mockClear()
  await cache.get('a', make)
  expect(make).not.toHaveBeenCalled()
  await cache.get('b', make)
  expect(make).toHaveBeenCalledOnce()
})

test('a stale value is returned before it is recomputed, and a failing computation causes no error', async () => {
  const cache = aCache(1000, 50)
  const old = aThing()
  await cache.get('a', async () => old)
  await wait(60)
  const make = vi.fn(async (): Promise<Thing> => Promise.reject(new Error('no database')))
  expect([cache.get('a', make, 60_000), cache.get('a', make, 60_000)]).toEqual([old, old])
  expect(make).not.toHaveBeenCalled()
  await wait(20)
  expect(make).toHaveBeenCalledOnce()
  expect(cache.get('a', make, 60_000)).toBe(old)
  await expect(Promise.resolve(cache.get('a', make))).rejects.toThrow('no database')
})

test('the age of a value is measured from the start of its computation, and a new computation receives the old value', async () => {
  const cache = aCache(1000, 200)
  const make = vi.fn(async (_old?: Thing) => {
    await wait(150)
    return aThing()
  })
  const old = await cache.get('a', make)
  await wait(80)
  await cache.get('a', make)
  expect(make.mock.calls.map(([old_value]) => old_value)).toEqual([undefined, old])
})

test('a value that took longer to compute than its TTL is not reused', async () => {
  const cache = aCache(1000, 50)
  const make = vi.fn(async () => {
    await wait(200)
    return aThing()
  })
  for (let time = 1; time <= 2; time++) await cache.get('a', make, 100)
  expect(make).toHaveBeenCalledTimes(2)
})

test('a value computed from older data is cached for a shorter time', async () => {
  const cache = aCache(1000, 500)
  const make = vi.fn(async (_old?: Thing, age = { as_of: 0 }) => {
    age.as_of -= 450
    return aThing()
  })
  await cache.get('a', make)
  await wait(100)
  await cache.get('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})
