// npm run bench:keywords [-- --products 20000]: processor time of Node and PostgreSQL for a search and for suggestions, for
// an ordinary keyword and for the most costly keywords of the five scripts.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { loadDemo } from '../../demo/load-demo.ts'
import { readConfig } from '../../server/src/config.ts'
import type { Db } from '../../server/src/db/database.ts'
import { listInWords } from '../../server/src/features/catalogue/listing/list-in-words-service.ts'
import { suggestTitles } from '../../server/src/features/catalogue/listing/list-service.ts'
import { dictionaryOf } from '../../server/src/features/catalogue/search/meaning/dictionary.ts'
import { makeVocabularies } from '../../server/src/features/catalogue/search/meaning/make-vocabularies.ts'
import { readKeys } from '../../server/src/security/keys.ts'
import { openShopDatabase } from '../../server/src/start/open-database.ts'
import '../../scripts/embedded-postgres/provide.ts'
import { cpuOf } from '../cpu-time.ts'
import { fillShop } from '../scale/fill.ts'
import { printRows } from '../table.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '20000' } } })

const SINGLE = 50
const RUNS = 20
const SUGGESTIONS = 8

const apart = (first: number) => Array.from({ length: SINGLE }, (_, at) => String.fromCodePoint(first + at)).join(' ')
const KEYWORDS: readonly [string, Language, string][] = [
  ['an ordinary keyword', 'en', 'desk lamp'],
  ['single Latin letters', 'en', [...'abcdefghijklmnopqrstuvwxyz0123456789αβγδεζηθικλμνξ'].join(' ')],
  [
    'single Chinese characters',
    'zh-CN',
    [...'小大中国白黑木电子手机水杯灯茶碗花布包衣鞋帽盒台桌椅床书笔纸刀锅瓶袋圈环球线板架筒'].join(' '),
  ],
  ['single kana', 'ja', apart(0x3042)],
  [
    'single Korean syllables',
    'ko',
    [...'가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우주추쿠투푸후기니디리미비시이'].join(
      ' ',
    ),
  ],
  ['single Thai letters', 'th', apart(0x0e01)],
]

const folder = mkdtempSync(join(tmpdir(), 'sampan-keywords-'))
chmodSync(folder, 0o755)
const { db, address, close } = await openShopDatabase(readConfig({ SAMPAN_DATA: folder, LOG_LEVEL: 'silent' }))

/** Processor time of all connections to the database. */
async function databaseCpu(on: Db): Promise<number> {
  const { rows } = await sql<{
    pid: number
  }>`select pid from pg_stat_activity where backend_type = 'client backend'`.execute(on)
  return rows.reduce((sum, { pid }) => sum + (cpuOf(pid) ?? 0), 0)
}

/** @returns milliseconds of Node and of PostgreSQL for a run. */
async function costOf(run: () => Promise<unknown>): Promise<[string, string]> {
  for (let count = 0; count < RUNS / 4; count++) await run()
  const [node_before, database_before] = [process.cpuUsage(), await databaseCpu(db)]
  for (let count = 0; count < RUNS; count++) await run()
  const { user, system } = process.cpuUsage(node_before)
  const database_ms = (await databaseCpu(db)) - database_before
  return [((user + system) / 1000 / RUNS).toFixed(1), (database_ms / RUNS).toFixed(1)]
}

try {
  const keys = readKeys({}, folder, false)
  await loadDemo({ db, keys })
  const { host = '', port = 5432, user = '', database = '' } = address
  await fillShop({ host, port, user, database }, Number(values.products))
  await sql`analyze`.execute(db)
  const dictionary = dictionaryOf(await makeVocabularies(db))
  const rows = [['', 'search: Node ms', 'PostgreSQL ms', 'suggestions: Node ms', 'PostgreSQL ms']]
  for (const [name, language, keyword] of KEYWORDS) {
    const reader = { language, dictionary }
    const list = await costOf(() => listInWords(db, { keyword, page: 1, page_size: 20 }, { ...reader, keys }))
    const suggestions = await costOf(() => suggestTitles(db, keyword, SUGGESTIONS, reader))
    rows.push([name, ...list, ...suggestions])
  }
  printRows(rows)
} finally {
  await close()
  rmSync(folder, { recursive: true, force: true })
}
