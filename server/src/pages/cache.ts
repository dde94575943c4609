import { LRUCache } from 'lru-cache'

type Limits<V> = {
  /** The values with their keys take no more; the least recently used leave first. */
  max_bytes: number
  bytesOf: (value: V) => number
  /** Counted from when making a value began: that is how old the first row read for it may be. */
  ttl_ms: number
  /** What is not worth keeping is given to who waits for it, and to nobody else. */
  keeps?: (value: V) => boolean
}

/** Makes a value anew; is given the old one where there is one. */
type Make<V> = (old: V | undefined) => Promise<V>

/** Ask it with `forceFetch(key, { context: make })`. */
export type Cache<V extends object> = LRUCache<string, V, Make<V>>

/**
 * A cache of what is made from the database. Whoever asks while a value is being made waits for it; what failed is not
 * kept, nor what was deleted while it was being made, though who waited for it gets it.
 */
export function openCache<V extends object>({ max_bytes, bytesOf, ttl_ms, keeps = () => true }: Limits<V>): Cache<V> {
  const no_room = max_bytes + 1
  return new LRUCache<string, V, Make<V>>({
    maxSize: max_bytes,
    // The library keeps nothing that is larger than the cache.
    sizeCalculation: (value, key) => (keeps(value) ? bytesOf(value) + key.length : no_room),
    ttl: ttl_ms,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, old, { options, context: make }) => {
      const began_at = performance.now()
      const value = await make(old)
      options.ttl = Math.max(1, ttl_ms - (performance.now() - began_at)) // 0 would be for ever
      return value
    },
  })
}
