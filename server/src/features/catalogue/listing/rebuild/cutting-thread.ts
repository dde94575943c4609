// A thread that makes listings, until its parent ends it: cutting texts into words would keep the server's requests waiting.
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openBulk } from '../../../../db/bulk.ts'
import { chunksOf, type Value } from '../../../../db/copy.ts'
import { digested, listingOf, tierOf } from '../listing-of.ts'
import { findTruth, type Truth } from '../listing-sql.ts'
import type { CuttingData } from './cutting.ts'
import { LISTING_COLUMNS } from './rebuild-sql.ts'

const { address, bounds } = workerData as CuttingData // as cutting.ts gives it
const { db } = await openBulk(address)
// On Linux this is the thread's own: requests and PostgreSQL come first. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

function rowOf(product: Truth): Value[] {
  const now = digested(product)
  const listing = listingOf(now, tierOf(now, undefined, bounds))
  return LISTING_COLUMNS.map((column) => {
    const value = listing[column]
    if (typeof value === 'boolean') return String(value)
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
}

function cut(product_ids: string[], found: Truth[]): Uint8Array<ArrayBuffer> {
  const truth = new Map(found.map((product) => [product.product_id, product]))
  const rows = product_ids.flatMap((product_id) => {
    const product = truth.get(product_id)
    // What went off sale meanwhile is noted.
    return product ? [rowOf(product)] : []
  })
  return new Uint8Array(Buffer.concat([...chunksOf(rows)]))
}

let turn = Promise.resolve()
parentPort?.on('message', (product_ids: string[]) => {
  // Asked at once, so PostgreSQL reads these products while those before them are cut.
  const reading = findTruth(db, product_ids)
  reading.catch(() => {})
  turn = turn.then(async () => {
    const lines = cut(product_ids, await reading)
    parentPort?.postMessage(lines, [lines.buffer])
  })
})
