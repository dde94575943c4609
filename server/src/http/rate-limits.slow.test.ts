import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aShop, callerOf } from '../../testing/world.ts'
import { countTry, forgetTries, networkOf, uncountTry, widerNetworkOf } from './rate-limits.ts'

const shop = await aShop({ limits: true })
const counted = (name: string) => ({ limit: 'password_of_account', who: [name] }) as const
const tryNow = (name: string) => countTry(shop.context, counted(name))

test('if thirty tries are made concurrently, ten are accepted and the others are refused with retry_at', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => tryNow('at once')))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(outcomes.length - refused.length).toBe(10)
  for (const { reason } of refused) {
    expect(reason.reason).toBe('too_many_tries')
    const wait_ms = Date.parse(reason.details.retry_at) - Date.now()
    expect(wait_ms).toBeGreaterThan(14 * 60_000)
    expect(wait_ms).toBeLessThanOrEqual(15 * 60_000)
  }
})

test('a try that is taken back does not count, nor do tries that are forgotten', async () => {
  for (let count = 0; count < 15; count++) {
    await tryNow('fine')
    await uncountTry(shop.context, counted('fine'))
  }
  for (let count = 0; count < 10; count++) await tryNow('fine')
  await expect(tryNow('fine')).rejects.toMatchObject({ reason: 'too_many_tries' })
  await forgetTries(shop.context, counted('fine'))
  await tryNow('fine')
})

test('counters are stored without names', async () => {
  await tryNow('someone@example.com')
  const rows = await shop.db.selectFrom('rate_limit_counter').select('key').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('someone')
})

test('an address may send 600 requests per minute, local programs any number', async () => {
  const call = callerOf(shop)
  const ask = (remote_address: string) => call('GET /api/user/language_list', undefined, { remote_address })
  for (let count = 0; count < 600; count++) await ask('203.0.113.9')
  const refused = await ask('203.0.113.9')
  expect(refused).toMatchObject({ status: 429, code: 429, msg: 'Too many requests. Wait a moment and try again.' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('203.0.113.10')).status).toBe(200)
  for (let count = 0; count < 601; count++) expect((await ask('127.0.0.1')).status).toBe(200)
})

test('requests through an unconfigured local proxy are rate limited, unlike those of local programs', async () => {
  const proxied = await aShop({ limits: true })
  const ask = (headers: Record<string, string>) => proxied.app.inject({ url: '/api/user/language_list', headers })
  for (let count = 0; count < 300; count++) {
    expect((await ask({ 'x-forwarded-for': `198.51.100.${count % 250}` })).statusCode).toBe(200)
    expect((await ask({ host: 'shop.example.com' })).statusCode).toBe(200)
  }
  expect((await ask({ 'x-forwarded-for': '198.51.100.9' })).statusCode).toBe(429)
  expect((await ask({ host: 'shop.example.com' })).statusCode).toBe(429)
  expect((await ask({})).statusCode).toBe(200)
})

test('pictures of pages are not counted, but a picture-like ending alone does not exempt a URL', async () => {
  const folder = join(shop.context.config.data_folder, 'pictures/original')
  await mkdir(folder, { recursive: true })
  const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const
  await sharp({ create }).webp().toFile(join(folder, 'cup.webp'))
  const ask = (url: string) => shop.app.inject({ url, remoteAddress: '203.0.113.11' })
  for (let count = 0; count < 601; count++) expect((await ask('/pictures/cup.webp')).statusCode).toBe(200)
  for (let count = 0; count < 600; count++) await ask('/api/nothing.webp')
  expect((await ask('/api/nothing.webp')).statusCode).toBe(429)
  expect((await ask('/pictures/cup.webp')).statusCode).toBe(200)
})

test('requests for made-up versions of a picture are counted', async () => {
  const folder = join(shop.context.config.data_folder, 'pictures/original')
  await mkdir(folder, { recursive: true })
  const create = { width: 8, height: 8, channels: 3, background: 'navy' } as const
  await sharp({ create }).webp().toFile(join(folder, 'pot.webp'))
  const ask = (count: number) => {
    const url = `/pictures/pot.${count.toString(16).padStart(10, '0')}.webp`
    return shop.app.inject({ url, remoteAddress: '203.0.113.12', headers: { 'if-none-match': '*' } })
  }
  for (let count = 0; count < 600; count++) expect((await ask(count)).statusCode).toBe(304)
  expect((await ask(600)).statusCode).toBe(429)
})

test.each(['/pictures/none.webp', '/pictures/a/b.webp', '/assets/none.js'])(
  'requests for missing files are counted: %s',
  async (url) => {
    const remoteAddress = `203.0.113.${20 + url.length}`
    const ask = () => shop.app.inject({ url, remoteAddress, headers: { 'accept-language': 'en' } })
    for (let count = 0; count < 600; count++) expect((await ask()).statusCode).toBe(404)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 429, msg: 'Too many requests. Wait a moment and try again.' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  },
)

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::9', '2001:db8:0'],
])('%s is in the block %s', (address, block) => {
  expect(widerNetworkOf(address)).toBe(block)
})
