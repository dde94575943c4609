import { expect, test, vi } from 'vitest'
import { PageCache } from './page-cache.ts'
import type { Page } from './page-document.ts'

const aPage = (bytes: number, status = 200): Page => ({
  html: Buffer.alloc(bytes),
  brotli: undefined,
  etag: 'W/"x"',
  policy: '',
  status,
})

test('a page is rendered once, also when many ask at the same time', async () => {
  const cache = new PageCache()
  const render = vi.fn(async () => aPage(10))
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', render)))
  await cache.get('a', render)
  expect(render).toHaveBeenCalledOnce()
  expect(new Set(pages).size).toBe(1)
})

test('what is not there and what failed is not kept', async () => {
  const cache = new PageCache()
  const missing = vi.fn(async () => aPage(10, 404))
  const failing = vi.fn(async (): Promise<Page> => Promise.reject(new Error('no database')))
  for (let time = 0; time < 2; time++) {
    await cache.get('missing', missing)
    await expect(cache.get('failing', failing)).rejects.toThrow('no database')
  }
  expect(missing).toHaveBeenCalledTimes(2)
  expect(failing).toHaveBeenCalledTimes(2)
  expect(cache.bytes).toBe(0)
})

test('the least recently used leave when the room is full', async () => {
  const cache = new PageCache(100)
  const render = vi.fn(async () => aPage(40))
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, render)
  expect(cache.bytes).toBe(80)
  render.mockClear()
  await cache.get('a', render)
  expect(render).not.toHaveBeenCalled()
  await cache.get('b', render)
  expect(render).toHaveBeenCalledOnce()
})

test('a page that was begun before the catalogue changed is not kept', async () => {
  const cache = new PageCache()
  let finish: (page: Page) => void = () => {}
  const old = cache.get('a', () => new Promise((done) => (finish = done)))
  cache.clear()
  finish(aPage(10))
  await old
  const render = vi.fn(async () => aPage(10))
  await cache.get('a', render)
  expect(render).toHaveBeenCalledOnce()
})
