import type { Fault, Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { moveBounds, TIER_SIZES } from '../search/tier-sql.ts'
import { doManyWait, hasChanges } from './change-sql.ts'
import { noteWrong } from './check-sql.ts'
import { aPace, countAllAnew, keepListings, keepTiers, keepUp } from './listing-service.ts'
import { hasListings } from './listing-sql.ts'

/** How long a list may be behind, at most, when there is little to do. */
const LOOK_EVERY_MS = 250
const TIERS_EVERY_MS = 60_000
/** Moving one writes its vector into another index: few at once, so that shoppers notice nothing. */
const MOVED_AT_ONCE = 100

/** Keeps what lists and search read. Any number of servers may do this at once: one of them does it. */
export function watchListings(context: Pick<Context, 'db' | 'config' | 'metrics'>): Running {
  const { db } = context
  const pace = aPace()
  const listings = async (): Promise<Outcome> => ((await hasChanges(db)) ? keepListings(db, pace) : 'done')
  const tiers = async (signal: AbortSignal): Promise<Outcome> => {
    // Most products have no listing yet: by the listings that are there, most would go to a wrong tier first.
    await moveBounds(db, TIER_SIZES, (await doManyWait(db)) ? 'product' : 'listing')
    while (!signal.aborted && (await keepTiers(db, MOVED_AT_ONCE)) === 'more');
    return 'done'
  }
  return startWorker(context, {
    log_name: 'listings',
    failed: 'making listings failed: lists and search are behind',
    works: () => [
      { name: 'listings', every_ms: LOOK_EVERY_MS, work: listings },
      { name: 'listing_tiers', every_ms: TIERS_EVERY_MS, work: tiers },
    ],
  })
}

/**
 * Makes the listings of a shop that has none, such as one that is filled for the first time or older than its lists.
 * Waits for another server that does so. A product whose listing cannot be made is reported; the shop opens all the same.
 */
export async function makeAllListings(db: Db, fault: Fault): Promise<void> {
  if (await hasListings(db)) return
  await moveBounds(db, TIER_SIZES, 'product')
  await keepUp(db, fault)
}

/** Makes every listing anew that is not as its product is, and counts all anew. */
export async function mendListings(db: Db): Promise<void> {
  await noteWrong(db)
  await keepUp(db)
  await countAllAnew(db)
}
