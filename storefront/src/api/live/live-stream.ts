import type { LiveEvent } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import type { Call } from '@sampan/front/call'
import type { LiveMessage } from './live-message.ts'
import { takeReadSince } from './read-since.ts'

type StreamOptions = { call: Call; onMessage: (message: LiveMessage) => void; signal: AbortSignal }
/**
 * The end of a stream: it never opened, it broke, newer streams of this shopper replaced it, its session was ended (the
 * next ticket then reports the expired token), or there is no ticket because the session has ended.
 */
type End = 'failed' | 'broken' | 'replaced' | 'ended' | 'dead'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Keeps one stream open until the signal aborts. Reconnects after each break with exponential back-off. */
export async function runStream(options: StreamOptions): Promise<void> {
  const { signal, onMessage } = options
  for (let failures = 0; !signal.aborted; ) {
    const end = await openStream(options)
    if (signal.aborted) return
    onMessage(end === 'replaced' ? 'over' : 'down')
    if (end === 'replaced' || end === 'dead') return
    failures = end === 'failed' ? failures + 1 : 0
    if (end !== 'ended') await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal)
  }
}

async function openStream({ call, onMessage, signal }: StreamOptions): Promise<End> {
  // An EventSource cannot send the session's token, so it sends a single-use ticket.
  const options = { caller: 'background', repeatable: true, signal } as const
  const ticket = await call('POST /api/events/ticket', undefined, options).catch(isDead)
  if (ticket === true) return 'dead'
  if (!ticket || signal.aborted) return 'failed'
  return new Promise((resolve) => {
    const since_ms = takeReadSince()
    const since = since_ms === undefined ? '' : `&since=${since_ms}`
    const source = new EventSource(`/api/events?ticket=${encodeURIComponent(ticket.ticket)}${since}`)
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
      onMessage('open')
    }
    source.onmessage = ({ data }: MessageEvent<string>) => onMessage({ event: JSON.parse(data) as LiveEvent }) // the contract's type
    source.addEventListener('missed', () => onMessage('missed'))
    source.addEventListener('replaced', () => end('replaced'))
    source.addEventListener('ended', () => end('ended'))
    // EventSource would reconnect with the same ticket.
    source.onerror = () => end(isOpen ? 'broken' : 'failed')
  })
}

const isDead = (error: unknown) => error instanceof CallError && error.status === 401

/** Waits with jitter, so that not all browsers reconnect to a restarted server at the same moment. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms * (0.5 + Math.random()))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
