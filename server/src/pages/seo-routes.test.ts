import { expect, test } from 'vitest'
import { aProduct, aShop, listed } from '../../testing/world.ts'

const shop = await aShop()
const ORIGIN = shop.context.config.public_url
const get = (url: string) => shop.app.inject({ url })
/** The URLs in a sitemap file. */
const placesIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place)
const placesAt = async (url: string) => placesIn((await get(url)).body)

test('the sitemap contains each product on sale, in each language', async () => {
  const [sold, off_sale] = [await aProduct(shop, { kind: 'kite' }), await aProduct(shop, { kind: 'robot' })]
  await shop.db.updateTable('product').set({ on_sale: false }).where('product_id', '=', off_sale.product_id).execute()
  await listed(shop)
  const files = await placesAt('/sitemap.xml')
  expect(files).toContain(`${ORIGIN}/sitemap/pages.xml`)
  const places = (await Promise.all(files.map((file) => placesAt(file.slice(ORIGIN.length))))).flat()
  for (const tag of ['en', 'zh-CN', 'ja', 'ko', 'th']) {
    expect(places).toContain(`${ORIGIN}/detail/${sold.product_id}?lang=${tag}`)
    expect(places).toContain(`${ORIGIN}/shop/${sold.shop_id}?lang=${tag}`)
    expect(places).toContain(`${ORIGIN}/explore?category=toys&#38;lang=${tag}`)
    for (const text of ['terms', 'privacy', 'refund', 'shipping'])
      expect(places).toContain(`${ORIGIN}/register/${text}?lang=${tag}`)
    expect(places).toContain(`${ORIGIN}/explore?category=toys&#38;kind=kite&#38;lang=${tag}`)
  }
  expect(places.filter((place) => place.includes(off_sale.product_id) || place.includes('robot'))).toEqual([])
  expect(new Set(places).size).toBe(places.length)
})

test.each(['', '?from=', '?from=a&from=b', '?from=%00', '?from=..%2f', `?from=${'a'.repeat(200)}`])(
  'a malformed address of a sitemap file is a 404: "%s"',
  async (query) => {
    for (const section of ['shops', 'products'])
      expect((await get(`/sitemap/${section}.xml${query}`)).statusCode).toBe(404)
  },
)

test('an outdated URL of a sitemap file redirects to the current file, and other ids create no file', async () => {
  await aProduct(shop)
  const [file = ''] = (await placesAt('/sitemap.xml')).filter((place) => place.includes('products.xml'))
  const listed = file.slice(ORIGIN.length)
  expect((await get(listed)).statusCode).toBe(200)
  const other = await get(`${listed}-and-more`)
  expect([other.statusCode, other.headers.location]).toEqual([302, listed])
  expect((await get('/sitemap/products.xml?from=0')).statusCode).toBe(404)
})

test('robots.txt names the sitemap and what agents read, and disallows the API', async () => {
  const reply = await get('/robots.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toBe(
    `User-agent: *\nDisallow: /api/\nSitemap: ${ORIGIN}/sitemap.xml\n# For agents: ${ORIGIN}/llms.txt and ${ORIGIN}/.well-known/ucp\n`,
  )
})
