import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Read } from '../loads.ts'

/** Durations of requests, in any order, and the number of failed requests. */
export type Latencies = { took_ms: number[]; failures: number }

const CLIENTS = 4
/** Timeout of a request; longer than the statement timeout. */
const TIMEOUT_MS = 60_000

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

/** @returns the status after the complete reply; 0 without a reply. */
function ask(url: string, { path, language }: Read): Promise<number> {
  return new Promise((answer) => {
    const headers = { 'accept-language': language }
    const request = get(url + path, { agent, headers, timeout: TIMEOUT_MS }, (reply) => {
      reply.on('error', () => answer(0))
      reply.on('end', () => answer(reply.statusCode ?? 0))
      reply.resume()
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => answer(0))
  })
}

/**
 * Four clients send requests one after the other, until time or requests run out.
 * @param pause_ms pause of each client between requests; without it the server is never idle.
 */
export async function latenciesOf(
  url: string,
  reads: Generator<Read>,
  seconds: number,
  pause_ms = 0,
): Promise<Latencies> {
  const latencies: Latencies = { took_ms: [], failures: 0 }
  const until = performance.now() + seconds * 1000
  const client = async () => {
    while (performance.now() < until) {
      const next = reads.next()
      if (next.done) return
      const began_at = performance.now()
      const status = await ask(url, next.value)
      latencies.took_ms.push(performance.now() - began_at)
      if (status !== 200) latencies.failures++
      if (pause_ms > 0) await wait(pause_ms)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return latencies
}

/** The duration within which this share of the requests was completed; 0.5 is the median. */
export function percentile(took_ms: readonly number[], share: number): number {
  const ascending_ms = took_ms.toSorted((a, b) => a - b)
  return ascending_ms[Math.min(ascending_ms.length - 1, Math.floor(ascending_ms.length * share))] ?? Number.NaN
}
