import { setImmediate as nextTurn } from 'node:timers/promises'

const TURN_MS = 10

/**
 * For loops over input whose size somebody else chooses: awaiting the function lets other work of the process run, once
 * the loop has taken 10 ms.
 */
export function takingTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await nextTurn()
    since = performance.now()
  }
}
