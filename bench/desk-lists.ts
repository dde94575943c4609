// npm run bench:desk [-- --rows 1000000 --data /tmp/desk-million]: every list of the desk with every filter, over a scratch
// shop with so many rows of each kind: how long an answer takes, and which tables are read whole for it. Any is a fault.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sessionHeaders } from '@sampan/contract/rules'
import { makeDemoPast } from '../demo/demo-past.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import type { Context } from '../server/src/context.ts'
import { openDatabase } from '../server/src/db/database.ts'
import { openOperatorSession } from '../server/src/features/desk-rights/desk-session-service.ts'
import { openShopDatabase } from '../server/src/open-database.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { LITTLE, MUCH, multiplyRows, readScans } from './desk-lists-sql.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    /** Stays for the next time; what is filled already is not filled again. */
    data: { type: 'string' },
  },
})
const ROWS = Number(values.rows)
/** PostgreSQL plans a prepared statement for any values from its sixth time on. */
const TIMES = 12
const SLOW_MS = 20
/** So many rows of a table may an answer read without an index. */
const BOUND = 5_000

type Query = Readonly<Record<string, string>>
const each = (name: string, ...options: string[]): Query[] => options.map((option) => ({ [name]: option }))
const BY_SHOPPER = [{ shopper: MUCH }, { shopper: LITTLE }, { shopper: 'nobody@bulk.example' }]
const YEARS_AGO = new Date(Date.now() - 3 * 365 * 86_400_000).toISOString()

/** Each list with what narrows it. */
const LISTS: Readonly<Record<string, readonly Query[]>> = {
  'order/list': [
    {},
    ...each('status', 'all', '0', '1', '2', '3', '4', '-1', '-4'),
    ...BY_SHOPPER.flatMap((one) => [one, { ...one, status: '1' }]),
    { number: '99000000000123' },
    { shop_id: 'studio-kanda' },
    { shop_id: 'studio-kanda', status: '1' },
    { overdue: 'true' },
    { paid_since: YEARS_AGO },
    { paid_since: new Date().toISOString() },
  ],
  'refund/list': [
    ...each('state', 'open', 'all', 'applied', 'agreed', 'returning', 'executed', 'refused', 'withdrawn'),
    ...each('type', 'refund_only', 'return_and_refund'),
    { state: 'all', type: 'return_and_refund' },
    ...BY_SHOPPER.map((one) => ({ ...one, state: 'all' })),
  ],
  'review/list': [
    {},
    ...each('score', '1', '3', '5'),
    { hidden: 'true' },
    { unanswered: 'true' },
    { unanswered: 'true', score: '1' },
    { hidden: 'true', score: '1' },
    { product_id: 'honey' },
    { product_id: 'honey', score: '2' },
    { product_id: 'soap' },
    { product_id: 'soap', unanswered: 'true' },
  ],
  'shopper/list': [
    {},
    ...each('state', 'all', 'blocked'),
    ...each('q', 'shopper-4711', 'shopper-4711@bulk.example', 'nobody', '66800004711', '4711', LITTLE, 's'),
  ],
  'shopper/orders': each('user_id', MUCH, LITTLE),
  'shopper/events': each('user_id', MUCH, LITTLE),
  'recharge/list': [{}, ...each('status', '0', '1', '2', 'all')],
  'extract/list': [{}, ...each('status', '0', '1', '2', 'all')],
  'service/chats': [{}, ...each('state', 'waiting', 'all')],
  'service/messages': each('user_id', MUCH, LITTLE),
  'setting/history': [{}],
  'session/list': [{}],
  today: [{}],
  'carrier/list': [{}],
  'shop/return_addresses': [{}],
}

