// npm run bench:pages [-- --seconds 10 --clients 32]: what rendering takes: the pages of all products in all languages, asked
// by many clients in turn, so that few come from the cache. CPU time of the server for a page, and its memory at its peak.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { fillData, openShop } from '../e2e/open-shop.ts'
import { repeatFor } from './loads.ts'
import { forgetPeak, memoryOf } from './memory.ts'

/** A rendered product page, and the memory under any load. */
const CPU_MS_AT_MOST = 5
const MEMORY_MB_AT_MOST = 300
const WARM_UP_SECONDS = 3
const SETTLE_MS = 2_000

const OPTIONS = {
  seconds: { type: 'string', default: '10' },
  clients: { type: 'string', default: '32' },
} as const
const { values } = parseArgs({ options: OPTIONS })
const seconds = Number(values.seconds)
const clients = Number(values.clients)

type Asked = { language: string; product_id: string }

/** Reads the next page at each call, so that a page comes again only when it has left the cache. */
function readerOf(url: string, asked: readonly Asked[]) {
  let next = 0
  return async () => {
    const { language = 'en', product_id } = asked[next++ % asked.length] ?? {}
    const headers = { 'accept-language': language, 'accept-encoding': 'br' }
    const reply = await fetch(`${url}/detail/${product_id}`, { headers })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${product_id} answered ${reply.status}`)
  }
}

const remove = await fillData()
const shop = await openShop()
try {
  const pid = shop.pid() ?? 0
  const products = await shop
    .database()
    .selectFrom('product')
    .select('product_id')
    .where('on_sale', '=', true)
    .execute()
  const asked = LANGUAGE_TAGS.flatMap((language) => products.map(({ product_id }) => ({ language, product_id })))
  const read = readerOf(shop.url, asked)
  const load = (for_seconds: number) => repeatFor(for_seconds, Array(clients).fill(read), pid)
  const idle = memoryOf(pid)?.now_mb ?? Number.NaN
  await load(WARM_UP_SECONDS)
  forgetPeak(pid)
  const { rate, p99_ms, cpu_ms = Number.NaN } = await load(seconds)
  const { peak_mb = Number.NaN } = memoryOf(pid) ?? {}
  await pause(SETTLE_MS)
  const { now_mb = Number.NaN } = memoryOf(pid) ?? {}
  console.log(`${asked.length} pages, ${clients} clients: ${rate.toFixed(0)} a second, p99 ${p99_ms.toFixed(0)} ms`)
  console.log(`CPU of the server for a page: ${cpu_ms.toFixed(1)} ms, at most ${CPU_MS_AT_MOST}`)
  console.log(
    `memory: ${idle.toFixed(0)} MB before, ${peak_mb.toFixed(0)} MB at its peak, at most ${MEMORY_MB_AT_MOST}; ${now_mb.toFixed(0)} MB after`,
  )
  process.exitCode = cpu_ms <= CPU_MS_AT_MOST && peak_mb <= MEMORY_MB_AT_MOST ? 0 : 1
} finally {
  await shop.close()
  remove()
}
