import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Clusters } from '../../testing/clusters.ts'
import { aSmallStorefront } from '../../testing/small-storefront.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migration/migrate.ts'
import { keysFrom } from '../security/keys.ts'

const clusters = new Clusters({})
const data_folder = mkdtempSync(join(tmpdir(), 'sampan-gone-'))
const cluster = await clusters.create('gone')
await cluster.start()
const db = openDatabase({ connectionString: clusters.urlOf(cluster) })
await migrate(db)
const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), limits: false, data_folder }
const context = { config, db, keys: keysFrom(Buffer.alloc(32, 7)), mailer: async () => {} }
const app = await buildApp(context, { ...aSmallStorefront().build, folder: data_folder })
await app.ready()
afterAll(async () => {
  await app.close()
  await db.destroy()
  await clusters.close()
  rmSync(data_folder, { recursive: true })
})

const page = (language: string) => app.inject({ url: '/detail/lamp', headers: { 'accept-language': language } })
const call = (language: string) => app.inject({ url: '/api/home', headers: { 'accept-language': language } })

test('the shop replies while its database is available', async () => {
  expect((await page('en')).statusCode).toBe(404)
  expect((await app.inject('/bag')).statusCode).toBe(200)
  expect((await call('en')).json().code).toBe(1)
})

test('without the database, pages and calls report the failure in the reader’s language, and pages reload themselves', async () => {
  await cluster.stop()
  const words = { en: 'The shop can’t be reached', ja: 'サーバーに接続できません', 'zh-CN': '商城暂时无法访问' }
  for (const [language, sentence] of Object.entries(words)) {
    const reply = await page(language)
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.body).toContain(`<html lang="${language}">`)
    expect(reply.body).toContain(sentence)
    expect(reply.body).toContain('<meta http-equiv="refresh" content="5">')
    const answered = await call(language)
    expect([answered.statusCode, answered.headers['retry-after']]).toEqual([503, '5'])
    expect(answered.json()).toEqual({ code: 503, msg: expect.stringContaining(sentence) })
  }
  // The language of the cookie takes precedence, as on every page.
  const cookie = `Local_Lang=${encodeURIComponent(JSON.stringify({ file_name: 'han' }))}`
  expect((await app.inject({ url: '/detail/lamp', headers: { cookie } })).body).toContain('<html lang="ko">')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

test('without the database a private page reports the failure, because its screen could show nothing; browsers still get the shell', async () => {
  const reply = await app.inject({ url: '/bag', headers: { 'accept-language': 'th' } })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(reply.body).toContain('<html lang="th">')
  expect(reply.body).toContain('<meta http-equiv="refresh" content="5">')
  expect((await app.inject('/shell')).statusCode).toBe(200)
})

test('without the database crawlers get plain text with Retry-After, and robots.txt works', async () => {
  for (const url of [
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/products.xml?from=a',
    '/sitemap/shops.xml?from=a',
  ]) {
    const reply = await app.inject({ url, headers: { 'accept-language': 'en' } })
    expect([url, reply.statusCode, reply.headers['retry-after']]).toEqual([url, 503, '5'])
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.body).toMatch(/^The shop can’t be reached.*\n$/)
  }
  expect((await app.inject('/robots.txt')).statusCode).toBe(200)
})

test('the shop recovers once the database is back', async () => {
  await cluster.start()
  await expect.poll(async () => (await page('en')).statusCode).toBe(404)
  expect((await app.inject('/bag')).statusCode).toBe(200)
  expect((await call('en')).json().code).toBe(1)
})

test('an unknown call gets an envelope as reply, not with a page', async () => {
  const unknown = await app.inject({ url: '/api/user/nothing' })
  expect(unknown.statusCode).toBe(401)
  expect(unknown.json()).toMatchObject({ code: 401 })
})
