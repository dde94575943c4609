import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { BOOK_COLUMNS, type BookRow } from './book-columns.ts'
import { streamOf } from './book-file.ts'

/** A year of 10,000 orders a day has 3,650,000 lines; memory must not depend on their number. */
const ROWS = 400_000
const HEAP_LIMIT = 32 * 1024 * 1024
const ROWS_PER_COLLECTION = 50_000

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Bytes of the heap that are in use; without garbage, whose amount depends on the machine. */
function usedHeap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

let rows_read = 0
async function* manyRows(): AsyncGenerator<BookRow> {
  const row = { time: '2026-11-23 09:00:00', order_number: '2026 1123 0000 0001', shop: '=1+1', country: 'TH' }
  for (rows_read = 0; rows_read < ROWS; rows_read++) yield { day: '2026-11-23', ...row, paid_usd: rows_read }
}
const sheet = () => ({ name: 'orders', columns: BOOK_COLUMNS.orders, rows: manyRows() })

test.each(['csv', 'xlsx'] as const)(
  'a %s file of many rows does not fill the memory',
  async (format) => {
    const before = usedHeap()
    let highest = 0
    let bytes = 0
    let next_collection = ROWS_PER_COLLECTION
    for await (const chunk of streamOf(format, sheet())) {
      bytes += chunk.length
      if (rows_read >= next_collection) {
        highest = Math.max(highest, usedHeap())
        next_collection += ROWS_PER_COLLECTION
      }
    }
    expect(rows_read).toBe(ROWS)
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(highest).toBeGreaterThan(0)
    expect(highest - before).toBeLessThan(HEAP_LIMIT)
  },
  180_000,
)

test.each(['csv', 'xlsx'] as const)(
  'rows of a %s file are read only as fast as the reader takes them',
  async (format) => {
    rows_read = 0
    const stream = streamOf(format, sheet())
    await new Promise((resolve) => stream.once('readable', resolve))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(stream.read()).not.toBeNull()
    expect(rows_read).toBeLessThan(100_000)
    stream.destroy()
  },
)
