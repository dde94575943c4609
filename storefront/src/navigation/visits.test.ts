import { afterEach, expect, test, vi } from 'vitest'
import { reloadPage } from '../ui/loading/load-code.ts'
import { route } from './route.ts'
import { Visits } from './visits.ts'

afterEach(() => vi.unstubAllGlobals())

/** The parts of a browser that a visit uses, at a URL of the shop. */
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

test('after a reload for any reason the page opens at the URL of the pending visit', async () => {
  const location = aBrowser('/filter')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no connection')))
  const visits = new Visits(
    { path: '/filter', search: '' },
    {
      match: (path) => ({
        route: route(path, {
          title: () => 'One',
          screen: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
        }),
        params: {},
      }),
      isOpen: () => true,
      guard: async () => ({ pass: true }),
      prepare: async () => {},
      showLoginFirst: () => {},
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
  void reloadPage()
  await expect.poll(() => location.reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
  expect(location.href).toBe('http://shop.example/setting')
  expect(history.pushState).toHaveBeenCalledOnce()
})

test('a bug in the guard or in `prepare` is reported, and not treated as a lost connection', async () => {
  for (const part of ['guard', 'prepare'] as const) {
    aBrowser('/filter')
    const reportError = vi.fn()
    const fetch = vi.fn()
    vi.stubGlobal('reportError', reportError)
    vi.stubGlobal('fetch', fetch)
    const bug = new TypeError("Cannot read properties of undefined (reading 'payload')")
    const visits = new Visits(
      { path: '/filter', search: '' },
      {
        match: (path) => ({
          route: route(path, { title: () => 'One', screen: async () => ({ default: () => null }) }),
          params: {},
        }),
        isOpen: () => true,
        guard: async () => {
          if (part === 'guard') throw bug
          return { pass: true }
        },
        prepare: async () => {
          throw bug
        },
        showLoginFirst: () => {},
        onStart: () => {},
        onEnd: () => {},
      },
    )
    visits.start()
    await visits.go('/setting')
    expect(reportError).toHaveBeenCalledExactlyOnceWith(bug)
    expect(visits.retry()?.isBug).toBe(true)
    expect(fetch).not.toHaveBeenCalled()
  }
})
