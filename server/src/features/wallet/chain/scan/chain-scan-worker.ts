import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Fault, Outcome, Running } from '../../../../background/background-loop.ts'
import { startWorker } from '../../../../background/worker.ts'
import { nodeAt } from '../../../../chain/node.ts'
import type { Context } from '../../../../context.ts'
import { isUnavailable } from '../../../../db/busy.ts'
import { openLog } from '../../../../log.ts'
import { creditFinal } from '../credit/chain-credit-service.ts'
import { unsealUrls } from '../network/node-urls.ts'
import { clearFault, readHealth, recordFault } from './chain-health-sql.ts'
import { scanNetwork } from './chain-scan-service.ts'
import { findWatched, type WatchedRow, withScanLock } from './chain-scan-sql.ts'
import { type Nodes, ScanFault } from './chain-tip.ts'
import { RangeSize } from './range-size.ts'

const EVERY_MS = 1_000
/** The pause after a fault doubles with each further fault, up to this. */
const FAILING_MS = 30_000
/** A network whose newest block is older has stopped, or both of its nodes have. */
const STALE_MS = 15 * 60_000
/** Rounds of a network until its settings are read again. */
const ROUNDS = 20

type Sources = Pick<Context, 'db' | 'keys'>
type Options = { warn?: (network: string, error: ScanFault) => void; now?: () => number }

/**
 * Reads all networks and credits final transfers. A slow network delays no other. Sizes of ranges and pauses are
 * remembered between rounds.
 * @internal Exported for tests.
 */
export class ChainReader {
  private readonly sizes = new Map<string, RangeSize>()
  private readonly failing = new Map<string, { faults: number; due_ms: number }>()
  private readonly running = new Map<string, Promise<void>>()
  private readonly sources
  private readonly fault
  private readonly warn
  private readonly now

  constructor(sources: Sources, fault: Fault, { warn = () => {}, now = Date.now }: Options = {}) {
    this.sources = sources
    this.fault = fault
    this.warn = warn
    this.now = now
  }

  /** One round of every network. @internal Exported for tests. */
  async round(signal?: AbortSignal): Promise<Outcome> {
    const watched = await findWatched(this.sources.db)
    const outcomes = await Promise.all(watched.map((row) => this.readAlone(row, signal)))
    return outcomes.includes('more') ? 'more' : 'done'
  }

  /** Starts to read the networks that are idle and due. Returns after a second, even if a network is slow. */
  async start(signal: AbortSignal): Promise<Outcome> {
    for (const row of await findWatched(this.sources.db)) {
      const { network } = row
      if (this.running.has(network) || (this.failing.get(network)?.due_ms ?? 0) > this.now()) continue
      const reading = this.readOn(row, signal).finally(() => this.running.delete(network))
      this.running.set(network, reading)
    }
    await Promise.race([this.idle(), wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => {})])
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
    return (await withScanLock(this.sources.db, row.network, () => this.read(row, signal))) ?? 'done'
  }

  private async read(row: WatchedRow, signal: AbortSignal | undefined): Promise<Outcome> {
    const { db } = this.sources
    const { network } = row
    try {
      const nodes = this.nodesOf(row, signal)
      const { outcome, head_at } = await scanNetwork(db, row, { nodes, size: this.sizeOf(network), signal })
      const credited = await creditFinal(db, network, { nodes, fault: this.fault, signal })
      if (this.now() - Date.parse(head_at) > STALE_MS)
        throw new ScanFault('stale', null, `the nodes have had no new block since ${head_at}`)
      await clearFault(db, network)
      this.failing.delete(network)
      return credited > 0 ? 'more' : outcome
    } catch (error) {
      // A server that closes aborts its calls, which is no fault of a node.
      if (signal?.aborted) return 'done'
      if (isUnavailable(error)) throw error
      if (!(error instanceof ScanFault)) this.fault(error)
      await this.note(
        network,
        error instanceof ScanFault ? error : new ScanFault('internal', null, 'the server failed'),
      )
      return 'done'
    }
  }

  private async note(network: string, error: ScanFault): Promise<void> {
    const { fault, node, message } = error
    const noted = { fault, fault_node: node, fault_text: message.slice(0, 300) }
    const faults = (this.failing.get(network)?.faults ?? 0) + 1
    this.failing.set(network, { faults, due_ms: this.now() + Math.min(FAILING_MS, EVERY_MS * 2 ** faults) })
    if (await recordFault(this.sources.db, network, noted)) this.warn(network, error)
  }

  private nodesOf({ network, node_urls_sealed }: WatchedRow, signal: AbortSignal | undefined): Nodes {
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
export function watchChains(context: Pick<Context, 'db' | 'keys' | 'config' | 'metrics'>): Running {
  const log = openLog(context.config, 'chains')
  if (context.metrics) reportHealth(context, context.metrics)
  let reader: ChainReader | undefined
  const worker = startWorker(context, {
    log_name: 'chains',
    failed: 'reading a chain failed',
    jobs: (fault) => {
      const started = new ChainReader(context, fault, { warn: warning(log) })
      reader = started
      return [{ name: 'chains', every_ms: EVERY_MS, work: (signal) => started.start(signal) }]
    },
  })
  return {
    stop: async () => {
      await worker.stop()
      await reader?.idle()
    },
  }
}

/** Logged once for each fault, not for each round. */
const warning =
  (log: Logger) =>
  (network: string, { fault, node, message }: ScanFault) =>
    log.warn({ network, fault, node }, `the chain is not read: ${message}`)

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
