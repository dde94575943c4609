import type { Fault, Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import type { DatabaseAddress, Db } from '../../../db/database.ts'
import { moveBounds, TIER_SIZES } from '../search/tier-sql.ts'
import { hasChanges } from './change-sql.ts'
import { noteWrong } from './check-sql.ts'
import { aPace, countAllAnew, keepListings, keepTiers, keepUp } from './listing-service.ts'
import { hasListings } from './listing-sql.ts'
import { rebuildListings } from './rebuild/rebuild-service.ts'
import { canRebuild, isLarge, isRebuildWorthIt } from './rebuild/rebuild-sql.ts'

/** How long a list may be behind, at most, when there is little to do. */
const LOOK_EVERY_MS = 250
const TIERS_EVERY_MS = 60_000
const LOOK_FOR_MANY_EVERY_MS = 2_000
/** Moving one writes its vector into another index: few at once, so that shoppers notice nothing. */
const MOVED_AT_ONCE = 100

/** Makes all listings anew when so many wait that this is quicker. @returns whether it did. */
async function rebuildIfMany(db: Db, address: DatabaseAddress, signal?: AbortSignal): Promise<boolean> {
  if (!((await isRebuildWorthIt(db)) && (await canRebuild(db)))) return false
  await rebuildListings(address, { signal })
  return true
}

/** Keeps what lists and search read. Any number of servers may do this at once: one of them does it. */
export function watchListings(
  context: Pick<Context, 'db' | 'config' | 'metrics'>,
  address: DatabaseAddress,
  rebuild = rebuildIfMany,
): Running {
  const { db } = context
  const pace = aPace()
  const listings = async (): Promise<Outcome> => ((await hasChanges(db)) ? keepListings(db, pace) : 'done')
  const tiers = async (signal: AbortSignal): Promise<Outcome> => {
    await moveBounds(db, TIER_SIZES)
    while (!signal.aborted && (await keepTiers(db, MOVED_AT_ONCE)) === 'more');
    return 'done'
  }
  const many = rarelyAfterFailures(async (signal) => {
    await rebuild(db, address, signal)
    return 'done'
  })
  return startWorker(context, {
    log_name: 'listings',
    failed: 'making listings failed: lists and search are behind',
    works: () => [
      { name: 'listings', every_ms: LOOK_EVERY_MS, work: listings },
      { name: 'listing_rebuild', every_ms: LOOK_FOR_MANY_EVERY_MS, work: many },
      { name: 'listing_tiers', every_ms: TIERS_EVERY_MS, work: tiers },
    ],
  })
}

type Work = (signal: AbortSignal) => Promise<Outcome>
const REBUILD_AGAIN_MS = 60_000
const REBUILD_AGAIN_MOST_MS = 60 * 60_000

/**
 * Waits after a failure, for a minute and then for twice as long each time: a rebuild takes the machine's time, and until it
 * succeeds listings are made batch by batch.
 * @internal Exported for its test.
 */
export function rarelyAfterFailures(work: Work, now: () => number = Date.now): Work {
  let failures = 0
  let next_at = 0
  return async (signal) => {
    if (now() < next_at) return 'done'
    try {
      const outcome = await work(signal)
      failures = 0
      return outcome
    } catch (error) {
      next_at = now() + Math.min(REBUILD_AGAIN_MOST_MS, REBUILD_AGAIN_MS * 2 ** failures)
      failures += 1
      throw error
    }
  }
}

/**
 * Makes the listings of a shop that has none, such as one that is filled for the first time or older than its lists.
 * Waits for another server that does so. A product whose listing cannot be made is reported; the shop opens all the same.
 */
export async function makeAllListings(db: Db, address: DatabaseAddress, fault: Fault): Promise<void> {
  if (await hasListings(db)) return
  if ((await isLarge(db)) && (await canRebuild(db))) await rebuildListings(address)
  await keepUp(db, fault)
}

/** Makes all that is left to make, in the quicker way. */
export async function catchUp(db: Db, address: DatabaseAddress): Promise<void> {
  await rebuildIfMany(db, address)
  await keepUp(db)
}

/** Makes every listing anew that is not as its product is, and counts all anew. */
export async function mendListings(db: Db, address: DatabaseAddress): Promise<void> {
  await noteWrong(db)
  await catchUp(db, address)
  await countAllAnew(db)
}
