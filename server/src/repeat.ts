import { setTimeout as wait } from 'node:timers/promises'

/** Whether there may be more to do at once. */
export type Outcome = 'more' | 'done'
export type Fault = (error: unknown) => void
/** Something that runs by itself until it is stopped; `stop` waits for what is under way. */
export type Running = { stop: () => Promise<void> }

export type Repeated = { every_ms: number; work: (signal: AbortSignal) => Promise<Outcome> }

/**
 * Does each work at once and then every so often, one round of it at a time. What fails is told and tried again.
 * A work that takes long looks at the signal, and gives way once it is stopped.
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
