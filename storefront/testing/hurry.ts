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
