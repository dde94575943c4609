import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, Running } from '../background/background-loop.ts'
import type { Db } from '../db/database.ts'
import { findUnread } from './event-sql.ts'
import { AT_MOST, fanOut } from './fan-out.ts'
import type { Listener } from './listener.ts'

/** How often unread events are looked for. A commit of this process that records events wakes the reader at once. */
const POLL_MS = 500
/** Pause after events were read, so that events of many commits are read together, and their jobs are claimed together. */
const GATHER_MS = 50
/** Longest pause while an open transaction may still record an earlier event, or another server reads. */
const BLOCKED_MS = 200
/** Pause after an error of the database. */
const FAULT_MS = 1_000

type Options = { listeners: readonly Listener[]; fault: Fault }

/** Reads events and adds the jobs of their listeners, until it is stopped. Of several servers, one reads at a time. */
export function startEventReader(db: Db, options: Options): Running & { wake: () => void } {
  const reader = new EventReader(db, options)
  const reading = reader.read()
  return {
    wake: () => reader.wake(),
    stop: async () => {
      reader.end()
      await reading
    },
  }
}

class EventReader {
  readonly #db: Db
  readonly #options: Options
  readonly #stopping = new AbortController()
  #is_awake = true
  #wakeUp = () => {}
  /** Looks without a result while events waited. */
  #vain_looks = 0

  constructor(db: Db, options: Options) {
    this.#db = db
    this.#options = options
  }

  wake(): void {
    this.#is_awake = true
    this.#wakeUp()
  }

  end(): void {
    this.#stopping.abort()
    this.#wakeUp()
  }

  async read(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      let pause_ms = FAULT_MS
      try {
        pause_ms = this.#pauseAfter(await this.#look())
      } catch (error) {
        if (!signal.aborted) this.#options.fault(error)
      }
      // No commit shortens this pause.
      await wait(pause_ms, undefined, { signal }).catch(() => {}) // woken by stop()
      if (pause_ms === 0 && !this.#is_awake) await this.#sleep()
    }
  }

  /** @returns the number of events that were read. */
  async #look(): Promise<number> {
    const has_unread = this.#is_awake || ((await findUnread(this.#db, 'listeners'))?.has_unread ?? false)
    this.#is_awake = false
    const count = has_unread ? await fanOut(this.#db, this.#options.listeners) : 0
    this.#vain_looks = has_unread && count === 0 ? this.#vain_looks + 1 : 0
    return count
  }

  #pauseAfter(count: number): number {
    if (count === AT_MOST) this.#is_awake = true
    else if (count > 0) return GATHER_MS
    // The first look only notes the last event, so the next one follows soon.
    return this.#vain_looks > 0 ? Math.min(BLOCKED_MS, 2 ** this.#vain_looks) : 0
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      this.#wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#stopping.signal.aborted) this.#wakeUp()
    })
  }
}
