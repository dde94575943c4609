import type { NoticeTopic } from '@sampan/contract/rules'
import type { Tx } from '../../../db/transaction.ts'
import { deleteMailsOfTopic, type NoticeChoice, saveNoticeChoice } from './notice-choice-sql.ts'

type Chosen = { user_id: string; topic: NoticeTopic }

/** Saves where the notices of a topic are sent. Turning mail off also drops the mails that are not sent yet. */
export async function chooseNotices(tx: Tx, chosen: Chosen, choice: Partial<NoticeChoice>): Promise<void> {
  await saveNoticeChoice(tx, chosen, choice)
  if (choice.by_mail === false) await deleteMailsOfTopic(tx, chosen.user_id, chosen.topic)
}
