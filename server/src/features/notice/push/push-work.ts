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

/** Pushes notices to browsers. Several servers may do this at the same time. */
export const sendNoticePushes = (source: Source & Pick<Context, 'metrics'>): Running =>
  startWorker(source, {
    log_name: 'push messages',
    failed: 'sending push messages failed',
    jobs: () => [
      { name: 'notice_pushes', every_ms: LOOK_EVERY_MS, work: (signal) => sendDuePushes(source, INTERNET, signal) },
    ],
  })

/** @internal Exported for its test. */
export async function sendDuePushes(source: Source, network: Network, signal?: AbortSignal): Promise<Outcome> {
  await deleteLatePushes(source.db)
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => sendLane(source, network, signal)))
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  return lanes.every((lane) => lane.status === 'fulfilled' && lane.value === 'done') ? 'done' : 'more'
}

async function sendLane(source: Source, network: Network, signal?: AbortSignal): Promise<Outcome> {
  for (let sent = 0; sent < AT_ONCE; sent++) {
    const push = signal?.aborted ? undefined : await claimPush(source.db)
    if (!push) return 'done'
    if (await sendOne(source, network, push)) await deletePush(source.db, push)
  }
  return 'more'
}

/** @returns whether nothing remains to be sent: the message was accepted, is outdated, or can never be accepted. */
async function sendOne(source: Source, network: Network, push: Push): Promise<boolean> {
  const { db } = source
  const { user_id, notice_id, session_id } = push
  const stored = await findNotice(db, { user_id, notice_id })
  if (!stored || (stored.read && isOnlyForUnread(stored.kind))) return true
  const notice = await findCurrentNotice(db, user_id, stored)
  const browser = notice && (await findBrowser(db, session_id, notice.topic))
  if (!notice || !browser) return true
  const { language, ...subscription } = browser
  const message = { ...noticeText(notice, language), link: linkOf(notice), tag: notice_id, lang: language }
  const { status, fault } = await post(requestOf(source, subscription, JSON.stringify(message)), network)
  if (GONE.includes(status) || fault === NOT_PUBLIC) await forgetEndpoint(db, subscription.endpoint)
  return isFinal({ status, fault } as PostReply) // the parts of one reply
}

const isFinal = ({ status, fault }: PostReply): boolean =>
  fault === NOT_PUBLIC || (status !== null && status < 500 && !LATER.includes(status))

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
