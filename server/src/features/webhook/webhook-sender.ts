import type { Fault, Outcome } from '../../background/background-loop.ts'
import { clock } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { isUnavailable } from '../../db/busy.ts'
import type { Network, PostReply } from '../../outgoing/post.ts'
import { sealAgain, unseal } from '../../security/sealed.ts'
import { isUnsent, sendOrderEvent } from '../agent/order/order-event-service.ts'
import { sendWebhook } from './webhook-request.ts'
import {
  claimDelivery,
  type Delivery,
  deleteOldDeliveries,
  findDuePlatforms,
  findDueWebhooks,
  findSecrets,
  markDelivered,
  markFailed,
  markFailing,
  markReadable,
  markUnreadable,
  releaseDelivery,
  saveSecret,
  turnOffUnreadable,
} from './webhook-sending-sql.ts'
import { SECRET_PURPOSE } from './webhook-service.ts'

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

/** How many addresses of agents' platforms are served at the same time. Anybody can have a platform. */
const PLATFORMS_AT_ONCE = 50
/** Time after which no further event is sent to a platform before other platforms had a turn. */
const TURN_MS = 10_000

type Source = Pick<Context, 'db' | 'config' | 'keys'>

/** Sends due events, to each address in a loop that waits for no other address. */
export class WebhookSender {
  /** The running loops, by address. */
  readonly #sending = new Map<string, { is_platform: boolean; loop: Promise<void> }>()
  readonly #source: Source
  readonly #network: Network
  readonly #fault: Fault

  constructor(source: Source, network: Network, fault: Fault) {
    this.#source = source
    this.#network = network
    this.#fault = fault
  }

  /** Starts a loop for each address with due events, unless one is running. Does not wait for the replies. */
  async sendDue(signal?: AbortSignal): Promise<Outcome> {
    const { db } = this.#source
    await deleteOldDeliveries(db)
    const [all, running] = [[...this.#sending.values()], [...this.#sending.keys()]]
    const free = PLATFORMS_AT_ONCE - all.filter(({ is_platform }) => is_platform).length
    const due = [...(await findDueWebhooks(db)), ...(await findDuePlatforms(db, running, free))]
    for (const { webhook_id, is_platform } of due) {
      if (this.#sending.has(webhook_id)) continue
      const loop = this.#sendTo(webhook_id, is_platform, signal)
        .catch(this.#fault)
        .finally(() => this.#sending.delete(webhook_id))
      this.#sending.set(webhook_id, { is_platform, loop })
    }
    return 'done'
  }

  /** Waits until no loop is running. */
  async settled(): Promise<void> {
    await Promise.all([...this.#sending.values()].map(({ loop }) => loop))
  }

  /** Sends the due events of one address, the longest waiting first, until one fails. */
  async #sendTo(webhook_id: string, is_platform: boolean, signal?: AbortSignal): Promise<void> {
    const until = is_platform ? performance.now() + TURN_MS : Number.POSITIVE_INFINITY
    while (!signal?.aborted && performance.now() < until) {
      const delivery = await claimDelivery(this.#source.db, webhook_id)
      if (!delivery || !(await this.#deliverOrSetBack(delivery))) return
    }
  }

  /**
   * An event that cannot be written is reported and waits as after a failed attempt. The events behind it are sent.
   * @returns whether the next event is sent now.
   */
  async #deliverOrSetBack(delivery: Delivery): Promise<boolean> {
    try {
      return await this.#deliver(delivery)
    } catch (error) {
      if (isUnavailable(error)) throw error
      const { delivery_id, tries } = delivery
      this.#fault(new Error(`the event ${delivery_id} could not be sent`, { cause: error }))
      const failure = { last_status: null, last_fault: 'FAILED', after_s: PAUSES_S[tries - 1] }
      await markFailed(this.#source.db, delivery_id, failure)
      return true
    }
  }

  /** @returns whether the address accepted the event. */
  async #deliver(delivery: Delivery): Promise<boolean> {
    const { db } = this.#source
    const { delivery_id, webhook_id, tries } = delivery
    const reply = await this.#send(delivery)
    if (!reply) {
      await releaseDelivery(db, delivery_id)
      return false
    }
    const { status, fault } = reply
    if (status !== null && status >= 200 && status < 300) {
      await markDelivered(db, delivery_id, status)
      return true
    }
    await markFailed(db, delivery_id, { last_status: status, last_fault: fault, after_s: PAUSES_S[tries - 1] })
    if (!isUnsent(fault)) await markFailing(db, webhook_id, status === GONE)
    return false
  }

  /** @returns undefined if the secret cannot be read. */
  async #send(delivery: Delivery): Promise<PostReply | undefined> {
    const { delivery_id, webhook_id, platform_id, type, data, created_at, url, sealed_secret } = delivery
    if (platform_id !== null) return sendOrderEvent(this.#source, { ...delivery, platform_id, data }, this.#network)
    if (sealed_secret === null) throw new Error('an address of an owner has a secret')
    const secret = await this.#readSecret(webhook_id, sealed_secret)
    if (secret === undefined) return undefined
    const body = JSON.stringify({ type, timestamp: created_at, data })
    return sendWebhook({ url, secret, delivery_id, body, now: new Date(clock.now_ms()) }, this.#network)
  }

  /**
   * Reads every secret. One that was encrypted with a former key is encrypted again, so that the former key can be removed;
   * an address with a secret that no key decrypts gets no events until a server can read it.
   */
  async checkSecrets(): Promise<Outcome> {
    const { db, keys } = this.#source
    for (const { webhook_id, sealed_secret } of await findSecrets(db)) {
      if ((await this.#readSecret(webhook_id, sealed_secret)) === undefined) continue
      await markReadable(db, webhook_id)
      const renewed = sealAgain(keys, SECRET_PURPOSE, webhook_id, sealed_secret)
      if (renewed) await saveSecret(db, { webhook_id, sealed_secret: renewed })
    }
    await turnOffUnreadable(db)
    return 'done'
  }

  /** @returns the secret; undefined if no key decrypts it, which is reported once. */
  async #readSecret(webhook_id: string, sealed_secret: Buffer): Promise<string | undefined> {
    try {
      return unseal(this.#source.keys, SECRET_PURPOSE, webhook_id, sealed_secret)
    } catch (cause) {
      if (await markUnreadable(this.#source.db, webhook_id))
        this.#fault(new Error(`the signing secret of the webhook ${webhook_id} cannot be decrypted`, { cause }))
      return undefined
    }
  }
}
