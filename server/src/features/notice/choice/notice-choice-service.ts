import type { NoticeChoices } from '@sampan/contract'
import { NOTICE_TOPICS, type NoticeTopic } from '@sampan/contract/rules'
import type { DbAndKeys } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import { notify, readNotices } from '../notice-service.ts'
import { pushKeys } from '../push/push-keys.ts'
import { dropPushesOfTopic } from '../push/push-queue-sql.ts'
import { findEndpoint } from '../push/push-sql.ts'
import {
  deleteMailsOfTopic,
  findMailAddress,
  findNoticeChoices,
  isTopicMailed,
  type NoticeChoice,
  saveNoticeChoice,
} from './notice-choice-sql.ts'

type Chosen = { user_id: string; topic: NoticeTopic }

/** Every topic with the shopper's choice, or the default; and how the browser of the session gets push messages. */
export async function readNoticeChoices(
  { db, keys }: DbAndKeys,
  { user_id, session_id }: { user_id: string; session_id: string },
): Promise<NoticeChoices> {
  const [mail, choices, push_endpoint] = await Promise.all([
    findMailAddress(db, user_id),
    findNoticeChoices(db, user_id),
    findEndpoint(db, session_id),
  ])
  const defaults = { in_app: true, by_mail: true, by_push: true }
  return {
    ...mail,
    push_key: pushKeys(keys).public_key,
    push_endpoint,
    topics: NOTICE_TOPICS.map((topic) => choices.find((choice) => choice.topic === topic) ?? { topic, ...defaults }),
  }
}

/**
 * Saves where the notices of a topic are sent. Turning mail or push off also drops what is not sent yet, except mails
 * about security: a thief could otherwise delete the warning about the log-in with which the mails are turned off.
 */
async function saveChoice(tx: Tx, key: Chosen, choice: Partial<NoticeChoice>): Promise<void> {
  await saveNoticeChoice(tx, key, choice)
  if (choice.by_mail === false && key.topic !== 'security') await deleteMailsOfTopic(tx, key.user_id, key.topic)
  if (choice.by_push === false) await dropPushesOfTopic(tx, key.user_id, key.topic)
}

/** Saves the choice of a signed-in shopper. The end of mails about security is mailed, because a thief may have logged in. */
export async function chooseNotices(tx: Tx, key: Chosen, choice: Partial<NoticeChoice>): Promise<void> {
  const { user_id, topic } = key
  if (topic === 'security' && choice.by_mail === false && (await isTopicMailed(tx, key))) {
    await readNotices(tx, { user_id, kind: 'security_mail_ended' }) // an unread notice would suppress this one
    await notify(tx, { user_id, kind: 'security_mail_ended', ref_id: user_id }) // mailed, as the choice is saved below
  }
  await saveChoice(tx, key, choice)
}

/**
 * Saves the choice of the link in a mail. The end of mails about orders, money and security leaves a notice in the app,
 * because anyone to whom a mail was forwarded can use its link.
 */
export async function chooseByLink(tx: Tx, key: Chosen, by_mail: boolean): Promise<void> {
  const { user_id, topic } = key
  const isEnded = !by_mail && (await isTopicMailed(tx, key))
  await saveChoice(tx, key, { by_mail })
  if (isEnded && (topic === 'order' || topic === 'wallet' || topic === 'security'))
    await notify(tx, { user_id, kind: `${topic}_mail_ended`, ref_id: user_id })
}
