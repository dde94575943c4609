import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, Running } from '../background/background-loop.ts'
import type { Db } from '../db/database.ts'
import { findUnread } from './event-sql.ts'
import { fanOut } from './fan-out.ts'
import type { Listener } from './listener.ts'

/** How often unread events are looked for. A commit of this process that records events wakes the reader at once. */
const POLL_MS = 500
/** Longest pause while an open transaction may still record an earlier event, or another server reads. */
const BLOCKED_MS = 200
/** Pause after an error of the database. */
const FAULT_MS = 1_000

type Options = { listeners: readonly Listener[]; fault: Fault; jobsAdded: () => void }

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
      try {
        if (await this.#look()) continue
      } catch (error) {
        if (!signal.aborted) this.#options.fault(error)
        await wait(FAULT_MS, undefined, { signal }).catch(() => {}) // woken by stop()
      }
      // The first look only notes the last event, so the next one follows soon.
      const pause_ms = this.#vain_looks > 0 ? Math.min(BLOCKED_MS, 2 ** this.#vain_looks) : POLL_MS
      if (!this.#is_awake) await this.#sleep(pause_ms)
    }
  }

  /** @returns whether there may be more to read. */
  async #look(): Promise<boolean> {
    const has_unread = this.#is_awake || ((await findUnread(this.#db, 'listeners'))?.has_unread ?? false)
    this.#is_awake = false
    const count = has_unread ? await fanOut(this.#db, this.#options.listeners) : 0
    this.#vain_looks = has_unread && count === 0 ? this.#vain_looks + 1 : 0
    if (count === 0) return false
    this.#options.jobsAdded()
    this.#is_awake = true
    return true
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#stopping.signal.aborted) this.#wakeUp()
    })
  }
}
