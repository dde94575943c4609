import { gzipSync } from 'node:zlib'
import { endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { anOperator, aShop, aShopper } from '../../testing/world.ts'

const shop = await aShop()
const { app } = shop
type Operation = { security?: unknown; parameters: { name: string; required: boolean }[] }

test('the API reference contains every call of the contract, with its access and its idempotency key', async () => {
  const reply = await app.inject('/api/openapi.json')
  const { paths } = reply.json<{ paths: Record<string, Record<string, Operation>> }>()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  const pay = paths['/api/order/pay']?.post
  expect(pay?.security).toEqual([{ shopper: [] }])
  expect(pay?.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }])
  expect(paths['/api/home']?.get?.security).toEqual([])
})

test('the reference page has a new nonce for each request and is never cached', async () => {
  const [one, two] = await Promise.all([app.inject('/api/docs'), app.inject('/api/docs')])
  const policy = String(one.headers['content-security-policy'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(one.body).toContain(`<script type="module" nonce="${nonce}">`)
  expect(policy).not.toBe(two.headers['content-security-policy'])
  expect(one.headers['cache-control']).toBe('no-store')
})

test('the server reports that it is alive and ready', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true }])
})

test('metrics are readable only locally; other requests, including through a local proxy, get 404', async () => {
  await app.inject('/api/home')
  const here = await app.inject('/metrics')
  expect(here.body).toContain('http_request_duration_seconds_count{method="GET",route="/api/home",status="200"}')
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip'])
    expect((await app.inject({ url: '/metrics', headers: { [header]: '203.0.113.9' } })).statusCode).toBe(404)
  // A proxy that adds no header passes the public host on.
  expect((await app.inject({ url: '/metrics', headers: { host: 'shop.example.com' } })).statusCode).toBe(404)
})

test('long replies are compressed on request, short replies are not', async () => {
  const headers = { 'accept-encoding': 'br' }
  expect((await app.inject({ url: '/api/openapi.json', headers })).headers['content-encoding']).toBe('br')
  expect((await app.inject({ url: '/healthz', headers })).headers['content-encoding']).toBeUndefined()
})

test('a compressed request body is refused', async () => {
  const body = { account: 'someone@example.com', password: 'a-password' }
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const request = { method: 'POST', url: '/api/user/login', headers, payload: gzipSync(JSON.stringify(body)) } as const
  expect((await app.inject(request)).json()).toMatchObject({ code: 400 })
})

test('caches may store a public reply per language, and no other reply', async () => {
  const headers = { 'accept-encoding': 'br' }
  const law = await app.inject({ url: '/api/user/law', headers })
  expect(law.headers).toMatchObject({ vary: 'accept-language, accept-encoding', 'content-encoding': 'br' })
  expect(law.headers['cache-control']).toBe('no-cache')
  expect((await app.inject('/api/home')).headers['cache-control']).toBe('no-cache')
  expect((await app.inject('/api/product/detail?product_id=none')).headers['cache-control']).toBe('no-store')
  expect((await app.inject('/api/cart')).headers['cache-control']).toBe('no-store')
})

test.each([
  ['/api/nothing', 404],
  ['/api/user/nothing', 401],
])('%s answers with an envelope', async (url, status) => {
  const reply = await app.inject({ url, headers: { 'accept-language': 'ja' } })
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ code: status, msg: expect.stringMatching(/\p{Script=Hiragana}/u) })
})

test('an unknown call is a 404 for a signed-in shopper, because clients sign out after a 401', async () => {
  const [shopper, ended, operator] = [await aShopper(shop), await aShopper(shop), await anOperator(shop)]
  await ended.call('POST /api/user/logout', { query: {} })
  const ask = (token: string, url: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
  const replies = await Promise.all([
    ask(shopper.token, '/api/user/nothing'),
    ask(shopper.token, '/api/user/nothing', 'POST'),
    ask(shopper.token, '/api/user/resetPay'), // the call requires POST
    ask(shopper.token, '/api/user/%ff'),
    ask(shopper.token, `/api/user/${'long'.repeat(200)}`),
    ask(shopper.token, '/api/nothing'),
    ask(ended.token, '/api/user/nothing'),
    ask(operator.token, '/api/user/nothing'),
    ask('x'.repeat(43), '/api/user/nothing', 'POST'),
    ask(ended.token, '/api/nothing'),
  ])
  expect(replies.map((reply) => reply.json().code)).toEqual([404, 404, 404, 404, 404, 404, 401, 401, 401, 404])
  for (const reply of replies) expect(reply.headers['cache-control']).toBe('no-store')
  expect((await shopper.call('GET /api/user/getUserInfo')).code).toBe(1)
})

test.each([
  '/pictures/none.webp',
  '/pictures/backpack-1.webp?w=1',
  '/assets/none.js',
  '/favicon.ico',
  '/.env',
  '/.git/config',
])('an unknown file is answered in one line: %s', async (url) => {
  const reply = await app.inject({ url, headers: { 'accept-language': 'en' } })
  expect(reply.statusCode).toBe(404)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect(reply.body).toMatch(/^.{1,80}\n$/)
})
