import type { Cart } from '@sampan/contract'
import { session } from '../../session/session.ts'

/** The debounce time: taps on one stepper within this time become one request. */
export const GATHER_MS = 300

export type CartChange = {
  /** A later change with the same name replaces a change that has not been sent yet. */
  name: string
  /**
   * The optimistic update. Applied again to each cart that the server returns, until the reply to this change has
   * arrived.
   */
  apply: (cart: Cart) => Cart
  send: () => Promise<unknown>
  wait_ms?: number
}

type Waiting = CartChange & { ready_at: number }

/**
 * Cart changes without a reply yet, applied optimistically to the shown cart. The changes are sent one after the other,
 * so that an older reply never replaces a newer one. A failed change is rolled back. When the session ends, queued
 * changes are dropped, because they would be sent for the next shopper.
 */
export class CartChanges {
  #waiting: readonly Waiting[] = []
  #sending: Waiting | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  readonly #epoch = session.get().epoch
  #settled: (() => void)[] = []
  readonly #listeners = new Set<() => void>()

  readonly waiting = (): readonly CartChange[] => this.#waiting

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  add(change: CartChange): void {
    const staying = this.#waiting.filter((other) => other === this.#sending || other.name !== change.name)
    this.#keep([...staying, { ...change, ready_at: Date.now() + (change.wait_ms ?? 0) }])
    this.#next()
  }

  /**
   * Sends the queued changes without waiting for more taps.
   * @returns whether all changes succeeded.
   */
  async settle(): Promise<boolean> {
    const failures = this.#failures
    this.#waiting = this.#waiting.map((change) => (change === this.#sending ? change : { ...change, ready_at: 0 }))
    this.#next()
    if (this.#waiting.length > 0) await new Promise<void>((resolve) => this.#settled.push(resolve))
    return this.#failures === failures
  }

  #next(): void {
    clearTimeout(this.#timer)
    if (session.get().epoch !== this.#epoch) {
      this.#failures += this.#waiting.length
      this.#waiting = []
    }
    const [first] = this.#waiting
    if (!first) for (const resolve of this.#settled.splice(0)) resolve()
    if (!first || this.#sending) return
    const wait_ms = first.ready_at - Date.now()
    if (wait_ms > 0) this.#timer = setTimeout(() => this.#next(), wait_ms)
    else void this.#send(first)
  }

  async #send(change: Waiting): Promise<void> {
    this.#sending = change
    await change.send().catch(() => this.#failures++)
    this.#sending = undefined
    this.#keep(this.#waiting.filter((other) => other !== change))
    this.#next()
  }

  #keep(waiting: readonly Waiting[]): void {
    this.#waiting = waiting
    for (const listener of this.#listeners) listener()
  }
}
