import type { NoticeKind, NoticeTopic } from '@sampan/contract/rules'
import type { Recipient } from './notice-mail-sql.ts'

/** Kinds without a mail: an order that needs nothing any more, and the end of mails that a link ended. */
const UNMAILED: readonly NoticeKind[] = ['order_completed', 'mail_refused', 'order_mail_ended', 'wallet_mail_ended']

/** Priority of mails about favourites. Mails with the priority 0 are sent first. */
export const FAVOURITES_PRIORITY = 1
/** While this number of mails waits for a shopper, further mails are sent after those of other shoppers. */
export const FIRST_MAILS = 3

/**
 * The limit of mails of a kind to a verified mailbox. A session, or a link in a mail, can cause those about security as
 * often as it likes; the shop, money or the time cause all others.
 */
export const mailLimit = (topic: NoticeTopic): 'security_mail' | 'notice_mail' =>
  topic === 'security' ? 'security_mail' : 'notice_mail'

/** Time in which a shopper who is present reads an answer in the chat, in seconds. */
const ANSWER_S = 3 * 60

/** How long after a notice its mail is sent, in seconds; null for notices without a mail. */
export function mailDelay(kind: NoticeKind): number | null {
  if (UNMAILED.includes(kind)) return null
  return kind === 'service_reply' ? ANSWER_S : 0
}

/** How long a shopper who has the chat open needs to read an answer, in seconds. */
const OPEN_CHAT_S = 10

/** How long after a notice its push messages are sent, in seconds; null for notices without push messages. */
export function pushDelay(kind: NoticeKind): number | null {
  if (kind === 'order_completed') return null
  return kind === 'service_reply' ? OPEN_CHAT_S : 0
}

/** Topics about which a blocked shopper gets no mails. */
const NOT_FOR_BLOCKED: readonly NoticeTopic[] = ['favourite', 'service']

/** Whether a waiting mail about a topic is sent now. Mails about security are sent even after the topic was turned off. */
export function getsMailsAbout({ silenced, is_blocked }: Recipient, topic: NoticeTopic): boolean {
  if (topic === 'security') return true
  return !silenced.includes(topic) && !(is_blocked && NOT_FOR_BLOCKED.includes(topic))
}

/** Whether the mail or push message is left out if the shopper reads the notice first. */
export const isOnlyForUnread = (kind: NoticeKind): boolean => kind === 'service_reply'

/** Kinds whose text contains the shopper's address, device or network. */
const PERSONAL: readonly NoticeKind[] = ['order_readdressed', 'new_device']
/** Kinds whose text contains what a third party wrote: the name of an app. */
const FOREIGN: readonly NoticeKind[] = ['agent_linked', 'agent_spent']

/** A character without width, after which no mail program recognises an address or a URL. */
const BREAK = '\u200c'

/** The details of a notice as they are mailed. Text of a third party becomes no link. */
export const mailedDetails = (kind: NoticeKind, details: Record<string, string>): Record<string, string> =>
  FOREIGN.includes(kind)
    ? Object.fromEntries(Object.entries(details).map(([name, text]) => [name, withoutLinks(text)]))
    : details

const withoutLinks = (text: string): string => text.replace(/(?<=\S)[.:/@](?=\S)/g, `$&${BREAK}`)

/**
 * Whether the mail is left out until the mailbox is verified, because an account can be opened with the mailbox of another
 * person.
 */
export const isOnlyForVerified = (kind: NoticeKind): boolean => PERSONAL.includes(kind) || FOREIGN.includes(kind)
