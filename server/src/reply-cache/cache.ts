import { LRUCache } from 'lru-cache'

type Limits<V> = {
  /** Limit for keys and values together. The least recently used entries are evicted first. */
  max_bytes: number
  bytesOf: (value: V) => number
  /**
   * How long a value is fresh, measured from the start of the computation, because the first row may have been read
   * then.
   */
  ttl_ms: number
  /** Whether a value is cached. A value that is not cached is still returned to waiting callers. */
  caches?: (value: V) => boolean
}

/**
 * Age of the value's data: changes after `as_of` (`performance.now()`) may be missing. Default: the start of the
 * computation; `make` may set an earlier time.
 */
export type Age = { as_of: number }

/** Computes a value. Receives the old value, if there is one. */
type Make<V> = (old: V | undefined, age: Age) => Promise<V>

/**
 * A cache of values computed from the database. Concurrent requests for one key share one computation. A failed
 * computation is not cached; all waiting callers get its error.
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
      // A stale value stays available for its whole stale time, even while computing a new value fails.
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      allowStale: true,
      fetchMethod: async (_key, old, { options, context: make }) => {
        const age = { as_of: performance.now() }
        const value = await make(old, age)
        // A value that took longer than its TTL is stale immediately (negative TTL). 0 would mean no limit.
        options.ttl = ttl_ms - (performance.now() - age.as_of) || -1
        return value
      },
    })
  }

  /**
   * @param stale_ms stale-while-revalidate: how long an expired value is returned while a new one is computed. After
   * that, callers wait for the new value.
   */
  get(key: string, make: Make<V>, stale_ms = 0): V | Promise<V> {
    // Fast path for fresh values: the library's `get` avoids a promise.
    const fresh = this.#values.get(key, { allowStale: false })
    if (fresh) return fresh
    const stale = this.#values.getRemainingTTL(key) > -stale_ms ? this.#values.get(key) : undefined
    if (!stale) return this.#values.forceFetch(key, { context: make, allowStale: false })
    this.#refresh(key, make)
    return stale
  }

  /** Recomputes a value once for all current callers, after they got the stale value. */
  #refresh(key: string, make: Make<V>): void {
    if (this.#to_refresh.has(key)) return
    this.#to_refresh.add(key)
    setImmediate(() => {
      this.#to_refresh.delete(key)
      // After a failure, the next caller triggers another attempt.
      this.#values.forceFetch(key, { context: make }).catch(() => {})
    })
  }

  /** Bytes of keys and values together. */
  get bytes(): number {
    return this.#values.calculatedSize
  }
}
