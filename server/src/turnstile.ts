/** Lets `at_once` works run at the same time; more wait, in the order in which they came. */
export function turnstile(at_once: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= at_once) await new Promise<void>((start) => waiting.push(start))
    else running++
    try {
      return await work()
    } finally {
      // A place is handed on, not given back, so that nobody overtakes the queue.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
