import { nowSeconds } from './payment-objects.ts'
import type { Schedule } from './schedule.ts'
import { idFor, type Kind, type Kinds, type Store, type StoredEvent } from './store.ts'

/** Version of Stripe's API that the stand-in speaks: that of the SDK. */
export const API_VERSION = '2026-10-28.endive'

/** How the stand-in delivers events. Probabilities are 0 to 1. */
export type EventSettings = {
  /** Each delivery waits at least so long. */
  delay_ms: number
  /** Each delivery waits up to so much longer, at random: then events arrive in another order. */
  reorder_ms: number
  duplicate: number
  /** Share of events that are never delivered. */
  lose: number
}

export type World = {
  store: Store
  schedule: Schedule
  origin: () => string
  events: EventSettings
  /** Time until a slow method has its outcome, and until the dispute or failed refund of a test card. */
  later_ms: number
  random: () => number
}

/** Stores an event with the present state of the object, and delivers it. */
export function emit<K extends Exclude<Kind, 'event'>>(
  { store, schedule, events, random }: World,
  type: string,
  object: Kinds[K],
): void {
  const event: StoredEvent = {
    id: idFor('event'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: type as StoredEvent['type'],
  }
  store.add('event', event)
  if (random() < events.lose) return
  const copies = random() < events.duplicate ? 2 : 1
  for (let copy = 0; copy < copies; copy++) {
    const at_ms = Date.now() + events.delay_ms + Math.floor(random() * events.reorder_ms)
    schedule.add({ at_ms, work: 'deliver', id: event.id, tries: 0 })
  }
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
