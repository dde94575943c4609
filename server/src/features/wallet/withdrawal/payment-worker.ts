import type { Fault, Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import { NodeError, type NodeFault } from '../../../chain/json-rpc.ts'
import type { Context, DbAndKeys } from '../../../context.ts'
import { isUnavailable } from '../../../db/busy.ts'
import { unsealUrls } from '../chain/network/node-urls.ts'
import { readFinalReceipt } from '../chain/payout/payment-receipt.ts'
import { deferPayment, findWaitingPayments, setVerdict, type WaitingPayment } from '../chain/payout/payment-sql.ts'
import { checkPayment } from './payment-service.ts'

const EVERY_MS = 5_000
/** Payments of a network that are checked in a round. Each asks both nodes twice. */
const CHECKED = 50
/** After these faults, the other payments of the network would wait for the same node. */
const OF_NODE: ReadonlySet<NodeFault> = new Set(['unreachable', 'too_slow', 'limited'])

/** Checks the payments of all networks. A network whose nodes do not reply delays no other. @internal Exported for tests. */
export class PaymentChecker {
  private readonly running = new Map<string, Promise<void>>()
  private readonly sources
  private readonly fault

  constructor(sources: DbAndKeys, fault: Fault) {
    this.sources = sources
    this.fault = fault
  }

  /** Starts to check the payments of idle networks, and does not wait for them. */
  async start(signal?: AbortSignal): Promise<Outcome> {
    const waiting = await findWaitingPayments(this.sources.db, CHECKED)
    for (const [network, payments] of Map.groupBy(waiting, (payment) => payment.network)) {
      if (this.running.has(network)) continue
      const running = this.checkAll(payments, signal)
        .catch((error: unknown) => {
          if (!signal?.aborted) this.fault(error)
        })
        .finally(() => this.running.delete(network))
      this.running.set(network, running)
    }
    return 'done'
  }

  /** Waits until no payment is checked any more. */
  async idle(): Promise<void> {
    await Promise.all(this.running.values())
  }

  /** Checks the payments of one network, one after the other. */
  private async checkAll(payments: readonly WaitingPayment[], signal: AbortSignal | undefined): Promise<void> {
    const { db } = this.sources
    const read = this.readingOnce(signal)
    for (const payment of payments) {
      if (signal?.aborted) return
      try {
        await checkPayment(db, payment, read)
      } catch (error) {
        if (signal?.aborted) return
        if (isUnavailable(error)) throw error
        // The health of the network shows a node that gives no reply.
        if (error instanceof NodeError && OF_NODE.has(error.fault)) return setVerdict(db, payment, { state: 'waiting' })
        if (!(error instanceof NodeError)) this.fault(error)
        await deferPayment(db, payment)
      }
    }
  }

  /** Reads a receipt once for all withdrawals that a transaction pays. */
  private readingOnce(signal: AbortSignal | undefined) {
    const receipts = new Map<string, ReturnType<typeof readFinalReceipt>>()
    return ({ network, node_urls_sealed, transaction_hash, confirmed_height }: WaitingPayment) => {
      const existing = receipts.get(transaction_hash)
      if (existing) return existing
      const urls = unsealUrls(this.sources.keys, network, node_urls_sealed)
      const receipt = readFinalReceipt(urls, transaction_hash, confirmed_height, signal)
      receipts.set(transaction_hash, receipt)
      return receipt
    }
  }
}

/** Closes withdrawals on chains whose payment an operator has entered. Two servers can check the same payment. */
export function watchPayments(context: Pick<Context, 'db' | 'keys' | 'config' | 'metrics'>): Running {
  let checker: PaymentChecker | undefined
  const worker = startWorker(context, {
    log_name: 'payments',
    failed: 'checking a payment of a withdrawal failed',
    jobs: (fault) => {
      const newChecker = new PaymentChecker(context, fault)
      checker = newChecker
      return [{ name: 'payments', every_ms: EVERY_MS, work: (signal) => newChecker.start(signal) }]
    },
  })
  return {
    stop: async () => {
      await worker.stop()
      await checker?.idle()
    },
  }
}
