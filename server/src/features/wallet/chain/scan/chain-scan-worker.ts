import type { Fault, Outcome } from '../../../../background/background-loop.ts'
import { nodeAt } from '../../../../chain/node.ts'
import { clock } from '../../../../clock.ts'
import type { Context } from '../../../../context.ts'
import { isUnavailable } from '../../../../db/busy.ts'
import type { LockConnection } from '../../../../db/lock-connection.ts'
import { creditFinal } from '../credit/credit-final-service.ts'
import { unsealUrls } from '../network/node-urls.ts'
import { clearFault, recordFault } from './chain-health-sql.ts'
import { type Scanned, scanNetwork, TokensChanged } from './chain-scan-service.ts'
import { findWatched, type WatchedRow } from './chain-scan-sql.ts'
import { type Nodes, ScanFault } from './chain-tip.ts'
import { QuietNetworks } from './quiet-networks.ts'
import { RangeSize } from './range-size.ts'

/** Numbers of the advisory locks of networks: for reading, and for crediting next to it. No other lock uses them. */
const SCAN_LOCK = 5_370
const CREDIT_LOCK = 5_371
/** The pause after a fault of this server, which the other servers may not have. */
const INTERNAL_MS = 30_000
/** A network whose newest block is older has stopped, or both of its nodes have. */
const STALE_MS = 15 * 60_000
/** Rounds of a network until the others that are due have their turn. */
const ROUNDS = 20

/** `failed` if nothing may be credited now. */
type Read = Outcome | 'failed'

type Sources = Pick<Context, 'db' | 'keys'> & { locks: Pick<LockConnection, 'holding'> }
type Options = {
  warn?: (network: string, error: ScanFault) => void
  /** Called when a final block changed, so that the network is stopped. */
  stopped?: (network: string) => void
  now?: () => number
}

/**
 * Reads all networks and credits final transfers. A slow network delays no other. Sizes of ranges are remembered between
 * rounds.
 */
export class ChainReader {
  private readonly sizes = new Map<string, RangeSize>()
  /** The networks that this server failed to read, and when it tries again. */
  private readonly failing = new Map<string, number>()
  private readonly quiet = new QuietNetworks()
  private readonly running = new Map<string, Promise<void>>()
  private readonly crediting = new Map<string, Promise<void>>()
  private readonly sources
  private readonly fault
  private readonly warn
  private readonly stopped
  private readonly now

  constructor(
    sources: Sources,
    fault: Fault,
    { warn = () => {}, stopped = () => {}, now = clock.now_ms }: Options = {},
  ) {
    this.sources = sources
    this.fault = fault
    this.warn = warn
    this.stopped = stopped
    this.now = now
  }

  /** One round of every network, with its credits. @internal Exported for tests. */
  async round(signal?: AbortSignal): Promise<Outcome> {
    const networks = await findWatched(this.sources.db)
    const outcomes = await Promise.all(
      networks.map(async (row) => {
        const outcome = await this.readAlone(row, signal)
        if (outcome === 'failed') return 'done'
        return (await this.creditAlone(row, signal)) > 0 ? 'more' : outcome
      }),
    )
    return outcomes.includes('more') ? 'more' : 'done'
  }

  /** Starts to read the networks that are idle and due, and does not wait for them. */
  async start(signal: AbortSignal): Promise<Outcome> {
    for (const row of await findWatched(this.sources.db)) {
      const { network, due_at } = row
      const due_ms = Math.max(this.failing.get(network) ?? 0, due_at === null ? 0 : Date.parse(due_at))
      if (this.running.has(network) || due_ms > this.now()) continue
      const reading = this.readOn(row, signal).finally(() => this.running.delete(network))
      this.running.set(network, reading)
    }
    return 'done'
  }

  /** Waits until no network is read any more. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.running.values())
    await Promise.allSettled(this.crediting.values())
  }

  private async readOn(first: WatchedRow, signal: AbortSignal): Promise<void> {
    const { network } = first
    let row: WatchedRow | undefined = first
    for (let round = 0; row && round < ROUNDS && !signal.aborted; round++) {
      const outcome = await this.readAlone(row, signal).catch((error: unknown): Read => {
        if (!signal.aborted) this.fault(error)
        return 'failed'
      })
      if (outcome !== 'failed') this.creditBeside(row, signal)
      if (outcome !== 'more') return
      // A token may have been added.
      row = (await findWatched(this.sources.db)).find((one) => one.network === network)
    }
  }

  /** On several servers, one of them reads a network at a time. */
  private async readAlone(row: WatchedRow, signal: AbortSignal | undefined): Promise<Read> {
    const lock = { space: SCAN_LOCK, name: row.network }
    const outcome = await this.sources.locks.holding(lock, (lostLock) =>
      this.read(row, signal ? AbortSignal.any([signal, lostLock]) : lostLock),
    )
    return outcome ?? 'failed'
  }

