import { expect, test } from 'vitest'
import { aShop } from '../../testing/world.ts'

const { app } = await aShop()

/** Replies from different parts of the server: its own routes, features, pages, the error handler, the router. */
const ADDRESSES = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/products.xml?from=none',
  '/pictures/none.webp',
  '/icons/192/none.png',
  '/files/none.webp',
  '/.well-known/ucp',
  '/ucp/none',
  '/mcp',
  '/ucp/orders/none',
  '/api/home',
  '/api/docs',
  '/api/openapi.json',
  '/api/events?ticket=none',
  '/api/product/list?page=none',
  '/%61pi/home',
  '/none',
  '//other.example/..//%2e%2e/none',
  '/console/..%2f..%2fetc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/detail/%00',
  '/detail/%E0%A4%A',
  `/${'a'.repeat(5_000)}`,
]

test('no reply of any part of the server can run scripts when a browser shows it as a page', async () => {
  for (const url of ADDRESSES) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect([url, policy]).toEqual([url, expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/)])
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
  }
})

test.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PROPFIND', 'QUERY', 'SEARCH'])(
  '%s is not a supported method',
  async (method) => {
    for (const url of ['/api/home', '/api/user/info', '/healthz']) {
      const { statusCode, headers, body } = await app.inject({
        method: method as 'GET',
        url,
        headers: { cookie: 'a=b' },
      })
      expect([400, 401, 404]).toContain(statusCode)
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(body).not.toContain('cookie')
    }
  },
)

test('forwarding headers and the Host header are not reflected in a reply', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'evil',
    forwarded: 'host=evil.example',
    'x-original-url': '/api/docs?evil',
    'x-rewrite-url': '/api/docs?evil',
  }
  for (const url of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/.well-known/ucp',
    '/api/home',
    '/api/brand',
    '/none',
    '/',
  ]) {
    const reply = await app.inject({ url, headers })
    expect(reply.body + JSON.stringify(reply.headers)).not.toContain('evil')
  }
})

test('a repeated query parameter, or a path into an object, is refused or dropped', async () => {
  const ask = async (search: string) => (await app.inject(`/api/product/list?${search}`)).json<{ code: number }>().code
  for (const twice of ['page=1&page=1', 'keyword=a&keyword=b', 'sort=new&sort=new', 'category=home&category=home'])
    expect([twice, await ask(twice)]).toEqual([twice, 400])
  for (const path of ['page[]=7', '__proto__[page]=7', 'constructor.prototype.page=7', '__proto__=7'])
    expect([path, await ask(path)]).toEqual([path, 1])
  expect(({} as { page?: unknown }).page).toBeUndefined()
})
