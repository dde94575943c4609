// npm run bench:server [-- --seconds 2.5 --only purchase]: throughput of the server; reads are compared with a constant
// reply. Rates differ between machines and over time, so all parts alternate for three rounds, and the table has the
// medians. Compare the ratios of reads, and the CPU time of purchases.
import { parseArgs } from 'node:util'
import { openShop } from '../e2e/open-shop.ts'
import { buildIfStale } from '../scripts/build.ts'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/embedded-postgres.ts'
import { openDatabase } from '../server/src/db/database.ts'
import { audit } from '../server/src/ledger/audit.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { cleanups, measureAndClose } from './cleanup.ts'
import { openConstant } from './constant-process.ts'
import { type Read, readFor, repeatFor } from './loads.ts'
import { callerFor, purchase } from './purchase.ts'
import { makeShoppers, refillStock } from './shoppers.ts'
import { type Part, printTable, type Round } from './table.ts'

const ROUNDS = 3
const WARM_UP_SECONDS = 1
const SHOPPERS = 16

const PRODUCTS = ['lamp', 'soap', 'headphones', 'backpack', 'keyboard', 'tote', 'honey', 'boat']
const CATEGORIES = ['family', 'health', 'electrical', 'outdoors', 'computer']
const KEYWORDS = { en: 'lamp', 'zh-CN': '台灯', ja: 'ランプ', ko: '조명', th: 'โคมไฟ' }

const LISTS: Read[] = CATEGORIES.map((category) => ({ path: `/api/product/list?category=${category}`, language: 'en' }))
const DETAILS: Read[] = PRODUCTS.map((id) => ({ path: `/api/product/detail?product_id=${id}`, language: 'en' }))
const SEARCHES: Read[] = Object.entries(KEYWORDS).map(([language, keyword]) => ({
  path: `/api/product/list?keyword=${encodeURIComponent(keyword)}`,
  language,
}))

const OPTIONS = { seconds: { type: 'string', default: '2.5' }, only: { type: 'string' } } as const
const { values } = parseArgs({ options: OPTIONS })
const seconds = Number(values.seconds)
if (!(seconds >= 1)) throw new Error('--seconds is how long each part runs in each round, 1 at least')

async function openReads(shop: { url: string; pid: () => number | undefined }): Promise<Part[]> {
  const constant = await openConstant(shop.url, [...LISTS, ...DETAILS, ...SEARCHES])
  cleanups.push(constant.close)
  const part = (name: string, reads: Read[], are_new = false): Part => ({
    name,
    run: (for_seconds) => readFor(for_seconds, shop.url, reads, { pid: shop.pid(), are_new }),
    constant: (for_seconds) => readFor(for_seconds, constant.url, reads, { pid: constant.pid, are_new }),
  })
  return [
    part('list', LISTS),
    part('detail', DETAILS),
    part('search', SEARCHES),
    // Unique requests, so that no reply comes from the cache.
    part('new search', SEARCHES, true),
  ]
}

async function openParts() {
  await buildIfStale()
  const shop = await openShop()
  cleanups.push(shop.close)
  const { host, port, user, database, stop } = await startEmbeddedPostgres(shop.data_folder)
  cleanups.push(stop)
  const db = openDatabase({ host, port, user, database })
  cleanups.push(() => db.destroy())
  const shoppers = await makeShoppers(shop, db, readKeys({}, shop.data_folder, false), SHOPPERS)
  const nextSku = await refillStock(db)
  const buyers = shoppers.map((shopper) => {
    const call = callerFor(shop.url, shopper.token)
    return () => purchase(call, shopper, nextSku())
  })
  const buying: Part = { name: 'purchase', run: (for_seconds) => repeatFor(for_seconds, buyers, shop.pid()) }
  return { parts: [...(await openReads(shop)), buying], problems: () => audit(db) }
}

async function measure(): Promise<void> {
  const { parts, problems } = await openParts()
  const chosenParts = parts.filter(({ name }) => !values.only || name === values.only)
  if (chosenParts.length === 0) throw new Error(`--only one of: ${parts.map(({ name }) => name).join(', ')}`)
  const rounds = new Map<Part, Round[]>(chosenParts.map((part) => [part, []]))
  // Warm-up: V8 optimises code over time, so the first part would otherwise look too slow.
  const measure = async (part: Part, for_seconds: number): Promise<Round> => ({
    figures: await part.run(for_seconds),
    constant: await part.constant?.(for_seconds),
  })
  for (const part of chosenParts) await measure(part, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++)
    for (const part of chosenParts) rounds.get(part)?.push(await measure(part, seconds))
  printTable(rounds)
  const ledgerProblems = await problems()
  console.log(
    ledgerProblems.length === 0
      ? '\nThe ledger audit found no problems.'
      : `\nThe ledger audit found PROBLEMS: ${JSON.stringify(ledgerProblems)}`,
  )
  if (ledgerProblems.length > 0) process.exitCode = 1
}

await measureAndClose(measure)
