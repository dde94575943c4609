// npm run bench:import [-- --products 5000 --pictures 3]: imports an export of Shopify with pictures by URL, which a server
// on loopback sends, and measures the time of each step and the memory of the shop's server.
import { createReadStream, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { csvOf } from '@sampan/contract/csv-text'
import { sessionHeaders } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { type OpenShop, openShop } from '../e2e/open-shop.ts'
import { deskSession } from '../e2e/people.ts'
import { buildIfStale } from '../scripts/build.ts'
import { cleanups, measureAndClose } from './cleanup.ts'
import { readMemory, resetPeak } from './memory.ts'
import { printRows } from './table.ts'

const VARIANTS = 4
const SIZES = ['S', 'M', 'L', 'XL']
const POLL_MS = 200

const OPTIONS = { products: { type: 'string', default: '5000' }, pictures: { type: 'string', default: '1' } } as const
const { values } = parseArgs({ options: OPTIONS })
const [products, pictures] = [Number(values.products), Number(values.pictures)]
if (!(products >= 1 && products <= 12_000)) throw new Error('--products is 1 to 12,000')
if (!(pictures >= 1 && pictures <= 12)) throw new Error('--pictures is 1 to 12 for each product')

const PICTURES = join(import.meta.dirname, '../demo/pictures')

/** A server of the demo's pictures. */
async function openPictures(): Promise<string> {
  const names = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'))
  const server = createServer(({ url = '' }, reply) => {
    const [product = 0, at = 0] = (url.match(/\d+/g) ?? []).map(Number)
    createReadStream(join(PICTURES, names[(product * pictures + at) % names.length] ?? '')).pipe(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server has a port
}

/** An export of Shopify: the first row of a product describes it, rows without a price add pictures. */
function anExport(origin: string): string {
  const rows: Record<string, string>[] = []
  for (let product = 0; product < products; product++) {
    const Handle = `moved-${product}`
    for (let at = 0; at < Math.max(VARIANTS, pictures); at++) {
      const size = SIZES[at]
      rows.push({
        Handle,
        ...(at === 0 && {
          Title: `Moved shirt ${product}`,
          'Body (HTML)': `<p>Washed <strong>linen</strong>, number ${product}.</p><ul><li>Machine wash</li></ul>`,
          Vendor: 'Weavers',
          Tags: 'linen, summer',
          Status: 'active',
          'Option1 Name': 'Size',
        }),
        ...(size && {
          'Option1 Value': size,
          'Variant SKU': `MOVED ${product}/${size}`,
          'Variant Grams': '250',
          'Variant Inventory Qty': '12',
          'Variant Price': '39.00',
          'Variant Compare At Price': '55.00',
        }),
        ...(at < pictures && { 'Image Src': `${origin}/${product}-${at}.webp` }),
      })
    }
  }
  const columns = [...new Set(rows.slice(0, 100).flatMap((row) => Object.keys(row)))]
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

type Step = { name: string; seconds: number; peak_mb: number | undefined }

async function upload(shop: OpenShop, token: string, text: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/csv' }), 'shopify.csv')
  const path = '/api/admin/import/upload'
  const headers = { ...sessionHeaders(path, token), 'accept-language': 'en' }
  const reply = await fetch(shop.url + path, { method: 'POST', headers, body: form })
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: { import_id: string } }
  if (code !== 1) throw new Error(msg)
  return data.import_id
}

async function measure(): Promise<void> {
  await buildIfStale()
  const shop = await openShop()
  cleanups.push(shop.close)
  // The peak of filling the demo must not count.
  await shop.killAndReopen()
  const token = await deskSession(shop)
  const call = shop.call(token)
  const db = shop.database()
  const text = anExport(await openPictures())
  const memory = () => readMemory(shop.pid() ?? 0)
  const steps: Step[] = []
  async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    resetPeak(shop.pid() ?? 0)
    const began_at = performance.now()
    const result = await work()
    steps.push({ name, seconds: (performance.now() - began_at) / 1_000, peak_mb: memory()?.peak_mb })
    return result
  }
  const until = async (state: string) => {
    for (;;) {
      const row = await call('GET /api/admin/import/detail', { query: { import_id } })
      if (row.state === state) return row
      if (row.state === 'failed') throw new Error('the import failed')
      await wait(POLL_MS)
    }
  }
  const before_mb = memory()?.now_mb
  const import_id = await step('upload', () => upload(shop, token, text))
  const mapping = await call('GET /api/admin/import/mapping', { query: { import_id } })
  const { items } = await call('GET /api/admin/shop/list', { query: {} })
  const columns = mapping.columns.map(({ target }) => target)
  const decision = { import_id, columns, shop_id: items[0]?.shop_id ?? '', category: 'mens', currency: 'USD' } as const
  const checked = await step('translation and check', async () => {
    await call('POST /api/admin/import/map', { body: decision })
    return until('checked')
  })
  if (checked.faulty > 0) throw new Error(`${checked.faulty} lines have faults`)
  await step('application', async () => {
    await call('POST /api/admin/import/apply', { body: { import_id } })
    return until('done')
  })
  await step('pictures', async () => {
    for (;;) {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from product_picture where address is null and next_try_at is not null`.execute(db)
      if (rows[0]?.left === 0) return
      await wait(POLL_MS)
    }
  })
  printRows([
    ['', 's', 'peak MB'],
    ...steps.map(({ name, seconds, peak_mb }) => [name, seconds.toFixed(1), peak_mb?.toFixed(0) ?? '–']),
  ])
  const { rows } = await sql<{ stored: number; faults: number }>`
    select count(address)::int as stored, count(*) filter (where address is null)::int as faults from product_picture`.execute(
    db,
  )
  const { stored = 0, faults = 0 } = rows[0] ?? {}
  console.log(`${products} products, ${products * VARIANTS} SKUs, ${(text.length / 1_048_576).toFixed(1)} MB`)
  console.log(`${stored} pictures stored, ${faults} missing; ${before_mb?.toFixed(0)} MB before the upload`)
  if (stored !== products * pictures) throw new Error('pictures are missing')
}

await measureAndClose(measure)
