import { deliverSoon, type World as StandInWorld } from '../stand-in/world.ts'
import { nowSeconds } from './payment-objects.ts'
import { idFor, type Kind, type Kinds, type StoredEvent } from './store.ts'

/** Version of Stripe's API that the stand-in speaks: that of the SDK. */
export const API_VERSION = '2026-10-28.endive'

export type World = StandInWorld<Kinds>

/** Stores an event with the present state of the object, and delivers it. */
export function emit<K extends Exclude<Kind, 'event'>>(world: World, type: string, object: Kinds[K]): void {
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
  world.store.add('event', event)
  deliverSoon(world, event.id)
}
