// npm run bench:pages [-- --seconds 10 --warm-up 20 --clients 32]: measures reads by many clients: pages of all
// products in all languages, then searches, lists, API calls and pictures, rotated so that few come from the cache.
// Prints the CPU time of the server process (with its threads, without PostgreSQL) and its peak memory under each load.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fillData, openShop } from '../e2e/open-shop.ts'
import { buildIfStale } from '../scripts/build.ts'
import { repeatFor } from './loads.ts'
import { readMemory, resetPeakMemory } from './memory.ts'
import { type Load, loadsOf } from './page-loads.ts'
import { printRows } from './table.ts'

/** Limits for the CPU time of a rendered product page, and for the memory under any load. */
const CPU_MS_AT_MOST = 5
const MEMORY_MB_AT_MOST = 300
const SETTLE_MS = 2_000

const OPTIONS = {
  seconds: { type: 'string', default: '10' },
  // The warm-up is this long, because V8 optimises hot code only after several thousand pages.
  'warm-up': { type: 'string', default: '20' },
  clients: { type: 'string', default: '32' },
} as const
const { values } = parseArgs({ options: OPTIONS })
const seconds = Number(values.seconds)
const clients = Number(values.clients)

/**
 * Returns a function that requests the next page on each call, so that a page repeats only after it has left the cache.
 */
function readerOf(url: string, { read }: Load) {
  let turn = 0
  return async () => {
    const { path, language } = read(turn++)
    const reply = await fetch(url + path, { headers: { 'accept-language': language, 'accept-encoding': 'br' } })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  }
}

await buildIfStale()
const remove = await fillData()
const shop = await openShop()
try {
  const pid = shop.pid() ?? 0
  const mb = (which: 'now_mb' | 'peak_mb') => readMemory(pid)?.[which] ?? Number.NaN
  const loads = await loadsOf(shop.database())
  console.log(`${clients} clients, ${seconds} s each; ${mb('now_mb').toFixed(0)} MB before the first request`)
  const rows = [['', 'a second', 'p99 ms', 'CPU ms', 'MB at peak']]
  const cpu: number[] = []
  const peaks: number[] = []
  for (const [place, load] of loads.entries()) {
    const readers = Array(clients).fill(readerOf(shop.url, load))
    if (place === 0) await repeatFor(Number(values['warm-up']), readers, pid)
    resetPeakMemory(pid)
    const { rate, p99_ms, cpu_ms = Number.NaN } = await repeatFor(seconds, readers, pid)
    const peak_mb = mb('peak_mb')
    cpu.push(cpu_ms)
    peaks.push(peak_mb)
    rows.push([load.name, rate.toFixed(0), p99_ms.toFixed(0), cpu_ms.toFixed(1), peak_mb.toFixed(0)])
  }
  await pause(SETTLE_MS)
  printRows(rows)
  console.log(
    `at most ${CPU_MS_AT_MOST} ms of CPU a product page, and ${MEMORY_MB_AT_MOST} MB; ${mb('now_mb').toFixed(0)} MB after`,
  )
  process.exitCode = Number(cpu[0]) <= CPU_MS_AT_MOST && Math.max(...peaks) <= MEMORY_MB_AT_MOST ? 0 : 1
} finally {
  await shop.close()
  remove()
}
