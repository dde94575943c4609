import { LRUCache } from 'lru-cache'

type Limits<V> = {
  /** Limit of the values and their keys together; the least recently used are evicted first. */
  max_bytes: number
  bytesOf: (value: V) => number
  /** Counted from when computing a value began: that is how old the first row read for it may be. */
  ttl_ms: number
  /** A value for which this is false goes to those who wait for it, and is not cached. */
  caches?: (value: V) => boolean
}

/** Since when the value's data may be outdated (`performance.now()`): when it began, unless `make` sets an earlier time. */
export type Age = { as_of: number }

/** Computes a value; it is given the old one, if there is one. */
type Make<V> = (old: V | undefined, age: Age) => Promise<V>

/** Read it with `forceFetch(key, { context: make })`. */
export type Cache<V extends object> = LRUCache<string, V, Make<V>>

/**
 * A cache of values computed from the database. Concurrent requests for one key share one computation. A computation
 * that fails, or whose key is deleted meanwhile, is not cached; those who wait for it still get its outcome.
 */
export function openCache<V extends object>({ max_bytes, bytesOf, ttl_ms, caches = () => true }: Limits<V>): Cache<V> {
  const no_room = max_bytes + 1
  return new LRUCache<string, V, Make<V>>({
    maxSize: max_bytes,
    // The library does not cache a value that is larger than the cache.
    sizeCalculation: (value, key) => (caches(value) ? bytesOf(value) + key.length : no_room),
    ttl: ttl_ms,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, old, { options, context: make }) => {
      const age = { as_of: performance.now() }
      const value = await make(old, age)
      options.ttl = Math.max(1, ttl_ms - (performance.now() - age.as_of)) // 0 would mean no limit
      return value
    },
  })
}
