import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Fault, Outcome } from '../../../background/background-loop.ts'
import { isUnavailable } from '../../../db/busy.ts'
import type { Db } from '../../../db/database.ts'
import { clearFailures, countFailure } from '../../../db/failed-work.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { changeWordVersion } from '../search/meaning/vocabulary-sql.ts'
import { isWord, nameLexemes, type Texts, titleWords } from '../search/search-terms.ts'
import { type Bounds, findBounds, moveToTiers } from '../search/tier-sql.ts'
import { LISTINGS, lockListings, queueProductsOf, takeProducts, takeSources, tryListingLock } from './change-sql.ts'
import {
  addCounts,
  addWords,
  type CountChange,
  findNameLexemes,
  findNames,
  putCodes,
  recountListings,
  recountScores,
  type WordChange,
} from './count-sql.ts'
import { type Digested, listingOf, tierOf, withDigest } from './listing-of.ts'
import {
  changeListings,
  deleteListings,
  FIGURES,
  findListings,
  findSourceData,
  findTitleLexemes,
  type Listed,
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
/** Thrown when a change failed on its own. The change is counted and retried later. */
class ItemFailed extends Error {}

/**
 * Processes one batch. After a failure the next batches are smaller; a product or name that fails on its own is counted
 * and skipped until its next try.
 */
async function makeBatch(db: Db, batch_size: BatchSize, mayBegin: (tx: Tx) => Promise<boolean>): Promise<Outcome> {
  let product_ids: string[] = []
  try {
    const outcome = await transaction(db, async (tx) => {
      product_ids = []
      if (!(await mayBegin(tx))) return 'done'
      const outcome = await makeSome(tx, batch_size.products, (items) => product_ids.push(...items))
      await clearFailures(tx, LISTINGS, product_ids)
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
    const { tries } = await countFailure(db, { worker: LISTINGS, item, error })
    throw new ItemFailed(`making the listing of ${item} failed ${tries} times in a row`, { cause: error })
  }
}

/** Recomputes all counts that are otherwise updated by differences. */
export const recountAll = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    await lockListings(tx)
    await recountListings(tx)
    await changeWordVersion(tx)
    await recountScores(tx)
  })

/** @param take is called with the taken items before they are processed. */
async function makeSome(tx: Tx, products_at_once: number, take: (items: string[]) => void): Promise<Outcome> {
  const sources = await takeSources(tx, Math.min(SOURCES_AT_ONCE, products_at_once))
  take(sources.map(({ source }) => source))
  if (sources.length > 0) await makeNames(tx, sources)
  // A batch of one takes either one name or one product. If the batch fails, the failing item is known.
  if (products_at_once === 1 && sources.length > 0) return 'more'
  const { count, product_ids } = await takeProducts(tx, products_at_once)
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
  for (const { source, up_to } of sources)
    if (up_to !== null) await queueProductsOf(tx, source.slice(SHOP.length), up_to, NOTED_AT_ONCE)
}

/**
 * The lexemes of a source's names. For a shop they are only whole words, which suggestions need, because the vectors of
 * its products already contain the shop's name.
 */
function codeLexemes(source: string, names: Texts[]): string[] {
  const lexemes = [...new Set(names.flatMap(nameLexemes))]
  return source.startsWith(SHOP) ? lexemes.filter(isWord) : lexemes
}

type Change = { now: Digested | undefined; before: Listed | undefined }

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

function wordChanges(of: 'titles' | 'names', before: string[], now: string[]): WordChange[] {
  const changes = new Map<string, number>()
  const add = (lexeme: string, count: number) => changes.set(lexeme, (changes.get(lexeme) ?? 0) + count)
  for (const lexeme of before) add(lexeme, -1)
  for (const lexeme of now) add(lexeme, 1)
  return [...changes].flatMap(([lexeme, count]) =>
    count === 0 ? [] : [{ ...wordOf(lexeme), ...NO_CHANGE, [of]: count }],
  )
}

const NO_CHANGE = { titles: 0, names: 0 }

/** Parses a lexeme: `=`, the language in two letters, a colon and the word. */
const wordOf = (lexeme: string) => ({ language: lexeme.slice(1, 3), word: lexeme.slice(4) })

/** Count changes per category and kind, both for the shop and for all shops. */
function countChanges(changes: Change[]): CountChange[] {
  const sums = new Map<string, CountChange>()
  const add = ({ shop_id, category, kind, in_stock }: ListingFigures, products: 1 | -1) => {
    for (const shop of [shop_id, '']) {
      const key = JSON.stringify([shop, category, kind])
      const sum = sums.get(key) ?? { shop_id: shop, category, kind: kind ?? '', products: 0, in_stock: 0 }
      sum.products += products
      sum.in_stock += in_stock ? products : 0
      sums.set(key, sum)
    }
  }
  for (const { now, before } of changes) {
    if (before) add(before, -1)
    if (now) add(now, 1)
  }
  return [...sums.values()].filter(({ products, in_stock }) => products !== 0 || in_stock !== 0)
}
