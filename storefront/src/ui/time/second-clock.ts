const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let second_ms = 0
/** The difference between the server's clock and the device's clock, which may be wrong by minutes. */
let ahead_ms = 0
const now = () => Date.now() + ahead_ms

/** The start of the current second, in milliseconds since 1970. */
export function currentSecond(): number {
  // Without listeners the stored second is outdated: a new clock would start with it and then jump.
  if (listeners.size === 0) second_ms = thisSecond()
  return second_ms
}

/**
 * Corrects the clock from the time in a reply, which is in whole seconds. A difference that the travel time of the
 * reply can explain is ignored.
 * @param sent_ms the time when the request was sent, by the device's clock
 */
export function setClock(shop_ms: number, sent_ms: number): void {
  const received_ms = Date.now()
  const isTrue = shop_ms >= sent_ms - 1000 && shop_ms <= received_ms + 1000
  ahead_ms = isTrue || Number.isNaN(shop_ms) ? 0 : shop_ms + 500 - (sent_ms + received_ms) / 2
}

/** Calls all listeners at each full second. One timer serves all listeners, and stops if there are none. */
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
