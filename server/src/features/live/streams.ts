import type { ServerResponse } from 'node:http'
import { RecentEvents } from './recent-events.ts'

export type StreamOwner = { user_id: string; session_id: string }
type Stream = StreamOwner & {
  response: ServerResponse
  /** Whether unsent data was already waiting at the last heartbeat. */
  is_behind: boolean
}

/**
 * Limit of open streams of one shopper: enough for a phone, a laptop and a few more devices. A further stream ends the
 * oldest.
 */
const STREAMS_OF_ONE = 6
/** Limit of open streams on one server. Above it, the app works without a stream and retries later. */
const STREAMS_LIMIT = 10_000
/** Limit of unsent data for a client that does not read. Events are small, so the limit is hundreds of events. */
const UNSENT_LIMIT_BYTES = 64 * 1024

export class Streams {
  readonly #of_shopper = new Map<string, Set<Stream>>()
  readonly #recent = new RecentEvents()
  readonly #limit: number
  #count = 0
  #last_id = 0

  constructor(limit = STREAMS_LIMIT) {
    this.#limit = limit
  }

  get isFull(): boolean {
    return this.#count >= this.#limit
  }

  /**
   * Adds a response whose head has been written. The response is removed when its connection closes. The stream begins
   * with the events since `since_ms`, when the page read its data, or with `missed` if they are unknown.
   */
  add(owner: StreamOwner, response: ServerResponse, since_ms = Number.NaN): void {
    // There is nothing to add if the browser disconnected while its ticket was checked.
    if (response.destroyed) return
    const stream = { ...owner, response, is_behind: false }
    const streams = this.#of_shopper.get(owner.user_id) ?? new Set()
    const [oldest] = streams
    if (oldest && streams.size >= STREAMS_OF_ONE) {
      // Tells the browser not to reconnect: a new connection would end the next stream.
      send(oldest, 'event: replaced\ndata:\n\n')
      this.#end(oldest)
    }
    streams.add(stream)
    this.#of_shopper.set(owner.user_id, streams)
    this.#count += 1
    response.once('close', () => this.#forget(stream))
    send(stream, ': open\n\n')
    const recent = this.#recent.since(owner.user_id, since_ms) ?? ['event: missed\ndata:\n\n']
    for (const text of recent) send(stream, text)
  }

  tell(user_id: string, about: { kind: string; ref_id: string }): void {
    this.#last_id += 1
    const id = String(this.#last_id)
    const text = `id: ${id}\ndata: ${JSON.stringify({ id, ...about })}\n\n`
    this.#recent.add(user_id, text)
    for (const stream of [...(this.#of_shopper.get(user_id) ?? [])]) send(stream, text)
  }

  /**
   * Sends a comment line, so that no proxy closes the connection as idle. Disconnects clients that read nothing between
   * two heartbeats.
   */
  beat(): void {
    for (const stream of this.#all()) {
      const is_behind = stream.response.writableLength > 0
      if (is_behind && stream.is_behind) stream.response.destroy()
      else send(stream, ':\n\n')
      stream.is_behind = is_behind
    }
  }

  /** Sessions with an open stream. */
  get owners(): StreamOwner[] {
    return this.#all().map(({ user_id, session_id }) => ({ user_id, session_id }))
  }

  /** Ends the streams of a session that has ended. The browser then asks for a ticket immediately, and logs out. */
  endSession({ user_id, session_id }: StreamOwner): void {
    const streams = [...(this.#of_shopper.get(user_id) ?? [])].filter((stream) => stream.session_id === session_id)
    for (const stream of streams) {
      send(stream, 'event: ended\ndata:\n\n')
      this.#end(stream)
    }
  }

  /** Ends all streams. Connected browsers open a new stream and reload what they missed. */
  endAll(): void {
    this.#recent.restart()
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
  // After the disconnect, the browser opens a new stream and reloads what it missed.
  if (response.writableLength > UNSENT_LIMIT_BYTES) response.destroy()
}
