import { brotliDecompressSync } from 'node:zlib'
import type { RenderedPage } from '@sampan/contract'
import { expect, test } from 'vitest'
import { htmlOf, packPage } from './page-document.ts'

const HEAD = {
  tags: Buffer.from('<style>p{color:teal}</style>'),
  bodyEnd: Buffer.from('</body></html>'),
  policy: "default-src 'self'",
  locale: 'en',
}
const AROUND = { head: HEAD, language: 'en', brand: { name: 'Sampan', names: {}, logo: null } } as const
const aPage = (html: string): RenderedPage => ({
  ...{ html, state: [], title: 'Tea', description: '', about: {}, screen: 'home', is_missing: false, status: 200 },
})
const cached = { old: undefined }

test('a cached page is stored compressed, and clients without Brotli get it uncompressed', async () => {
  const page = await packPage(aPage('<p>茶</p>'.repeat(500)), AROUND, undefined, cached)
  const html = (await htmlOf(page)).toString()
  expect(html).toContain('<p>茶</p>')
  expect(brotliDecompressSync(page.body).toString()).toBe(html)
  expect(page.body.length).toBeLessThan(html.length / 5)
})

test('shared tags are in the head before the search engine tags, and at the end of the body', async () => {
  const html = String(await htmlOf(await packPage(aPage('<link rel="preload" href="/a.webp"><p>tea</p>'), AROUND)))
  const [start, style, robots, root, state, end] = [
    ...['<link rel="preload" href="/a.webp"><style>', '<style>p{color:teal}</style>', '<meta name="robots"'],
    ...['</head><body><div id="root"><p>tea</p></div>', 'id="state">', '</script></body></html>'],
  ].map((part) => html.indexOf(part))
  expect([start, style, robots, root, state, end]).toEqual(
    [start, style, robots, root, state, end].toSorted((a, b) => Number(a) - Number(b)),
  )
  expect(start).toBeGreaterThan(0)
  expect(html.endsWith('</body></html>')).toBe(true)
})

test('the buffer of a cached page takes no more memory than its bytes, which the cache counts', async () => {
  const words = Array.from({ length: 5_000 }, (_, at) => `<p>${Math.sin(at)}</p>`).join('')
  const { body } = await packPage(aPage(words), AROUND, undefined, cached)
  expect(body.buffer.byteLength).toBe(body.length)
})

test('a page that is not cached is not compressed here', async () => {
  const page = await packPage(aPage('<p>tea</p>'), AROUND)
  expect(page.isBrotli).toBe(false)
  expect(await htmlOf(page)).toBe(page.body)
})

test('an unchanged page returns the same object; another text or status returns a new page', async () => {
  const old = await packPage(aPage('<p>tea</p>'), AROUND, undefined, cached)
  expect(await packPage(aPage('<p>tea</p>'), AROUND, undefined, { old })).toBe(old)
  expect(await packPage(aPage('<p>Tea</p>'), AROUND, undefined, { old })).not.toBe(old)
  const lost = await packPage({ ...aPage('<p>tea</p>'), status: 404 }, AROUND, undefined, { old })
  expect(lost.status).toBe(404)
})

const LOGO = { address: '/pictures/logo-0f.0123456789.webp', ground: 'any', width: 40, height: 40 } as const

test('each page, including the shell, has the shop’s name and icons in its language', async () => {
  const brand = { name: '<b>Tea</b> & "Boats"', names: { ja: '茶と舟' }, logo: LOGO }
  const documentIn = async (language: 'en' | 'ja', title: string) =>
    String(await htmlOf(await packPage({ ...aPage(''), title }, { head: HEAD, language, brand })))
  const english = await documentIn('en', 'Cart')
  expect(english).toContain('<title>Cart · &#60;b&#62;Tea&#60;/b&#62; &#38; &#34;Boats&#34;</title>')
  expect(english).toContain('<link rel="icon" href="/icons/favicon/logo-0f.0123456789.png" type="image/png">')
  expect(english).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch/logo-0f.0123456789.png">')
  expect(english).toContain('{"brand":{"name":"\\u003cb>Tea\\u003c/b> & \\"Boats\\""')
  expect(await documentIn('ja', '')).toContain('<title>茶と舟</title>')
  const unnamed = String(await htmlOf(await packPage(aPage(''), AROUND)))
  expect(unnamed).toContain('<title>Tea · Sampan</title>')
  expect(unnamed).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">')
})
