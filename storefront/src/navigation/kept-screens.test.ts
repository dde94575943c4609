import { expect, test } from 'vitest'
import { type KeptScreen, keyOf, showScreen } from './kept-screens.ts'
import { matchIn, route } from './route.ts'

const screen = { title: () => '', screen: async () => ({ default: () => null }) }
const routes = [
  route('/home', { ...screen, keep: 'always' }),
  route('/detail/:product?', { ...screen, keep: 'never' }),
  route('/search', { ...screen, reads: ['keyword'] }),
  route('/checkout', { ...screen, reads: ['items'], query: 'identity' }),
  route('/page/:id/:more?', { ...screen, unread: ['more'] }),
]

function visit(screens: KeptScreen[], address: string): KeptScreen[] {
  const [path = '', search = ''] = address.split('?')
  const match = matchIn(routes, path)
  if (!match) throw new Error(`no route for ${address}`)
  return showScreen(screens, match, { path, search })
}
const visitAll = (...addresses: string[]) => addresses.reduce(visit, [] as KeptScreen[])
const keys = (screens: KeptScreen[]) => screens.map((one) => one.key)

test('visiting a screen again reuses the same screen, with its scroll position', () => {
  const before = visitAll('/home', '/search')
  const [home] = before
  home?.places.set('', 900)
  const after = visit(before, '/home')
  expect(keys(after)).toEqual(['/home', '/search'])
  expect(after[0]?.places.get('')).toBe(900)
})

test('product details are never kept', () => {
  expect(keys(visitAll('/home', '/detail/lamp', '/home'))).toEqual(['/home'])
  expect(keys(visitAll('/detail/lamp', '/detail/mug'))).toEqual(['/detail/mug'])
})

test('another filter in the query keeps the same screen; another identifier in the query makes another screen', () => {
  expect(keys(visitAll('/search?keyword=a', '/search?keyword=b'))).toEqual(['/search'])
  expect(visitAll('/search?keyword=a', '/search?keyword=b')[0]?.search).toBe('keyword=b')
  expect(keys(visitAll('/checkout?items=1', '/checkout?items=2'))).toEqual(['/checkout?items=1', '/checkout?items=2'])
})

test('query parameters that a screen does not read do not make another screen', () => {
  const match = matchIn(routes, '/checkout')
  if (!match) throw new Error('no match')
  const of = (search: string) => keyOf(match, { search })
  expect(of('items=1&utm=x')).toBe(of('items=1'))
})

test('different spellings of a URL give the same screen', () => {
  expect(keys(visitAll('/page/1', '/page/1/', '/page/1/x', '/page/%31', '/Page/1'))).toEqual(['/page/1'])
})

test('besides the tabs and the current screen, eight screens are kept; the least recently used screens are dropped', () => {
  const pages = Array.from({ length: 9 }, (_, at) => `/page/${at}`)
  const screens = visitAll('/home', ...pages, '/page/1', '/page/9')
  expect(keys(screens)).toContain('/home')
  expect(keys(screens)).toContain('/page/1')
  expect(keys(screens)).not.toContain('/page/0')
  expect(screens.filter((one) => one.key.startsWith('/page'))).toHaveLength(9)
})
