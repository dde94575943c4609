import { afterEach, expect, test, vi } from 'vitest'
import { loadAnew } from '../ui/layout/load-code.ts'
import { route } from './route.ts'
import { Visits } from './visits.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of a browser as a visit needs, at an address of the shop. */
function aBrowser(path: string) {
  const location = { href: `http://shop.example${path}`, reload: vi.fn() }
  const enter = (_state: unknown, _title: string, to?: string | URL) => {
    if (to) location.href = String(to)
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { state: {}, pushState: vi.fn(enter), replaceState: vi.fn(enter) })
  vi.stubGlobal('addEventListener', () => {})
  return location
}

test('whatever has the page loaded anew, it comes back where the shopper was going', async () => {
  const location = aBrowser('/filter')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no connection')))
  const visits = new Visits(
    { path: '/filter', search: '' },
    {
      match: (path) => ({
        route: route(path, { title: () => 'One', screen: () => Promise.reject(new Error('lost')) }),
        params: {},
      }),
      guard: async () => ({ pass: true }),
      prepare: async () => {},
      sayLoginFirst: () => {},
      onStart: () => {},
      onEnd: () => {},
    },
  )
  visits.start()
  await visits.go('/setting')
  expect(visits.retry()).toBeDefined()
  expect(location.reload).not.toHaveBeenCalled()

  vi.stubGlobal('fetch', async () => new Response())
  vi.useFakeTimers()
  void loadAnew()
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
  vi.useRealTimers()
  expect(location.href).toBe('http://shop.example/setting')
  expect(history.pushState).toHaveBeenCalledOnce()
})
