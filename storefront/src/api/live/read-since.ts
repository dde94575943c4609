/** The times in replies are in whole seconds, and the data were read a moment before. */
const READ_BEFORE_MS = 2_000
let read_since_ms: number | undefined

/** Called when a page starts: it has no data yet. */
export function startReading(): void {
  read_since_ms = undefined
}

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
