import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { wish } from './latest-wish.ts'

/** A switch in the shop, over a server that answers when told to. */
function aThing(name = 'lamp') {
  const client = new QueryClient()
  const queryKey = ['user', 'favourite', name]
  const sent: { wished: boolean; answer: () => void; fail: () => void }[] = []
  const send = (wished: boolean) =>
    new Promise<void>((resolve, reject) => {
      sent.push({ wished, answer: resolve, fail: () => reject(new Error('no connection')) })
    })
  return {
    sent,
    tap: (wished: boolean) => wish(client, { queryKey, reply: (isSo) => isSo }, wished, send),
    wishes: () => sent.map(({ wished }) => wished),
    shown: () => client.getQueryData(queryKey),
  }
}

test('what is taken back is sent after the first answer, so that none can overtake the other', async () => {
  const { tap, sent, wishes, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  expect(shown()).toBe(false)
  expect(wishes()).toEqual([true])
  sent[0]?.answer()
  await expect.poll(wishes).toEqual([true, false])
  expect(shown()).toBe(false)
  sent[1]?.answer()
  expect(await settled).toBe(false)
  expect(shown()).toBe(false)
})

test('wished and taken back while the connection dies, it is as it was', async () => {
  const { tap, sent, wishes, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  sent[0]?.fail()
  await expect.poll(wishes).toEqual([true, false])
  sent[1]?.fail()
  expect(await settled).toBe(false)
  expect(shown()).toBe(false)
})

test('what is taken back is sent also when the first failed: its answer alone may be lost', async () => {
  const { tap, sent, wishes, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  sent[0]?.fail()
  await expect.poll(wishes).toEqual([true, false])
  sent[1]?.answer()
  await settled
  expect(shown()).toBe(false)
})

test('what cannot be taken back turns to what the server confirmed', async () => {
  const { tap, sent, wishes, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  sent[0]?.answer()
  await expect.poll(wishes).toHaveLength(2)
  sent[1]?.fail()
  await settled
  expect(shown()).toBe(true)
})

test('of many taps only the last is sent, and none when it wishes what is under way', async () => {
  const { tap, sent, wishes, shown } = aThing()
  const settled = tap(true)
  void tap(false)
  void tap(true)
  sent[0]?.answer()
  expect(await settled).toBe(true)
  expect(wishes()).toEqual([true])
  expect(shown()).toBe(true)
})

test('one that fails turns back, and can be wished again', async () => {
  const { tap, sent, wishes, shown } = aThing()
  const settled = tap(true)
  sent[0]?.fail()
  expect(await settled).toBe(false)
  expect(shown()).toBe(false)
  void tap(true)
  expect(wishes()).toEqual([true, true])
  expect(shown()).toBe(true)
  sent[1]?.answer()
})

test('another thing does not wait', () => {
  const [lamp, vase] = [aThing('lamp of its own'), aThing('vase')]
  void lamp.tap(true)
  void vase.tap(true)
  expect([lamp.wishes(), vase.wishes()]).toEqual([[true], [true]])
})
