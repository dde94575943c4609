import type { ShopRead } from '@sampan/contract/shop-writes'
import type { Call } from '@sampan/front/call'
import type { QueryClient } from '@tanstack/react-query'
import { session } from '../../session/session.ts'
import type { LiveMessage } from './live-message.ts'
import { LIVE_READS } from './live-reads.ts'
import { setLive } from './live-state.ts'
import { runStream } from './live-stream.ts'

/**
 * Name of the lock and of the channel. The tab that has the stream sends messages to all tabs: each live event; `open`
 * when the stream opens, and `missed` if events may have been missed; `down` if the stream broke and will reconnect; `over` if the stream will not
 * reconnect, so that screens have to poll.
 */
const NAME = 'sampan.live'
/** One change often causes several events, so events are gathered, and each read is refetched once. */
const GATHER_MS = 100
const CHECK_EVERY_MS = 10_000
/** If a timer is late by more than this, the device has slept. */
const SLEPT_MS = 30_000

const ALL = Object.values(LIVE_READS).flat()

/** Invalidates reads. Reads that are on the screen are then refetched. */
function batchInvalidations(client: QueryClient): (reads: readonly ShopRead[]) => void {
  const pendingReads = new Set<ShopRead>()
  const flush = () => {
    const reads = [...pendingReads]
    pendingReads.clear()
    for (const staleRead of reads) void client.invalidateQueries({ queryKey: [staleRead] })
  }
  return (reads) => {
    if (pendingReads.size === 0) setTimeout(flush, GATHER_MS)
    for (const staleRead of reads) pendingReads.add(staleRead)
  }
}

/**
 * Receives live events while the page is visible and a shopper is signed in. Only one of the browser's tabs has the
 * stream, because all tabs share a lock; that tab forwards events to the others. If no tab is visible, there is no
 * stream. A stream begins with the events since the page read its data. If the server does not know them, all reads that
 * events may name are refetched.
 * @returns a function that stops receiving events.
 */
export function startLive({ call, client }: { call: Call; client: QueryClient }): () => void {
  const invalidate = batchInvalidations(client)
  const channel = new BroadcastChannel(NAME)
  const receive = (message: LiveMessage) => {
    setLive(message !== 'down' && message !== 'over')
    if (typeof message === 'object') invalidate(LIVE_READS[message.event.kind])
    else if (message === 'missed' || message === 'over') invalidate(ALL)
  }
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => receive(data)
  const broadcast = (message: LiveMessage) => {
    receive(message)
    channel.postMessage(message)
  }

  let token: string | undefined
  let running: AbortController | undefined
  let checked_at = Date.now()
  const follow = (isReconnect = false) => {
    const currentToken = document.visibilityState === 'visible' ? session.get().token : undefined
    if (currentToken === token && !isReconnect) return
    token = currentToken
    checked_at = Date.now()
    running?.abort()
    setLive(false)
    running = currentToken === undefined ? undefined : new AbortController()
    if (running) void withLock(running.signal, (signal) => runStream({ call, onMessage: broadcast, signal }), receive)
  }
  const update = () => follow()
  const forgetSession = session.subscribe(update)
  document.addEventListener('visibilitychange', update)
  // Reconnects after the device has slept, because a connection may break unnoticed during sleep.
  const timer = setInterval(() => {
    const late_ms = Date.now() - checked_at
    checked_at = Date.now()
    if (late_ms > SLEPT_MS) follow(true)
  }, CHECK_EVERY_MS)
  follow()
  return () => {
    forgetSession()
    document.removeEventListener('visibilitychange', update)
    clearInterval(timer)
    running?.abort()
    channel.close()
  }
}

/**
 * Runs `work` while this tab holds the lock. If the tab has to wait for the lock, all reads are refetched, because the
 * tab may have missed events while it was hidden.
 */
async function withLock(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
  receive: (message: LiveMessage) => void,
): Promise<void> {
  // Browsers offer locks over HTTPS and on localhost only; with plain HTTP, each visible tab has its own stream.
  if (!('locks' in navigator)) return work(signal)
  const isFree = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await work(signal)
    return lock !== null
  })
  if (isFree || signal.aborted) return
  receive('missed')
  await navigator.locks.request(NAME, { signal }, () => work(signal)).catch(() => {}) // aborted
}
