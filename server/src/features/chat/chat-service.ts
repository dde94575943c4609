import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { countTries } from '../../http/rate-limits.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { tellLive } from '../live/live-service.ts'
import { notify, readNotices } from '../notice/notice-service.ts'
import { useFiles } from '../upload/upload-service.ts'
import {
  findAnswering,
  findPosition,
  findSent,
  hasCard,
  hasUnread,
  insertMessage,
  lockChat,
  lockChatAsItIs,
  lockChatForMessage,
  markRead,
  type Side,
  setAnswering,
  type Writer,
  type Writing,
} from './chat-sql.ts'

/**
 * Stores what a shopper writes, once for each `client_id`. A message that is sent again costs no try.
 * @returns the id of the message.
 * @throws NotFound for an order or picture that is not theirs, or no product; Refusal too_many_tries with retry_at,
 * idempotency_key_reused.
 */
export async function writeMessage(context: Context, user_id: string, message: Writing): Promise<string> {
  const { db } = context
  const writer = { user_id, by_whom: 'shopper' } as const
  const who = [user_id]
  if (!(await findSent(db, writer, message.client_id)))
    await countTries(context, [
      { limit: 'message', who },
      { limit: 'message_in_a_day', who },
    ])
  return transaction(db, async (tx) => (await sendOnce(tx, writer, message)).message_id)
}

type Sent = { message_id: string; is_new: boolean }

/**
 * Stores an operator's answer in the transaction that logs it, and tells the shopper. From then on this operator answers.
 * @throws as `writeMessage`; NotFound for no shopper; Refusal chat_taken while another operator answers.
 */
export async function answerShopper(
  tx: Tx,
  { user_id, operator_id }: { user_id: string; operator_id: string },
  message: Writing,
): Promise<Sent> {
  const sent = await sendOnce(tx, { user_id, by_whom: 'operator', operator_id }, message)
  if (!sent.is_new) return sent
  const answering = await findAnswering(tx, user_id)
  if (answering !== undefined && answering !== operator_id) throw new Refusal('chat_taken')
  await setAnswering(tx, user_id, operator_id)
  const ref_id = sent.message_id
  await tellLive(tx, [{ user_id, kind: 'message', ref_id }])
  await notify(tx, { user_id, kind: 'service_reply', ref_id })
  return sent
}

/**
 * Lets this operator answer alone for a while.
 * @param from_operator_id whom the chat is taken from, so that nobody takes it from another than they see.
 * @returns whether it was another's or nobody's before.
 * @throws Refusal chat_taken while another operator answers.
 */
export async function takeChat(tx: Tx, user_id: string, operator_id: string, from_operator_id?: string) {
  await lockChatAsItIs(tx, user_id)
  const answering = await findAnswering(tx, user_id)
  if (answering !== undefined && ![operator_id, from_operator_id].includes(answering)) throw new Refusal('chat_taken')
  await setAnswering(tx, user_id, operator_id)
  return answering !== operator_id
}

/** Lets others answer. @returns whether this operator did until now. */
export async function releaseChat(tx: Tx, user_id: string, operator_id: string): Promise<boolean> {
  await lockChatAsItIs(tx, user_id)
  const was_own = (await findAnswering(tx, user_id)) === operator_id
  if (was_own) await setAnswering(tx, user_id, null)
  return was_own
}

/** Holding the chat first, so that of two sends of one message the second finds what the first stored. */
async function sendOnce(tx: Tx, writer: Writer, message: Writing): Promise<Sent> {
  const { user_id } = writer
  await lockChatForMessage(tx, user_id)
  const sent = await findSent(tx, writer, message.client_id)
  if (sent && !isSame(sent, message)) throw new Refusal('idempotency_key_reused')
  if (sent) return { message_id: sent.message_id, is_new: false }
  if (!(await hasCard(tx, user_id, message))) throw new NotFound()
  const { client_id, file_id } = message
  const file_ids = file_id === undefined ? [] : [file_id]
  await useFiles(tx, { user_id, file_ids, purpose: 'chat', used_by: `message:${client_id}` })
  return { message_id: await insertMessage(tx, writer, message), is_new: true }
}

const CONTENTS = ['text', 'file_id', 'order_id', 'product_id'] as const

const isSame = (sent: { [Part in (typeof CONTENTS)[number]]: string | null }, message: Writing): boolean =>
  CONTENTS.every((part) => sent[part] === (message[part] ?? null))

/**
 * Marks what the other side wrote as read, up to this message, and tells the shopper's open screens. A shopper who has read
 * all answers needs no notice of them any more; reading the notice alone leaves the chat unread.
 * @throws NotFound when the chat has no such message.
 */
export async function readUpTo(db: Db, user_id: string, reader: Side, message_id: string): Promise<void> {
  await transaction(db, async (tx) => {
    // An answer that comes at this moment is either read with the others or told by a notice of its own.
    await lockChat(tx, user_id)
    const position = await findPosition(tx, user_id, message_id)
    if (position === undefined) throw new NotFound()
    const is_news = await markRead(tx, user_id, reader, position)
    if (reader === 'shopper') await readItsNotice(tx, user_id)
    if (is_news)
      await tellLive(tx, [{ user_id, kind: reader === 'shopper' ? 'notice' : 'message', ref_id: message_id }])
  })
}

async function readItsNotice(tx: Tx, user_id: string): Promise<void> {
  if (!(await hasUnread(tx, user_id, 'shopper'))) await readNotices(tx, { user_id, kind: 'service_reply' })
}
