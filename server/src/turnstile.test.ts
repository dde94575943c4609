import { expect, test } from 'vitest'
import { turnstile } from './turnstile.ts'

test('two go at once, the others in the order in which they came, and who fails holds up nobody', async () => {
  const inTurn = turnstile(2)
  const finish: (() => void)[] = []
  const begun: number[] = []
  const works = Array.from({ length: 6 }, (_, index) =>
    inTurn(async () => {
      begun.push(index)
      await new Promise<void>((done) => finish.push(done))
      if (index === 1) throw new Error('no')
      return index
    }),
  )
  const outcomes = Promise.allSettled(works)
  for (const expected of [
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
  ]) {
    await expect.poll(() => begun).toEqual(expected)
    finish.shift()?.()
  }
  finish.shift()?.()
  const values = (await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))
  expect(values).toEqual([0, 'failed', 2, 3, 4, 5])
  expect(await inTurn(async () => 'free again')).toBe('free again')
})
