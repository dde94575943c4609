import type { NewJob } from '../job/job-sql.ts'
import type { EventOf, Happening, ShopEvent } from './events.ts'

/**
 * A part of the shop that reacts to events. `jobs` runs once for all events that are read together, in their order,
 * and must not read the database: the work is done by the task of the jobs. See docs/events.md.
 */
export type Listener = { to: readonly Happening[]; jobs: (events: readonly ShopEvent[]) => NewJob[] }

/** A listener whose events have the types of its happenings. */
export function listener<Name extends Happening>(
  to: readonly Name[],
  jobs: (events: readonly EventOf<Name>[]) => NewJob[],
): Listener {
  return { to, jobs: (events) => jobs(events.filter((event): event is EventOf<Name> => isOneOf(to, event.happening))) }
}

const isOneOf = <Name extends Happening>(to: readonly Name[], happening: Happening): happening is Name =>
  (to as readonly Happening[]).includes(happening) // wider, so that any happening can be looked up
