import { expect, test } from 'vitest'
import { seoTags, shortText } from './seo-tags.ts'

const page = { title: 'A "lamp" – Product', description: 'Bright & <warm>', about: {}, status: 200 } as const
const links = { origin: 'https://shop.example', address: { path: '/shop/harbour', search: 'sort=new' } }

test('a page links to its URL in each language', () => {
  const { tags } = seoTags(page, 'ja', 'Tea & Boats', links)
  expect(tags).toContain('<link rel="canonical" href="https://shop.example/shop/harbour?sort=new&#38;lang=ja">')
  for (const tag of ['en', 'zh-CN', 'ja', 'ko', 'th'])
    expect(tags).toContain(`hreflang="${tag}" href="https://shop.example/shop/harbour?sort=new&#38;lang=${tag}"`)
  expect(tags).toContain('hreflang="x-default" href="https://shop.example/shop/harbour?sort=new"')
  expect(tags).toContain('<meta property="og:site_name" content="Tea &#38; Boats">')
  expect(tags).not.toContain('noindex')
})

test('the home page links to the profile for agents', () => {
  const tagsAt = (path: string) => seoTags(page, 'en', 'Sampan', { ...links, address: { path, search: '' } }).tags
  const link = '<link rel="service-desc" type="application/json" href="https://shop.example/.well-known/ucp">'
  expect(tagsAt('/home')).toContain(link)
  expect(tagsAt('/explore')).not.toContain(link)
})

test('catalogue texts are escaped in tags and data', () => {
  const about = { image: 'https://shop.example/a.webp?w=1&h=2', data: { name: '</script><b>' } }
  const { tags, data } = seoTags({ ...page, about }, 'en', 'Tea & Boats', links)
  expect(tags).toContain('content="A &#34;lamp&#34; – Product"')
  expect(tags).toContain('content="Bright &#38; &#60;warm&#62;"')
  expect(tags).toContain('<meta property="og:image" content="https://shop.example/a.webp?w=1&#38;h=2">')
  expect(data).toBe('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>')
})

test('a picture has a description, and a page has structured data', () => {
  const tagsOf = (about: typeof page.about) => seoTags({ ...page, about }, 'en', 'Sampan', links).tags
  const image = 'https://shop.example/a.webp'
  const product = tagsOf({ type: 'product', image, image_alt: 'A "lamp"' })
  expect(product).toContain('<meta property="og:type" content="product">')
  expect(product).toContain('<meta property="og:image:alt" content="A &#34;lamp&#34;">')
  expect(tagsOf({ image })).toContain('<meta property="og:type" content="website">')
  expect(tagsOf({ image_alt: 'nothing to see' })).not.toContain('og:image')
})

test.each([
  ['a short text', 'short', 'short'],
  [
    'just enough, with spaces around',
    `  ${'a'.repeat(80)} \n ${'b'.repeat(79)} `,
    `${'a'.repeat(80)} ${'b'.repeat(79)}`,
  ],
  ['too many words', `${'word '.repeat(31)}longest-of-all`, `${'word '.repeat(31).trim()}…`],
  ['too many characters without spaces', '茶'.repeat(161), `${'茶'.repeat(159)}…`],
  ['too many surrogate pairs', '🛶'.repeat(200), `${'🛶'.repeat(159)}…`],
])('%s: a description of at most 160 characters', (_what, text, short) => {
  expect(shortText(text)).toBe(short)
  expect([...shortText(text)].length).toBeLessThanOrEqual(160)
})

test('a search has structured data, and a missing page has none', () => {
  const about = { data: { '@type': 'ItemList' } }
  const { tags, data } = seoTags({ ...page, about }, 'en', 'Sampan', undefined)
  expect(tags).toContain('noindex')
  expect(data).toBe('<script type="application/ld+json">{"@type":"ItemList"}</script>')
  expect(seoTags({ ...page, about, status: 404 }, 'en', 'Sampan', links).data).toBe('')
})

test.each([
  ['does not exist', { ...page, status: 404 as const }, links],
  ['has no canonical address', page, undefined],
])('a page that %s is not indexed', (_what, page, its_links) => {
  expect(seoTags(page, 'en', 'Sampan', its_links)).toEqual({
    tags: '<meta name="robots" content="noindex">',
    data: '',
  })
})
