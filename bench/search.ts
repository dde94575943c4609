// npm run bench:search [-- --each 100 --seed 1 --products 20000 --data FOLDER --only GROUP --misses]: creates a shop with
// the demo, and prints the share of misspelt and otherwise typed queries that find a product of the right kind among the
// first five (and in the first place), next to MiniSearch and Orama, with the times of a search. With --products, each
// search is also timed in a larger shop: one that `bench:scale --data FOLDER` has filled, or else a new one.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { loadDemo } from '../demo/load-demo.ts'
import { readConfig } from '../server/src/config.ts'
import type { Db } from '../server/src/db/database.ts'
import { listInWords } from '../server/src/features/catalogue/listing/list-in-words-service.ts'
import { dictionaryOf } from '../server/src/features/catalogue/search/meaning/dictionary.ts'
import { makeVocabularies } from '../server/src/features/catalogue/search/meaning/make-vocabularies.ts'
import type { Dictionary } from '../server/src/features/catalogue/search/meaning/term.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { openShopDatabase } from '../server/src/start/open-database.ts'
import '../scripts/embedded-postgres/provide.ts'
import { fillShop } from './scale/fill.ts'
import { percentile } from './scale/latency.ts'
import { randomNumbers } from './scale/random-numbers.ts'
import { miniSearch, orama } from './search/engines.ts'
import { otherWords, type Query, queriesFor } from './search/queries.ts'
import { type Find, type Recall, recallOf } from './search/recall.ts'
import { addSynonyms } from './search/synonyms.ts'
import { printRows } from './table.ts'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    products: { type: 'string', default: '0' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    misses: { type: 'boolean', default: false },
  },
})

type Shop = { db: Db; dictionary: Dictionary; times: Map<string, number[]> }
const nameOf = ({ group, language }: Query) => `${group}, ${language}`
const cleanups: (() => unknown)[] = []

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-search-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  return folder
}

const keys = readKeys({}, scratchFolder(), false)

/** Opens the shop of a folder, or a new one with the demo and, if there are to be more, with clones of its products. */
async function open(data_folder: string | undefined, products = 0): Promise<Shop> {
  const config = readConfig({ SAMPAN_DATA: data_folder ?? scratchFolder(), LOG_LEVEL: 'silent' })
  const { db, address, close } = await openShopDatabase(config)
  cleanups.push(close)
  if (!data_folder) await loadDemo({ db, keys })
  await addSynonyms(db)
  const { host = '', port = 5432, user = '', database = '' } = address
  if (!data_folder && products > 0) await fillShop({ host, port, user, database }, products)
  if (!data_folder) await sql`analyze`.execute(db)
  const started_at = performance.now()
  const dictionary = dictionaryOf(await makeVocabularies(db))
  console.log(
    `words of ${products || 'the demo’s'} products: ${((performance.now() - started_at) / 1000).toFixed(1)} s`,
  )
  return { db, dictionary, times: new Map() }
}

const cellOf = (recall: Recall | undefined) => {
  const share = (count: number) => ((100 * count) / (recall?.queries ?? 1)).toFixed(1)
  return recall ? `${share(recall.five)} (${share(recall.first)})` : '–'
}
const timeAt = ({ times }: Shop, name: string, part: number) => percentile(times.get(name) ?? [], part)

/** Searches in each shop in turn, because the speed of the machine varies. @returns the products that the first shop finds. */
const findIn =
  (shops: readonly Shop[]): Find =>
  async (query) => {
    const { language, keyword } = query
    const results: string[][] = []
    for (const { db, dictionary, times } of shops) {
      const started_at = performance.now()
      const { items } = await listInWords(db, { keyword, page: 1, page_size: 20 }, { language, dictionary, keys })
      times.set(nameOf(query), [...(times.get(nameOf(query)) ?? []), performance.now() - started_at])
      results.push(items.map(({ product_id }) => product_id))
    }
    return results[0] ?? []
  }

/** Measures each group twice, because the first searches of a connection make its plans. */
async function measure(queries: readonly Query[], shops: readonly Shop[]) {
  await recallOf(queries, findIn(shops))
  for (const { times } of shops) times.clear()
  return recallOf(queries, findIn(shops))
}

const [CLIENTS, SEARCHES_EACH, DEAREST_CENTS] = [8, 25, 30_000]

/** Eight clients search for one character of another language with random price limits. @returns the times. */
async function searchAtOnce({ db, dictionary }: Shop): Promise<number[]> {
  const random = randomNumbers(Number(values.seed))
  const took_ms: number[] = []
  const client = async () => {
    for (let count = 0; count < SEARCHES_EACH; count++) {
      const query = { keyword: '灯', max_cents: Math.ceil(random() * DEAREST_CENTS), page: 1, page_size: 20 }
      const started_at = performance.now()
      await listInWords(db, query, { language: 'en', dictionary, keys })
      took_ms.push(performance.now() - started_at)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return took_ms
}

const inMs = (ms: number) => ms.toFixed(1)
const ratioOf = (shops: readonly Shop[], name: string, part: number) => {
  const [small, large] = shops.map((shop) => timeAt(shop, name, part))
  return `${((large ?? 0) / (small ?? 1)).toFixed(1)} ×`
}

try {
  const products = Number(values.products)
  const queries = [...queriesFor(Number(values.seed), Number(values.each)), ...otherWords()].filter((one) =>
    nameOf(one).includes(values.only),
  )
  const shops = [await open(undefined)]
  if (products > 0) shops.push(await open(values.data, products))
  const own = await measure(queries, shops)
  const [mini, other] = [await recallOf(queries, miniSearch()), await recallOf(queries, await orama())]
  const isMore = shops.length > 1
  printRows([
    [
      ...['', 'queries', 'shop', 'MiniSearch', 'Orama', 'p50 ms', 'p95 ms'],
      ...(isMore ? [`p50 ms at ${products}`, 'p95 ms', 'p50', 'p95'] : []),
    ],
    ...[...own].map(([name, recall]) => [
      ...[name, String(recall.queries), cellOf(recall), cellOf(mini.get(name)), cellOf(other.get(name))],
      ...shops.flatMap((shop) => [inMs(timeAt(shop, name, 0.5)), inMs(timeAt(shop, name, 0.95))]),
      ...(isMore ? [ratioOf(shops, name, 0.5), ratioOf(shops, name, 0.95)] : []),
    ]),
  ])
  for (const shop of shops) {
    const took_ms = await searchAtOnce(shop)
    console.log(
      `灯, en, ${CLIENTS} clients: p50 ${inMs(percentile(took_ms, 0.5))}, p95 ${inMs(percentile(took_ms, 0.95))} ms`,
    )
  }
  if (values.misses)
    for (const [name, { misses }] of own) for (const { keyword } of misses) console.log(`${name}: ${keyword}`)
} finally {
  for (const cleanup of cleanups.toReversed()) await cleanup()
}
