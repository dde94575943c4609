import type { ChatMessage } from '@sampan/contract'
import { expect, test } from 'vitest'
import { aMessage as aFake } from '../../../testing/fake-chat.ts'
import { bubblesOf, linesOf } from './chat-lines.ts'

const aMessage = (overrides: Parameters<typeof aFake>[0]) => aFake(overrides) as ChatMessage // the fake has no card, because a card has another type of money

const waiting = (client_id: string, created_at: string) => ({
  client_id,
  text: 'x',
  created_at,
  state: 'waiting' as const,
})
const linesText = (lines: ReturnType<typeof linesOf>) =>
  lines.map((line) => (line.kind === 'time' ? 'time' : line.says_delivery ? line.bubble.delivery : '-'))

test('the time is shown before the first message, at a new day, and after an hour without messages', () => {
  const at = ['2026-11-21T09:00:00Z', '2026-11-21T09:50:00Z', '2026-11-21T11:00:00Z', '2026-11-23T11:00:00Z']
  const messages = at.map((created_at, number) => aMessage({ number, from: 'shop', created_at }))
  expect(linesText(linesOf(bubblesOf(messages, [], false)))).toEqual(['time', '-', '-', 'time', '-', 'time', '-'])
})

test('the delivery state is shown below the last message with that state', () => {
  const created_at = '2026-11-21T09:00:00Z'
  const read_at = '2026-11-21T09:01:00Z'
  const messages = [
    aMessage({ number: 1, created_at, read_at }),
    aMessage({ number: 2, created_at, read_at }),
    aMessage({ number: 3, from: 'shop', created_at }),
    aMessage({ number: 4, created_at }),
    aMessage({ number: 5, created_at }),
  ]
  const unsent = [
    waiting('a', created_at),
    { ...waiting('b', created_at), state: 'failed' as const },
    waiting('c', created_at),
  ]
  const lines = linesOf(bubblesOf(messages, unsent, false))
  expect(linesText(lines)).toEqual(['time', '-', 'read', '-', '-', 'sent', '-', 'failed', 'sending'])
  expect(linesText(linesOf(bubblesOf(messages, unsent, true))).at(-1)).toBe('waiting')
})

test('a message that is both queued and stored is shown once, with the React key that it had while queued', () => {
  const created_at = '2026-11-21T09:00:00Z'
  const message = aMessage({ number: 1, created_at })
  const unsent = [{ ...waiting(message.client_id ?? '', created_at), state: 'sent' as const }]
  const [bubble, ...others] = bubblesOf([message], unsent, false)
  expect(others).toEqual([])
  expect(bubble?.key).toBe(bubblesOf([], unsent, false)[0]?.key)
})
