// npm run bench:search [-- --each 100 --seed 1 --misses]: creates a shop with the demo, and prints the share of misspelt
// and otherwise typed queries that find a product of the right kind among the first five (and in the first place), next
// to MiniSearch and Orama, with the times of a search.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDemo } from '../demo/load-demo.ts'
import { readConfig } from '../server/src/config.ts'
import { listProducts } from '../server/src/features/catalogue/listing/list-service.ts'
import { dictionaryOf } from '../server/src/features/catalogue/search/meaning/dictionary.ts'
import { makeVocabularies } from '../server/src/features/catalogue/search/meaning/make-vocabularies.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { openShopDatabase } from '../server/src/start/open-database.ts'
import '../scripts/embedded-postgres/provide.ts'
import { miniSearch, orama } from './search/engines.ts'
import { type Query, queriesFor } from './search/queries.ts'
import { type Find, type Recall, recallOf } from './search/recall.ts'
import { printRows } from './table.ts'

const { values } = parseArgs({
  options: {
    each: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'sampan-search-'))
chmodSync(folder, 0o755)
const { db, close } = await openShopDatabase(readConfig({ SAMPAN_DATA: folder, LOG_LEVEL: 'silent' }))
const times = new Map<string, number[]>()
const nameOf = ({ group, language }: Query) => `${group}, ${language}`

const cellOf = (recall: Recall | undefined) => {
  const share = (count: number) => ((100 * count) / (recall?.queries ?? 1)).toFixed(1)
  return recall ? `${share(recall.five)} (${share(recall.first)})` : '–'
}
const timeAt = (name: string, part: number) => {
  const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)
}

try {
  const keys = readKeys({}, folder, false)
  await loadDemo({ db, keys })
  const dictionary = dictionaryOf(await makeVocabularies(db))
  const shop: Find = async (query) => {
    const { language, keyword } = query
    const started = performance.now()
    const { items } = await listProducts(db, { keyword, page: 1, page_size: 20 }, { language, dictionary, keys })
    times.set(nameOf(query), [...(times.get(nameOf(query)) ?? []), performance.now() - started])
    return items.map(({ product_id }) => product_id)
  }
  const queries = queriesFor(Number(values.seed), Number(values.each))
  const own = await recallOf(queries, shop)
  const [mini, other] = [await recallOf(queries, miniSearch()), await recallOf(queries, await orama())]
  printRows([
    ['', 'queries', 'shop', 'MiniSearch', 'Orama', 'p50 ms', 'p95 ms'],
    ...[...own].map(([name, recall]) => [
      ...[name, String(recall.queries), cellOf(recall), cellOf(mini.get(name)), cellOf(other.get(name))],
      ...[timeAt(name, 0.5), timeAt(name, 0.95)],
    ]),
  ])
  if (values.misses)
    for (const [name, { misses }] of own) for (const { keyword } of misses) console.log(`${name}: ${keyword}`)
} finally {
  await close()
  rmSync(folder, { recursive: true, force: true })
}
