import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSecond, setClock, subscribeSecond } from './second-clock.ts'

beforeEach(() => void vi.useFakeTimers({ now: 10_000 }))
afterEach(() => {
  setClock(Date.now(), Date.now())
  vi.useRealTimers()
})

test('a clock that starts after a pause shows the current second, not the last second before the pause', () => {
  subscribeSecond(() => {})()
  vi.setSystemTime(70_500)
  expect(currentSecond()).toBe(70_000)
})

test('a device whose clock is two minutes off follows the server’s clock', () => {
  vi.setSystemTime(130_200)
  setClock(10_000, 130_000)
  expect(currentSecond()).toBe(10_000)
  setClock(250_000, 130_000)
  expect(currentSecond()).toBe(250_000)
})

test('a slow reply does not change a correct clock', () => {
  vi.setSystemTime(14_000)
  setClock(11_000, 10_000)
  expect(currentSecond()).toBe(14_000)
})