  private async read(row: WatchedRow, signal: AbortSignal): Promise<Read> {
    const { db } = this.sources
    const { network } = row
    try {
      const { outcome, newest_at, has_stopped } = await this.scan(row, signal)
      if (has_stopped) {
        this.stopped(network)
        return 'failed'
      }
      if (this.now() - Date.parse(newest_at) > STALE_MS) {
        await this.note(network, new ScanFault('stale', null, `the nodes have had no new block since ${newest_at}`))
        return 'done'
      }
      await clearFault(db, network)
      this.failing.delete(network)
      return outcome
    } catch (error) {
      if (error instanceof TokensChanged) return 'more'
      await this.noteUnlessEnded(network, error, signal)
      return 'failed'
    }
  }

  private async scan(row: WatchedRow, signal: AbortSignal): Promise<Scanned> {
    const { db } = this.sources
    const { network } = row
    const nodes = this.nodesOf(row, signal)
    const quiet = await this.quiet.find(db, row, nodes, this.now())
    if (quiet) return { outcome: 'done', has_stopped: false, ...quiet }
    const scan = await scanNetwork(db, row, { nodes, size: this.sizeOf(network), signal })
    if (scan.rest) this.quiet.note(row, scan.rest, this.now())
    return scan
  }

  /** Starts to credit, unless it is under way: one slow credit must not delay the reading. */
  private creditBeside(row: WatchedRow, signal: AbortSignal): void {
    const { network } = row
    if (this.crediting.has(network)) return
    const work = async () => {
      while (!signal.aborted && (await this.creditAlone(row, signal)) > 0);
    }
    const crediting = work()
      .catch((error: unknown) => {
        if (!signal.aborted) this.fault(error)
      })
      .finally(() => this.crediting.delete(network))
    this.crediting.set(network, crediting)
  }

  /** @returns the number of transfers whose wait ended. On several servers, one of them credits at a time. */
  private async creditAlone(row: WatchedRow, signal: AbortSignal | undefined): Promise<number> {
    const { network } = row
    const credit_count = await this.sources.locks.holding({ space: CREDIT_LOCK, name: network }, async (lostLock) => {
      const ends = signal ? AbortSignal.any([signal, lostLock]) : lostLock
      try {
        const nodes = this.nodesOf(row, ends)
        return await creditFinal(this.sources.db, network, { nodes, fault: this.fault, signal: ends })
      } catch (error) {
        await this.noteUnlessEnded(network, error, ends)
        return 0
      }
    })
    return credit_count ?? 0
  }

  private async noteUnlessEnded(network: string, error: unknown, signal: AbortSignal): Promise<void> {
    // A server that closes, or loses the lock, aborts its calls, which is no fault of a node.
    if (signal.aborted) return
    if (isUnavailable(error)) throw error
    this.quiet.forget(network)
    if (error instanceof ScanFault) await this.note(network, error)
    else await this.noteInternal(network, error)
  }

  private async note(network: string, error: ScanFault): Promise<void> {
    if (await this.record(network, error)) this.warn(network, error)
  }

  /** Another server may be able to read the network, so the pause concerns only this server. */
  private async noteInternal(network: string, error: unknown): Promise<void> {
    const fault = new ScanFault('internal', null, 'the server failed')
    const was_failing = this.failing.has(network)
    this.failing.set(network, this.now() + INTERNAL_MS)
    this.fault(error)
    await this.record(network, fault)
    if (!was_failing) this.warn(network, fault)
  }

  private record(network: string, { fault, node, message }: ScanFault): Promise<boolean> {
    const faultDetails = { fault, fault_node: node, fault_text: message.slice(0, 300) }
    return recordFault(this.sources.db, network, faultDetails, this.now())
  }

  private nodesOf({ network, node_urls_sealed }: WatchedRow, signal: AbortSignal): Nodes {
    const [one, two] = unsealUrls(this.sources.keys, network, node_urls_sealed)
    const first = nodeAt(one, signal)
    return { first, second: two === undefined || two === one ? first : nodeAt(two, signal) }
  }

  private sizeOf(network: string): RangeSize {
    const size = this.sizes.get(network) ?? new RangeSize()
    this.sizes.set(network, size)
    return size
  }
}
