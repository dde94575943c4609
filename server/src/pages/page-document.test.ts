import { brotliDecompressSync } from 'node:zlib'
import type { RenderedPage } from '@sampan/contract'
import { expect, test } from 'vitest'
import { htmlOf, packPage } from './page-document.ts'

const HEAD = { tags: '', bodyEnd: '', policy: "default-src 'self'", locale: 'en' }
const aPage = (html: string): RenderedPage => ({
  ...{ html, state: [], title: 'Tea', description: '', about: {}, screen: 'home', status: 200 },
})
const kept = { old: undefined }

test('a page that is kept is kept small, and whole for who reads no Brotli', async () => {
  const page = await packPage(aPage('<p>茶</p>'.repeat(500)), HEAD, 'en', undefined, kept)
  const html = (await htmlOf(page)).toString()
  expect(html).toContain('<p>茶</p>')
  expect(brotliDecompressSync(page.body).toString()).toBe(html)
  expect(page.body.length).toBeLessThan(html.length / 5)
})

test('a page that is not kept is not compressed twice', async () => {
  const page = await packPage(aPage('<p>tea</p>'), HEAD, 'en')
  expect(page.isBrotli).toBe(false)
  expect(await htmlOf(page)).toBe(page.body)
})

test('what is rendered as it was is the page that is there; in other words or with another status it is another', async () => {
  const old = await packPage(aPage('<p>tea</p>'), HEAD, 'en', undefined, kept)
  expect(await packPage(aPage('<p>tea</p>'), HEAD, 'en', undefined, { old })).toBe(old)
  expect(await packPage(aPage('<p>Tea</p>'), HEAD, 'en', undefined, { old })).not.toBe(old)
  const lost = await packPage({ ...aPage('<p>tea</p>'), status: 404 }, HEAD, 'en', undefined, { old })
  expect(lost.status).toBe(404)
})
