import webPush from 'web-push'
import type { Context } from '../../../context.ts'
import { addressIn } from '../../../mail/mailer.ts'
import type { Post } from '../../../outgoing/post.ts'
import { pushKeys } from './push-keys.ts'
import type { Subscription } from './push-sql.ts'

/** How long the push service stores a message for a device that is off, in seconds. */
const TTL_S = 24 * 60 * 60

type Source = Pick<Context, 'config' | 'keys'>

/**
 * The request to a push service: the text is encrypted for the browser (RFC 8291), and signed for the service (RFC 8292).
 * @returns undefined if nothing can be encrypted for the keys of the subscription.
 */
export function pushRequest(
  { config, keys }: Source,
  { endpoint, p256dh, auth }: Subscription,
  text: string,
): Post | undefined {
  const { public_key: publicKey, private_key: privateKey } = pushKeys(keys)
  const { public_url, mail } = config
  // A contact for the push service: an HTTPS URL or a mail address.
  const subject = public_url.startsWith('https:') ? public_url : `mailto:${addressIn(mail.from)}`
  const vapidDetails = { subject, publicKey, privateKey }
  const details = encrypted({ endpoint, keys: { p256dh, auth } }, text, vapidDetails)
  if (!details) return undefined
  const texts = Object.entries(details.headers ?? {}).map(([name, value]) => [name, String(value)])
  return { url: endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body: details.body ?? '' }
}

/** The library throws for a key that is no point of the curve; rows older than the check of subscriptions may have one. */
function encrypted(
  subscription: webPush.PushSubscription,
  text: string,
  vapidDetails: webPush.RequestOptions['vapidDetails'] & object,
): webPush.RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails(subscription, text, { TTL: TTL_S, vapidDetails })
  } catch {
    return undefined
  }
}
