import type { QueryClient } from '@tanstack/react-query'
import { RETRY_EVERY_MS } from '../ui/loading/load-code.ts'
import { connection } from './connection.ts'

/** The call that checks the connection. It is short, open to visitors and not cached by the service worker. */
const ASKED = '/api/user/language_list'
const ANSWER_MS = 5_000
/**
 * The longest pause between two checks. Limits polling if the server can be reached, but the service worker still
 * replies to some reads with copies.
 */
const LONGEST_PAUSE_MS = 60_000
const CALM_MS = 120_000

const isServerReachable = (): Promise<boolean> =>
  fetch(ASKED, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Waits; ends early when the browser reports that the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}

/**
 * Checks the connection whenever it may be lost, and polls until the server can be reached. Then invalidates all
 * queries, because their data may be copies from the service worker.
 */
export function watchConnection(client: QueryClient, isCopy: boolean): void {
  let isLooking = false
  let hasCopies = isCopy
  let pause_ms = 0
  let regained_at = 0
  const look = async () => {
    if (isLooking) return
    isLooking = true
    if (Date.now() - regained_at > CALM_MS) pause_ms = 0
    await pause(pause_ms)
    while (!(await isServerReachable())) {
      connection.set(true)
      await pause(RETRY_EVERY_MS)
    }
    isLooking = false
    if (!connection.isLost() && !hasCopies) return
    hasCopies = false
    regained_at = Date.now()
    pause_ms = Math.min(Math.max(2 * pause_ms, RETRY_EVERY_MS), LONGEST_PAUSE_MS)
    connection.set(false)
    await client.invalidateQueries()
  }
  connection.onDoubt(() => void look())
  addEventListener('offline', () => void look())
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data !== 'kept') return
    hasCopies = true
    void look()
  })
  if (isCopy || navigator.onLine === false) void look()
}

/**
 * The part of the Trusted Types API that is needed here. With Trusted Types, browsers accept a script's URL only from a
 * policy. The policy here always returns the same URL.
 */
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => string }
}

/**
 * Registers the service worker in a production build, in browsers that support it (only over HTTPS and on localhost).
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  const worker =
    types?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('') ?? '/sw.js'
  const isFirst = navigator.serviceWorker.controller === null
  // A failure is ignored, because the shop works without a service worker.
  navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch(() => {})
  if (isFirst) navigator.serviceWorker.addEventListener('controllerchange', showPictures, { once: true })
}

/**
 * Loads the pictures again that were loaded before the service worker was active, so that the service worker caches
 * them. The browser takes them from its own cache.
 */
function showPictures(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/pictures/')) fetch(name).catch(() => {})
}
