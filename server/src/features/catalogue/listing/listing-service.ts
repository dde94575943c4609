import type { Db } from '../../../db/database.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Outcome } from '../../../repeat.ts'
import { lettersOf } from '../near-words.ts'
import { isWord, nameLexemes, type Texts, titleWords } from '../search-terms.ts'
import { isAlone, noteProductsOf, takeProducts, takeSources, waitForTurn } from './change-sql.ts'
import {
  addCounts,
  addWords,
  type CountChange,
  countAnew,
  countScoresAnew,
  findNameLexemes,
  findNames,
  putCodes,
  type WordChange,
} from './count-sql.ts'
import { type Digested, digested, listingOf, tierOf } from './listing-of.ts'
import {
  changeListings,
  deleteListings,
  FIGURES,
  type Figures,
  findListed,
  findTitleLexemes,
  findTruth,
  type Listed,
  putListings,
} from './listing-sql.ts'
import { type Bounds, findBounds, moveToTiers } from './tier-sql.ts'

const PRODUCTS_AT_ONCE = 500
const SOURCES_AT_ONCE = 100
/** Noting is quick, so that a large shop is through soon. */
const NOTED_AT_ONCE = 5_000
const SHOP = '@shop:'

/**
 * Makes the listings of some changes anew, with all that is counted of them, in one transaction: a server that is killed
 * meanwhile leaves everything as it was. Leaves it to another server that is at it.
 */
export const keepListings = (db: Db): Promise<Outcome> =>
  transaction(db, async (tx) => ((await isAlone(tx)) ? makeSome(tx) : 'done'))

/** The same, but waits for another server. */
const makeNext = (db: Db): Promise<Outcome> =>
  transaction(db, async (tx) => {
    await waitForTurn(tx)
    return makeSome(tx)
  })

/** Makes all that is left to make. */
export async function keepUp(db: Db): Promise<void> {
  while ((await makeNext(db)) === 'more');
}

/** Counts all anew that is kept by differences. */
export const countAllAnew = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    await waitForTurn(tx)
    await countAnew(tx)
    await countScoresAnew(tx)
  })

async function makeSome(tx: Tx): Promise<Outcome> {
  const sources = await takeSources(tx, SOURCES_AT_ONCE)
  if (sources.length > 0) await makeNames(tx, sources)
  const { taken, product_ids } = await takeProducts(tx, PRODUCTS_AT_ONCE)
  if (product_ids.length > 0) await makeListings(tx, product_ids)
  return taken === PRODUCTS_AT_ONCE || sources.length > 0 ? 'more' : 'done'
}

/** Moves some listings to the tier of their sales. */
export const keepTiers = (db: Db, limit: number): Promise<Outcome> =>
  transaction(db, async (tx) => ((await isAlone(tx)) && (await moveToTiers(tx, limit)) > 0 ? 'more' : 'done'))

async function makeNames(tx: Tx, sources: { source: string; up_to: string | null }[]): Promise<void> {
  const distinct = [...new Set(sources.map(({ source }) => source))]
  const [named, old_words] = await Promise.all([findNames(tx, distinct), findNameLexemes(tx, distinct)])
  const codes = named.map(({ source, names }) => ({ code: source, lexemes: codeLexemes(source, names) }))
  await putCodes(tx, codes)
  const new_words = codes.flatMap(({ lexemes }) => lexemes.filter(isWord))
  await addWords(tx, wordChanges('names', old_words, new_words))
  for (const { source, up_to } of sources)
    if (up_to !== null) await noteProductsOf(tx, source.slice(SHOP.length), up_to, NOTED_AT_ONCE)
}

/** Of shops only the words, which near words are looked up in: their names stand in their products' vectors. */
function codeLexemes(source: string, names: Texts[]): string[] {
  const lexemes = [...new Set(names.flatMap(nameLexemes))]
  return source.startsWith(SHOP) ? lexemes.filter(isWord) : lexemes
}

/** What becomes of a product's listing. */
type Change = { now: Digested | undefined; before: Listed | undefined }

async function makeListings(tx: Tx, product_ids: string[]): Promise<void> {
  const [truth, listed, bounds] = await Promise.all([
    findTruth(tx, product_ids),
    findListed(tx, product_ids),
    findBounds(tx),
  ])
  const [now, before] = [byId(truth.map(digested)), byId(listed)]
  const changes = product_ids.map((id): Change => ({ now: now.get(id), before: before.get(id) }))
  const worded = changes.filter(isWorded)
  const gone = worded.flatMap((one) => (one.before ? [one.before.product_id] : []))
  const old_words = await findTitleLexemes(tx, gone)
  const made = worded.flatMap(({ now, before }) => (now ? [listingOf(now, tierOf(now, before, bounds))] : []))
  const figured = changes.flatMap((one) => (isWorded(one) ? [] : changedFigures(one, bounds)))
  await deleteListings(
    tx,
    changes.flatMap((one) => (one.before && !one.now ? [one.before.product_id] : [])),
  )
  await putListings(tx, made)
  await changeListings(tx, figured)
  await addWords(
    tx,
    wordChanges(
      'titles',
      old_words,
      made.flatMap(({ titles }) => titleWords(titles)),
    ),
  )
  await addCounts(tx, countChanges(changes))
}

const byId = <Row extends { product_id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.product_id, row]))

/** Whether its words come, go or change. */
const isWorded = ({ now, before }: Change) => now?.made_of !== before?.made_of

function changedFigures({ now, before }: Change, bounds: readonly Bounds[]): (Figures & { tier: number })[] {
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

/** A lexeme is `=`, the mark of its language in two letters, a colon and the word. */
function wordOf(lexeme: string) {
  const [language, word] = [lexeme.slice(1, 3), lexeme.slice(4)]
  const letters = lettersOf(word)
  return { word, language, letters: letters.length, first_letter: letters.slice(0, 1) }
}

/** In each shop and in all, of each category and kind. */
function countChanges(changes: Change[]): CountChange[] {
  const sums = new Map<string, CountChange>()
  const add = ({ shop_id, category, kind, in_stock }: Figures, products: 1 | -1) => {
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
