import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { openLog } from '../../../log.ts'
import { type Outcome, type Running, repeat } from '../../../repeat.ts'
import { hasChanges } from './change-sql.ts'
import { keepListings, keepTiers, keepUp } from './listing-service.ts'
import { hasListings } from './listing-sql.ts'
import { moveBounds, TIER_SIZES } from './tier-sql.ts'

/** How long a list may be behind, at most, when there is little to do. */
const LOOK_EVERY_MS = 250
const TIERS_EVERY_MS = 60_000
/** Moving one writes its vector into another index: few at once, so that shoppers notice nothing. */
const MOVED_AT_ONCE = 100

/** Keeps what lists and search read. Any number of servers may do this at once: one of them does it. */
export function watchListings({ db, config }: Pick<Context, 'db' | 'config'>): Running {
  const log = openLog(config, 'listings')
  const listings = async (): Promise<Outcome> => ((await hasChanges(db)) ? keepListings(db) : 'done')
  const tiers = async (signal: AbortSignal): Promise<Outcome> => {
    await moveBounds(db, TIER_SIZES)
    while (!signal.aborted && (await keepTiers(db, MOVED_AT_ONCE)) === 'more');
    return 'done'
  }
  return repeat(
    [
      { every_ms: LOOK_EVERY_MS, work: listings },
      { every_ms: TIERS_EVERY_MS, work: tiers },
    ],
    (error) => log.error({ err: error }, 'listings are behind'),
  )
}

/**
 * Makes the listings of a shop that has none, such as one that is filled for the first time or older than its lists.
 * Waits for another server that does so.
 */
export async function makeAllListings(db: Db): Promise<void> {
  if (await hasListings(db)) return
  await keepUp(db)
}
