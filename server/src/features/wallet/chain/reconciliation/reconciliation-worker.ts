import { setTimeout as wait } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Fault, Outcome, Running } from '../../../../background/background-loop.ts'
import { startWorker } from '../../../../background/worker.ts'
import { nodeAt } from '../../../../chain/node.ts'
import type { Context } from '../../../../context.ts'
import { isUnavailable } from '../../../../db/busy.ts'
import type { DatabaseAddress } from '../../../../db/database.ts'
import { LockConnection } from '../../../../db/lock-connection.ts'
import { unsealUrls } from '../network/node-urls.ts'
import { findWatched, type WatchedRow } from '../scan/chain-scan-sql.ts'
import { type Nodes, ScanFault } from '../scan/chain-tip.ts'
import { RangeSize } from '../scan/range-size.ts'
import { readEarlierOutgoing } from './earlier-outgoing-service.ts'
import { findReconciled } from './reconciliation-desk-sql.ts'
import { type Pause, reconcile } from './reconciliation-service.ts'
import { findOpen, insertDue, type OpenRun, recordFailure } from './reconciliation-sql.ts'

const EVERY_MS = 5_000
/** Number of the advisory locks of reconciliations. No other lock uses it. */
const RECONCILIATION_LOCK = 5_372

type Options = {
  /** Number of addresses that are compared and stored together; tests use few. */
  at_once?: number | undefined
  pause?: Pause | undefined
}

// Ends early when the server closes.
const waitFor: Pause = (ms, signal) => wait(ms, undefined, { signal, ref: false }).catch(() => {})

type Sources = Pick<Context, 'db' | 'keys'> & { locks: Pick<LockConnection, 'holding'> }

/**
 * Runs the reconciliations that are due or requested, one per network at a time. A slow network delays no other.
 * @internal Exported for tests.
 */
export class Reconciler {
  private readonly running = new Map<string, Promise<void>>()
  private readonly sources
  private readonly fault
  private readonly options
  /** Sizes of ranges of earlier blocks, by network. */
  private readonly sizes = new Map<string, RangeSize>()

  constructor(sources: Sources, fault: Fault, { at_once, pause = waitFor }: Options = {}) {
    this.sources = sources
    this.fault = fault
    this.options = { at_once, pause }
  }

  /** Starts those of idle networks, and does not wait for them. */
  async start(signal?: AbortSignal): Promise<Outcome> {
    const { db } = this.sources
    await insertDue(db)
    const open = (await findOpen(db)).filter(({ network }) => !this.running.has(network))
    if (open.length === 0) return 'done'
    const watchedNetworks = await findWatched(db)
    for (const run of open) {
      const row = watchedNetworks.find(({ network }) => network === run.network)
      if (!row) continue
      const running = this.runAlone(run, row, signal)
        .catch((error: unknown) => {
          if (!signal?.aborted) this.fault(error)
        })
        .finally(() => this.running.delete(run.network))
      this.running.set(run.network, running)
    }
    return 'done'
  }

  /** Waits until nothing runs any more. */
  async idle(): Promise<void> {
    await Promise.all(this.running.values())
  }

  /** On several servers, one of them reconciles a network at a time. */
  private async runAlone(open: OpenRun, row: WatchedRow, signal: AbortSignal | undefined): Promise<void> {
    await this.sources.locks.holding({ space: RECONCILIATION_LOCK, name: open.network }, (lostLock) =>
      this.run(open, row, signal ? AbortSignal.any([signal, lostLock]) : lostLock),
    )
  }

  private async run(open: OpenRun, row: WatchedRow, signal: AbortSignal): Promise<void> {
    const { db } = this.sources
    try {
      const nodes = this.nodesOf(row, signal)
      const is_complete = await readEarlierOutgoing(db, row, { nodes, size: this.sizeOf(open.network), signal })
      if (is_complete) await reconcile(db, row, { open, nodes, signal, ...this.options })
    } catch (error) {
      // A server that closes, or loses the lock, aborts its calls, which is no fault of a node.
      if (signal.aborted) return
      if (isUnavailable(error)) throw error
      if (!(error instanceof ScanFault)) this.fault(error)
      const { fault, node } = error instanceof ScanFault ? error : { fault: 'internal' as const, node: null }
      await recordFailure(db, open.reconciliation_id, { fault, fault_node: node })
    }
  }

  private sizeOf(network: string): RangeSize {
    const size = this.sizes.get(network) ?? new RangeSize()
    this.sizes.set(network, size)
    return size
  }

  private nodesOf({ network, node_urls_sealed }: WatchedRow, signal: AbortSignal): Nodes {
    const [one, two] = unsealUrls(this.sources.keys, network, node_urls_sealed)
    const first = nodeAt(one, signal)
    return { first, second: two === undefined || two === one ? first : nodeAt(two, signal) }
  }
}

/** Reconciles the chains until it is stopped. */
export function reconcileChains(
  context: Pick<Context, 'db' | 'keys' | 'config' | 'metrics'>,
  address: DatabaseAddress,
): Running {
  const locks = new LockConnection(address)
  if (context.metrics) reportReconciled(context, context.metrics)
  let reconciler: Reconciler | undefined
  const worker = startWorker(context, {
    log_name: 'chain_reconciliation',
    failed: 'comparing stored transfers with a chain failed',
    jobs: (fault) => {
      const { db, keys } = context
      const newReconciler = new Reconciler({ db, keys, locks }, fault)
      reconciler = newReconciler
      return [{ name: 'chain_reconciliation', every_ms: EVERY_MS, work: (signal) => newReconciler.start(signal) }]
    },
  })
  return {
    stop: async () => {
      await worker.stop()
      await reconciler?.idle()
      locks.close()
    },
  }
}

function reportReconciled({ db }: Pick<Context, 'db'>, metrics: Registry): void {
  const registers = [metrics]
  const labelNames = ['network']
  new Gauge({
    name: 'chain_balances_different',
    help: 'Balances of deposit addresses that differ from the stored transfers, in the last reconciliation',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { network, different } of await findReconciled(db)) this.set({ network }, different)
    },
  })
  new Gauge({
    name: 'chain_reconciled_at_seconds',
    help: 'When the last reconciliation without a fault began, in seconds since 1970; 0 for never',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const { network, started_at } of await findReconciled(db))
        this.set({ network }, started_at === null ? 0 : Date.parse(started_at) / 1000)
    },
  })
}
