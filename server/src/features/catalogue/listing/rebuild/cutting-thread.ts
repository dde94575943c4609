// A thread that makes listings, until its parent ends it: cutting texts into words would keep the server's requests waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { openBulk } from '../../../../db/bulk.ts'
import { chunksOf, type Value } from '../../../../db/copy.ts'
import { digested, listingOf, tierOf } from '../listing-of.ts'
import { findTruth, type Truth } from '../listing-sql.ts'
import type { CuttingData } from './cutting.ts'
import { LISTING_COLUMNS } from './rebuild-sql.ts'

const { address, bounds } = workerData as CuttingData // as cutting.ts gives it
const { db } = await openBulk(address)

function rowOf(product: Truth): Value[] {
  const now = digested(product)
  const { listing } = listingOf(now, tierOf(now, undefined, bounds))
  return LISTING_COLUMNS.map((column) => {
    const value = listing[column]
    if (typeof value === 'boolean') return String(value)
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
}

async function cut(product_ids: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const truth = new Map((await findTruth(db, product_ids)).map((product) => [product.product_id, product]))
  const rows = product_ids.flatMap((product_id) => {
    const product = truth.get(product_id)
    // What went off sale meanwhile is noted.
    return product ? [rowOf(product)] : []
  })
  return new Uint8Array(Buffer.concat([...chunksOf(rows)]))
}

let turn = Promise.resolve()
parentPort?.on('message', (product_ids: string[]) => {
  turn = turn.then(async () => {
    const lines = await cut(product_ids)
    parentPort?.postMessage(lines, [lines.buffer])
  })
})
