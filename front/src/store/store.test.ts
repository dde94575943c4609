import { expect, test, vi } from 'vitest'
import { makeStore } from './store.ts'

test('a change is seen by all subscribers, and by none that has unsubscribed', () => {
  const count = makeStore(0)
  const [first, second] = [vi.fn(), vi.fn()]
  const unsubscribe = count.subscribe(() => first(count.get()))
  count.subscribe(second)
  count.set(1)
  unsubscribe()
  count.set(2)
  expect(first.mock.calls).toEqual([[1]])
  expect(second).toHaveBeenCalledTimes(2)
})