async function openFilled(folder: string) {
  const config = { ...readConfig({ SAMPAN_DATA: folder, LOG_LEVEL: 'silent' }), limits: false }
  const { db: pool, address, close } = await openShopDatabase(config)
  // One connection, which can be asked what it has read.
  const db = openDatabase({ ...address, max: 1 })
  const picture_folder = join(import.meta.dirname, '../demo/pictures')
  const context: Context = { config, db, keys: readKeys({}, folder, false), mailer: async () => {}, picture_folder }
  if ((await loadDemo({ ...context, db: pool })) === 'filled') await makeDemoPast({ ...context, db: pool })
  await multiplyRows(pool, ROWS, console.log)
  const { operator_id } = await db.selectFrom('operator').select('operator_id').executeTakeFirstOrThrow()
  const token = await openOperatorSession(db, operator_id, { ip: '127.0.0.1', headers: {} })
  const app = await buildApp(context)
  const closeAll = async () => {
    await app.close()
    await db.destroy()
    await close()
  }
  return { app, db, token, close: closeAll }
}

type Filled = Awaited<ReturnType<typeof openFilled>>

async function ask({ app, token }: Filled, list: string, query: Query) {
  const url = `/api/admin/${list}?${new URLSearchParams(query)}`
  const started = performance.now()
  const reply = await app.inject({ method: 'GET', url, headers: sessionHeaders(url, token) })
  const ms = performance.now() - started
  const { code, data, msg } = reply.json()
  // What takes longer than a statement may is answered as busy, and counts as slow as it was.
  if (code !== 1 && reply.statusCode !== 503) throw new Error(`${url}: ${msg}`)
  return { ms, next: data?.next_cursor ?? null, count: data?.items?.length ?? data?.length ?? 0 }
}

/** Asks again and again. @returns the shortest, the middle and the longest time in ms, and the tables that were read whole. */
async function measure(shop: Filled, list: string, query: Query) {
  const before = await readScans(shop.db)
  const times: number[] = []
  let last = await ask(shop, list, query)
  for (let time = 0; time < TIMES; time++) {
    last = await ask(shop, list, query)
    times.push(last.ms)
  }
  const after = await readScans(shop.db)
  // A count that stops at its bound may read the first rows of a table as they come.
  const bound = (TIMES + 1) * BOUND
  const scans = [...after].filter(([table, count]) => count - (before.get(table) ?? 0) > bound).map(([table]) => table)
  times.sort((a, b) => a - b)
  return { min: times[0] ?? 0, p50: times[TIMES / 2] ?? 0, max: times.at(-1) ?? 0, scans, ...last }
}

async function run(shop: Filled): Promise<number> {
  let faults = 0
  async function tell(list: string, query: Query, place = '') {
    const { min, p50, max, scans, count, next } = await measure(shop, list, query)
    // The shortest: on a busy machine the others wait for somebody else.
    const isFault = min >= SLOW_MS || scans.length > 0
    if (isFault) faults += 1
    const shown = new URLSearchParams(Object.entries(query).filter(([name]) => name !== 'cursor'))
    const name = `${list} ${decodeURIComponent(`${shown}`)}${place}`
    console.log(
      `${name.padEnd(72)} ${min.toFixed(1).padStart(8)} ms  ${p50.toFixed(1).padStart(8)} in the middle  ${max.toFixed(1).padStart(8)} at most  ${String(count).padStart(4)} rows` +
        `${scans.length > 0 ? `  reads all of ${scans.join(', ')}` : ''}${isFault ? '  !' : ''}`,
    )
    return next
  }
  for (const [list, queries] of Object.entries(LISTS))
    for (const query of queries) {
      const cursor = await tell(list, query)
      if (cursor) await tell(list, { ...query, cursor }, ', the next page')
    }
  return faults
}

const folder = values.data ?? mkdtempSync(join(tmpdir(), 'sampan-desk-lists-'))
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o755)
try {
  const shop = await openFilled(folder)
  try {
    const faults = await run(shop)
    console.log(faults === 0 ? `All within ${SLOW_MS} ms, none reads a table whole` : `${faults} faults`)
    process.exitCode = faults === 0 ? 0 : 1
  } finally {
    await shop.close()
  }
} finally {
  if (!values.data) rmSync(folder, { recursive: true, force: true })
}
