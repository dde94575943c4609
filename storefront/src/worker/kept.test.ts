import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { isAway, isKeptPage, KEPT_PAGES, KEPT_READS, keyOf, kindOf, languageInAddress } from './kept.ts'
import { languageInCookie } from './language.ts'

const ORIGIN = 'https://shop.example'
const urlOf = (path: string) => new URL(path, ORIGIN)
const asked = (path: string, { method = 'GET', mode = 'cors' as RequestMode, headers = {} } = {}) =>
  kindOf({ url: urlOf(path).href, method, mode, headers: new Headers(headers) }, ORIGIN)

test.each([
  ['/assets/detail-a1b2.js', 'code'],
  ['/pictures/lamp.webp?w=320', 'picture'],
  ['/api/home', 'read'],
  ['/api/product/detail?product_id=soap', 'read'],
  ['/api/product/list?category=toys&sort=new', 'read'],
] as const)('%s is kept as %s', (path, kind) => {
  expect(asked(path)).toBe(kind)
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
  expect(asked(path)).toBeUndefined()
})

test('what changes something, and a part of a file, is left to the browser', () => {
  expect(asked('/api/home', { method: 'POST' })).toBeUndefined()
  expect(asked('/assets/detail-a1b2.js', { method: 'HEAD' })).toBeUndefined()
  expect(asked('/pictures/lamp.webp', { headers: { range: 'bytes=0-99' } })).toBeUndefined()
})

test('each screen of the shop opens without a connection; other addresses are the server’s', () => {
  const visit = (path: string) => asked(path, { mode: 'navigate' })
  for (const { path } of routes) expect(visit(path.replaceAll(/\/:\w+\?/g, '')), path).toBe('visit')
  expect(visit('/refund/1/2/3/12.50')).toBe('visit')
  for (const path of ['/api/docs', '/console', '/console/orders', '/files/a.webp', '/sitemap.xml', '/icon-192.png'])
    expect(visit(path), path).toBeUndefined()
})

test('pages are kept of screens that the server renders for everybody, and of no others', () => {
  const shown = routes.filter((route) => route.public && KEPT_PAGES.some((path) => route.path.split('/:')[0] === path))
  expect(shown).toHaveLength(KEPT_PAGES.length)
  const others = routes.filter((route) => !shown.includes(route))
  for (const { path } of others) expect(isKeptPage(urlOf(path)), path).toBe(false)
  for (const path of ['/home', '/detail/soap', '/shop/studio-kanda?sort=new', '/explore?category=toys'])
    expect(isKeptPage(urlOf(path)), path).toBe(true)
  for (const path of ['/homeless', '/shops', '/detailed/soap']) expect(isKeptPage(urlOf(path)), path).toBe(false)
})

test('what somebody typed is not kept', () => {
  expect(isKeptPage(urlOf('/search?keyword=ring+for+anna'))).toBe(false)
  expect(isKeptPage(urlOf('/search?category=toys'))).toBe(true)
})

test('no read under the account, the cart or an order is among those that are kept', () => {
  for (const read of KEPT_READS)
    expect(read).not.toMatch(/\/api\/(user|cart|order|checkout|service|upload|admin|events)|stock|suggest/)
})

test('a copy is named by its address and language', () => {
  expect(keyOf(`${ORIGIN}/home/?lang=th`, 'ja')).toBe(`${ORIGIN}/home?lang=ja`)
  expect(keyOf(`${ORIGIN}/home`, 'ja')).toBe(`${ORIGIN}/home?lang=ja`)
  expect(keyOf(`${ORIGIN}/explore?category=toys`, 'en')).toBe(`${ORIGIN}/explore?category=toys&lang=en`)
  expect(keyOf(`${ORIGIN}/pictures/a.webp?w=320`)).toBe(`${ORIGIN}/pictures/a.webp?w=320`)
})

test('the language is the one in the address, else that of the cookie', () => {
  expect(languageInAddress(urlOf('/home?lang=ja'))).toBe('ja')
  expect(languageInAddress(urlOf('/home?lang=ri'))).toBe('ja')
  expect(languageInAddress(urlOf('/home?lang=fr'))).toBeUndefined()
  expect(languageInCookie(encodeURIComponent(JSON.stringify({ language_name: 'ไทย', file_name: 'tai' })))).toBe('th')
  for (const broken of [undefined, '', '%7B', '%E0%A4%A', 'null', '{"file_name":1}', '{"file_name":"xx"}'])
    expect(languageInCookie(broken), broken).toBeUndefined()
})

test('a proxy without its shop is no answer; a refusal is one', () => {
  expect([502, 503, 504, 500, 404, 429, 200].filter((status) => isAway({ status }))).toEqual([502, 503, 504])
})
