import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Fault, Outcome } from '../../../background/background-loop.ts'
import { isUnavailable } from '../../../db/busy.ts'
import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { retryLater } from '../../../job/row-work-sql.ts'
import type { Task } from '../../../job/task.ts'
import { changeWordVersion } from '../search/meaning/vocabulary-sql.ts'
import { isWord, nameLexemes, type Texts, titleWords } from '../search/search-terms.ts'
import { type Bounds, findBounds, moveToTiers } from '../search/tier-sql.ts'
import {
  deleteDeadJobs,
  LISTING_TASK,
  lockListings,
  noteFailure,
  queueProductsOf,
  takeProducts,
  takeSources,
  tryListingLock,
} from './change-sql.ts'
import { type Change, countChanges, wordChanges } from './count-changes.ts'
import {
  addCounts,
  addWords,
  findNameLexemes,
  findNames,
  putCodes,
  recountListings,
  recountScores,
} from './count-sql.ts'
import { listingOf, tierOf, withDigest } from './listing-of.ts'
import {
  changeListings,
  deleteListings,
  FIGURES,
  findListings,
  findSourceData,
  findTitleLexemes,
  type ListingFigures,
  mergeSearchEntries,
  type NewListing,
  putListings,
} from './listing-sql.ts'

const PRODUCTS_AT_ONCE = 500
/** Number of products per batch: small, because cutting the texts of one product takes 0.3 ms of the event loop. */
const CUT_AT_ONCE = 20
const SOURCES_AT_ONCE = 100
/** Number of products queued per batch: large, because queueing is fast. */
const NOTED_AT_ONCE = 5_000
const SHOP = '@shop:'

/** The size of the next batch. After a failure batches get smaller, until the failing product is found. */
export type BatchSize = { products: number }
export const newBatchSize = (): BatchSize => ({ products: PRODUCTS_AT_ONCE })
const STEP = 8

/**
 * Makes the listings of some changes and updates all counts in one transaction, so that a killed server leaves no
 * inconsistency. Does nothing while another server makes listings.
 */
export const updateSomeListings = (db: Db, batch_size = newBatchSize()): Promise<Outcome> =>
  makeBatch(db, batch_size, tryListingLock)

/** Processes all queued changes except those that fail. Waits for other servers. */
export async function updateAllListings(db: Db, fault: Fault = throwIt): Promise<void> {
  const batch_size = newBatchSize()
  const next = () =>
    makeBatch(db, batch_size, async (tx) => {
      await lockListings(tx)
      return true
    }).catch((error): Outcome => {
      if (error instanceof ItemFailed) fault(error)
      else if (!(error instanceof BatchFailed)) throw error
      return 'more'
    })
  while ((await next()) === 'more');
}

const throwIt = (error: unknown) => {
  throw error
}

/** Thrown when a batch of several changes failed. Smaller batches will find the change that fails. */
class BatchFailed extends Error {}
/** Thrown when a change failed on its own. It has a job that tries it again. */
class ItemFailed extends Error {}

/**
 * Processes one batch. After a failure the next batches are smaller; a product or name that fails on its own gets a job,
 * and later batches leave it out.
 */
async function makeBatch(db: Db, batch_size: BatchSize, mayBegin: (tx: Tx) => Promise<boolean>): Promise<Outcome> {
  let product_ids: string[] = []
  try {
    const outcome = await transaction(db, async (tx) => {
      product_ids = []
      if (!(await mayBegin(tx))) return 'done'
      const outcome = await makeSome(tx, batch_size.products, { take: (items) => product_ids.push(...items) })
      await deleteDeadJobs(tx, product_ids)
      return outcome
    })
    batch_size.products = Math.min(PRODUCTS_AT_ONCE, batch_size.products * STEP)
    return outcome
  } catch (error) {
    const [item] = product_ids
    if (item === undefined || isUnavailable(error)) throw error
    if (product_ids.length > 1) {
      batch_size.products = Math.max(1, Math.floor(batch_size.products / STEP))
      throw new BatchFailed(`making a batch of ${product_ids.length} listings failed`, { cause: error })
    }
    await transaction(db, (tx) => noteFailure(tx, item, error instanceof Error ? error.message : String(error)))
    await retryLater(db, LISTING_TASK, item, { item })
    throw new ItemFailed(`making the listing of ${item} failed and will be tried again`, { cause: error })
  }
}

/** Attempts to make a listing: about half an hour, a minute apart, so that a corrected product is soon found. */
const ATTEMPTS = 30

/** Makes the listings of products and names that failed. */
export const listingTask = ({ db }: { db: Db }): Task => ({
  name: LISTING_TASK,
  concurrency: 1,
  pause_s: (attempts) => (attempts >= ATTEMPTS ? null : Math.min(60, 2 * 2 ** attempts)),
  run: async ({ data }) => {
    const { item } = data as { item: string } // written by makeBatch
    const makeNext = () =>
      transaction(db, async (tx) => {
        await lockListings(tx)
        return makeSome(tx, PRODUCTS_AT_ONCE, { item })
      })
    while ((await makeNext()) === 'more');
    return undefined
  },
})

