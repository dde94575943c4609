import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DatabaseAddress } from '../../../../db/database.ts'
import type { Bounds } from '../../search/tier-sql.ts'

export type CuttingData = { address: DatabaseAddress; bounds: readonly Bounds[] }

/** So many products are cut at once in a thread. */
const PORTION = 500
const THREADS_MAX = 4
/** A thread needs less than half of it. */
const MEMORY_MAX_MB = 128

type Thread = {
  cut: (product_ids: readonly string[]) => Promise<Uint8Array>
  close: () => Promise<unknown>
}

/** One thread, which answers in the order in which it was asked. */
function openThread(data: CuttingData): Thread {
  const worker = new Worker(join(import.meta.dirname, 'cutting-thread.ts'), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  })
  const waiting: PromiseWithResolvers<Uint8Array>[] = []
  let fault: Error | undefined
  const fail = (error: Error) => {
    fault ??= error
    for (const { reject } of waiting.splice(0)) reject(fault)
  }
  worker.on('message', (lines: Uint8Array) => waiting.shift()?.resolve(lines))
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread has ended')))
  return {
    cut: (product_ids) => {
      if (fault) return Promise.reject(fault)
      const answer = Promise.withResolvers<Uint8Array>()
      waiting.push(answer)
      // Whoever takes the answer may still be busy with an earlier one.
      answer.promise.catch(() => {})
      worker.postMessage(product_ids)
      return answer.promise
    },
    close: () => worker.terminate(),
  }
}

export type Cutting = {
  /** Begins to make listings of these products; they come as lines for COPY, in this order. */
  cut: (product_ids: readonly string[]) => AsyncIterable<Uint8Array>
  close: () => Promise<void>
}

/** Cuts texts in threads, as many as there are cores: they give way to PostgreSQL, which takes the rows, and to requests. */
export function openCutting(data: CuttingData): Cutting {
  const count = Math.min(THREADS_MAX, availableParallelism())
  const threads = Array.from({ length: count }, () => openThread(data))
  let turn = 0
  return {
    cut: (product_ids) => {
      const portions: Promise<Uint8Array>[] = []
      for (let at = 0; at < product_ids.length; at += PORTION) {
        const thread = threads[turn++ % count] as Thread // there is one at least
        portions.push(thread.cut(product_ids.slice(at, at + PORTION)))
      }
      return inTurn(portions)
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

async function* inTurn(portions: Promise<Uint8Array>[]): AsyncGenerator<Uint8Array> {
  for (let portion = portions.shift(); portion; portion = portions.shift()) yield await portion
}
