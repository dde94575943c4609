import autocannon from 'autocannon'
import { cpuOf } from './cpu-time.ts'

/** One stretch of load: how much was done a second, how long the slowest hundredth took, and what it cost the server. */
export type Figures = { rate: number; p99_ms: number; cpu_ms: number | undefined }

const CONNECTIONS = 16

/** CPU time of a process while `work` runs, and what `work` gives. */
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
  /** The server's, to count its CPU time. */
  pid: number | undefined
  /** Each request is one that was never made before. */
  are_new: boolean
}

let asked = 0

/** Asks for each in turn, over connections that stay open. */
export async function readFor(
  seconds: number,
  url: string,
  reads: Read[],
  { pid, are_new }: Reading,
): Promise<Figures> {
  const requests = reads.map(({ path, language }) => ({
    path,
    headers: { 'accept-language': language },
    // A price nothing comes near: the answer stays what it was.
    ...(are_new && { setupRequest: (request: object) => ({ ...request, path: `${path}&max_cents=${1e9 + ++asked}` }) }),
  }))
  const { result, spent_ms } = await withCpu(pid, () =>
    autocannon({ url, requests, connections: CONNECTIONS, duration: seconds }),
  )
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests like ${reads[0]?.path} failed`)
  const { total } = result.requests
  return { rate: total / result.duration, p99_ms: result.latency.p99, cpu_ms: perOperation(spent_ms, total) }
}

/** Does each work again and again, each after its own last: as many at once as there are works. */
export async function repeatFor(seconds: number, works: (() => Promise<void>)[], pid?: number): Promise<Figures> {
  const took_ms: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  const loop = async (work: () => Promise<void>) => {
    while (performance.now() < until) {
      const begun = performance.now()
      await work()
      took_ms.push(performance.now() - begun)
    }
  }
  const { spent_ms } = await withCpu(pid, () => Promise.all(works.map(loop)))
  const lasted_s = (performance.now() - started) / 1000
  const slowest = took_ms.toSorted((a, b) => a - b)[Math.floor(took_ms.length * 0.99)] ?? 0
  return { rate: took_ms.length / lasted_s, p99_ms: slowest, cpu_ms: perOperation(spent_ms, took_ms.length) }
}
