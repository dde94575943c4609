// npm run bench:bookkeeper [-- --orders 10000 --days 30]: a month with that many orders a day, read as the bookkeeper's ZIP
// with CSV and with XLSX: the time, the memory of the shop's server, and how long other calls wait. The control sheet
// must find no difference. With --data FOLDER the shop remains for the next run.
import { existsSync, mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BookFormat, sessionHeaders } from '@sampan/contract/rules'
import { strFromU8, Unzip, UnzipInflate } from 'fflate'
import { openShop } from '../e2e/open-shop.ts'
import { deskSession } from '../e2e/people.ts'
import { buildIfStale } from '../scripts/build.ts'
import { fillMonth } from './bookkeeper-sql.ts'
import { cleanups, measureAndClose } from './cleanup.ts'
import { cpuOf } from './cpu-time.ts'
import { readMemory, resetPeak } from './memory.ts'
import { printRows } from './table.ts'

const FIRST = '2026-09-01'
const PROBE_EVERY_MS = 10

const OPTIONS = {
  orders: { type: 'string', default: '10000' },
  days: { type: 'string', default: '30' },
  data: { type: 'string' },
  format: { type: 'string' },
} as const
const { values } = parseArgs({ options: OPTIONS })
const [orders_a_day, days] = [Number(values.orders), Number(values.days)]
if (!(orders_a_day >= 1 && days >= 1 && days <= 30)) throw new Error('--orders is at least 1, --days 1 to 30')
const FORMATS: readonly BookFormat[] = values.format ? [values.format as BookFormat] : ['csv', 'xlsx']

/** Times of requests that are sent until the work ends, in ms. */
async function waitsDuring(url: string, work: () => Promise<void>): Promise<number[]> {
  const waits: number[] = []
  let is_over = false
  const probes = (async () => {
    while (!is_over) {
      const began_at = performance.now()
      await (await fetch(url)).arrayBuffer()
      waits.push(performance.now() - began_at)
      await wait(PROBE_EVERY_MS)
    }
  })()
  await work().finally(() => {
    is_over = true
  })
  await probes
  return waits.sort((one, other) => one - other)
}

/** Reads the files of a ZIP while it arrives. @returns the bytes of each, and the text of the control sheet. */
async function readZip(body: AsyncIterable<Uint8Array>) {
  const sizes = new Map<string, number>()
  let [bytes, control] = [0, '']
  const zip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) throw error
      sizes.set(file.name, (sizes.get(file.name) ?? 0) + chunk.length)
      if (file.name.startsWith('control') && file.name.endsWith('.csv')) control += strFromU8(chunk)
    }
    file.start()
  })
  zip.register(UnzipInflate)
  for await (const chunk of body) {
    bytes += chunk.length
    zip.push(chunk)
  }
  return { bytes, sizes, control }
}

async function measure(): Promise<void> {
  await buildIfStale()
  const is_new = !(values.data && existsSync(values.data))
  if (values.data) mkdirSync(values.data, { recursive: true })
  const shop = await openShop(values.data)
  cleanups.push(shop.close)
  if (is_new) {
    const began_at = performance.now()
    await fillMonth(shop.database(), { first: FIRST, days, orders_a_day })
    console.log(`${days * orders_a_day} orders filled in ${((performance.now() - began_at) / 1_000).toFixed(0)} s`)
  }
  const rows = [['', 's', 'CPU s', 'MB', 'before MB', 'peak MB', '/healthz p99 ms', 'worst ms']]
  for (const format of FORMATS) {
    // The peak of filling, or of the other format, must not count.
    await shop.killAndReopen()
    const token = await deskSession(shop)
    const pid = shop.pid() ?? 0
    const before_mb = readMemory(pid)?.now_mb
    resetPeak(pid)
    const to = new Date(Date.parse(FIRST) + (days - 1) * 86_400_000).toISOString().slice(0, 10)
    const body = { file: 'all', format, from: FIRST, to } as const
    const { url } = await shop.call(token)('POST /api/admin/bookkeeping/export', { body })
    const { cookie } = sessionHeaders(url, token) as { cookie: string } // of an operator
    const [began_at, cpu_before_ms] = [performance.now(), cpuOf(pid) ?? 0]
    let zip: Awaited<ReturnType<typeof readZip>> | undefined
    const waits = await waitsDuring(`${shop.url}/healthz`, async () => {
      const reply = await fetch(shop.url + url, { headers: { cookie } })
      if (!reply.ok || !reply.body) throw new Error(`the file was answered by ${reply.status}`)
      zip = await readZip(reply.body)
    })
    const figures = [
      (performance.now() - began_at) / 1_000,
      ((cpuOf(pid) ?? 0) - cpu_before_ms) / 1_000,
      (zip?.bytes ?? 0) / 1e6,
      before_mb,
      readMemory(pid)?.peak_mb,
      waits[Math.floor(waits.length * 0.99)],
      waits.at(-1),
    ]
    rows.push([format, ...figures.map((figure) => figure?.toFixed(1) ?? '–')])
    const differences =
      zip?.control
        .split('\r\n')
        .slice(1)
        .filter((line) => line && !line.endsWith(',ok')) ?? []
    if (differences.length > 0) throw new Error(`the control sheet finds:\n${differences.join('\n')}`)
  }
  printRows(rows)
}

await measureAndClose(measure)
