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

/**
 * A cache of values computed from the database. Concurrent requests for one key share one computation. A computation
 * that fails is not cached; those who wait for it get its outcome.
 */
export class Cache<V extends object> {
  readonly #values: LRUCache<string, V, Make<V>>
  readonly #to_refresh = new Set<string>()

  constructor({ max_bytes, bytesOf, ttl_ms, caches = () => true }: Limits<V>) {
    const no_room = max_bytes + 1
    this.#values = new LRUCache<string, V, Make<V>>({
      maxSize: max_bytes,
      // The library does not cache a value that is larger than the cache.
      sizeCalculation: (value, key) => (caches(value) ? bytesOf(value) + key.length : no_room),
      ttl: ttl_ms,
      ignoreFetchAbort: true,
      // A stale value stays for as long as it may be given, also while computing it again fails.
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStale: true,
      fetchMethod: async (_key, old, { options, context: make }) => {
        const age = { as_of: performance.now() }
        const value = await make(old, age)
        // What took longer is stale at once, by as much as it took longer. 0 would mean no limit.
        options.ttl = ttl_ms - (performance.now() - age.as_of) || -1
        return value
      },
    })
  }

  /** @param stale_ms stale-while-revalidate: for so long an expired value is given while it is computed again; later, askers wait. */
  get(key: string, make: Make<V>, stale_ms = 0): V | Promise<V> {
    // Usually it is fresh: the library's `get` saves a promise.
    const fresh = this.#values.get(key, { allowStale: false })
    if (fresh) return fresh
    const stale = this.#values.getRemainingTTL(key) > -stale_ms ? this.#values.get(key) : undefined
    if (!stale) return this.#values.forceFetch(key, { context: make, allowStale: false })
    this.#refresh(key, make)
    return stale
  }

  /** Computes a value again, once for all who ask for it now. They are answered first. */
  #refresh(key: string, make: Make<V>): void {
    if (this.#to_refresh.has(key)) return
    this.#to_refresh.add(key)
    setImmediate(() => {
      this.#to_refresh.delete(key)
      // When it fails, the next asker tries again.
      this.#values.forceFetch(key, { context: make }).catch(() => {})
    })
  }

  /** Values and keys together. */
  get bytes(): number {
    return this.#values.calculatedSize
  }
}
