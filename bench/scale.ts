// npm run bench:scale -- --products N [--data FOLDER] [--fill-only] [--seconds 2] [--only ROW]: creates a shop with N
// products, and compares the latency of its reads with that of shops with 500 and 20,000 products. With --changes 100,
// measures public reads while 100 products per second change. See docs/scale.md.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoCatalogue } from '../demo/catalogue.ts'
import { type OpenShop, openShop } from '../e2e/open-shop.ts'
import { buildIfStale } from '../scripts/build.ts'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/embedded-postgres.ts'
import { readConfig } from '../server/src/config.ts'
import { openShopDatabase } from '../server/src/start/open-database.ts'
import '../scripts/embedded-postgres/provide.ts'
import { readMemory } from './memory.ts'
import type { Address } from './scale/address.ts'
import { changesTable, measureDuringChanges, publicReadRows } from './scale/during-changes.ts'
import { fillShop } from './scale/fill.ts'
import { latenciesOf } from './scale/latency.ts'
import { type Row, rowsFor } from './scale/reads.ts'
import { isReached, type Measured, tableOf } from './scale/scale-table.ts'
import { sizesOf } from './scale/sizes-sql.ts'
import { printRows } from './table.ts'

const ROUNDS = 3
const WARM_UP_SECONDS = 2
const SMALLER = [500, 20_000]

const OPTIONS = {
  products: { type: 'string' },
  data: { type: 'string' },
  'fill-only': { type: 'boolean', default: false },
  seconds: { type: 'string', default: '2' },
  only: { type: 'string' },
  changes: { type: 'string', default: '0' },
} as const
const { values } = parseArgs({ options: OPTIONS })
const demo = demoCatalogue()
const [products, seconds, changes] = [Number(values.products), Number(values.seconds), Number(values.changes)]
if (!(Number.isInteger(products) && products >= demo.products.length))
  throw new Error(`--products is how many the shop has, ${demo.products.length} at least`)
if (!(seconds > 0)) throw new Error('--seconds is how long each row is measured in each of three rounds')

if (!(changes >= 0)) throw new Error('--changes is how many products change each second')

/** Cleanup functions, in the order of opening; they are called in reverse order. */
const cleanups: (() => unknown)[] = []
const closeLast = async () => cleanups.pop()?.()
async function closeAll(): Promise<void> {
  while (cleanups.length > 0) await closeLast()
}

/** Aborted by Ctrl-C. */
const interruption = new AbortController()

/** A folder that is deleted at the end; PostgreSQL's user must be able to enter it. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-scale-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  return folder
}

/** Creates a shop with this number of products in a folder, or continues an earlier run there. */
async function fill(data_folder: string, product_count: number): Promise<void> {
  mkdirSync(data_folder, { recursive: true })
  // Opening the shop once creates its tables and fills in the demo with its history.
  cleanups.push((await openShop(data_folder)).close)
  await closeLast()
  interruption.signal.throwIfAborted()
  const { address, close } = await openShopDatabase(readConfig({ SAMPAN_DATA: data_folder }))
  cleanups.push(close)
  const { host = '', port = 0, user = '', database = '' } = address
  const say = (line: string) => console.log(`  ${line}`)
  const started_at = performance.now()
  await fillShop({ host, port, user, database }, product_count, { say, signal: interruption.signal })
  console.log(
    `${product_count.toLocaleString('en')} products: ${((performance.now() - started_at) / 1000).toFixed(0)} s`,
  )
  await closeLast()
}

type Sized = { size: number; shop: OpenShop; address: Address; rows: Row[]; start_mb: number | undefined }

async function open(data_folder: string, size: number): Promise<Sized> {
  const shop = await openShop(data_folder)
  cleanups.push(shop.close)
  const { stop, ...address } = await startEmbeddedPostgres(data_folder)
  cleanups.push(stop)
  return { size, shop, address, rows: rowsFor(size, demo), start_mb: readMemory(shop.pid() ?? 0)?.now_mb }
}

/**
 * Measures each row of the result table in the shops of each size, round after round, because the speed of the machine
 * varies over time.
 */
async function measure(shops: Sized[]): Promise<Measured[]> {
  const names =
    shops[0]?.rows.map(({ name }) => name).filter((name) => !values.only || name.includes(values.only)) ?? []
  const measurements = names.map(
    (name): Measured => ({ name, by_size: shops.map(() => ({ took_ms: [], failures: 0 })) }),
  )
  for (let round = -1; round < ROUNDS; round++)
    for (const { name, by_size } of measurements)
      for (const [at, { shop, rows }] of shops.entries()) {
        interruption.signal.throwIfAborted()
        const reads = rows.find((row) => row.name === name)?.reads()
        const sum = by_size[at]
        if (!reads || !sum) throw new Error(`no row ${name}`)
        const latencies = await latenciesOf(shop.url, reads, round < 0 ? WARM_UP_SECONDS : seconds)
        // The first round is a warm-up.
        if (round < 0) continue
        sum.took_ms.push(...latencies.took_ms)
        sum.failures += latencies.failures
      }
  return measurements
}

async function measureWithChanges(shops: Sized[]): Promise<string[][]> {
  const rows = publicReadRows(demo).filter(({ name }) => !values.only || name.includes(values.only))
  const how = { a_second: changes, seconds, signal: interruption.signal }
  return changesTable(await measureDuringChanges(shops, demo, rows, how))
}

const inOneLine = (values: { name: string; value: string }[]) =>
  values.map(({ name, value }) => `${name} ${value}`).join(', ')

async function printShops(shops: Sized[]): Promise<void> {
  for (const { size, shop, address, start_mb } of shops) {
    const peak_mb = readMemory(shop.pid() ?? 0)?.peak_mb
    const { sizes, settings } = await sizesOf(address)
    console.log(`\n${size.toLocaleString('en')} products`)
    console.log(`  server      ${start_mb?.toFixed(0)} MB resident after start, ${peak_mb?.toFixed(0)} MB at its peak`)
    console.log(`  database    ${inOneLine(sizes)}`)
    console.log(`  PostgreSQL  ${inOneLine(settings)}`)
  }
  const memory_gb = (totalmem() / 1024 ** 3).toFixed(0)
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(`\n${availableParallelism()} cores, ${memory_gb} GB of memory, load average ${load.join(' ')}`)
}

async function run(): Promise<void> {
  const data_folder = values.data ? resolve(values.data) : scratchFolder()
  if (values['fill-only']) return fill(data_folder, products)
  await buildIfStale()
  const demoFolders = [
    ...SMALLER.filter((size) => size < products).map((size) => ({ size, folder: scratchFolder() })),
    { size: products, folder: data_folder },
  ]
  for (const { size, folder } of demoFolders) await fill(folder, size)
  const shops: Sized[] = []
  for (const { size, folder } of demoFolders) shops.push(await open(folder, size))
  const table =
    changes > 0
      ? await measureWithChanges(shops)
      : tableOf(
          demoFolders.map(({ size }) => size),
          await measure(shops),
        )
  console.log()
  printRows(table)
  await printShops(shops)
  if (!isReached(table)) process.exitCode = 1
}

process.once('SIGINT', () => interruption.abort())
try {
  await run()
} catch (error) {
  if (!interruption.signal.aborted) throw error
  console.log('Interrupted. With --data, the same command goes on where it was.')
  process.exitCode = 130
} finally {
  await closeAll()
}
