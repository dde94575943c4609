import { expect, test } from 'vitest'
import { aShop, aShopper } from '../../testing/world.ts'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { findFaults, headerFaults, tryKind } from './find-faults.ts'

const shop = await aShop()

/** A shop that listens on a port, with changed settings. */
async function listening(settings: Partial<Config> = {}) {
  const app = await buildApp({ ...shop.context, config: { ...shop.context.config, ...settings } })
  app.get('/api/broken', async () => {
    throw new Error('a bug')
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, close: () => app.close() }
}

test('replies of every kind have the required security headers', async () => {
  const { origin, close } = await listening()
  expect(await findFaults({ origin, has_pages: false })).toEqual([])
  expect(await tryKind(origin, { name: 'a bug', type: 'api', path: '/api/broken', status: 500 })).toEqual([])
  const { call } = await aShopper(shop)
  const { ticket } = (await call('POST /api/events/ticket')).data
  const path = `/api/events?ticket=${ticket}`
  expect(await tryKind(origin, { name: 'an open stream', type: 'api', path, status: 200 })).toEqual([])
  await close()
})

test('over HTTPS the HSTS header is sent as configured', async () => {
  const valueIn = async (settings: Partial<Config>) => {
    const { origin, close } = await listening(settings)
    const [page, missing] = await Promise.all(['/healthz', '/%ff'].map((path) => fetch(origin + path)))
    await Promise.all([page?.text(), missing?.text()])
    await close()
    const values = [page, missing].map((reply) => reply?.headers.get('strict-transport-security'))
    expect(values[0]).toBe(values[1])
    return values[0]
  }
  const public_url = 'https://shop.example.com'
  expect(await valueIn({ public_url })).toBe('max-age=31536000')
  expect(await valueIn({ public_url, hsts: 'max-age=63072000; includeSubDomains' })).toContain('includeSubDomains')
  expect(await valueIn({ public_url, hsts: undefined })).toBeNull()
  expect(await valueIn({ public_url: 'http://localhost:8080' })).toBeNull()
})

const SOUND = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cache-control': 'private, no-cache',
}

test.each([
  [{ 'x-content-type-options': '' }, 'no X-Content-Type-Options'],
  [{ 'referrer-policy': undefined }, 'no Referrer-Policy'],
  [{ 'permissions-policy': 'fullscreen=()' }, 'no Permissions-Policy'],
  [{ 'strict-transport-security': 'max-age=60' }, 'Strict-Transport-Security without TLS'],
  [{ 'x-powered-by': 'Express' }, 'X-Powered-By names the software'],
  [{ server: 'nginx/1.26.3' }, 'Server names a version'],
  [{ 'content-security-policy': undefined }, "Content-Security-Policy without default-src 'none'"],
  [
    {
      'content-security-policy': SOUND['content-security-policy'].replace(
        "'none'",
        "'none'; style-src 'unsafe-inline'",
      ),
    },
    'Content-Security-Policy with an unsafe word',
  ],
  [
    { 'content-security-policy': SOUND['content-security-policy'].replace(/; trusted-types.*/, '') },
    'Content-Security-Policy names no trusted types',
  ],
  [
    { 'content-security-policy': SOUND['content-security-policy'].replace(/(trusted-types) 'none'/, '$1 *') },
    'Content-Security-Policy lets anybody make trusted types',
  ],
  [{ 'cross-origin-opener-policy': 'same-origin' }, 'a Cross-Origin-Opener-Policy'],
  [{ 'cache-control': 'public, max-age=60' }, 'Cache-Control is not private'],
])('a page with %j is reported', (change, fault) => {
  expect(headerFaults(new Headers(SOUND), 'page', false)).toEqual([])
  const changed = Object.entries({ ...SOUND, ...change }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  expect(headerFaults(new Headers(changed), 'page', false)).toEqual([fault])
})
