import type { Tx } from '../db/transaction.ts'
import type { NewJob } from '../job/job-sql.ts'
import type { EventOf, Happening, ShopEvent } from './events.ts'

/**
 * A part of the shop that reacts to events. `jobs` runs once for all events that are read together, in their order,
 * and must not read the database: the work is done by the task of the jobs. If `isWanted`, a quick read, returns false, no
 * jobs are added: most shops have no webhooks. See docs/events.md.
 */
export type Listener = {
  to: readonly Happening[]
  jobs: (events: readonly ShopEvent[]) => NewJob[]
  isWanted?: IsWanted | undefined
}
type IsWanted = (tx: Tx) => Promise<boolean>

/** A listener whose events have the types of its happenings. */
export function listener<Name extends Happening>(
  to: readonly Name[],
  jobs: (events: readonly EventOf<Name>[]) => NewJob[],
  isWanted?: IsWanted,
): Listener {
  const own = (event: ShopEvent): event is EventOf<Name> => isOneOf(to, event.happening)
  return { to, jobs: (events) => jobs(events.filter(own)), isWanted }
}

const isOneOf = <Name extends Happening>(to: readonly Name[], happening: Happening): happening is Name =>
  (to as readonly Happening[]).includes(happening) // wider, so that any happening can be looked up
