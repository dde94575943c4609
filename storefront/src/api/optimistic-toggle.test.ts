import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toggleOptimistically } from './optimistic-toggle.ts'

/** A toggle, and a fake server whose replies the test controls. */
function aThing(name = 'lamp') {
  const client = new QueryClient()
  const queryKey = ['user', 'favourite', name]
  const sent: { value: boolean; answer: () => void; fail: () => void }[] = []
  const send = (value: boolean) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ value, answer: resolve, fail: () => reject(new Error('no connection')) })
    })
  return {
    sent,
    tap: (value: boolean) => toggleOptimistically(client, { queryKey, reply: (isSo) => isSo }, value, send),
    values: () => sent.map(({ value }) => value),
    shown: () => client.getQueryData(queryKey),
  }
}

test('if a value is reversed during a request, the new value is sent after the first reply, so requests cannot overtake each other', async () => {
  const { tap, sent, values, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  expect(shown()).toBe(false)
  expect(values()).toEqual([true])
  sent[0]?.answer()
  await expect.poll(values).toEqual([true, false])
  expect(shown()).toBe(false)
  sent[1]?.answer()
  expect(await settled).toBe(false)
  expect(shown()).toBe(false)
})

test('if a value is set and reversed while the connection fails, the value is unchanged at the end', async () => {
  const { tap, sent, values, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  sent[0]?.fail()
  await expect.poll(values).toEqual([true, false])
  sent[1]?.fail()
  expect(await settled).toBe(false)
  expect(shown()).toBe(false)
})

test('a reversed value is sent even if the first request failed, because the server may have received that request', async () => {
  const { tap, sent, values, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  sent[0]?.fail()
  await expect.poll(values).toEqual([true, false])
  sent[1]?.answer()
  await settled
  expect(shown()).toBe(false)
})

test('if reversing fails, the value confirmed by the server is shown', async () => {
  const { tap, sent, values, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  sent[0]?.answer()
  await expect.poll(values).toHaveLength(2)
  sent[1]?.fail()
  await settled
  expect(shown()).toBe(true)
})

test('after many taps only the last value is sent, or nothing if a request with that value is in progress', async () => {
  const { tap, sent, values, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  void tap(true)
  sent[0]?.answer()
  expect(await settled).toBe(true)
  expect(values()).toEqual([true])
  expect(shown()).toBe(true)
})

test('a failed request rolls the value back, and the value can be set again', async () => {
  const { tap, sent, values, shown } = aThing()
  const settled = tap(true)
  sent[0]?.fail()
  expect(await settled).toBe(false)
  expect(shown()).toBe(false)
  void tap(true)
  expect(values()).toEqual([true, true])
  expect(shown()).toBe(true)
  sent[1]?.answer()
})

test('a change of another item is sent immediately, even while a request for the first item is in progress', () => {
  const [lamp, vase] = [aThing('lamp of its own'), aThing('vase')]
  void lamp.tap(true)
  void vase.tap(true)
  expect([lamp.values(), vase.values()]).toEqual([[true], [true]])
})
