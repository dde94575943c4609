import type { QueryClient } from '@tanstack/react-query'
import { RETRY_EVERY_MS } from '../ui/loading/load-code.ts'
import { connection } from './connection.ts'

/** A call that anyone may make, that is short, and of which the service worker keeps no copy. */
const ASKED = '/api/user/language_list'
const ANSWER_MS = 5_000
/** A shop that is there but answers some reads with copies again and again is not asked all the time. */
const LONGEST_PAUSE_MS = 60_000
const CALM_MS = 120_000

const isShopThere = (): Promise<boolean> =>
  fetch(ASKED, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Ends early when the browser says that the network is back. */
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
 * Finds out whether the shop can be reached whenever that is in doubt, and follows until it can. Then everything shown is
 * read anew, because it may be a copy that the service worker had kept.
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
    while (!(await isShopThere())) {
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

/** The browser asks for a policy before a script may be named by a text: it is always this one. */
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => string }
}

/** Only in a built shop, and where the browser has service workers: over HTTPS and on this machine. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  const worker =
    types?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('') ?? '/sw.js'
  const isFirst = navigator.serviceWorker.controller === null
  // Without it the shop is as it was.
  navigator.serviceWorker.register(worker, { updateViaCache: 'none' }).catch(() => {})
  if (isFirst) navigator.serviceWorker.addEventListener('controllerchange', showPictures, { once: true })
}

/** Asks once more for the pictures that came before there was a service worker, which keeps them. The browser has them. */
function showPictures(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/pictures/')) fetch(name).catch(() => {})
}
