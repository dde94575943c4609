import type { Schedule } from './schedule.ts'
import type { Store } from './store.ts'

/** How a stand-in delivers events. Probabilities are 0 to 1. */
export type EventSettings = {
  /** Each delivery waits at least so long. */
  delay_ms: number
  /** Each delivery waits up to so much longer, at random: then events arrive in another order. */
  reorder_ms: number
  duplicate: number
  /** Share of events that are never delivered. */
  lose: number
}

/** The state of a stand-in, and how it behaves. */
export type World<Kinds> = {
  store: Store<Kinds>
  schedule: Schedule
  origin: () => string
  events: EventSettings
  /** Time until a slow method has its outcome, and until the dispute or failed refund of a test card. */
  later_ms: number
  random: () => number
}

/** Delivers a stored event once, twice, or never. */
export function deliverSoon<Kinds>({ store, schedule, events, random }: World<Kinds>, event_ref: string): void {
  store.change()
  if (random() < events.lose) return
  const copies = random() < events.duplicate ? 2 : 1
  for (let copy = 0; copy < copies; copy++) {
    const at_ms = Date.now() + events.delay_ms + Math.floor(random() * events.reorder_ms)
    schedule.add({ at_ms, work: 'deliver', id: event_ref, tries: 0 })
  }
}

export function later<Kinds>(
  { schedule, later_ms, store }: World<Kinds>,
  work: 'settle' | 'dispute' | 'fail_refund',
  id: string,
): void {
  schedule.add({ at_ms: Date.now() + later_ms, work, id, tries: 0 })
  store.change()
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
