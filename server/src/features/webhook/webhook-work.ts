import type { Outcome, Running } from '../../background/background-loop.ts'
import { startWorker } from '../../background/worker.ts'
import type { Context } from '../../context.ts'
import { INTERNET, type Network, type PostReply } from '../../outgoing/post.ts'
import { unseal } from '../../security/sealed.ts'
import { sendOrderEvent } from '../agent/order/order-event-service.ts'
import { sendWebhook } from './webhook-request.ts'
import { SECRET_PURPOSE } from './webhook-service.ts'
import {
  claimDelivery,
  type Delivery,
  deleteOldDeliveries,
  findDueWebhooks,
  markDelivered,
  markFailed,
  turnOffWebhook,
} from './webhook-sql.ts'

const LOOK_EVERY_MS = 3_000
/** Events for an address in one round, and the time after which no further event is begun, so that others have a turn. */
const AT_ONCE = 50
const ROUND_MS = 10_000

/** Pauses after failed attempts in seconds, as Standard Webhooks propose: about three days. Then the event is given up. */
const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const PAUSES_S = [
  5,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  14 * HOUR_S,
  20 * HOUR_S,
  24 * HOUR_S,
]

/** The reply with which an address asks for no further events. */
const GONE = 410

type Source = Pick<Context, 'db' | 'config' | 'keys'>

/** Sends events to the addresses that the shopkeeper set. Several servers may do this at the same time. */
export const sendWebhooks = (source: Source & Pick<Context, 'metrics'>): Running =>
  startWorker(source, {
    log_name: 'webhooks',
    failed: 'sending webhooks failed',
    jobs: () => [
      { name: 'webhooks', every_ms: LOOK_EVERY_MS, work: (signal) => sendDueWebhooks(source, INTERNET, signal) },
    ],
  })

/** @internal Exported for its test. */
export async function sendDueWebhooks(source: Source, network: Network, signal?: AbortSignal): Promise<Outcome> {
  await deleteOldDeliveries(source.db)
  const due = await findDueWebhooks(source.db)
  const rounds = await Promise.allSettled(due.map((webhook_id) => sendTo(source, network, webhook_id, signal)))
  for (const round of rounds) if (round.status === 'rejected') throw round.reason
  return rounds.some((round) => round.status === 'fulfilled' && round.value === 'more') ? 'more' : 'done'
}

/** Sends the due events of one address in their order, until one fails. */
async function sendTo(source: Source, network: Network, webhook_id: string, signal?: AbortSignal): Promise<Outcome> {
  const until = Date.now() + ROUND_MS
  for (let sent = 0; sent < AT_ONCE && Date.now() < until; sent++) {
    const delivery = signal?.aborted ? undefined : await claimDelivery(source.db, webhook_id)
    if (!delivery || !(await deliver(source, network, delivery))) return 'done'
  }
  return 'more'
}

/** @returns whether the address accepted the event. */
async function deliver(source: Source, network: Network, delivery: Delivery) {
  const { db } = source
  const { delivery_id, webhook_id, tries } = delivery
  const { status, fault } = await sendEvent(source, network, delivery)
  if (status !== null && status >= 200 && status < 300) {
    await markDelivered(db, delivery_id, status)
    return true
  }
  await markFailed(db, delivery_id, { last_status: status, last_fault: fault, after_s: PAUSES_S[tries - 1] })
  if (status === GONE) await turnOffWebhook(db, webhook_id)
  return false
}

function sendEvent(source: Source, network: Network, delivery: Delivery): Promise<PostReply> {
  const { delivery_id, webhook_id, platform_id, type, data, created_at, url, sealed_secret } = delivery
  if (platform_id !== null) return sendOrderEvent(source, { ...delivery, platform_id, data }, network)
  if (sealed_secret === null) throw new Error('an address of an owner has a secret')
  const secret = unseal(source.keys, SECRET_PURPOSE, webhook_id, sealed_secret)
  const body = JSON.stringify({ type, timestamp: created_at, data })
  return sendWebhook({ url, secret, delivery_id, body, now: new Date() }, network)
}
