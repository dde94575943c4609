import type { Context } from '../../../context.ts'
import type { DatabaseAddress, Db } from '../../../db/database.ts'
import { openLog } from '../../../log.ts'
import { type Outcome, type Running, repeat } from '../../../repeat.ts'
import { hasChanges } from './change-sql.ts'
import { noteWrong } from './check-sql.ts'
import { countAllAnew, keepListings, keepTiers, keepUp } from './listing-service.ts'
import { hasListings } from './listing-sql.ts'
import { rebuildListings } from './rebuild/rebuild-service.ts'
import { canRebuild, isLarge, isRebuildWorthIt } from './rebuild/rebuild-sql.ts'
import { moveBounds, TIER_SIZES } from './tier-sql.ts'

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
export function watchListings({ db, config }: Pick<Context, 'db' | 'config'>, address: DatabaseAddress): Running {
  const log = openLog(config, 'listings')
  const listings = async (): Promise<Outcome> => ((await hasChanges(db)) ? keepListings(db) : 'done')
  const tiers = async (signal: AbortSignal): Promise<Outcome> => {
    await moveBounds(db, TIER_SIZES)
    while (!signal.aborted && (await keepTiers(db, MOVED_AT_ONCE)) === 'more');
    return 'done'
  }
  let has_failed = false
  const many = async (signal: AbortSignal): Promise<Outcome> => {
    // Then they are made in their turn: trying in vain again and again would take the machine's time.
    if (has_failed) return 'done'
    has_failed = true
    await rebuildIfMany(db, address, signal)
    has_failed = false
    return 'done'
  }
  return repeat(
    [
      { every_ms: LOOK_EVERY_MS, work: listings },
      { every_ms: LOOK_FOR_MANY_EVERY_MS, work: many },
      { every_ms: TIERS_EVERY_MS, work: tiers },
    ],
    (error) => log.error({ err: error }, 'listings are behind'),
  )
}

/**
 * Makes the listings of a shop that has none, such as one that is filled for the first time or older than its lists.
 * Waits for another server that does so.
 */
export async function makeAllListings(db: Db, address: DatabaseAddress): Promise<void> {
  if (await hasListings(db)) return
  if ((await isLarge(db)) && (await canRebuild(db))) await rebuildListings(address)
  await keepUp(db)
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
