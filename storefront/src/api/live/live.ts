import type { QueryClient } from '@tanstack/react-query'
import { session } from '../../session/session.ts'
import type { Call } from '../call.ts'
import type { ReadKey } from '../calls.ts'
import { LIVE_MAKES_STALE } from '../freshness.ts'
import type { LiveMessage } from './live-message.ts'
import { setLive } from './live-state.ts'
import { keepStream } from './live-stream.ts'

/**
 * Name of the lock and of the channel. The tab with the stream sends to all tabs: an event; `missed` if events may have
 * been missed; `down` if the stream broke and will reconnect; `over` if the stream will not reconnect, so that screens
 * have to poll.
 */
const NAME = 'sampan.live'
/** One change often causes several events, so events are gathered, and each read is refetched once. */
const GATHER_MS = 100
const LOOK_EVERY_MS = 10_000
/** If a timer is late by more than this, the device has slept. */
const SLEPT_MS = 30_000

const ALL = Object.values(LIVE_MAKES_STALE).flat()

/** Invalidates reads. Reads that are on the screen are then refetched. */
function staleReads(client: QueryClient): (reads: readonly ReadKey[]) => void {
  const gathered = new Set<ReadKey>()
  const invalidate = () => {
    const reads = [...gathered]
    gathered.clear()
    for (const read of reads) void client.invalidateQueries({ queryKey: [read] })
  }
  return (reads) => {
    if (gathered.size === 0) setTimeout(invalidate, GATHER_MS)
    for (const read of reads) gathered.add(read)
  }
}

/**
 * Receives live events while the page is visible and a shopper is signed in. Only one of the browser's tabs has the
 * stream, because all tabs share a lock; that tab forwards events to the others. If no tab is visible, there is no
 * stream. When a stream opens, all reads that events may name are refetched, because the server does not send missed
 * events later.
 * @returns a function that stops receiving events.
 */
export function startLive({ call, client }: { call: Call; client: QueryClient }): () => void {
  const makeStale = staleReads(client)
  const channel = new BroadcastChannel(NAME)
  const hear = (message: LiveMessage) => {
    setLive(message !== 'down' && message !== 'over')
    if (typeof message === 'object') makeStale(LIVE_MAKES_STALE[message.event.kind])
    else if (message !== 'down') makeStale(ALL)
  }
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => hear(data)
  const say = (message: LiveMessage) => {
    hear(message)
    channel.postMessage(message)
  }

  let token: string | undefined
  let running: AbortController | undefined
  let looked = Date.now()
  const follow = (isAnew = false) => {
    const wanted = document.visibilityState === 'visible' ? session.get().token : undefined
    if (wanted === token && !isAnew) return
    token = wanted
    looked = Date.now()
    running?.abort()
    setLive(false)
    running = wanted === undefined ? undefined : new AbortController()
    if (running) void inTurn(running.signal, (signal) => keepStream({ call, say, signal }), hear)
  }
  const look = () => follow()
  const forgetSession = session.subscribe(look)
  document.addEventListener('visibilitychange', look)
  // Reconnects after the device has slept, because a connection may break unnoticed during sleep.
  const timer = setInterval(() => {
    const late_ms = Date.now() - looked
    looked = Date.now()
    if (late_ms > SLEPT_MS) follow(true)
  }, LOOK_EVERY_MS)
  follow()
  return () => {
    forgetSession()
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
    running?.abort()
    channel.close()
  }
}

/**
 * Runs `work` while this tab holds the lock. If the tab has to wait for the lock, all reads are refetched, because the
 * tab may have missed events while it was hidden.
 */
async function inTurn(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
  hear: (message: LiveMessage) => void,
): Promise<void> {
  // Browsers offer locks over HTTPS and on localhost only; with plain HTTP, each visible tab has its own stream.
  if (!('locks' in navigator)) return work(signal)
  const isFree = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await work(signal)
    return lock !== null
  })
  if (isFree || signal.aborted) return
  hear('missed')
  await navigator.locks.request(NAME, { signal }, () => work(signal)).catch(() => {}) // aborted
}
