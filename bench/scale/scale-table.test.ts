import { expect, test } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { percentile } from './latency.ts'
import { rowsFor } from './reads.ts'
import { isReached, tableOf } from './scale-table.ts'

/** A hundred requests, one of which is slower than the others. */
const latencies = (ms: number, slowest_ms: number, failures = 0) => ({
  took_ms: [slowest_ms, ...Array.from({ length: 99 }, () => ms)],
  failures,
})

test('p50 and p99 are computed over all requests', () => {
  const took_ms = Array.from({ length: 1_000 }, (_, at) => 1_000 - at)
  expect(percentile(took_ms, 0.5)).toBe(501)
  expect(percentile(took_ms, 0.99)).toBe(991)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBeNaN()
})

test('each size is compared with the smallest, and values above the limit are marked', () => {
  const rows = [
    { name: 'list', by_size: [latencies(8, 20), latencies(13, 29), latencies(16, 62)] },
    { name: 'detail', by_size: [latencies(1, 2), latencies(9.9, 10), latencies(9.9, 10)] },
  ]
  const table = tableOf([500, 20_000, 1_000_000], rows)
  expect(table).toEqual([
    ['ms', '500 p50', 'p99', '20,000 p50', 'p99', '×', '1,000,000 p50', 'p99', '×'],
    ['list', '8.0', '20.0', '13.0', '29.0', '1.6! · 1.4', '16.0', '62.0', '2.0 · 3.1!'],
    ['detail', '1.0', '2.0', '9.9', '10.0', '9.9 · 5.0', '9.9', '10.0', '9.9 · 5.0'],
  ])
  expect(isReached(table)).toBe(false)
  expect(isReached(tableOf([500, 20_000, 1_000_000], rows.slice(1)))).toBe(true)
})

test('failed requests are reported, and never count as within the limit', () => {
  const table = tableOf([500, 2_000], [{ name: 'list', by_size: [latencies(1, 1), latencies(1, 1, 3)] }])
  expect(table[1]).toEqual(['list', '1.0', '1.0', '1.0', '1.0 (3 of 100 failed)', '1.0 · 1.0'])
  expect(isReached(table)).toBe(false)
})

test('every request of the table is unique, across all rows and rounds', () => {
  const demo = demoCatalogue()
  const paths = [500, 20_000].flatMap((products) =>
    rowsFor(products, demo).flatMap(({ name, reads }) => {
      const requests = [reads().take(300), reads().take(300)].map((round) =>
        [...round].map(({ path, language }) => `${language} ${path}`),
      )
      // A product page has one URL, which occurs in every round, so only the first round is compared.
      if (/detail|related/.test(name)) return requests[0]?.map((one) => `${products} ${one}`) ?? []
      return requests.flat()
    }),
  )
  expect(paths.length).toBeGreaterThan(10_000)
  expect(new Set(paths).size).toBe(paths.length)
})
