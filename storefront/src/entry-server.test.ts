import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, notFoundError, pathOfPage, ready, render } from './entry-server.tsx'
import { readWanted } from './screens/explore/shown-category.ts'
import { shopFilter } from './screens/shop/shop-filter.ts'
import { readShopSort } from './screens/shop/shop-sorts.ts'

await ready()

const at = (url: string) => {
  const [path = '', search = ''] = url.split('?')
  return canonical({ path, search })
}

test.each([
  ['/home', ['/home/', '/home?utm_source=x', '/home?a=1&a=2']],
  ['/explore', ['/explore/?x=1', '/explore?kind=tea', '/explore?category=Big+boats', '/explore?category=']],
  ['/explore?category=toys', ['/explore?category=toys&category=zzz', '/explore?x=1&category=%74oys']],
  ['/detail/soap', ['/detail/soap/r1', '/detail/soap/r2/', '/detail/%73oap', '/detail/soap?sku=1']],
  ['/detail', ['/detail/', '/detail?x=1']],
  ['/shop', ['/shop?sort=hot', '/shop?sort=nonsense', '/shop?sort=hot&sort=new', '/shop/']],
  [
    '/shop/harbour',
    ['/shop/harbour?sort=hot', '/shop/harbour?category=No+one&in_stock=no&min_cents=no', '/shop/h%61rbour'],
  ],
  [
    '/shop/harbour?category=toys&sort=new',
    ['/shop/harbour?sort=new&category=toys', '/shop/harbour?sort=new&sort=hot&category=toys'],
  ],
])('all spellings of the URL %s give the same page', (url, others) => {
  const page = at(url)
  expect(page?.is_cached).toBe(true)
  for (const other of others) expect(at(other), other).toEqual(page)
})

test('URLs that show different content are different pages', () => {
  const urls = [
    '/home',
    '/explore',
    '/explore?category=toys',
    '/detail',
    '/detail/soap',
    '/detail/lamp',
    '/shop',
    '/shop?sort=new',
  ]
  const shops = [
    '/shop/harbour',
    '/shop/harbour?sort=new',
    '/shop/harbour?in_stock=true',
    '/shop/harbour?category=toys',
  ]
  const keys = [...urls, ...shops].map((url) => JSON.stringify(at(url)))
  expect(new Set(keys).size).toBe(keys.length)
  expect(at('/detail/soap')?.path).toBe(pathOfPage('product', 'soap'))
  expect(at('/detail/a%20b%2Fc')?.path).toBe(pathOfPage('product', 'a b/c'))
  expect(at('/shop/harbour?sort=new')?.path).toBe(pathOfPage('shop', 'harbour'))
})

test('a private, unknown or narrowly filtered URL has no cacheable page', () => {
  for (const url of ['/hOme', '/DETAIL/soap', '/Explore', '/bag', '/search?keyword=a', '/login'])
    expect(at(url)?.is_cached, url).toBe(false)
  for (const filter of ['min_cents=1', 'options=colour:clay', 'min_rating=4'])
    expect(at(`/shop/harbour?${filter}`)?.is_cached, filter).toBe(false)
  for (const url of ['/nowhere', '/home/more', '/wp-login.php']) expect(at(url), url).toBeUndefined()
})

const BRAND = { name: 'Sampan', names: {}, logo: null }
/** A page of a shop without products and shops. */
const missingPage = (path: string, hasNotFound?: (screen: string) => boolean) =>
  render(
    { path, search: '' },
    'en',
    async (url) => {
      if (/detail|reviews/.test(url)) throw notFoundError()
      return { items: [], next: null, more: false }
    },
    { origin: 'https://shop.example', brand: BRAND, ...(hasNotFound && { hasNotFound }) },
  )

test.each([
  ['/detail/none', '/detail/other%20one'],
  ['/shop/none', '/shop/other'],
  ['/nowhere', '/login/nowhere'],
])('the page of a missing subject is the same at %s and %s, and is not rendered twice', async (path, other) => {
  const page = await missingPage(path)
  expect(page).toMatchObject({ status: 404, is_missing: true, state: [] })
  expect(page.html).toContain('<main')
  expect(await missingPage(other)).toEqual(page)
  expect(await missingPage(other, () => true)).toMatchObject({ html: '', status: 404, screen: page.screen })
})

const values = fc.constantFrom(
  'toys',
  'family',
  'zzz',
  'hot',
  'new',
  'rating',
  'price_asc',
  'true',
  'false',
  '',
  '%',
  'ü',
)
const names = fc.constantFrom('category', 'kind', 'sort', 'in_stock', 'min_cents', 'utm')
const queries = fc.array(fc.tuple(names, values), { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs))

test('a screen reads the same parameters from the canonical URL as from the requested URL', () => {
  fc.assert(
    fc.property(queries, (search) => {
      const paramsOf = (path: string) => new URLSearchParams(canonical({ path, search: String(search) })?.search)
      expect(readWanted(paramsOf('/explore'))).toEqual(readWanted(search))
      expect(readShopSort(paramsOf('/shop'))).toBe(readShopSort(search))
      expect(shopFilter('harbour', paramsOf('/shop/harbour'))).toEqual(shopFilter('harbour', search))
    }),
  )
})

test('the canonical URL of a canonical URL is the same URL', () => {
  fc.assert(
    fc.property(fc.webPath(), queries, (path, search) => {
      for (const prefix of ['/detail', '/shop', '/explore', '/home', '']) {
        const once = canonical({ path: prefix + path, search: String(search) })
        if (once?.is_cached) expect(canonical(once)).toEqual(once)
      }
    }),
  )
})
