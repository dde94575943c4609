import { clock } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { isUnavailable } from '../../db/busy.ts'
import { transaction } from '../../db/transaction.ts'
import type { Network, PostReply } from '../../outgoing/post.ts'
import { retryLater } from './webhook-queue-sql.ts'
import { sendWebhook } from './webhook-request.ts'
import { readSecret } from './webhook-secrets.ts'
import {
  type Delivery,
  findAddress,
  markDelivered,
  markFailed,
  markFailing,
  startDelivery,
} from './webhook-sending-sql.ts'

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

/** Time after which no further event is sent to an address before others of its task had a turn. */
const TURN_MS = 10_000
/** Pause of an address after a failed attempt, before the events behind the failed event are sent. */
const PAUSE_MS = 3_000

type Source = Pick<Context, 'db' | 'config' | 'keys'>
type PlatformEvent = { delivery_id: string; platform_id: string; data: unknown; created_at: string; url: string }
/** `is_unsent`: nothing was sent, so that the fault says nothing about the address. */
export type PlatformReply = PostReply & { is_unsent?: true }
export type SendToPlatform = (source: Source, event: PlatformEvent, network: Network) => Promise<PlatformReply>
type Means = Source & { network: Network; sendToPlatform: SendToPlatform }
type Turn = { until: string } | undefined

/**
 * Sends the due events of an address, the longest waiting first, until one fails or the turn is over. Their pauses are in
 * the log of deliveries: a job is added for the end of the first.
 * @throws AggregateError of the events that could not be written. They wait as after a failed attempt.
 */
export async function sendEvents(means: Means, webhook_id: string, signal: AbortSignal): Promise<Turn> {
  const { db } = means
  const address = await findAddress(db, webhook_id)
  if (!address?.is_on || address.unreadable_since !== null) return undefined
  if (address.sealed_secret !== null) await readSecret(means, webhook_id, address.sealed_secret)
  const faults: unknown[] = []
  const outcome = await sendTurn(means, webhook_id, { signal, fault: (error) => void faults.push(error) })
  if (outcome === 'done') await transaction(db, (tx) => retryLater(tx, webhook_id))
  if (faults.length > 0) throw new AggregateError(faults, `events for the webhook ${webhook_id} could not be sent`)
  return outcome === 'done' ? undefined : { until: after(outcome === 'failed' ? PAUSE_MS : 0) }
}

const after = (ms: number) => new Date(clock.now_ms() + ms).toISOString()

type Turning = { signal: AbortSignal; fault: (error: unknown) => void }

async function sendTurn(
  means: Means,
  webhook_id: string,
  { signal, fault }: Turning,
): Promise<'done' | 'failed' | 'over'> {
  const ends_at = performance.now() + TURN_MS
  while (!signal.aborted && performance.now() < ends_at) {
    const delivery = await startDelivery(means.db, webhook_id)
    if (!delivery) return 'done'
    if (!(await deliverOrSetBack(means, delivery, fault))) return 'failed'
  }
  return 'over'
}

/**
 * An event that cannot be written is reported and waits as after a failed attempt. The events behind it are sent.
 * @returns whether the next event is sent now.
 */
async function deliverOrSetBack(means: Means, delivery: Delivery, fault: Turning['fault']): Promise<boolean> {
  try {
    return await deliver(means, delivery)
  } catch (error) {
    if (isUnavailable(error)) throw error
    const { delivery_id, tries } = delivery
    fault(new Error(`the event ${delivery_id} could not be sent`, { cause: error }))
    const failure = { last_status: null, last_fault: 'FAILED', after_s: PAUSES_S[tries - 1] }
    await markFailed(means.db, delivery_id, failure)
    return true
  }
}

/** @returns whether the address accepted the event. */
async function deliver(means: Means, delivery: Delivery): Promise<boolean> {
  const { db } = means
  const { delivery_id, webhook_id, tries } = delivery
  const { status, fault, is_unsent } = await send(means, delivery)
  if (status !== null && status >= 200 && status < 300) {
    await markDelivered(db, delivery_id, status)
    return true
  }
  await markFailed(db, delivery_id, { last_status: status, last_fault: fault, after_s: PAUSES_S[tries - 1] })
  if (!is_unsent) await markFailing(db, webhook_id, status === GONE)
  return false
}

async function send(means: Means, delivery: Delivery): Promise<PlatformReply> {
  const { delivery_id, webhook_id, platform_id, type, data, created_at, url, sealed_secret } = delivery
  const { network } = means
  if (platform_id !== null) return means.sendToPlatform(means, { ...delivery, platform_id, data }, network)
  if (sealed_secret === null) throw new Error('an address of an owner has a secret')
  const secret = await readSecret(means, webhook_id, sealed_secret)
  const body = JSON.stringify({ type, timestamp: created_at, data })
  return sendWebhook({ url, secret, delivery_id, body, now: new Date(clock.now_ms()) }, network)
}
