import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CartChange, CartChanges } from './cart-changes.ts'

/** A queue, and a fake server whose replies the test controls. */
function aQueue() {
  const changes = new CartChanges()
  const calls: { name: string; answer: () => Promise<void>; fail: () => Promise<void> }[] = []
  const change = (name: string, wait_ms = 0): CartChange => ({
    name,
    wait_ms,
    apply: (cart) => cart,
    send: () =>
      new Promise<void>((resolve, reject) => {
        const settle = async (how: () => void) => {
          how()
          await vi.advanceTimersByTimeAsync(0)
        }
        calls.push({
          name,
          answer: () => settle(() => resolve()),
          fail: () => settle(() => reject(new Error('no'))),
        })
      }),
  })
  const names = () => calls.map(({ name }) => name)
  return { changes, sent: calls, change, names }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a later change with the same name replaces a queued change and restarts the delay', async () => {
  const { changes, change, names } = aQueue()
  changes.add(change('quantity', 300))
  await vi.advanceTimersByTimeAsync(200)
  changes.add(change('quantity', 300))
  await vi.advanceTimersByTimeAsync(200)
  expect(names()).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(names()).toEqual(['quantity'])
  expect(changes.waiting()).toHaveLength(1)
})

test('changes are sent one at a time, in order', async () => {
  const { changes, change, sent: calls, names } = aQueue()
  changes.add(change('first'))
  changes.add(change('second'))
  expect(names()).toEqual(['first'])
  await calls[0]?.answer()
  expect(names()).toEqual(['first', 'second'])
  await calls[1]?.answer()
  expect(changes.waiting()).toEqual([])
})

test('a change in flight stays applied until its reply arrives, even if the same change is added again', async () => {
  const { changes, change, sent: calls, names } = aQueue()
  changes.add(change('quantity'))
  changes.add(change('quantity'))
  expect(changes.waiting()).toHaveLength(2)
  await calls[0]?.answer()
  expect(names()).toEqual(['quantity', 'quantity'])
  expect(changes.waiting()).toHaveLength(1)
})

test('a failed change is rolled back and does not block the next change', async () => {
  const { changes, change, sent: calls, names } = aQueue()
  changes.add(change('first'))
  changes.add(change('second'))
  await calls[0]?.fail()
  expect(changes.waiting().map(({ name }) => name)).toEqual(['second'])
  expect(names()).toEqual(['first', 'second'])
})

test('settle sends queued changes immediately, and reports whether all of them succeeded', async () => {
  const { changes, change, sent: calls, names } = aQueue()
  changes.add(change('quantity', 300))
  const good = changes.settle()
  expect(names()).toEqual(['quantity'])
  await calls[0]?.answer()
  expect(await good).toBe(true)
  changes.add(change('select'))
  const bad = changes.settle()
  await calls[1]?.fail()
  expect(await bad).toBe(false)
  expect(await changes.settle()).toBe(true)
})
