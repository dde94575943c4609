import { AgentFault } from '../fault.ts'

/** Unknown profiles that are read at the same time, so that slow servers cannot hold all connections. */
const READS_AT_ONCE = 100
/**
 * Reads for the calls of one network, and of one host. A network has half of the reads of a host, so that a single network
 * cannot use them all.
 */
const NETWORK_LIMIT = { per_minute: 60, at_once: 10 }
const HOST_LIMIT = { per_minute: 120, at_once: 20 }
const MINUTE_MS = 60_000
const RETRY_AFTER_S = 5

type Read = {
  /** The network of the caller that named the profile. */
  network: string
  /** The host of the profile. */
  host: string
}

type Limit = { per_minute: number; at_once: number }
type Counter = { limit: Limit; started_at: number; reads: number; running: number }

const isSpent = ({ limit, reads, running }: Counter): boolean => running >= limit.at_once || reads >= limit.per_minute

/**
 * Limits the requests that made-up addresses of profiles cause. The reads are counted by the caller's network and by the
 * profile's host, so that a stranger uses up only the own reads, and the shop is no tool against another host.
 */
export class ProfileBudget {
  readonly #counters = new Map<string, Counter>()
  readonly #now: () => number
  #running = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Counts a read while it runs. @throws AgentFault temporarily_unavailable. */
  async run<Result>({ network, host }: Read, work: () => Promise<Result>): Promise<Result> {
    const counters = [this.#counterOf(`network ${network}`, NETWORK_LIMIT), this.#counterOf(`host ${host}`, HOST_LIMIT)]
    if (this.#running >= READS_AT_ONCE || counters.some(isSpent))
      throw new AgentFault('temporarily_unavailable', 'Too many unknown profiles are being read.', RETRY_AFTER_S)
    this.#add(counters, { reads: 1, running: 1 })
    return work().finally(() => this.#add(counters, { reads: 0, running: -1 }))
  }

  #add(counters: readonly Counter[], { reads, running }: { reads: number; running: number }): void {
    this.#running += running
    for (const counter of counters) {
      counter.reads += reads
      counter.running += running
    }
  }

  #counterOf(key: string, limit: Limit): Counter {
    const now = this.#now()
    const isOver = ({ started_at }: Counter) => now - started_at > MINUTE_MS
    const counter = this.#counters.get(key)
    if (counter) {
      if (isOver(counter)) Object.assign(counter, { started_at: now, reads: 0 })
      return counter
    }
    for (const [other, one] of this.#counters) if (isOver(one) && one.running === 0) this.#counters.delete(other)
    const added = { limit, started_at: now, reads: 0, running: 0 }
    this.#counters.set(key, added)
    return added
  }
}
