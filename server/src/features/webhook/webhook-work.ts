import type { Running } from '../../background/background-loop.ts'
import { startWorker } from '../../background/worker.ts'
import type { Context } from '../../context.ts'
import { checkSecrets } from './webhook-secrets.ts'
import { deleteOldDeliveries } from './webhook-sending-sql.ts'

/** Secrets are read at the start, and then this often, because a server with another key may have marked one unreadable. */
const CHECK_SECRETS_EVERY_MS = 5 * 60_000
const SWEEP_EVERY_MS = 60_000
const SWEPT_AT_ONCE = 1_000

/** Checks the signing secrets and deletes old events. The jobs of webhook-tasks.ts send events. */
export function tendWebhooks(source: Pick<Context, 'db' | 'config' | 'keys' | 'metrics'>): Running {
  return startWorker(source, {
    log_name: 'webhooks',
    failed: 'checking webhooks failed',
    jobs: (fault) => [
      { name: 'webhook_secrets', every_ms: CHECK_SECRETS_EVERY_MS, work: () => checkSecrets(source, fault) },
      {
        name: 'old_webhook_deliveries',
        every_ms: SWEEP_EVERY_MS,
        work: async () => ((await deleteOldDeliveries(source.db, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE ? 'done' : 'more'),
      },
    ],
  })
}
