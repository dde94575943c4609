import { afterEach, expect, test, vi } from 'vitest'
import { loadWithRetry, RETRY_EVERY_MS } from './load-code.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('code that was not requested while offline is requested after reconnecting, without a reload', async () => {
  vi.useFakeTimers()
  const location = { reload: vi.fn() }
  vi.stubGlobal('location', location)
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no connection')))
  const load = vi.fn(async () => 'code')
  const code = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(RETRY_EVERY_MS / 2)
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  await vi.advanceTimersByTimeAsync(RETRY_EVERY_MS)
  expect(await code).toBe('code')
  expect(location.reload).not.toHaveBeenCalled()
})
