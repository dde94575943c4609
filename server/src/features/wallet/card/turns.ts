import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_SHARE = 2

/** Waits for its turn to use the database. */
export type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Gives one turn at a time, with a pause twice as long as the last work took. A busy database makes the work slower, and so the pauses
 * longer: a peak of this work leaves most of the database to purchases.
 */
export function openTurns(): Turn {
  let free: Promise<unknown> = Promise.resolve()
  return (work) => {
    let took_ms = 0
    const result = free.then(async () => {
      const began_at = performance.now()
      try {
        return await work()
      } finally {
        took_ms = performance.now() - began_at
      }
    })
    const ended = result.catch(() => {}) // reported by the caller
    free = ended.then(() => wait(PAUSE_SHARE * took_ms))
    return result
  }
}
