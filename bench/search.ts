// npm run bench:search [-- --each 100 --seed 1 --products 20000 --misses]: creates a shop with the demo, and prints the share of misspelt
// and otherwise typed queries that find a product of the right kind among the first five (and in the first place), next
// to MiniSearch and Orama, with the times of a search, also with more products.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { loadDemo } from '../demo/load-demo.ts'
import { readConfig } from '../server/src/config.ts'
import { listInWords } from '../server/src/features/catalogue/listing/list-in-words-service.ts'
import { dictionaryOf } from '../server/src/features/catalogue/search/meaning/dictionary.ts'
import { makeVocabularies } from '../server/src/features/catalogue/search/meaning/make-vocabularies.ts'
import type { Dictionary } from '../server/src/features/catalogue/search/meaning/part.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { openShopDatabase } from '../server/src/start/open-database.ts'
import '../scripts/embedded-postgres/provide.ts'
import { fillShop } from './scale/fill.ts'
import { miniSearch, orama } from './search/engines.ts'
import { type Query, queriesFor } from './search/queries.ts'
import { type Find, type Recall, recallOf } from './search/recall.ts'
import { addSynonyms } from './search/synonyms.ts'
import { printRows } from './table.ts'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    products: { type: 'string', default: '0' },
    misses: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'sampan-search-'))
chmodSync(folder, 0o755)
const { db, address, close } = await openShopDatabase(readConfig({ SAMPAN_DATA: folder, LOG_LEVEL: 'silent' }))
const [times, later_times] = [new Map<string, number[]>(), new Map<string, number[]>()]
const keys = readKeys({}, folder, false)
const nameOf = ({ group, language }: Query) => `${group}, ${language}`

const cellOf = (recall: Recall | undefined) => {
  const share = (count: number) => ((100 * count) / (recall?.queries ?? 1)).toFixed(1)
  return recall ? `${share(recall.five)} (${share(recall.first)})` : '–'
}
const timeAt = (times: ReadonlyMap<string, number[]>, name: string, part: number) => {
  const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)
}

const shopOf =
  (dictionary: Dictionary, times: Map<string, number[]>): Find =>
  async (query) => {
    const { language, keyword } = query
    const started = performance.now()
    const { items } = await listInWords(db, { keyword, page: 1, page_size: 20 }, { language, dictionary, keys })
    times.set(nameOf(query), [...(times.get(nameOf(query)) ?? []), performance.now() - started])
    return items.map(({ product_id }) => product_id)
  }

/** Measures each group twice, because the first searches of a connection make its plans. */
async function measure(queries: readonly Query[], times: Map<string, number[]>) {
  await sql`analyze`.execute(db)
  const dictionary = dictionaryOf(await makeVocabularies(db))
  await recallOf(queries, shopOf(dictionary, new Map()))
  return recallOf(queries, shopOf(dictionary, times))
}

try {
  await loadDemo({ db, keys })
  await addSynonyms(db)
  const queries = queriesFor(Number(values.seed), Number(values.each))
  const own = await measure(queries, times)
  const [mini, other] = [await recallOf(queries, miniSearch()), await recallOf(queries, await orama())]
  const products = Number(values.products)
  if (products > 0) {
    const { host = '', port = 5432, user = '', database = '' } = address
    await fillShop({ host, port, user, database }, products)
    await measure(queries, later_times)
  }
  printRows([
    [
      '',
      'queries',
      'shop',
      'MiniSearch',
      'Orama',
      'p50 ms',
      'p95 ms',
      ...(products ? [`p50 ms at ${products}`, 'p95 ms'] : []),
    ],
    ...[...own].map(([name, recall]) => [
      ...[name, String(recall.queries), cellOf(recall), cellOf(mini.get(name)), cellOf(other.get(name))],
      ...[timeAt(times, name, 0.5), timeAt(times, name, 0.95)],
      ...(products ? [timeAt(later_times, name, 0.5), timeAt(later_times, name, 0.95)] : []),
    ]),
  ])
  if (values.misses)
    for (const [name, { misses }] of own) for (const { keyword } of misses) console.log(`${name}: ${keyword}`)
} finally {
  await close()
  rmSync(folder, { recursive: true, force: true })
}
