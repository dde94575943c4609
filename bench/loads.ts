import autocannon from 'autocannon'
import { cpuOf } from './cpu-time.ts'

/** Result of one load run: operations per second, 99th percentile of the latency, and CPU time of the server. */
export type Figures = { rate: number; p99_ms: number; cpu_ms: number | undefined }

const CONNECTIONS = 16

/** Runs `work`, and returns its result with the CPU time that a process used in that time. */
async function withCpu<Result>(pid: number | undefined, work: () => Promise<Result>) {
  const before = pid && cpuOf(pid)
  const result = await work()
  const after = pid && cpuOf(pid)
  return { result, spent_ms: before !== undefined && after !== undefined ? after - before : undefined }
}

const perOperation = (spent_ms: number | undefined, operations: number) =>
  spent_ms === undefined || operations === 0 ? undefined : spent_ms / operations

export type Read = { path: string; language: string }

type Reading = {
  /** Process id of the server, for its CPU time. */
  pid: number | undefined
  /** Makes each request unique, so that no reply comes from a cache. */
  are_new: boolean
}

let request_count = 0

/** Sends the requests in rotation, over keep-alive connections. */
export async function readFor(
  seconds: number,
  url: string,
  reads: Read[],
  { pid, are_new }: Reading,
): Promise<Figures> {
  const requests = reads.map(({ path, language }) => ({
    path,
    headers: { 'accept-language': language },
    // A price limit above all prices, different in each request, makes the URL unique and does not change the reply.
    ...(are_new && {
      setupRequest: (request: object) => ({ ...request, path: `${path}&max_cents=${1e9 + ++request_count}` }),
    }),
  }))
  const { result, spent_ms } = await withCpu(pid, () =>
    autocannon({ url, requests, connections: CONNECTIONS, duration: seconds }),
  )
  const failures = result.errors + result.non2xx
  if (failures > 0) throw new Error(`${failures} of ${result.requests.total} requests like ${reads[0]?.path} failed`)
  const { total } = result.requests
  return { rate: total / result.duration, p99_ms: result.latency.p99, cpu_ms: perOperation(spent_ms, total) }
}

/** Runs the given functions in parallel, each repeatedly. */
export async function repeatFor(seconds: number, works: (() => Promise<void>)[], pid?: number): Promise<Figures> {
  const took_ms: number[] = []
  const started_at = performance.now()
  const until = started_at + seconds * 1000
  const loop = async (work: () => Promise<void>) => {
    while (performance.now() < until) {
      const began_at = performance.now()
      await work()
      took_ms.push(performance.now() - began_at)
    }
  }
  const { spent_ms } = await withCpu(pid, () => Promise.all(works.map(loop)))
  const lasted_s = (performance.now() - started_at) / 1000
  const slowest = took_ms.toSorted((a, b) => a - b)[Math.floor(took_ms.length * 0.99)] ?? 0
  return { rate: took_ms.length / lasted_s, p99_ms: slowest, cpu_ms: perOperation(spent_ms, took_ms.length) }
}
