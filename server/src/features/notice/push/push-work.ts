import webPush from 'web-push'
import type { Outcome, Running } from '../../../background/background-loop.ts'
import { startWorker } from '../../../background/worker.ts'
import type { Context } from '../../../context.ts'
import { addressIn } from '../../../mail/mailer.ts'
import { INTERNET, type Network, NOT_PUBLIC, type PostReply, post } from '../../../outgoing/post.ts'
import { findCurrentNotice } from '../mail/notice-holds-sql.ts'
import { isOnlyForUnread } from '../mail/notice-mail-rules.ts'
import { findNotice } from '../notice-sql.ts'
import { linkOf, noticeText } from '../notice-words.ts'
import { type CountPushes, countPushesIn, type PushResult } from './push-count.ts'
import { pushKeys } from './push-keys.ts'
import {
  claimPush,
  deleteLatePushes,
  deletePush,
  findBrowser,
  forgetEndpoint,
  type Push,
  type Subscription,
} from './push-sql.ts'

const LOOK_EVERY_MS = 3_000
/** Number of messages that a server sends at the same time. */
const LANES = 4
/** Messages of a lane in one round. */
const AT_ONCE = 50
/** How long the push service stores a message for a device that is off, in seconds. */
const TTL_S = 24 * 60 * 60

/** Replies to an address that no longer exists. */
const GONE: readonly (number | null)[] = [404, 410]
/** Replies to messages that may be accepted later: too many requests, and a key or clock that the shopkeeper corrects. */
const LATER: readonly (number | null)[] = [401, 403, 408, 429]

type Source = Pick<Context, 'db' | 'config' | 'keys'>
type Sender = Source & { count: CountPushes }

/** Pushes notices to browsers. Several servers may do this at the same time. */
export function sendNoticePushes(source: Source & Pick<Context, 'metrics'>): Running {
  const count = countPushesIn(source.metrics)
  return startWorker(source, {
    log_name: 'push messages',
    failed: 'sending push messages failed',
    jobs: () => [
      {
        name: 'notice_pushes',
        every_ms: LOOK_EVERY_MS,
        work: (signal) => sendDuePushes({ ...source, count }, INTERNET, signal),
      },
    ],
  })
}

/** @internal Exported for its test. */
export async function sendDuePushes(source: Sender, network: Network, signal?: AbortSignal): Promise<Outcome> {
  source.count('outdated', await deleteLatePushes(source.db))
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => sendLane(source, network, signal)))
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  return lanes.every((lane) => lane.status === 'fulfilled' && lane.value === 'done') ? 'done' : 'more'
}

async function sendLane(source: Sender, network: Network, signal?: AbortSignal): Promise<Outcome> {
  for (let sent = 0; sent < AT_ONCE; sent++) {
    const push = signal?.aborted ? undefined : await claimPush(source.db)
    if (!push) return 'done'
    const result = await sendOne(source, network, push)
    source.count(result)
    if (result !== 'later') await deletePush(source.db, push)
  }
  return 'more'
}

/** @returns `later` if the message is to be sent again. */
async function sendOne(source: Source, network: Network, push: Push): Promise<PushResult> {
  const { db } = source
  const { user_id, notice_id, session_id } = push
  const stored = await findNotice(db, { user_id, notice_id })
  if (!stored || (stored.read && isOnlyForUnread(stored.kind))) return 'outdated'
  const notice = await findCurrentNotice(db, user_id, stored)
  const browser = notice && (await findBrowser(db, session_id, notice.topic))
  if (!notice || !browser) return 'outdated'
  const { language, ...subscription } = browser
  const message = { ...noticeText(notice, language), link: linkOf(notice), tag: notice_id, lang: language }
  const result = resultOf(await post(requestOf(source, subscription, JSON.stringify(message)), network))
  if (result === 'gone') await forgetEndpoint(db, subscription.endpoint)
  return result
}

function resultOf({ status, fault }: PostReply): PushResult {
  if (fault === NOT_PUBLIC || GONE.includes(status)) return 'gone'
  if (status === null || status >= 500 || LATER.includes(status)) return 'later'
  return status >= 200 && status < 300 ? 'sent' : 'refused'
}

/** The request to a push service: the text is encrypted for the browser (RFC 8291), and signed for the service (RFC 8292). */
function requestOf({ config, keys }: Source, { endpoint, p256dh, auth }: Subscription, text: string) {
  const { public_key: publicKey, private_key: privateKey } = pushKeys(keys)
  const { public_url, mail } = config
  // A contact for the push service: an HTTPS URL or a mail address.
  const subject = public_url.startsWith('https:') ? public_url : `mailto:${addressIn(mail.from)}`
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    TTL: TTL_S,
    vapidDetails: { subject, publicKey, privateKey },
  })
  const texts = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])
  return { url: endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body: body ?? '' }
}
