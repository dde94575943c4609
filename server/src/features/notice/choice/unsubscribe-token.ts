import { Id } from '@sampan/contract'
import { NOTICE_TOPICS, type NoticeTopic } from '@sampan/contract/rules'
import { isMadeWith, type Keys } from '../../../security/keys.ts'

const PURPOSE = 'unsubscribe'

type Subscription = { user_id: string; topic: NoticeTopic }

/** A token that can only end the mails of one topic to one shopper. It never expires, like the mail that contains it. */
const unsubscribeToken = (keys: Keys, { user_id, topic }: Subscription): string =>
  [user_id, topic, keys.mac(PURPOSE, user_id, topic).toString('base64url')].join('.')

/** Reads a token; undefined for one that this shop did not make. */
export function readUnsubscribeToken(keys: Keys, token: string): Subscription | undefined {
  const [user_id = '', name, mac = ''] = token.split('.')
  const topic = NOTICE_TOPICS.find((one) => one === name)
  if (!topic || !Id.safeParse(user_id).success) return undefined
  const isOwn = isMadeWith(keys, Buffer.from(mac, 'base64url'), (key) => key.mac(PURPOSE, user_id, topic))
  return isOwn ? { user_id, topic } : undefined
}

/** The page of a token, for the header List-Unsubscribe and the link in a mail. */
export const unsubscribeLink = (keys: Keys, subscription: Subscription, public_url: string): string =>
  `${public_url}/unsubscribe?token=${unsubscribeToken(keys, subscription)}`
