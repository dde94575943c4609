import type { EndpointKey } from '@sampan/contract'
import type { Policy } from './policy.ts'

type PublicCall = { [K in EndpointKey]: Policy[K] extends 'public' ? K : never }[EndpointKey]

/** The shop window. What is left of a product has a call of its own, which is answered anew each time. */
const WINDOW: ReadonlySet<EndpointKey> = new Set<PublicCall>([
  'GET /api/home',
  'GET /api/category/list',
  'GET /api/product/list',
  'GET /api/product/detail',
  'GET /api/product/reviews',
  'GET /api/product/related',
  'GET /api/search/suggest',
  'GET /api/search/hot',
  'GET /api/shop/list',
  'GET /api/shop/detail',
])

const KEPT_MS = 1_000
const LIMIT_BYTES = 16 * 1024 * 1024

type Kept = { reply: Buffer; made_at: number }

/**
 * Replies to public reads, as they go over the wire, for a second: the shop window is read a thousand times for each
 * change. Whoever asks while a reply is being made waits for it. Nothing that is bought by is read from here.
 */
export class KeptReplies {
  readonly #limit_bytes: number
  readonly #replies = new Map<string, Kept>()
  readonly #making = new Map<string, Promise<Kept>>()
  #bytes = 0

  constructor(limit_bytes = LIMIT_BYTES) {
    this.#limit_bytes = limit_bytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Whether replies to this call are kept. */
  holds(call: EndpointKey): boolean {
    return WINDOW.has(call)
  }

  async get(key: string, make: () => Promise<string>): Promise<Buffer> {
    const kept = this.#replies.get(key)
    if (kept && isFresh(kept)) return kept.reply
    return (await (this.#making.get(key) ?? this.#make(key, make))).reply
  }

  /** The catalogue changed: what is being made now may be old already and is not kept either. */
  clear(): void {
    this.#replies.clear()
    this.#making.clear()
    this.#bytes = 0
  }

  #make(key: string, make: () => Promise<string>): Promise<Kept> {
    // It is as old as the first row that was read for it.
    const made_at = performance.now()
    const making = make()
      .then((text) => ({ reply: Buffer.from(text), made_at }))
      .then((kept) => {
        if (this.#making.get(key) === making) this.#keep(key, kept)
        return kept
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key)
      })
    this.#making.set(key, making)
    return making
  }

  #keep(key: string, kept: Kept): void {
    this.#drop(key)
    this.#replies.set(key, kept)
    this.#bytes += kept.reply.length
    // The oldest stand first.
    for (const [oldest, old] of this.#replies) {
      if (isFresh(old) && this.#bytes <= this.#limit_bytes) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#replies.get(key)?.reply.length ?? 0
    this.#replies.delete(key)
  }
}

const isFresh = ({ made_at }: Kept) => performance.now() - made_at < KEPT_MS
