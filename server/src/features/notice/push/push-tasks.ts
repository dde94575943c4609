import type { Context } from '../../../context.ts'
import { isUnavailable } from '../../../db/busy.ts'
import { transaction } from '../../../db/transaction.ts'
import { endOfLimit } from '../../../http/rate-limits.ts'
import type { Job } from '../../../job/job-sql.ts'
import type { Postponed, Task } from '../../../job/task.ts'
import { INTERNET, NOT_PUBLIC, type PostReply, post } from '../../../outgoing/post.ts'
import { findCurrentNotice } from '../mail/notice-holds-sql.ts'
import { isOnlyForUnread } from '../mail/notice-mail-rules.ts'
import { ALL_NOTICES, MERGED_FROM, mergedText } from '../merged-words.ts'
import { findNotice } from '../notice-sql.ts'
import { linkOf, noticeText } from '../notice-words.ts'
import { type CountPushes, countPushesIn, type PushResult } from './push-count.ts'
import {
  type Claimed,
  delayPushes,
  deletePushes,
  ENTER_TASK,
  enterLane,
  findDueWith,
  HOST_TASK,
  type Push,
  type PushData,
  postponePushes,
  queueAgain,
  SERVICE_TASKS,
} from './push-queue-sql.ts'
import { pushRequest } from './push-request.ts'
import { deleteSubscription, findBrowser, forgetEndpoint } from './push-sql.ts'

/** Messages that a server sends at the same time to a push service of a browser. */
const TO_SERVICE = 4
/** Other hosts to which a server sends at the same time, one message to each. Anybody can have a host. */
const HOSTS_AT_ONCE = 20
/** A message that gets no reply holds the lane of its host for these attempts; then those behind it are tried first. */
const SILENT_ATTEMPTS = 3
const MINUTE_S = 60
const HOUR_S = 3_600

/** Replies to an address that no longer exists. */
const GONE: readonly (number | null)[] = [404, 410]
/** Replies to messages that may be accepted later: too many requests, and a key or clock that the shopkeeper corrects. */
const LATER: readonly (number | null)[] = [401, 403, 408, 429]

/** The push service did not accept a message, with the others that it named, and may accept it later. */
class NotAccepted extends Error {
  readonly is_silent: boolean
  readonly merged: readonly Claimed[]
  constructor(host: string, { status, fault }: PostReply, merged: readonly Claimed[]) {
    super(`${host}: ${status ?? fault}`)
    this.is_silent = status === null
    this.merged = merged
  }
}

/** A minute, then doubled up to an hour. */
const pauseAfter = (tries: number): number => Math.min(HOUR_S, MINUTE_S * 2 ** Math.min(tries - 1, 6))

type Source = Pick<Context, 'db' | 'config' | 'keys' | 'metrics' | 'network'>
type Sending = Source & { count: CountPushes }

/**
 * Pushes notices to browsers. A server that dies after a push service accepted a message causes a second message with the
 * same tag, which the browser shows in place of the first.
 */
export function pushTasks(source: Source, count: CountPushes = countPushesIn(source.metrics)): readonly Task[] {
  const sending: Sending = { ...source, count }
  const common = {
    isReported: (error) => !(error instanceof NotAccepted),
    expired: () => count('outdated'),
  } satisfies Partial<Task>
  return [
    ...SERVICE_TASKS.map((name) => ({
      ...common,
      name,
      concurrency: TO_SERVICE,
      is_alone: true, // messages for a browser that are due together become one
      pause_s: pauseAfter,
      run: (job: Job) => sendPush(sending, pushOf(job)),
    })),
    {
      ...common,
      name: HOST_TASK,
      concurrency: HOSTS_AT_ONCE,
      pause_s: () => MINUTE_S,
      run: (job) => sendInLane(sending, pushOf(job)),
    },
    {
      ...common,
      name: ENTER_TASK,
      concurrency: TO_SERVICE,
      is_alone: true,
      pause_s: pauseAfter,
      run: (job) => transaction(source.db, (tx) => enterLane(tx, pushOf(job))).then(() => undefined),
    },
  ]
}

function pushOf({ user_id, data, ...job }: Job): Push {
  if (user_id === null) throw new Error('a push message has a recipient')
  return { ...(data as PushData), ...job, user_id } // written by queuePushes
}

/** Sends a message of another host. After a failure it waits outside of the lane, unless the host gives no reply. */
async function sendInLane(sending: Sending, push: Push): Promise<Postponed | undefined> {
  try {
    return await sendPush(sending, push)
  } catch (error) {
    const isHostSilent = error instanceof NotAccepted && error.is_silent && push.attempts < SILENT_ATTEMPTS
    if (!isHostSilent && !isUnavailable(error)) {
      const tries = push.tries + push.attempts
      const merged = error instanceof NotAccepted ? error.merged : []
      await queueAgain(sending.db, [push, ...merged], { host: push.host, tries, pause_s: pauseAfter(tries) })
    }
    throw error
  }
}

/** Sends a message. It is dropped if it has no recipient or nothing to say. */
async function sendPush(sending: Sending, push: Push): Promise<Postponed | undefined> {
  const { db, count, network = INTERNET } = sending
  const { session_id, host, tries } = push
  const notice = await findPushedNotice(sending, push)
  const browser = notice && (await findBrowser(db, session_id, notice.topic))
  if (!browser) {
    count('outdated')
    return undefined
  }
  const { language, host: current_host, ...subscription } = browser
  if (current_host !== host) {
    count('later')
    await queueAgain(db, [push], { host: current_host, tries, pause_s: 0 })
    return undefined
  }
  const until = await endOfLimit(sending, { limit: 'push_to_browser', who: [session_id] })
  if (until !== undefined) {
    count('later')
    return waitUntil(sending, push, until)
  }
  const merged = await findDueWith(db, push, MERGED_FROM - 1)
  const content =
    merged.length > 0
      ? { ...mergedText(merged.length + 1, language), link: ALL_NOTICES }
      : { ...noticeText(notice, language), link: linkOf(notice) }
  const text = JSON.stringify({ ...content, tag: push.notice_id, lang: language })
  const request = pushRequest(sending, subscription, text)
  if (!request) await deleteSubscription(db, session_id)
  const reply = request && (await post(request, network))
  const result = reply ? resultOf(reply) : 'gone'
  count(result)
  if (reply && result === 'later') {
    await delayPushes(db, merged, MINUTE_S)
    throw new NotAccepted(host, reply, merged)
  }
  if (reply && result === 'gone') await forgetEndpoint(db, subscription.endpoint)
  await deletePushes(db, merged)
  count('merged', merged.length)
  return undefined
}

/** The notice of a message; undefined when its facts no longer hold, or the shopper has read it. */
async function findPushedNotice({ db }: Source, { user_id, notice_id }: Push) {
  const notice = await findNotice(db, { user_id, notice_id })
  if (!notice || (notice.read && isOnlyForUnread(notice.kind))) return undefined
  return findCurrentNotice(db, user_id, notice)
}

/** Postpones the messages for a browser that got too many. Those of other browsers in its lane do not wait. */
async function waitUntil({ db }: Source, push: Push, until: string): Promise<Postponed | undefined> {
  if (push.lane !== null) {
    await queueAgain(db, [push], { ...push, until })
    return undefined
  }
  await postponePushes(db, push, until)
  return { until }
}

function resultOf({ status, fault }: PostReply): PushResult {
  if (fault === NOT_PUBLIC || GONE.includes(status)) return 'gone'
  if (status === null || status >= 500 || LATER.includes(status)) return 'later'
  return status >= 200 && status < 300 ? 'sent' : 'refused'
}
