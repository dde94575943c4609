import type { Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { checkPayments } from './payment-service.ts'

const EVERY_MS = 5_000

/** Closes withdrawals on chains whose payment an operator has entered. Two servers can check the same payment. */
export const watchPayments = (context: Pick<Context, 'db' | 'keys' | 'config' | 'metrics'>): Running =>
  startWorker(context, {
    log_name: 'payments',
    failed: 'checking a payment of a withdrawal failed',
    jobs: (fault) => [
      {
        name: 'payments',
        every_ms: EVERY_MS,
        work: async () => {
          await checkPayments(context, fault)
          return 'done'
        },
      },
    ],
  })
