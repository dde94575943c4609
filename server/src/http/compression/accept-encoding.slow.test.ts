import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { aSmallStorefront } from '../../../testing/small-storefront.ts'
import { aProduct, aShop } from '../../../testing/world.ts'
import { buildApp } from '../../app.ts'

const shop = await aShop()
const { product_id } = await aProduct(shop)
const folder = mkdtempSync(join(tmpdir(), 'sampan-encoding-'))
const script = `// ${'a script '.repeat(500)}`
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/entry.js'), script)
writeFileSync(join(folder, 'assets/entry.js.br'), brotliCompressSync(script))
const app = await buildApp(shop.context, { ...aSmallStorefront().build, folder })
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const URLS = ['/assets/entry.js', `/detail/${product_id}`, '/api/openapi.json']
const CASES: [header: string | undefined, encoding: string | undefined][] = [
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', undefined],
  ['BR ; Q=0', undefined],
  ['br;q=0.000, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.1', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *;q=0', undefined],
  ['br, *;q=0', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0, *', undefined],
  ['br;q=0, *;q=0.5, identity', undefined],
  ['identity;q=0, br', 'br'],
  ['identity;q=0, *;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['br;q=0.5, identity;q=0.2', 'br'],
  ['br;q=much', undefined],
  ['br;q=-1', undefined],
  ['notbr, x-br', undefined],
]

test.each(CASES)('Accept-Encoding "%s" gets a reply in %s', async (header, encoding) => {
  for (const url of URLS) {
    const reply = await app.inject({ url, headers: header === undefined ? {} : { 'accept-encoding': header } })
    expect([url, reply.statusCode, reply.headers['content-encoding']]).toEqual([url, 200, encoding])
    if (encoding) expect(reply.headers.vary).toMatch(/accept-encoding/i)
  }
})

test('a client that prefers gzip gets gzip; a built file comes in the only encoding it is stored in', async () => {
  const headers = { 'accept-encoding': 'br;q=0.5, gzip;q=0.8' }
  const encodings = URLS.map(async (url) => (await app.inject({ url, headers })).headers['content-encoding'])
  expect(await Promise.all(encodings)).toEqual(['br', 'gzip', 'gzip'])
})
