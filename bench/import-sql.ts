// npm run bench:import [-- --products 50000]: imports a file of products at the operators' desk, in a scratch shop with
// the demo's products. Measures the time for upload, check and apply, and how long purchases of the imported products
// wait.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { csvOf } from '@sampan/contract/csv-text'
import { sessionHeaders } from '@sampan/contract/rules'
import { loadDemo } from '../demo/load-demo.ts'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import type { Context } from '../server/src/context.ts'
import { workOnImport } from '../server/src/features/catalogue/import/import-work.ts'
import { openOperatorSession } from '../server/src/features/operator/session/operator-session-service.ts'
import { readKeys } from '../server/src/security/keys.ts'
import { openShopDatabase } from '../server/src/start/open-database.ts'
import '../scripts/embedded-postgres/provide.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '50000' } } })
const COUNT = Number(values.products)

const folder = mkdtempSync(join(tmpdir(), 'sampan-import-'))
chmodSync(folder, 0o755)
const config = { ...readConfig({ SAMPAN_DATA: folder, LOG_LEVEL: 'silent' }), limits: false }
const { db, close } = await openShopDatabase(config)
const picture_folder = join(import.meta.dirname, '../demo/pictures')
const context: Context = { config, db, keys: readKeys({}, folder, false), mailer: async () => {}, picture_folder }
const app = await buildApp(context)

async function took<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  console.log(`${name.padEnd(28)} ${seconds.toFixed(1)} s   ${(COUNT / seconds).toFixed(0)} a second`)
  return result
}

type Row = Record<string, string>
const fileOf = (rows: Row[]) => {
  const columns = Object.keys(rows[0] ?? {})
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

const rowsOf = (picture: string, shop_id: string): Row[] =>
  Array.from({ length: COUNT }, (_, at) => ({
    product_id: `i-${at}`,
    sku_id: `i-${at}-1`,
    shop_id,
    category: 'toys',
    on_sale: 'yes',
    title_en: `Kite ${at}`,
    title_ja: `凧${at}`,
    description_en: 'It flies.',
    images: picture,
    price: '9.50',
    stock: '5',
  }))

async function send(token: string, text: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/csv' }), 'products.csv')
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', ...sessionHeaders('/api/admin/', token) }
  const payload = Buffer.from(await body.arrayBuffer())
  const reply = await app.inject({ method: 'POST', url: '/api/admin/import/upload', headers, payload })
  const { code, msg, data } = reply.json()
  if (code !== 1) throw new Error(msg)
  return data.import_id
}

async function workThrough(): Promise<void> {
  while ((await workOnImport(context)) === 'more');
}

const apply = (import_id: string) =>
  db
    .updateTable('catalogue_import')
    .set({ state: 'applying', up_to: null })
    .where('import_id', '=', import_id)
    .where('faulty', '=', 0)
    .execute()

/** Repeatedly buys products that are being imported. @returns the waiting times for the row lock, in ms. */
async function buyMeanwhile(signal: AbortSignal): Promise<number[]> {
  const waits: number[] = []
  while (!signal.aborted) {
    const sku_id = `i-${Math.floor(Math.random() * COUNT)}-1`
    const started = performance.now()
    await db
      .updateTable('sku')
      .set((sku) => ({ stock: sku('stock', '-', 1) }))
      .where('sku_id', '=', sku_id)
      .where('stock', '>', 0)
      .execute()
    waits.push(performance.now() - started)
    await wait(5)
  }
  return waits.sort((a, b) => a - b)
}

try {
  await loadDemo(context)
  const { operator_id } = await db.selectFrom('operator').select('operator_id').executeTakeFirstOrThrow()
  const token = await openOperatorSession(db, operator_id, { ip: '127.0.0.1', headers: {} })
  const { images, shop_id } = await db.selectFrom('product').select(['images', 'shop_id']).executeTakeFirstOrThrow()
  const rows = rowsOf(images[0] ?? '', shop_id)
  const fresh = await took('new products arrive', () => send(token, fileOf(rows)))
  await took('are checked', workThrough)
  await apply(fresh)
  await took('are applied', workThrough)
  const changes = rows.map(({ product_id = '', sku_id = '' }) => ({
    product_id,
    sku_id,
    price: '9',
    stock_exported: '5',
    stock: '6',
  }))
  const changed = await took('changes arrive', () => send(token, fileOf(changes)))
  await took('are checked', workThrough)
  await apply(changed)
  const done = new AbortController()
  const buying = buyMeanwhile(done.signal)
  await took('are applied while some buy', workThrough)
  done.abort()
  const waits = await buying
  const at = (part: number) => (waits[Math.floor(waits.length * part)] ?? 0).toFixed(1)
  console.log(
    `who bought waited: median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(0.9999)} ms (${waits.length} times)`,
  )
  const { applied } = await db
    .selectFrom('catalogue_import')
    .select('applied')
    .where('import_id', '=', changed)
    .executeTakeFirstOrThrow()
  if (applied !== COUNT) throw new Error(`${applied} of ${COUNT} were applied`)
} finally {
  await app.close()
  await close()
  rmSync(folder, { recursive: true, force: true })
}
