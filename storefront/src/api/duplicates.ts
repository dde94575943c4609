import { DUPLICATE_WINDOW_MS } from '@sampan/contract/call-limits'
import { fingerprint } from '@sampan/front/fingerprint'

/** The storage key under which the previous request is remembered. */
const DUPLICATES_KEY = 'sampan.previous-request'

type Previous = { request: string; at: number }

function previousRequest(storage: Storage): Previous | undefined {
  try {
    return JSON.parse(storage.getItem(DUPLICATES_KEY) ?? '') as Previous // written below
  } catch {
    return undefined
  }
}

/**
 * Whether a request repeats the previous one: same method, URL and JSON text within a second. If not, stores the
 * request as the previous one. A repeat is not stored, so holding a button down sends at most one request a second.
 */
export function isDuplicate(storage: Storage, method: string, url: string, json: string, now = Date.now()): boolean {
  const request = fingerprint(`${method} ${url} ${json}`)
  const previous = previousRequest(storage)
  const age = previous ? now - previous.at : Number.POSITIVE_INFINITY
  // A stored time in the future is ignored: a clock that was set back must not block the button.
  if (previous?.request === request && age >= 0 && age < DUPLICATE_WINDOW_MS) return true
  try {
    storage.setItem(DUPLICATES_KEY, JSON.stringify({ request, at: now }))
  } catch {
    // Without storage there is no duplicate check; the server's idempotency keys still apply.
  }
  return false
}
