import { clock } from '../../clock.ts'

/** How long events are remembered: longer than a page takes to load before it opens its stream. */
const REMEMBERED_MS = 60_000
const REMEMBERED_LIMIT = 10_000

type Remembered = { at: number; user_id: string; text: string }

/** The last events of all shoppers, for streams that open a moment after their page has read its data. */
export class RecentEvents {
  readonly #now: () => number
  #events: Remembered[] = []
  /** Earlier events are unknown to this server. */
  #complete_since: number

  constructor(now = clock.now_ms) {
    this.#now = now
    this.#complete_since = now()
  }

  add(user_id: string, text: string): void {
    const at = this.#now()
    const oldest = at - REMEMBERED_MS
    const first = this.#events.findIndex((event) => event.at >= oldest)
    const outdated = first === -1 ? this.#events.length : first
    const surplus = Math.max(outdated, this.#events.length + 1 - REMEMBERED_LIMIT)
    const droppedEvent = this.#events[surplus - 1]
    if (droppedEvent) this.#complete_since = Math.max(this.#complete_since, droppedEvent.at + 1)
    this.#events.splice(0, surplus)
    this.#events.push({ at, user_id, text })
  }

  /** Forgets everything, because events may have been missed. */
  restart(): void {
    this.#events = []
    this.#complete_since = this.#now()
  }

  /**
   * The events of a shopper since a time, in milliseconds since 1970.
   * @returns undefined if this server does not know all of them.
   */
  since(user_id: string, since_ms: number): string[] | undefined {
    if (!(since_ms >= Math.max(this.#complete_since, this.#now() - REMEMBERED_MS))) return undefined
    return this.#events.filter((event) => event.user_id === user_id && event.at >= since_ms).map(({ text }) => text)
  }
}
