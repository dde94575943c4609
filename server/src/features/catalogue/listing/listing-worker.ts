import type { Fault, Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { moveBounds, TIER_SIZES } from '../search/tier-sql.ts'
import { hasChanges, isQueueLong } from './change-sql.ts'
import { queueWrongListings } from './check-sql.ts'
import { newBatchSize, recountAll, updateAllListings, updateSomeListings, updateTiers } from './listing-service.ts'
import { analyseListings, hasListings } from './listing-sql.ts'

/** Interval of the worker: the maximum delay of a list when there is little to do. */
const LOOK_EVERY_MS = 250
const STATISTICS_EVERY_MS = 1_000
/**
 * Number of listings moved per batch: small, because each moved listing writes its vector into another index, and
 * shoppers must not be slowed down.
 */
const MOVED_AT_ONCE = 100

/** Keeps listings up to date. Safe to run on several servers: one of them works at a time. */
export function watchListings(context: Pick<Context, 'db' | 'config' | 'metrics'>): Running {
  const { db } = context
  const batch_size = newBatchSize()
  const listings = async (): Promise<Outcome> => ((await hasChanges(db)) ? updateSomeListings(db, batch_size) : 'done')
  const statistics = (signal: AbortSignal) => analyseListings(db, signal).then((): Outcome => 'done')
  return startWorker(context, {
    log_name: 'listings',
    failed: 'making listings failed: lists and search are behind',
    jobs: () => [
      { name: 'listings', every_ms: LOOK_EVERY_MS, work: listings },
      { name: 'listing_statistics', every_ms: STATISTICS_EVERY_MS, work: statistics },
    ],
  })
}

/** Moves listings whose tier changed, until none is left. */
export async function moveTiers(db: Db, signal: AbortSignal): Promise<Outcome> {
  // While most products have no listing yet, bounds that are computed from listings would put most products into a
  // wrong tier.
  await moveBounds(db, TIER_SIZES, (await isQueueLong(db)) ? 'product' : 'listing')
  while (!signal.aborted && (await updateTiers(db, MOVED_AT_ONCE)) === 'more');
  return 'done'
}

/**
 * Makes the listings of a shop that has none: a newly filled shop, or one that is older than the listings. Waits for
 * other servers. A product whose listing fails is reported and does not keep the shop from opening, nor do missing
 * statistics.
 */
export async function makeAllListings(db: Db, fault: Fault): Promise<void> {
  if (await hasListings(db)) return
  await moveBounds(db, TIER_SIZES, 'product')
  await updateAllListings(db, fault)
  await analyseListings(db, new AbortController().signal).catch(fault)
}

/** Makes every wrong listing again and recomputes all counts. */
export async function repairListings(db: Db): Promise<void> {
  await queueWrongListings(db)
  await updateAllListings(db)
  await recountAll(db)
}
