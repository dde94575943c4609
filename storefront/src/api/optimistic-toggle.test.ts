import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toggleOptimistically } from './optimistic-toggle.ts'

/** A toggle, and a fake server whose replies the test controls. */
function aThing(name = 'lamp') {
  const client = new QueryClient()
  const queryKey = ['user', 'favourite', name]
  const calls: { value: boolean; answer: () => void; fail: () => void }[] = []
  const send = (value: boolean) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ value, answer: resolve, fail: () => reject(new Error('no connection')) })
    })
  return {
    sent: calls,
    tap: (value: boolean) => toggleOptimistically(client, { queryKey, reply: (isSo) => isSo }, value, send),
    values: () => calls.map(({ value }) => value),
    value: () => client.getQueryData(queryKey),
  }
}

test('if a value is reversed during a request, the new value is sent after the first reply, so requests cannot overtake each other', async () => {
  const { tap, sent: calls, values, value } = aThing()
  const toggle = tap(true)
  void tap(false)
  expect(value()).toBe(false)
  expect(values()).toEqual([true])
  calls[0]?.answer()
  await expect.poll(values).toEqual([true, false])
  expect(value()).toBe(false)
  calls[1]?.answer()
  expect(await toggle).toBe(false)
  expect(value()).toBe(false)
})

test('if a value is set and reversed while the connection fails, the value is unchanged at the end', async () => {
  const { tap, sent: calls, values, value } = aThing()
  const toggle = tap(true)
  void tap(false)
  calls[0]?.fail()
  await expect.poll(values).toEqual([true, false])
  calls[1]?.fail()
  expect(await toggle).toBe(false)
  expect(value()).toBe(false)
})

test('a reversed value is sent even if the first request failed, because the server may have received that request', async () => {
  const { tap, sent: calls, values, value } = aThing()
  const toggle = tap(true)
  void tap(false)
  calls[0]?.fail()
  await expect.poll(values).toEqual([true, false])
  calls[1]?.answer()
  await toggle
  expect(value()).toBe(false)
})

test('if reversing fails, the value confirmed by the server is shown', async () => {
  const { tap, sent: calls, values, value } = aThing()
  const toggle = tap(true)
  void tap(false)
  calls[0]?.answer()
  await expect.poll(values).toHaveLength(2)
  calls[1]?.fail()
  await toggle
  expect(value()).toBe(true)
})

test('after many taps only the last value is sent, or nothing if a request with that value is in progress', async () => {
  const { tap, sent: calls, values, value } = aThing()
  const toggle = tap(true)
  void tap(false)
  void tap(true)
  calls[0]?.answer()
  expect(await toggle).toBe(true)
  expect(values()).toEqual([true])
  expect(value()).toBe(true)
})

test('a failed request rolls the value back, and the value can be set again', async () => {
  const { tap, sent: calls, values, value } = aThing()
  const toggle = tap(true)
  calls[0]?.fail()
  expect(await toggle).toBe(false)
  expect(value()).toBe(false)
  void tap(true)
  expect(values()).toEqual([true, true])
  expect(value()).toBe(true)
  calls[1]?.answer()
})

test('a change of another item is sent immediately, even while a request for the first item is in progress', () => {
  const [lamp, vase] = [aThing('lamp of its own'), aThing('vase')]
  void lamp.tap(true)
  void vase.tap(true)
  expect([lamp.values(), vase.values()]).toEqual([[true], [true]])
})
