import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { consoleRoutes } from './console-routes.ts'

const site = mkdtempSync(join(tmpdir(), 'sampan-console-'))
mkdirSync(join(site, 'assets'))
writeFileSync(
  join(site, 'index.html'),
  '<title>Sampan</title><link rel="icon" href="/icon.svg" type="image/svg+xml" /><meta property="csp-nonce" nonce="__NONCE__"><div id="root"></div>',
)
writeFileSync(join(site, 'assets/index-abc123.js'), 'desk()')
afterAll(() => rmSync(site, { recursive: true, force: true }))

const http = Fastify()
let answers = true
const brand = { name: 'Tea & </script>', names: {}, logo: null }
http.get('/api/brand', (_request, reply) => (answers ? reply.send({ data: brand }) : reply.code(503).send()))
await consoleRoutes({ http }, site)

const nonceIn = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1]

test.each(['/console', '/console/', '/console/orders', '/console/orders/8f14e45f?status=1'])(
  'the desk page %s must not be cached, framed or indexed',
  async (url) => {
    const { statusCode, headers, body } = await http.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain(`'nonce-${nonceIn(body)}'`)
  },
)

test('each page has a new nonce', async () => {
  const [first, second] = await Promise.all([http.inject('/console'), http.inject('/console')])
  expect(nonceIn(first.body)).not.toBe('__NONCE__')
  expect(nonceIn(first.body)).not.toBe(nonceIn(second.body))
})

test('files of the build are immutable, and unknown files are a 404 instead of the page', async () => {
  const file = await http.inject('/console/assets/index-abc123.js')
  expect([file.statusCode, file.body]).toEqual([200, 'desk()'])
  expect(file.headers['cache-control']).toContain('immutable')
  for (const url of ['/console/assets/index-gone.js', '/console/favicon.ico'])
    expect((await http.inject(url)).statusCode).toBe(404)
})

test('without a build there is no desk, and the server works', async () => {
  const without = Fastify()
  await consoleRoutes({ http: without }, join(site, 'nowhere'))
  expect((await without.inject('/console')).statusCode).toBe(404)
})

test('the desk page contains the shop’s name from the first paint, even while the database is unavailable', async () => {
  for (const is_there of [true, false]) {
    answers = is_there
    const { body } = await http.inject('/console')
    expect(body).toContain('<title>Tea &#38; &#60;/script&#62;</title>')
    expect(body).toContain('<script type="application/json" id="brand">{"name":"Tea & \\u003c/script>"')
  }
})
