import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import type { DemoCatalogue } from '../../demo/catalogue/demo-types.ts'
import { demoCatalogue } from '../../demo/catalogue.ts'
import type { Address } from './address.ts'
import { PRODUCTS_MAX, shopsFor } from './clone.ts'
import { makeDerived, makeListed } from './derived.ts'
import { dropIndexes, makeIndexes } from './indexes.ts'
import { missingRanges, type NumberRange } from './number-ranges.ts'

export type Task = NumberRange & { what: 'product' | 'shop' }
export type WorkerData = { address: Address; began_at: Date }

/** Products per transaction; after an interruption each thread repeats at most one batch. */
const BATCH_SIZE = 1_000
const THREADS_MAX = 8
const SAID_EVERY_MS = 5_000
const FILLED = 'product, sku, shop, freight_rule, listing_count, known_word, search_code'

/**
 * Tables that record the progress. The record of a batch is written in the same transaction as the batch. The name
 * `portion` stays, so that the fill of an existing database can be resumed.
 */
const NOTES = `
  create schema if not exists scale_fill;
  create table if not exists scale_fill.start (only_row boolean primary key default true check (only_row), began_at timestamptz not null default now());
  create table if not exists scale_fill.portion (what text, first int, "end" int not null, primary key (what, first));
  create table if not exists scale_fill.dropped_index (name text primary key, definition text not null);
  insert into scale_fill.start default values on conflict do nothing`

async function assertDemo(client: pg.Client, { products }: DemoCatalogue): Promise<void> {
  const question = 'select count(*)::int as found from product where product_id = any ($1)'
  const { rows } = await client.query(question, [products.map((product) => product.product_id)])
  if (rows[0].found !== products.length)
    throw new Error('there is no demo in this shop, whose products could be cloned')
}

async function tasksFor(client: pg.Client, products: number, demo: DemoCatalogue, batch_size: number): Promise<Task[]> {
  const { rows } = await client.query<Task>('select what, first, "end" from scale_fill.portion')
  const missingTasks = (what: Task['what'], count: number): Task[] => {
    const finishedTasks = rows.filter((row) => row.what === what)
    return missingRanges(finishedTasks, count, batch_size).map((range) => ({ what, ...range }))
  }
  return [
    ...missingTasks('shop', shopsFor(products, demo) - demo.shops.length),
    ...missingTasks('product', products - demo.products.length),
  ]
}

const LISTED = `
  insert into scale_fill.portion (what, first, "end") values ('listing', 0, $1)
  on conflict (what, first) do update set "end" = excluded."end"`

/** Whether all products have listings; otherwise the fill is incomplete. */
async function isListed(client: pg.Client, products: number): Promise<boolean> {
  const { rows } = await client.query(`select from scale_fill.portion where what = 'listing' and "end" >= $1`, [
    products,
  ])
  return rows.length > 0
}

/** Runs worker threads. Each thread takes the next task when it has finished one. */
async function work(
  tasks: Task[],
  data: WorkerData,
  onTask: (task: Task) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const rest = [...tasks]
  const threads = Math.min(availableParallelism(), THREADS_MAX, tasks.length)
  const workers = Array.from(
    { length: threads },
    () => new Worker(join(import.meta.dirname, 'fill-worker.ts'), { workerData: data }),
  )
  const run = async (worker: Worker) => {
    for (let task = rest.shift(); task; task = rest.shift()) {
      worker.postMessage(task)
      await once(worker, 'message', { signal })
      onTask(task)
    }
  }
  try {
    await Promise.all(workers.map(run))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Reports the progress from time to time. */
function progressOf(tasks: Task[], say: (line: string) => void) {
  const product_count = tasks.reduce((sum, { what, first, end }) => sum + (what === 'product' ? end - first : 0), 0)
  const started_at = performance.now()
  let [finished_count, reported_at] = [0, Number.NEGATIVE_INFINITY]
  return ({ what, first, end }: Task) => {
    if (what === 'product') finished_count += end - first
    const now = performance.now()
    if (now - reported_at < SAID_EVERY_MS && finished_count < product_count) return
    reported_at = now
    say(
      `${finished_count} of ${product_count} products, ${Math.round((finished_count * 1000) / (now - started_at))} a second`,
    )
  }
}

async function runTimed(name: string, say: (line: string) => void, part: () => Promise<unknown>): Promise<void> {
  const started_at = performance.now()
  await part()
  say(`${name}: ${((performance.now() - started_at) / 1000).toFixed(1)} s`)
}

type Options = {
  say?: (line: string) => void
  batch_size?: number
  /** Interrupts the fill. Uncommitted batches are rolled back. */
  signal?: AbortSignal
}

/**
 * Adds clones of the demo's products to a shop with the demo, until it has the given number of products. Continues an
 * interrupted fill, and extends a smaller one. No server may use the database during the fill.
 */
export async function fillShop(
  address: Address,
  products: number,
  { say = () => {}, batch_size = BATCH_SIZE, signal }: Options = {},
): Promise<void> {
  if (!(products <= PRODUCTS_MAX)) throw new RangeError(`a shop has ${PRODUCTS_MAX} products at most`)
  const demo = demoCatalogue()
  const client = new pg.Client(address)
  await client.connect()
  // Without a handler, a lost connection would end the process instead of failing the current statement.
  client.on('error', () => {})
  signal?.addEventListener('abort', () => client.connection.stream.destroy())
  try {
    signal?.throwIfAborted()
    await assertDemo(client, demo)
    await client.query(NOTES)
    const tasks = await tasksFor(client, products, demo, batch_size)
    if (tasks.length === 0 && (await isListed(client, products))) return
    const { rows } = await client.query<{ began_at: Date }>('select began_at from scale_fill.start')
    const began_at = rows[0]?.began_at ?? new Date()
    await dropIndexes(client)
    await runTimed('rows', say, () => work(tasks, { address, began_at }, progressOf(tasks, say), signal))
    await runTimed('what is derived', say, () => makeDerived(client))
    await runTimed('indexes', say, () => makeIndexes(client))
    await runTimed('statistics', say, () => client.query(`vacuum (analyze) ${FILLED}`))
    await runTimed('listings', say, () => makeListed(address, signal))
    await client.query(LISTED, [products])
  } finally {
    await client.end()
  }
}
