// This test runs in a real browser, because the browser's Cache Storage is under test.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VIEWED_CACHES } from './cache-names.ts'
import { keyOf, LIMITS } from './cache-rules.ts'
import { cachedCopy, cachePage, cachePicture, cacheRead, trim } from './cache-store.ts'

const clear = () => Promise.all(Object.values(VIEWED_CACHES).map((name) => caches.delete(name)))
beforeEach(clear)
afterEach(clear)

const address = (path: string) => new URL(path, location.origin).href
const keys = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)

type Answer = { status?: number; type?: ResponseType; redirected?: boolean; headers?: Record<string, string> }
/** A reply like that of `fetch`. A plain `Response` would have another `type`. */
function answer(body: string, { status = 200, type = 'basic', redirected = false, headers = {} }: Answer = {}) {
  const response = new Response(body, { status, headers })
  Object.defineProperties(response, { type: { value: type }, redirected: { value: redirected } })
  return response
}

const PAGE = '<!doctype html><html lang="ja" data-locale="ri"><body><div id="root">夏</div></body></html>'
const html = {
  'content-type': 'text/html; charset=utf-8',
  'content-language': 'ja',
  'content-security-policy': "default-src 'none'",
}
const json = { 'content-type': 'application/json; charset=utf-8' }

test('a page is cached in its language, with its content security policy, and is marked as a copy', async () => {
  await cachePage(
    address('/detail/soap?lang=ja'),
    answer(PAGE, { headers: { ...html, vary: 'Cookie', 'x-other': '1' } }),
  )
  const copy = await cachedCopy('page', keyOf(address('/detail/soap'), 'ja'))
  expect(copy?.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(copy?.headers.get('x-other')).toBeNull()
  expect(await copy?.text()).toContain('<html data-kept lang="ja"')
  expect(await cachedCopy('page', keyOf(address('/detail/soap'), 'en'))).toBeUndefined()
})

test.each<[string, string, Answer]>([
  ['an error', PAGE, { status: 500, headers: html }],
  ['a missing page', PAGE, { status: 404, headers: html }],
  ['a redirected answer, such as a login', PAGE, { redirected: true, headers: html }],
  ['a page of another site', PAGE, { type: 'cors', headers: html }],
  ['an opaque answer', PAGE, { type: 'opaque', headers: html }],
  ['the login page of a network', PAGE, { headers: { 'content-type': 'text/html' } }],
  ['text of another type', PAGE, { headers: { ...html, 'content-type': 'text/plain' } }],
])('%s is not cached as a page', async (_what, body, more) => {
  await cachePage(address('/home'), answer(body, more))
  expect(await keys(VIEWED_CACHES.page)).toEqual([])
})

test('only successful replies are cached, each in its language', async () => {
  const homeRead = address('/api/home')
  await cacheRead(homeRead, 'th', answer('{"code":1,"msg":"","data":{}}', { headers: json }))
  for (const [body, more] of [
    ['{"code":0,"msg":"no"}', { headers: json }],
    ['{"code":1', { headers: json }],
    ['{"code":1}', { status: 500, headers: json }],
    ['<html>Log in</html>', { headers: { 'content-type': 'text/html' } }],
  ] as const)
    await cacheRead(homeRead, 'en', answer(body, more))
  expect(await (await cachedCopy('read', keyOf(homeRead, 'th')))?.json()).toEqual({ code: 1, msg: '', data: {} })
  expect(await cachedCopy('read', keyOf(homeRead, 'en'))).toBeUndefined()
})

test('if the reply to a picture request is an HTML page, it is not cached', async () => {
  await cachePicture(address('/pictures/a.webp'), answer('<html>', { headers: { 'content-type': 'text/html' } }))
  await cachePicture(
    address('/pictures/b.webp'),
    answer('', { status: 206, headers: { 'content-type': 'image/webp' } }),
  )
  await cachePicture(address('/pictures/c.webp'), answer('x', { headers: { 'content-type': 'image/webp' } }))
  expect(await keys(VIEWED_CACHES.picture)).toEqual(['/pictures/c.webp'])
})

test('if there are more copies than the limit, the oldest copies are deleted; viewing a page again renews its copy', async () => {
  for (const name of ['a', 'b', 'c', 'a', 'd'])
    await cacheRead(address(`/api/${name}`), 'en', answer('{"code":1}', { headers: json }))
  await trim('read', Date.now(), { ...LIMITS.read, number: 3 })
  expect(await keys(VIEWED_CACHES.read)).toEqual(['/api/c', '/api/a', '/api/d'])
})

test('an expired copy is not used, and is deleted', async () => {
  await cacheRead(address('/api/home'), 'en', answer('{"code":1}', { headers: json }))
  const later = Date.now() + LIMITS.read.age_ms
  expect(await cachedCopy('read', keyOf(address('/api/home'), 'en'))).toBeDefined()
  expect(await cachedCopy('read', keyOf(address('/api/home'), 'en'), later)).toBeUndefined()
  await trim('read', later)
  expect(await keys(VIEWED_CACHES.read)).toEqual([])
})
