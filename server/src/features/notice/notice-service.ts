import { NOTICE_KINDS, NOTICE_TOPICS, type NoticeKind, type NoticeTopic } from '@sampan/contract/rules'
import type { Tx } from '../../db/transaction.ts'
import { recordEvents } from '../../event/event-sql.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { mailDelay, pushDelay } from './mail/notice-mail-rules.ts'
import { areNoticesOf, insertNotice, markNoticesRead } from './notice-sql.ts'

export type NewNotice = {
  user_id: string
  kind: NoticeKind
  /** Id of the order, recharge, withdrawal, message or product; a refund has the id of its order. */
  ref_id: string
  /**
   * Values for the placeholders of the text (notice-words.ts): numbers, amounts as `$12.34`, texts that an operator
   * wrote.
   */
  details?: Record<string, string>
  /** The event that the notice is about. An event has one notice, however often its job runs. */
  event_id?: number
  /** When it happened; now by default. */
  at?: string
}

/**
 * Kinds with at most one unread notice: ten chat answers create one notice, and so does a link that is used by turns to end
 * and resume mails.
 */
const ONCE: readonly NoticeKind[] = ['service_reply', 'order_mail_ended', 'wallet_mail_ended', 'security_mail_ended']

function topicOf(kind: NoticeKind): NoticeTopic {
  const topic = NOTICE_TOPICS.find((one) => NOTICE_KINDS[one].some((one) => one === kind))
  if (!topic) throw new Error(`no topic for notices of the kind ${kind}`)
  return topic
}

/**
 * Inserts a notice in the caller's transaction and queues its mail and push messages. Other features record an event
 * instead, of which notice-listener.ts learns.
 */
export async function notify(tx: Tx, { user_id, kind, ref_id, details = {}, event_id, at }: NewNotice): Promise<void> {
  const topic = topicOf(kind)
  const is_once = ONCE.includes(kind)
  const mail_after_s = mailDelay(kind)
  const push_after_s = pushDelay(kind)
  const delivery = { is_once, mail_after_s, push_after_s, event_id: event_id ?? null, at: at ?? null }
  const notice_id = await insertNotice(tx, { user_id, topic, kind, ref_id, details, ...delivery })
  if (notice_id === undefined) return
  await recordEvents(tx, [{ happening: 'notice.written', ref_id: notice_id, user_id, data: { topic, about: ref_id } }])
}

type Read = { user_id: string; ids?: string[]; kind?: NoticeKind }

/** Marks notices as read: by id, by kind, or all. */
export async function readNotices(tx: Tx, { user_id, ids, kind }: Read): Promise<string[]> {
  return markNoticesRead(tx, user_id, { ...(ids && { ids }), ...(kind && { kind, topic: topicOf(kind) }) })
}

/**
 * Marks notices as read, and records it for the shopper's other screens.
 * @throws NotFound if a notice does not exist or is another shopper's; then none is marked.
 */
export async function readNoticesOnScreen(tx: Tx, reading: Read): Promise<void> {
  const { user_id, ids } = reading
  if (ids && !(await areNoticesOf(tx, user_id, ids))) throw new NotFound()
  const [ref_id] = await readNotices(tx, reading)
  if (ref_id !== undefined) await recordEvents(tx, [{ happening: 'notice.read', ref_id, user_id, data: {} }])
}

/** Limit of the count per topic: a screen shows "99+". */
export const UNREAD_LIMIT = 100
