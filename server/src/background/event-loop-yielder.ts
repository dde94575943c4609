import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN_MS = 10

/**
 * Yields to the event loop at most every 10 ms. Await the returned function in loops over input of unknown size, so
 * that a large input does not block other requests.
 */
export function eventLoopYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await nextTurn()
    since = performance.now()
  }
}
