const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let second_ms = 0

/** The start of the current second, in milliseconds since 1970. */
export function currentSecond(): number {
  if (second_ms === 0) second_ms = thisSecond()
  return second_ms
}

/** Calls at each full second, by one timer for all listeners; the timer rests while nobody listens. */
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
  timer = setTimeout(tick, 1000 - (Date.now() % 1000))
}

function thisSecond() {
  return Math.floor(Date.now() / 1000) * 1000
}
