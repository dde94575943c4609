import { type Latencies, percentile } from './latency.ts'

/** One row: its name, and the measurements of each size, smallest first. */
export type Measured = { name: string; by_size: Latencies[] }

/**
 * Limits of a read's latency, as multiples of its latency in the smallest shop. Latencies up to `ALWAYS_FINE_MS` are
 * always accepted.
 */
const MIDDLE_AT_MOST = 1.5
const LARGEST_AT_MOST = 3
const ALWAYS_FINE_MS = 10

const digits = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0))
const sharesOf = ({ took_ms }: Latencies) => [percentile(took_ms, 0.5), percentile(took_ms, 0.99)] as const

/** Whether a latency exceeds its limit, compared with that of the smallest shop. */
const isBeyond = (ms: number, least_ms: number, at_most: number) => !(ms <= ALWAYS_FINE_MS || ms <= least_ms * at_most)

function cellsOf(latencies: Latencies, smallest: Latencies, at_most: number | undefined): string[] {
  const [shares, least] = [sharesOf(latencies), sharesOf(smallest)]
  const failureText = latencies.failures > 0 ? ` (${latencies.failures} of ${latencies.took_ms.length} failed)` : ''
  const times = [digits(shares[0]), digits(shares[1]) + failureText]
  if (at_most === undefined) return times
  const ratios = shares.map((ms, at) => {
    const least_ms = least[at] ?? Number.NaN
    return `${(ms / least_ms).toFixed(1)}${isBeyond(ms, least_ms, at_most) ? '!' : ''}`
  })
  return [...times, ratios.join(' · ')]
}

/** The lines of the table, starting with the headings. A `!` marks a ratio above the limit. */
export function tableOf(sizes: readonly number[], rows: readonly Measured[]): string[][] {
  const heads = sizes.flatMap((size, at) => [`${size.toLocaleString('en')} p50`, 'p99', ...(at === 0 ? [] : ['×'])])
  const atMost = (at: number) => (at === 0 ? undefined : at === sizes.length - 1 ? LARGEST_AT_MOST : MIDDLE_AT_MOST)
  return [
    ['ms', ...heads],
    ...rows.map(({ name, by_size: [smallest, ...larger] }) => [
      name,
      ...(smallest ? cellsOf(smallest, smallest, undefined) : []),
      ...(smallest ? larger.flatMap((latencies, at) => cellsOf(latencies, smallest, atMost(at + 1))) : []),
    ]),
  ]
}

/** Whether every read is within its limit and none failed. */
export const isReached = (table: readonly string[][]): boolean => !table.flat().some((cell) => /!|failed/.test(cell))
