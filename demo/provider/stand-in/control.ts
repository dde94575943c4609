import type { Deliveries } from './deliveries.ts'
import type { ControlParts, Outage } from './stand-in.ts'
import type { EventSettings } from './world.ts'

/** Calls that the stand-ins of all providers have for tests and the demo. */
export type CommonControl = {
  /** Changes how events are delivered; fields that are not given stay. */
  setEvents: (settings: Partial<EventSettings>) => void
  /** The shop's address for events; null keeps them. */
  sendEventsTo: (url: string | null) => void
  /** @param share of the calls that are concerned, 0 to 1; not for `refused` */
  setOutage: (outage: Outage, share?: number) => Promise<void>
  eventRefs: () => string[]
  /** Delivers an event once more. */
  sendAgain: (event_ref: string) => void
  /** Numbers of deliveries since the start, and how many are due or wait for a reply. */
  deliveries: () => Deliveries['counts'] & { due: number }
  /** Number of calls of the API since the start. @param name such as `GET /v1/checkout/sessions`, without an id */
  calls: (name: string) => number
}

export const commonControl = <Kinds extends { event: { id: string } }>({
  world,
  deliveries,
  setOutage,
  calls,
}: ControlParts<Kinds>): CommonControl => ({
  setEvents: (settings) => void Object.assign(world.events, settings),
  sendEventsTo: deliveries.sendTo,
  setOutage,
  eventRefs: () => world.store.rows('event').map(({ id }) => id),
  sendAgain: (event_ref) => world.schedule.add({ at_ms: Date.now(), work: 'deliver', id: event_ref, tries: 0 }),
  deliveries: () => ({
    ...deliveries.counts,
    due: world.store.due.filter(({ work }) => work === 'deliver').length + deliveries.running(),
  }),
  calls: (name) => calls.get(name) ?? 0,
})

export type Ledger = Record<'payments' | 'fees' | 'refunds' | 'disputes' | 'payouts' | 'balance', number>
