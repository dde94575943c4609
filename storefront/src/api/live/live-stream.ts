import type { LiveEvent } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import type { Call } from '../call.ts'
import type { LiveMessage } from './live-message.ts'

type Following = { call: Call; say: (message: LiveMessage) => void; signal: AbortSignal }
/** How a stream ended: it never opened, it broke, this shopper has too many of them, or the session has ended. */
type End = 'failed' | 'broken' | 'replaced' | 'dead'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Keeps one stream open until the signal, and comes back after each break: soon at first, then less and less often. */
export async function keepStream(following: Following): Promise<void> {
  const { signal, say } = following
  for (let failures = 0; !signal.aborted; ) {
    const end = await followOnce(following)
    if (signal.aborted) return
    say(end === 'replaced' ? 'over' : 'down')
    if (end === 'replaced' || end === 'dead') return
    failures = end === 'failed' ? failures + 1 : 0
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal)
  }
}

async function followOnce({ call, say, signal }: Following): Promise<End> {
  // A stream cannot send the session's token, so it sends a ticket that is good once.
  const options = { asker: 'background', repeatable: true, signal } as const
  const ticket = await call('POST /api/events/ticket', undefined, options).catch(isDead)
  if (ticket === true) return 'dead'
  if (!ticket || signal.aborted) return 'failed'
  return new Promise((resolve) => {
    const source = new EventSource(`/api/events?ticket=${encodeURIComponent(ticket.ticket)}`)
    const end = (how: End) => {
      source.close()
      signal.removeEventListener('abort', stop)
      resolve(how)
    }
    const stop = () => end('broken')
    signal.addEventListener('abort', stop)
    let isOpen = false
    source.onopen = () => {
      isOpen = true
      say('missed')
    }
    source.onmessage = ({ data }: MessageEvent<string>) => say({ event: JSON.parse(data) as LiveEvent }) // as the contract has it
    source.addEventListener('replaced', () => end('replaced'))
    // By itself it would come back with the same ticket.
    source.onerror = () => end(isOpen ? 'broken' : 'failed')
  })
}

const isDead = (error: unknown) => error instanceof CallError && error.status === 401

/** With some chance in it, so that not everybody comes back to a restarted server at once. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (0.5 + Math.random()))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
