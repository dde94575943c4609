import type { ServerResponse } from 'node:http'

export type StreamOwner = { user_id: string; session_id: string }
type Stream = StreamOwner & {
  response: ServerResponse
  /** Something waited for the client at the last beat already. */
  is_behind: boolean
}

/** A shopper's phone, laptop and a few more; past it the oldest ends. */
const STREAMS_OF_ONE = 6
/** How many one server holds. Beyond it the app works without a stream, and asks again later. */
const STREAMS_LIMIT = 10_000
/** How much may wait here for a client that does not read. Events are tiny: this is hundreds of them. */
const UNSENT_LIMIT_BYTES = 64 * 1024

/** The open streams of this server. */
export class Streams {
  readonly #of_shopper = new Map<string, Set<Stream>>()
  readonly #limit: number
  #count = 0
  #last_id = 0

  constructor(limit = STREAMS_LIMIT) {
    this.#limit = limit
  }

  get isFull(): boolean {
    return this.#count >= this.#limit
  }

  /** Adds a response whose head has been written; it is removed when its connection closes. */
  add(owner: StreamOwner, response: ServerResponse): void {
    // The browser left while its ticket was looked up.
    if (response.destroyed) return
    const stream = { ...owner, response, is_behind: false }
    const streams = this.#of_shopper.get(owner.user_id) ?? new Set()
    const [oldest] = streams
    if (oldest && streams.size >= STREAMS_OF_ONE) {
      // The browser is told: otherwise it would connect again at once and push out the next stream.
      send(oldest, 'event: replaced\ndata:\n\n')
      this.#end(oldest)
    }
    streams.add(stream)
    this.#of_shopper.set(owner.user_id, streams)
    this.#count += 1
    response.once('close', () => this.#forget(stream))
    send(stream, ': open\n\n')
  }

  tell(user_id: string, about: { kind: string; ref_id: string }): void {
    const streams = this.#of_shopper.get(user_id)
    if (!streams) return
    this.#last_id += 1
    const id = String(this.#last_id)
    const text = `id: ${id}\ndata: ${JSON.stringify({ id, ...about })}\n\n`
    for (const stream of [...streams]) send(stream, text)
  }

  /**
   * Sends a comment line, so that no proxy takes the silence for a dead connection. A client that read nothing between two
   * beats is cut off.
   */
  beat(): void {
    for (const stream of this.#all()) {
      const is_behind = stream.response.writableLength > 0
      if (is_behind && stream.is_behind) stream.response.destroy()
      else send(stream, ':\n\n')
      stream.is_behind = is_behind
    }
  }

  /** Whose streams are open. */
  get owners(): StreamOwner[] {
    return this.#all().map(({ user_id, session_id }) => ({ user_id, session_id }))
  }

  endSession({ user_id, session_id }: StreamOwner): void {
    const streams = [...(this.#of_shopper.get(user_id) ?? [])]
    for (const stream of streams) if (stream.session_id === session_id) this.#end(stream)
  }

  /** Whoever is still there opens a new one, and reads again what was missed. */
  endAll(): void {
    for (const stream of this.#all()) this.#end(stream)
  }

  #all(): Stream[] {
    return [...this.#of_shopper.values()].flatMap((streams) => [...streams])
  }

  #end(stream: Stream): void {
    this.#forget(stream)
    stream.response.end()
  }

  #forget(stream: Stream): void {
    const streams = this.#of_shopper.get(stream.user_id)
    if (!streams?.delete(stream)) return
    this.#count -= 1
    if (streams.size === 0) this.#of_shopper.delete(stream.user_id)
  }
}

function send({ response }: Stream, text: string): void {
  response.write(text)
  // The browser then opens a new stream, and reads again what it missed.
  if (response.writableLength > UNSENT_LIMIT_BYTES) response.destroy()
}
