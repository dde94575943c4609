import type { Logger } from 'pino'
import type { Running } from '../../../../background/background-loop.ts'
import { startWorker } from '../../../../background/worker.ts'
import type { Context } from '../../../../context.ts'
import type { DatabaseAddress } from '../../../../db/database.ts'
import { LockConnection } from '../../../../db/lock-connection.ts'
import { openLog } from '../../../../log.ts'
import { reportHealth } from './chain-metrics.ts'
import { ChainReader } from './chain-scan-worker.ts'
import type { ScanFault } from './chain-tip.ts'

const EVERY_MS = 1_000

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
      const newReader = new ChainReader({ db, keys, locks }, fault, { warn: warning(log), stopped: stopping(log) })
      reader = newReader
      return [{ name: 'chains', every_ms: EVERY_MS, work: (signal) => newReader.start(signal) }]
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
