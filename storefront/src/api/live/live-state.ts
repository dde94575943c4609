const POLL_MS = 5_000

let is_live = false
/** The times in replies are in whole seconds, and the data were read a moment before. */
const READ_BEFORE_MS = 2_000
let read_since_ms: number | undefined

/** Records the server's time in a reply. The first reply is the oldest data of the page. */
export function noteReply(shop_ms: number): void {
  if (!Number.isNaN(shop_ms)) read_since_ms ??= shop_ms - READ_BEFORE_MS
}

/** The server's time from which on the page may have missed events. Only for the first stream of a page. */
export function takeReadSince(): number | undefined {
  const since_ms = read_since_ms
  read_since_ms = Number.NaN
  return Number.isNaN(since_ms) ? undefined : since_ms
}

/** Records whether this browser receives live events. */
export function setLive(live: boolean): void {
  is_live = live
}

/** The polling interval in ms of a screen whose shopper waits for a change; false while live events arrive. */
export const pollInterval = (): number | false => (is_live ? false : POLL_MS)
