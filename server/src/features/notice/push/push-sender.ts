import type { Fault, Outcome } from '../../../background/background-loop.ts'
import type { Context } from '../../../context.ts'
import { isUnavailable } from '../../../db/busy.ts'
import { endOfLimit } from '../../../http/rate-limits.ts'
import { type Network, NOT_PUBLIC, type PostReply, post } from '../../../outgoing/post.ts'
import { findCurrentNotice } from '../mail/notice-holds-sql.ts'
import { isOnlyForUnread } from '../mail/notice-mail-rules.ts'
import { ALL_NOTICES, MERGED_FROM, mergedText } from '../merged-words.ts'
import { findNotice } from '../notice-sql.ts'
import { linkOf, noticeText } from '../notice-words.ts'
import type { CountPushes, PushResult } from './push-count.ts'
import {
  claimDueWith,
  claimPush,
  deleteLatePushes,
  deletePushes,
  findDueHosts,
  movePush,
  type Push,
  postponeHost,
  postponePushes,
} from './push-queue-sql.ts'
import { pushRequest } from './push-request.ts'
import { deleteSubscription, findBrowser, forgetEndpoint } from './push-sql.ts'

/** The push services of the browsers. They are served even while many other hosts give no reply. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
/** Windows has a host for each region: `wns2-par02p.notify.windows.com`. */
const isService = (host: string): boolean => SERVICES.includes(host) || host.endsWith('.notify.windows.com')
/** Messages that are sent at the same time to a push service of a browser. Any other host gets one at a time. */
const LANES_OF_SERVICE = 4
/** Other hosts that are served at the same time. Anybody can have a host. */
const HOSTS_AT_ONCE = 20
/** Messages of a lane of another host, before the hosts that wait have a turn. */
const AT_ONCE = 50

/** Replies to an address that no longer exists. */
const GONE: readonly (number | null)[] = [404, 410]
/** Replies to messages that may be accepted later: too many requests, and a key or clock that the shopkeeper corrects. */
const LATER: readonly (number | null)[] = [401, 403, 408, 429]

type Source = Pick<Context, 'db' | 'config' | 'keys'>
type Sending = Source & { count: CountPushes; fault: Fault }

/** Sends due push messages, to each push service in lanes that wait for no other service. */
export class PushSender {
  /** The running lanes, by host. */
  readonly #sending = new Map<string, Promise<unknown>>()
  readonly #source: Sending
  readonly #network: Network

  constructor(source: Sending, network: Network) {
    this.#source = source
    this.#network = network
  }

  /** Starts lanes for each push service with due messages, unless they are running. Does not wait for the replies. */
  async sendDue(signal?: AbortSignal): Promise<Outcome> {
    const { db, count } = this.#source
    count('outdated', await deleteLatePushes(db))
    const running = [...this.#sending.keys()]
    let free = HOSTS_AT_ONCE - running.filter((host) => !isService(host)).length
    for (const host of await findDueHosts(db, SERVICES, running)) {
      if (this.#sending.has(host)) continue
      if (!isService(host) && free-- <= 0) continue
      this.#sending.set(
        host,
        this.#serve(host, signal).finally(() => this.#sending.delete(host)),
      )
    }
    return 'done'
  }

  /** Waits until no lane is running. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending.values())
  }

  async #serve(host: string, signal?: AbortSignal): Promise<void> {
    const lanes = isService(host) ? LANES_OF_SERVICE : 1
    await Promise.all(Array.from({ length: lanes }, () => this.#sendLane(host, signal).catch(this.#source.fault)))
  }

  async #sendLane(host: string, signal?: AbortSignal): Promise<void> {
    const { db, count, fault } = this.#source
    for (let sent = 0; (isService(host) || sent < AT_ONCE) && !signal?.aborted; sent++) {
      const push = await claimPush(db, host)
      if (!push) return
      try {
        const { result, is_silent, merged_ids = [] } = await this.#sendOne(push)
        count(result)
        if (result !== 'later') {
          await deletePushes(db, { ...push, push_ids: [push.push_id, ...merged_ids] })
          count('merged', merged_ids.length)
        }
        if (is_silent && !isService(host)) return await postponeHost(db, host)
      } catch (error) {
        if (isUnavailable(error)) throw error
        // The message is tried again after a pause, and dropped after a day. The messages behind it are sent.
        fault(new Error('a push message failed', { cause: error }))
      }
    }
  }

  /**
   * @returns `later` if the message is to be sent again; the other messages that it names; and whether its push service
   * gave no reply.
   */
  async #sendOne(push: Push): Promise<{ result: PushResult; is_silent?: boolean; merged_ids?: string[] }> {
    const { db } = this.#source
    const message = await this.#messageOf(push)
    if (typeof message === 'string') return { result: message }
    const { text, subscription, merged_ids } = message
    const request = pushRequest(this.#source, subscription, text)
    if (!request) {
      await deleteSubscription(db, push.session_id)
      return { result: 'gone', merged_ids }
    }
    const reply = await post(request, this.#network)
    const result = resultOf(reply)
    if (result === 'gone') await forgetEndpoint(db, subscription.endpoint)
    return { result, is_silent: reply.status === null && result === 'later', merged_ids }
  }

  /** The text of a message and its browser; or the result if it is not sent, or not now. */
  async #messageOf(push: Push) {
    const { db } = this.#source
    const { user_id, notice_id, session_id, host } = push
    const stored = await findNotice(db, { user_id, notice_id })
    if (!stored || (stored.read && isOnlyForUnread(stored.kind))) return 'outdated'
    const notice = await findCurrentNotice(db, user_id, stored)
    const browser = notice && (await findBrowser(db, session_id, notice.topic))
    if (!notice || !browser) return 'outdated'
    const { language, host: current_host, ...subscription } = browser
    if (current_host !== host) {
      await movePush(db, push, current_host)
      return 'later'
    }
    const until = await endOfLimit(this.#source, { limit: 'push_to_browser', who: [session_id] })
    if (until !== undefined) {
      await postponePushes(db, push, until)
      return 'later'
    }
    const merged_ids = await claimDueWith(db, push, MERGED_FROM - 1)
    const content =
      merged_ids.length > 0
        ? { ...mergedText(merged_ids.length + 1, language), link: ALL_NOTICES }
        : { ...noticeText(notice, language), link: linkOf(notice) }
    return { text: JSON.stringify({ ...content, tag: notice_id, lang: language }), subscription, merged_ids }
  }
}

function resultOf({ status, fault }: PostReply): PushResult {
  if (fault === NOT_PUBLIC || GONE.includes(status)) return 'gone'
  if (status === null || status >= 500 || LATER.includes(status)) return 'later'
  return status >= 200 && status < 300 ? 'sent' : 'refused'
}
