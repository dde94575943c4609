import { onTestFinished, vi } from 'vitest'

const TIMES_FASTER = 20

/**
 * Until the end of the test, the page's timers of exactly this duration run twenty times faster. The test thereby also
 * proves the duration: a timer of any other duration takes its time.
 */
export function hurry(duration_ms: number): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = window[name].bind(window)
    const hurrying = vi
      .spyOn(window, name)
      .mockImplementation(((run: TimerHandler, wait_ms?: number, ...rest: unknown[]) =>
        start(run, wait_ms === duration_ms ? duration_ms / TIMES_FASTER : wait_ms, ...rest)) as never) // both timers share this signature
    onTestFinished(() => hurrying.mockRestore())
  }
}

/**
 * Until the end of the test, the page's timers of exactly this duration run only when the test runs them, so that no slow
 * machine lets them run early.
 * @returns a function that runs the waiting timers.
 */
export function holdTimers(duration_ms: number): () => void {
  const [start, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const waiting = new Map<number, () => void>()
  let last_id = -1
  const spies = [
    vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, wait_ms?: number, ...rest: unknown[]) => {
      if (wait_ms !== duration_ms) return start(run, wait_ms, ...rest)
      // Negative, because the browser's ids are positive.
      waiting.set(--last_id, run)
      return last_id
    }) as never), // the type also has the members that Node adds
    vi.spyOn(window, 'clearTimeout').mockImplementation(((id?: number) => {
      if (id === undefined || !waiting.delete(id)) clear(id)
    }) as never),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return () => {
    const runs = [...waiting.values()]
    waiting.clear()
    for (const run of runs) run()
  }
}
