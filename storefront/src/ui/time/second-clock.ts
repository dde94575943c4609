const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let second_ms = 0
/** How far the shop's clock is ahead of the device's, which may be wrong by minutes. */
let ahead_ms = 0
const now = () => Date.now() + ahead_ms

/** The start of the current second, in milliseconds since 1970. */
export function currentSecond(): number {
  // Without listeners the last second is outdated: a new clock would start with it and jump.
  if (listeners.size === 0) second_ms = thisSecond()
  return second_ms
}

/**
 * Sets the clock by the shop's, from an answer's time in whole seconds. A difference that the answer's travel time explains
 * is ignored.
 * @param sent_ms when the request was sent, by the device's clock
 */
export function setClock(shop_ms: number, sent_ms: number): void {
  const received_ms = Date.now()
  const isTrue = shop_ms >= sent_ms - 1000 && shop_ms <= received_ms + 1000
  ahead_ms = isTrue || Number.isNaN(shop_ms) ? 0 : shop_ms + 500 - (sent_ms + received_ms) / 2
}

/** Calls all listeners at each full second, with one timer, which stops while there are none. */
export function subscribeSecond(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

function tick() {
  second_ms = thisSecond()
  for (const listener of listeners) listener()
  timer = setTimeout(tick, 1000 - (now() % 1000))
}

function thisSecond() {
  return Math.floor(now() / 1000) * 1000
}
