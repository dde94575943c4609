import { setTimeout as wait } from 'node:timers/promises'

/** `more` when there may be more to do at once. */
export type Outcome = 'more' | 'done'
export type Fault = (error: unknown) => void
/** Background work; `stop` waits until its current round ends. */
export type Running = { stop: () => Promise<void> }

export type Repeated = { every_ms: number; work: (signal: AbortSignal) => Promise<Outcome> }

/**
 * Runs each work at once and then every so often, one round at a time. A failed round is reported and tried again.
 * Work that takes long should check the signal, and return once it is aborted.
 */
export function repeat(works: Repeated[], fault: Fault): Running {
  const stopping = new AbortController()
  const running = Promise.all(works.map((work) => runUntil(stopping.signal, work, fault)))
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function runUntil(signal: AbortSignal, { every_ms, work }: Repeated, fault: Fault): Promise<void> {
  while (!signal.aborted) {
    const outcome = await work(signal).catch((error) => {
      if (!signal.aborted) fault(error)
    })
    if (outcome !== 'more') await wait(every_ms, undefined, { signal, ref: false }).catch(() => {}) // woken by stop()
  }
}
