import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import type { Fault, Outcome, Running } from '../../../../background/background-loop.ts'
import { startWorker } from '../../../../background/worker.ts'
import { nodeAt } from '../../../../chain/node.ts'
import type { Context } from '../../../../context.ts'
import { openLog } from '../../../../log.ts'
import { creditFinal } from '../credit/chain-credit-service.ts'
import { unsealUrls } from '../network/node-urls.ts'
import { clearFault, readHealth, recordFault } from './chain-health-sql.ts'
import { scanNetwork } from './chain-scan-service.ts'
import { findWatched, hasWatched, type WatchedRow, withScanLock } from './chain-scan-sql.ts'
import { type Nodes, ScanFault } from './chain-tip.ts'
import { RangeSize } from './range-size.ts'

const EVERY_MS = 1_000

type Sources = Pick<Context, 'db' | 'keys'>

/**
 * Reads all networks and credits final transfers. Sizes of ranges are remembered between rounds.
 * @internal Exported for tests.
 */
export class ChainReader {
  private readonly sizes = new Map<string, RangeSize>()
  private readonly sources
  private readonly fault
  private readonly warn

  constructor(sources: Sources, fault: Fault, warn: (network: string, error: ScanFault) => void = () => {}) {
    this.sources = sources
    this.fault = fault
    this.warn = warn
  }

  /** One round. On several servers, one of them works at a time. */
  async round(signal?: AbortSignal): Promise<Outcome> {
    const { db } = this.sources
    if (!(await hasWatched(db))) return 'done'
    const outcomes = await withScanLock(db, async () => {
      const watched = await findWatched(db)
      return Promise.all(watched.map((row) => this.read(row, signal)))
    })
    return outcomes?.includes('more') ? 'more' : 'done'
  }

  /** A network that cannot be read does not block the others. */
  private async read(row: WatchedRow, signal: AbortSignal | undefined): Promise<Outcome> {
    const { db } = this.sources
    const { network } = row
    try {
      const nodes = this.nodesOf(row, signal)
      const outcome = await scanNetwork(db, row, { nodes, size: this.sizeOf(network), signal })
      const credited = await creditFinal(db, network, { nodes, fault: this.fault, signal })
      await clearFault(db, network)
      return credited > 0 ? 'more' : outcome
    } catch (error) {
      // A server that closes aborts its calls, which is no fault of a node.
      if (signal?.aborted) return 'done'
      if (!(error instanceof ScanFault)) this.fault(error)
      else await this.note(network, error)
      return 'done'
    }
  }

  private async note(network: string, error: ScanFault): Promise<void> {
    const { fault, node, message } = error
    const noted = { fault, fault_node: node, fault_text: message.slice(0, 300) }
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
  return startWorker(context, {
    log_name: 'chains',
    failed: 'reading a chain failed',
    jobs: (fault) => {
      const reader = new ChainReader(context, fault, warning(log))
      return [{ name: 'chains', every_ms: EVERY_MS, work: (signal) => reader.round(signal) }]
    },
  })
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
}
