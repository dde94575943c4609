import { afterEach, expect, test, vi } from 'vitest'
import { framesOf, reportErrors } from './report-errors.ts'

afterEach(() => vi.unstubAllGlobals())

test('only source positions in the build are taken from a stack', () => {
  const stack = `TypeError: mei@example.com is not a function
    at pay (https://shop.example/assets/pay-4f0c.js:1:234)
    at https://shop.example/order?token=secret:3:4
    at https://shop.example/console/assets/desk-1.js:5:6`
  expect(framesOf(stack)).toEqual(['/assets/pay-4f0c.js:1:234', '/console/assets/desk-1.js:5:6'])
})

test('an uncaught error is reported without message, query or ids, at most five times per page', () => {
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => listeners.set(name, listener))
  vi.stubGlobal('location', { pathname: '/order/0192aaaa-bbbb', search: '?token=secret' })
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  reportErrors({ front: 'shop', to: '/api/report' })
  const error = new TypeError('mei@example.com')
  for (let count = 0; count < 4; count++) listeners.get('error')?.({ error })
  listeners.get('unhandledrejection')?.({ reason: new Error('Minified React error #418; visit https://react.dev') })
  listeners.get('error')?.({ error })
  listeners.get('error')?.({ error: null })
  const reports = sendBeacon.mock.calls.map(([to, body]) => [to, JSON.parse(body)])
  expect(reports).toHaveLength(5)
  expect(reports[0]).toEqual(['/api/report', { front: 'shop', name: 'TypeError', area: '/order', frames: [] }])
  expect(reports[4]?.[1]).toMatchObject({ name: 'React418' })
  expect(JSON.stringify(reports)).not.toMatch(/mei|secret|0192/)
})
