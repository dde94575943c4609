import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import {
  CACHED_PAGES,
  CACHED_READS,
  isCacheablePage,
  isUnavailable,
  keyOf,
  kindOf,
  languageInAddress,
} from './cache-rules.ts'
import { languageInCookie } from './language.ts'

const ORIGIN = 'https://shop.example'
const urlOf = (path: string) => new URL(path, ORIGIN)
const kindOfRequest = (path: string, { method = 'GET', mode = 'cors' as RequestMode, headers = {} } = {}) =>
  kindOf({ url: urlOf(path).href, method, mode, headers: new Headers(headers) }, ORIGIN)

test.each([
  ['/assets/detail-a1b2.js', 'code'],
  ['/pictures/lamp.webp?w=320', 'picture'],
  ['/api/home', 'read'],
  ['/api/product/detail?product_id=soap', 'read'],
  ['/api/product/list?category=toys&sort=new', 'read'],
] as const)('%s is cached as %s', (path, kind) => {
  expect(kindOfRequest(path)).toBe(kind)
})

test.each([
  '/api/user/getUserInfo',
  '/api/user/marks?product_ids=soap',
  '/api/user/language_list',
  '/api/cart',
  '/api/order/detail?id=1',
  '/api/service/messages',
  '/api/events?ticket=x',
  '/api/admin/order/list',
  '/api/product/stock?product_id=soap',
  '/api/product/picks',
  '/api/product/list?keyword=gift',
  '/api/search/suggest?keyword=g',
  '/files/receipt.webp',
  '/sw.js',
  '/site.webmanifest?lang=th',
  'https://elsewhere.example/api/home',
  'https://elsewhere.example/pictures/lamp.webp',
])('%s is left to the browser', (path) => {
  expect(kindOfRequest(path)).toBeUndefined()
})

test('writes and range requests are left to the browser', () => {
  expect(kindOfRequest('/api/home', { method: 'POST' })).toBeUndefined()
  expect(kindOfRequest('/assets/detail-a1b2.js', { method: 'HEAD' })).toBeUndefined()
  expect(kindOfRequest('/pictures/lamp.webp', { headers: { range: 'bytes=0-99' } })).toBeUndefined()
})

test('each screen opens without a connection; requests for other URLs are left to the server', () => {
  const visit = (path: string) => kindOfRequest(path, { mode: 'navigate' })
  for (const { path } of routes) expect(visit(path.replaceAll(/\/:\w+\?/g, '')), path).toBe('visit')
  expect(visit('/refund/1/2/3/12.50')).toBe('visit')
  for (const path of ['/api/docs', '/console', '/console/orders', '/files/a.webp', '/sitemap.xml', '/icon-192.png'])
    expect(visit(path), path).toBeUndefined()
})

test('only pages that are the same for all shoppers are cached', () => {
  const offlineRoutes = routes.filter(
    (route) => route.public && CACHED_PAGES.some((path) => route.path.split('/:')[0] === path),
  )
  expect(offlineRoutes).toHaveLength(CACHED_PAGES.length)
  const others = routes.filter((route) => !offlineRoutes.includes(route))
  for (const { path } of others) expect(isCacheablePage(urlOf(path)), path).toBe(false)
  for (const path of ['/home', '/detail/soap', '/shop/studio-kanda?sort=new', '/explore?category=toys'])
    expect(isCacheablePage(urlOf(path)), path).toBe(true)
  for (const path of ['/homeless', '/shops', '/detailed/soap']) expect(isCacheablePage(urlOf(path)), path).toBe(false)
})

test('requests that contain typed text are not cached', () => {
  expect(isCacheablePage(urlOf('/search?keyword=ring+for+anna'))).toBe(false)
  expect(isCacheablePage(urlOf('/search?category=toys'))).toBe(true)
})

test('no read of account, cart or orders is cached', () => {
  for (const read of CACHED_READS)
    expect(read).not.toMatch(/\/api\/(user|cart|order|checkout|service|upload|admin|events)|stock|suggest/)
})

test('the cache key of a copy is its URL and language', () => {
  expect(keyOf(`${ORIGIN}/home/?lang=th`, 'ja')).toBe(`${ORIGIN}/home?lang=ja`)
  expect(keyOf(`${ORIGIN}/home`, 'ja')).toBe(`${ORIGIN}/home?lang=ja`)
  expect(keyOf(`${ORIGIN}/explore?category=toys`, 'en')).toBe(`${ORIGIN}/explore?category=toys&lang=en`)
  expect(keyOf(`${ORIGIN}/pictures/a.webp?w=320`)).toBe(`${ORIGIN}/pictures/a.webp?w=320`)
})

test('the language in the URL overrides the language in the cookie', () => {
  expect(languageInAddress(urlOf('/home?lang=ja'))).toBe('ja')
  expect(languageInAddress(urlOf('/home?lang=ri'))).toBe('ja')
  expect(languageInAddress(urlOf('/home?lang=fr'))).toBeUndefined()
  expect(languageInCookie(encodeURIComponent(JSON.stringify({ language_name: 'ไทย', file_name: 'tai' })))).toBe('th')
  for (const cookieText of [undefined, '', '%7B', '%E0%A4%A', 'null', '{"file_name":1}', '{"file_name":"xx"}'])
    expect(languageInCookie(cookieText), cookieText).toBeUndefined()
})

test('an error of the proxy counts as a lost connection; a refusal of the server is a reply', () => {
  expect([502, 503, 504, 500, 404, 429, 200].filter((status) => isUnavailable({ status }))).toEqual([502, 503, 504])
})
