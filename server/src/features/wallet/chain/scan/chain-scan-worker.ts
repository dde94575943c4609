import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Fault, Outcome, Running } from '../../../../background/background-loop.ts'
import { startWorker } from '../../../../background/worker.ts'
import { nodeAt } from '../../../../chain/node.ts'
import type { Context } from '../../../../context.ts'
import { isUnavailable } from '../../../../db/busy.ts'
import type { DatabaseAddress } from '../../../../db/database.ts'
import { LockConnection } from '../../../../db/lock-connection.ts'
import { openLog } from '../../../../log.ts'
import { creditFinal } from '../credit/chain-credit-service.ts'
import { unsealUrls } from '../network/node-urls.ts'
import { clearFault, readHealth, recordFault } from './chain-health-sql.ts'
import { scanNetwork } from './chain-scan-service.ts'
import { findWatched, type WatchedRow } from './chain-scan-sql.ts'
import { type Nodes, ScanFault } from './chain-tip.ts'
import { RangeSize } from './range-size.ts'

const EVERY_MS = 1_000
/** Number of the advisory locks of networks. No other lock uses it. */
const SCAN_LOCK = 5_370
/** The pause after a fault of this server, which the other servers may not have. */
const INTERNAL_MS = 30_000
/** A network whose newest block is older has stopped, or both of its nodes have. */
const STALE_MS = 15 * 60_000
/** Rounds of a network until its settings are read again. */
const ROUNDS = 20

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
 * @internal Exported for tests.
 */
export class ChainReader {
  private readonly sizes = new Map<string, RangeSize>()
  /** The networks that this server failed to read, and when it tries again. */
  private readonly failing = new Map<string, number>()
  private readonly running = new Map<string, Promise<void>>()
  private readonly sources
  private readonly fault
  private readonly warn
  private readonly stopped
  private readonly now

  constructor(sources: Sources, fault: Fault, { warn = () => {}, stopped = () => {}, now = Date.now }: Options = {}) {
    this.sources = sources
    this.fault = fault
    this.warn = warn
    this.stopped = stopped
    this.now = now
  }

  /** One round of every network. @internal Exported for tests. */
  async round(signal?: AbortSignal): Promise<Outcome> {
    const watched = await findWatched(this.sources.db)
    const outcomes = await Promise.all(watched.map((row) => this.readAlone(row, signal)))
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
  }

  private async readOn(row: WatchedRow, signal: AbortSignal): Promise<void> {
    for (let round = 0; round < ROUNDS && !signal.aborted; round++) {
      const outcome = await this.readAlone(row, signal).catch((error: unknown) => {
        if (!signal.aborted) this.fault(error)
      })
      if (outcome !== 'more') return
    }
  }

  /** On several servers, one of them reads a network at a time. */
  private async readAlone(row: WatchedRow, signal: AbortSignal | undefined): Promise<Outcome> {
    const lock = { space: SCAN_LOCK, name: row.network }
    const outcome = await this.sources.locks.holding(lock, (lost) =>
      this.read(row, signal ? AbortSignal.any([signal, lost]) : lost),
    )
    return outcome ?? 'done'
  }

  private async read(row: WatchedRow, signal: AbortSignal): Promise<Outcome> {
    const { db } = this.sources
    const { network } = row
    try {
      const nodes = this.nodesOf(row, signal)
      const size = this.sizeOf(network)
      const { outcome, newest_at, has_stopped } = await scanNetwork(db, row, { nodes, size, signal })
      if (has_stopped) {
        this.stopped(network)
        return 'done'
      }
      const credited = await creditFinal(db, network, { nodes, fault: this.fault, signal })
      if (this.now() - Date.parse(newest_at) > STALE_MS)
        throw new ScanFault('stale', null, `the nodes have had no new block since ${newest_at}`)
      await clearFault(db, network)
      this.failing.delete(network)
      return credited > 0 ? 'more' : outcome
    } catch (error) {
      // A server that closes, or loses the lock, aborts its calls, which is no fault of a node.
      if (signal.aborted) return 'done'
      if (isUnavailable(error)) throw error
      if (error instanceof ScanFault) await this.note(network, error)
      else await this.noteInternal(network, error)
      return 'done'
    }
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
    const noted = { fault, fault_node: node, fault_text: message.slice(0, 300) }
    return recordFault(this.sources.db, network, noted, this.now())
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

/** Reads the chains until it is stopped. */
export function watchChains(
  context: Pick<Context, 'db' | 'keys' | 'config' | 'metrics'>,
  address: DatabaseAddress,
): Running {
  const locks = new LockConnection(address)
  const log = openLog(context.config, 'chains')
  if (context.metrics) reportHealth(context, context.metrics)
  let reader: ChainReader | undefined
  const worker = startWorker(context, {
    log_name: 'chains',
    failed: 'reading a chain failed',
    jobs: (fault) => {
      const { db, keys } = context
      const started = new ChainReader({ db, keys, locks }, fault, { warn: warning(log), stopped: stopping(log) })
      reader = started
      return [{ name: 'chains', every_ms: EVERY_MS, work: (signal) => started.start(signal) }]
    },
  })
  return {
    stop: async () => {
      await worker.stop()
      await reader?.idle()
      locks.close()
    },
  }
}

/** Logged once for each fault, not for each round. */
const warning =
  (log: Logger) =>
  (network: string, { fault, node, message }: ScanFault) =>
    log.warn(
      { network, fault, node },
      fault === 'stale' ? `the chain does not grow: ${message}` : `the chain is not read: ${message}`,
    )

const stopping = (log: Logger) => (network: string) =>
  log.error({ network }, 'the chain is stopped until an operator resumes it: a final block changed')

function reportHealth({ db }: Pick<Context, 'db'>, metrics: Registry): void {
  const registers = [metrics]
  const labelNames = ['network']
  new Gauge({
    name: 'chain_blocks_unread',
    help: 'Blocks between the head of each network and the last block that was read',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { network, head_height, scanned_height } of await readHealth(db))
        this.set({ network }, Math.max(0, (head_height ?? 0) - (scanned_height ?? 0)))
    },
  })
  new Gauge({
    name: 'chain_failing',
    help: 'Whether a network is not read: 2 if it is stopped until an operator resumes it, 1 if it has a fault',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { network, stopped_at, fault } of await readHealth(db))
        this.set({ network }, stopped_at ? 2 : fault ? 1 : 0)
    },
  })
  new Gauge({
    name: 'chain_credits_failing',
    help: 'Final transfers whose crediting fails and is tried again',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { network, failing } of await readHealth(db)) this.set({ network }, failing)
    },
  })
}
