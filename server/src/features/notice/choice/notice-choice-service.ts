import type { NoticeChoices } from '@sampan/contract'
import { NOTICE_TOPICS, type NoticeTopic } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { notify, readNotices } from '../notice-service.ts'
import {
  deleteMailsOfTopic,
  findMailAddress,
  findNoticeChoices,
  isTopicMailed,
  type NoticeChoice,
  saveNoticeChoice,
} from './notice-choice-sql.ts'

type Chosen = { user_id: string; topic: NoticeTopic }

/** Every topic with the shopper's choice, or the default. */
export async function readNoticeChoices(db: Db, user_id: string): Promise<NoticeChoices> {
  const [mail, chosen] = await Promise.all([findMailAddress(db, user_id), findNoticeChoices(db, user_id)])
  const defaults = { in_app: true, by_mail: true }
  return {
    ...mail,
    topics: NOTICE_TOPICS.map((topic) => chosen.find((choice) => choice.topic === topic) ?? { topic, ...defaults }),
  }
}

/**
 * Saves where the notices of a topic are sent. Turning mail off also drops the mails that are not sent yet, except those
 * about security: a thief could otherwise delete the warning about the log-in with which the mails are turned off.
 */
async function saveChoice(tx: Tx, chosen: Chosen, choice: Partial<NoticeChoice>): Promise<void> {
  await saveNoticeChoice(tx, chosen, choice)
  if (choice.by_mail === false && chosen.topic !== 'security')
    await deleteMailsOfTopic(tx, chosen.user_id, chosen.topic)
}

/** Saves the choice of a signed-in shopper. The end of mails about security is mailed, because a thief may have logged in. */
export async function chooseNotices(tx: Tx, chosen: Chosen, choice: Partial<NoticeChoice>): Promise<void> {
  const { user_id, topic } = chosen
  if (topic === 'security' && choice.by_mail === false && (await isTopicMailed(tx, chosen))) {
    await readNotices(tx, { user_id, kind: 'security_mail_ended' }) // an unread notice would suppress this one
    await notify(tx, { user_id, kind: 'security_mail_ended', ref_id: user_id }) // mailed, as the choice is saved below
  }
  await saveChoice(tx, chosen, choice)
}

/**
 * Saves the choice of the link in a mail. The end of mails about orders, money and security leaves a notice in the app,
 * because anyone to whom a mail was forwarded can use its link.
 */
export async function chooseByLink(tx: Tx, chosen: Chosen, by_mail: boolean): Promise<void> {
  const { user_id, topic } = chosen
  const isEnded = !by_mail && (await isTopicMailed(tx, chosen))
  await saveChoice(tx, chosen, { by_mail })
  if (isEnded && (topic === 'order' || topic === 'wallet' || topic === 'security'))
    await notify(tx, { user_id, kind: `${topic}_mail_ended`, ref_id: user_id })
}
