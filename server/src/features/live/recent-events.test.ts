import { expect, test } from 'vitest'
import { RecentEvents } from './recent-events.ts'

/** A memory with a clock that the test sets. It starts at 1,000 seconds. */
function aMemory() {
  const clock = { ms: 1_000_000 }
  return { clock, memory: new RecentEvents(() => clock.ms) }
}

test('a stream gets the events of its shopper since its page was read, and no others', () => {
  const { clock, memory } = aMemory()
  clock.ms += 10_000
  memory.add('mei', 'before')
  clock.ms += 5_000
  memory.add('mei', 'after')
  memory.add('lin', 'of another shopper')
  clock.ms += 3_000
  expect(memory.since('mei', 1_012_000)).toEqual(['after'])
  expect(memory.since('nobody', 1_012_000)).toEqual([])
})

test('events before the start, after a lost connection, or longer ago than a minute are unknown', () => {
  const { clock, memory } = aMemory()
  expect(memory.since('mei', 999_999)).toBeUndefined()
  expect(memory.since('mei', Number.NaN)).toBeUndefined()
  clock.ms += 61_000
  expect(memory.since('mei', 1_000_500)).toBeUndefined()
  expect(memory.since('mei', 1_002_000)).toEqual([])
  memory.restart()
  expect(memory.since('mei', 1_002_000)).toBeUndefined()
})

test('old events are dropped, and their time is no longer claimed as known', () => {
  const { clock, memory } = aMemory()
  for (let event = 0; event < 10_050; event++) {
    clock.ms += 1
    memory.add('mei', String(event))
  }
  expect(memory.since('mei', 1_000_010)).toBeUndefined()
  expect(memory.since('mei', 1_000_051)).toHaveLength(10_000)
  clock.ms += 70_000
  memory.add('mei', 'new')
  expect(memory.since('mei', clock.ms - 1_000)).toEqual(['new'])
})
