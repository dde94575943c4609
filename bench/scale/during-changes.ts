import { setTimeout as wait } from 'node:timers/promises'
import type { DemoCatalogue } from '../../demo/catalogue/demo-types.ts'
import type { Read } from '../loads.ts'
import type { Address } from './address.ts'
import { cloneOf } from './clone.ts'
import { type Latencies, latenciesOf, percentile } from './latency.ts'
import { randomNumbers } from './random-numbers.ts'
import type { Row } from './reads.ts'
import { openWriters } from './writers.ts'

/** Maximum latency of a read while products change, as a multiple of its latency without changes. */
const AT_MOST = 1.5
const ROUNDS = 3
const WARM_UP_SECONDS = 2
/**
 * Pause between requests, so that the server has idle time. Without idle time, any CPU time of the writes would slow
 * down the reads.
 */
const PAUSE_MS = 20
/** Head start of the writers, so that their cost affects the first request too. */
const WRITERS_FIRST_MS = 500

const CATEGORIES = ['family', 'health', 'electrical', 'outdoors', 'computer']

/** Latencies of one kind of read in a shop of this size, while no product changes and while products change. */
export type DuringChanges = { name: string; size: number; quiet: Latencies; changing: Latencies; changes: number[] }

/** Popular reads, which are requested repeatedly. */
export function publicReadRows({ products }: DemoCatalogue): Row[] {
  const row = (name: string, paths: readonly string[]): Row => ({
    name,
    *reads(): Generator<Read> {
      for (const random = randomNumbers(paths.length); ; ) {
        const path = paths[Math.floor(random() * paths.length)]
        if (path !== undefined) yield { path, language: 'en' }
      }
    },
  })
  const ids = products.map(({ product_id }) => product_id)
  return [
    row('home', ['/api/home']),
    row('list', ['/api/product/list', ...CATEGORIES.map((category) => `/api/product/list?category=${category}`)]),
    row(
      'detail',
      ids.map((id) => `/api/product/detail?product_id=${id}`),
    ),
    row('home, rendered', ['/home']),
    row(
      'list, rendered',
      CATEGORIES.map((category) => `/explore?category=${category}`),
    ),
    row(
      'detail, rendered',
      ids.map((id) => `/detail/${id}`),
    ),
  ]
}

/** Ids of the products to change: alternately a product that is read, and any product. */
function* changing(size: number, demo: DemoCatalogue): Generator<string> {
  const random = randomNumbers(size)
  for (let turn = 0; ; turn++) {
    const number = Math.floor(random() * (turn % 2 === 0 ? demo.products.length : size))
    yield (demo.products[number] ?? cloneOf(number - demo.products.length, demo)).product_id
  }
}

type Shop = { size: number; shop: { url: string }; address: Address }

async function measureOnce(
  { size, shop, address }: Shop,
  row: Row,
  demo: DemoCatalogue,
  a_second: number,
  seconds: number,
) {
  const quiet = await latenciesOf(shop.url, row.reads(), seconds, PAUSE_MS)
  const writers = await openWriters(address, changing(size, demo), a_second)
  await wait(WRITERS_FIRST_MS)
  const during = await latenciesOf(shop.url, row.reads(), seconds, PAUSE_MS)
  return { quiet, during, changes: await writers.stop() }
}

function addTo(sum: Latencies, latencies: Latencies): void {
  for (const ms of latencies.took_ms) sum.took_ms.push(ms)
  sum.failures += latencies.failures
}

/**
 * Alternates each row with and without changes for several rounds, because the speed of the machine varies over time.
 */
export async function measureDuringChanges(
  shops: readonly Shop[],
  demo: DemoCatalogue,
  rows: readonly Row[],
  { a_second, seconds, signal }: { a_second: number; seconds: number; signal: AbortSignal },
): Promise<DuringChanges[]> {
  const none = (): Latencies => ({ took_ms: [], failures: 0 })
  const measurements = rows.flatMap((row) =>
    shops.map((shop) => {
      const figures: DuringChanges = { name: row.name, size: shop.size, quiet: none(), changing: none(), changes: [] }
      return { row, shop, figures }
    }),
  )
  for (let round = -1; round < ROUNDS; round++)
    for (const { row, shop, figures } of measurements) {
      signal.throwIfAborted()
      const measurement = await measureOnce(shop, row, demo, a_second, round < 0 ? WARM_UP_SECONDS : seconds)
      // The first round is a warm-up.
      if (round < 0) continue
      addTo(figures.quiet, measurement.quiet)
      addTo(figures.changing, measurement.during)
      figures.changes.push(measurement.changes)
    }
  return measurements.map(({ figures }) => figures)
}

const digits = (ms: number) => (ms < 10 ? ms.toFixed(2) : ms.toFixed(1))

/** The lines of the table. A `!` marks a p99 above the limit. */
export function changesTable(measurements: readonly DuringChanges[]): string[][] {
  return [
    ['ms', 'products', 'p50', 'during changes', 'p99', 'during changes', '×', 'changed a second'],
    ...measurements.map(({ name, size, quiet, changing, changes }) => {
      const shares = [0.5, 0.99].flatMap((share) => [
        percentile(quiet.took_ms, share),
        percentile(changing.took_ms, share),
      ])
      const [, , least = Number.NaN, most = Number.NaN] = shares
      const failures = quiet.failures + changing.failures
      return [
        name,
        size.toLocaleString('en'),
        ...shares.map(digits),
        `${(most / least).toFixed(1)}${most <= least * AT_MOST ? '' : '!'}${failures > 0 ? ` (${failures} failed)` : ''}`,
        (changes.reduce((sum, one) => sum + one, 0) / changes.length).toFixed(0),
      ]
    }),
  ]
}
