import type { Running } from '../../background/background-loop.ts'
import { startWorker } from '../../background/worker.ts'
import type { Context } from '../../context.ts'
import { INTERNET } from '../../outgoing/post.ts'
import { WebhookSender } from './webhook-sender.ts'

const LOOK_EVERY_MS = 3_000
/** Secrets are read at the start, and then this often, because a server with another key may have marked one unreadable. */
const CHECK_SECRETS_EVERY_MS = 5 * 60_000

/** Sends events to the addresses that the shopkeeper set. Several servers may do this at the same time. */
export function sendWebhooks(source: Pick<Context, 'db' | 'config' | 'keys' | 'metrics'>): Running {
  let settled = async () => {}
  const worker = startWorker(source, {
    log_name: 'webhooks',
    failed: 'sending webhooks failed',
    jobs: (fault) => {
      const sender = new WebhookSender(source, INTERNET, fault)
      settled = () => sender.settled()
      return [
        { name: 'webhooks', every_ms: LOOK_EVERY_MS, work: (signal) => sender.sendDue(signal) },
        { name: 'webhook_secrets', every_ms: CHECK_SECRETS_EVERY_MS, work: () => sender.checkSecrets() },
      ]
    },
  })
  return {
    stop: async () => {
      await worker.stop()
      await settled()
    },
  }
}
