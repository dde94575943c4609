import type { NoticeTopic } from '@sampan/contract/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

export type NoticeChoice = { in_app: boolean; by_mail: boolean; by_push: boolean }

/**
 * A condition for statements that queue a mail: the shopper `user_account` gets mails about this topic at this address.
 */
export const isMailed = (topic: NoticeTopic): RawBuilder<boolean> => sql<boolean>`(mail_refused_at is null
  and not exists (select from notice_choice as choice where choice.user_id = user_account.user_id
    and choice.topic = ${topic} and not choice.by_mail))`

/** A condition for statements that queue push messages: the shopper `user_account` gets those about this topic. */
export const isPushed = (topic: NoticeTopic): RawBuilder<boolean> => sql<boolean>`not exists (
  select from notice_choice as choice where choice.user_id = user_account.user_id
    and choice.topic = ${topic} and not choice.by_push)`

export const findNoticeChoices = (db: Db, user_id: string) =>
  db
    .selectFrom('notice_choice')
    .select(['topic', 'in_app', 'by_mail', 'by_push'])
    .where('user_id', '=', user_id)
    .execute()

/** The address of the shopper's mails, whether the mail server rejected it, and whether it is verified. */
export const findMailAddress = (db: Db, user_id: string) =>
  db
    .selectFrom('user_account')
    .select(['account as address', sql<boolean>`mail_refused_at is not null`.as('is_address_refused')])
    .select(sql<boolean>`email_verified_at is not null`.as('is_address_verified'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()

/** Allows mails to the address of an account again, until the mail server rejects it the next time. */
export async function acceptAddress(tx: Tx, user_id: string): Promise<void> {
  await tx.updateTable('user_account').set({ mail_refused_at: null }).where('user_id', '=', user_id).execute()
}

/** Whether mails about a topic are on. Locks the account, so that simultaneous changes are made one after the other. */
export async function isTopicMailed(
  tx: Tx,
  { user_id, topic }: { user_id: string; topic: NoticeTopic },
): Promise<boolean> {
  await tx.selectFrom('user_account').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute()
  const choice = await tx
    .selectFrom('notice_choice')
    .select('by_mail')
    .where('user_id', '=', user_id)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return choice?.by_mail ?? true
}

/** Saves a choice. Omitted channels stay as they are. */
export async function saveNoticeChoice(
  tx: Tx,
  { user_id, topic }: { user_id: string; topic: NoticeTopic },
  choice: Partial<NoticeChoice>,
): Promise<void> {
  await tx
    .insertInto('notice_choice')
    .values({ user_id, topic, ...choice })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet({ topic, ...choice }))
    .execute()
}

/** Deletes mails of a topic that wait to be sent. Confirmations of payments are about orders. */
export async function deleteMailsOfTopic(tx: Tx, user_id: string, topic: NoticeTopic): Promise<void> {
  await sql`delete from job where user_id = ${user_id} and task = 'notice_mail' and (
    (data ? 'order_ids' and ${topic} = 'order')
    or (data ->> 'notice_id')::uuid in (select notice_id from notice where user_id = ${user_id} and topic = ${topic}))`.execute(
    tx,
  )
}

/** The language of an open account; undefined for others. */
export async function findLanguage(db: Db, user_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select('language')
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.language
}