/** Recomputes all counts that are otherwise updated by differences. */
export const recountAll = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    await lockListings(tx)
    await recountListings(tx)
    await changeWordVersion(tx)
    await recountScores(tx)
  })

type Taking = { take?: (items: string[]) => void; item?: string }

/**
 * @param take is called with the taken items before they are processed.
 * @param item the only product or name to take.
 */
async function makeSome(tx: Tx, products_at_once: number, { take = () => {}, item }: Taking): Promise<Outcome> {
  const sources = await takeSources(tx, Math.min(SOURCES_AT_ONCE, products_at_once), item)
  take(sources.map(({ source }) => source))
  if (sources.length > 0) await makeNames(tx, sources)
  // A batch of one takes either one name or one product. If the batch fails, the failing item is known.
  if (products_at_once === 1 && sources.length > 0) return 'more'
  const { count, product_ids } = await takeProducts(tx, products_at_once, item)
  take(product_ids)
  if (product_ids.length > 0) await makeListings(tx, product_ids)
  return count === products_at_once || sources.length > 0 ? 'more' : 'done'
}

/** Moves some listings to the tier of their sales. */
export const updateTiers = (db: Db, limit: number): Promise<Outcome> =>
  transaction(db, async (tx) => {
    if (!(await tryListingLock(tx)) || (await moveToTiers(tx, limit)) === 0) return 'done'
    await mergeSearchEntries(tx)
    return 'more'
  })

async function makeNames(tx: Tx, sources: { source: string; up_to: string | null }[]): Promise<void> {
  const distinct = [...new Set(sources.map(({ source }) => source))]
  const [names_of_sources, old_words] = await Promise.all([findNames(tx, distinct), findNameLexemes(tx, distinct)])
  const codes = names_of_sources.map(({ source, names }) => ({ code: source, lexemes: codeLexemes(source, names) }))
  await putCodes(tx, codes)
  const new_words = codes.flatMap(({ lexemes }) => lexemes.filter(isWord))
  await addWords(tx, wordChanges('names', old_words, new_words))
  await changeWordVersion(tx)
  for (const { source, up_to } of sources) if (up_to !== null) await queueProductsOf(tx, source, up_to, NOTED_AT_ONCE)
}

/**
 * The lexemes of a source's names. For a shop they are only whole words, which suggestions need, because the vectors of
 * its products already contain the shop's name.
 */
function codeLexemes(source: string, names: Texts[]): string[] {
  const lexemes = [...new Set(names.flatMap(nameLexemes))]
  return source.startsWith(SHOP) ? lexemes.filter(isWord) : lexemes
}

async function makeListings(tx: Tx, product_ids: string[]): Promise<void> {
  const [source_data, listed, bounds] = await Promise.all([
    findSourceData(tx, product_ids),
    findListings(tx, product_ids),
    findBounds(tx),
  ])
  const [now, before] = [byId(source_data.map(withDigest)), byId(listed)]
  const changes = product_ids.map((id): Change => ({ now: now.get(id), before: before.get(id) }))
  const reworded = changes.filter(haveTextsChanged)
  const removed_ids = reworded.flatMap((one) => (one.before ? [one.before.product_id] : []))
  const old_words = await findTitleLexemes(tx, removed_ids)
  const listings: NewListing[] = []
  for (const [at, { now, before }] of reworded.entries()) {
    if (at % CUT_AT_ONCE === 0) await yieldToRequests()
    if (now) listings.push(listingOf(now, tierOf(now, before, bounds)))
  }
  const changed_figures = changes.flatMap((one) => (haveTextsChanged(one) ? [] : changedFigures(one, bounds)))
  await deleteListings(
    tx,
    changes.flatMap((one) => (one.before && !one.now ? [one.before.product_id] : [])),
  )
  await putListings(tx, listings)
  await changeListings(tx, changed_figures)
  await mergeSearchEntries(tx)
  const changed_words = wordChanges(
    'titles',
    old_words,
    listings.flatMap(({ titles }) => titleWords(titles)),
  )
  await addWords(tx, changed_words)
  if (changed_words.length > 0) await changeWordVersion(tx)
  await addCounts(tx, countChanges(changes))
}

const byId = <Row extends { product_id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.product_id, row]))

/** Whether the words of the listing are added, removed or changed. */
const haveTextsChanged = ({ now, before }: Change) => now?.made_of !== before?.made_of

function changedFigures({ now, before }: Change, bounds: readonly Bounds[]): (ListingFigures & { tier: number })[] {
  if (!now || !before) return []
  const { source: _, made_of: __, ...figures } = now
  const tier = tierOf(now, before, bounds)
  const isSame = tier === before.tier && FIGURES.every((name) => figures[name] === before[name])
  return isSame ? [] : [{ ...figures, tier }]
}
