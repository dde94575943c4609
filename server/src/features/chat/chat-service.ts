import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { recordEvents } from '../../event/event-sql.ts'
import { countTries } from '../../http/rate-limits.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { attachFiles } from '../upload/upload-service.ts'
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
  markChatRead,
  type Side,
  setAnswering,
  type Writer,
  type Writing,
} from './chat-sql.ts'

/**
 * Stores a shopper's message, once per `client_id`. A retry of a stored message does not count against the rate limit.
 * @returns the id of the message.
 * @throws NotFound for an order or picture of another shopper, or an unknown product; Refusal too_many_tries with
 * retry_at, idempotency_key_reused.
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
  return transaction(db, async (tx) => {
    const { message_id, is_new } = await sendOnce(tx, writer, message)
    if (is_new) await recordEvents(tx, [{ happening: 'chat.written', ref_id: message_id, user_id, data: {} }])
    return message_id
  })
}

type Sent = { message_id: string; is_new: boolean }

/**
 * Stores an operator's answer in the caller's transaction and reserves the chat for this
 * operator.
 * @throws as `writeMessage`; NotFound for an unknown shopper; Refusal chat_taken while another operator answers.
 */
export async function answerShopper(
  tx: Tx,
  { user_id, operator_id }: { user_id: string; operator_id: string },
  message: Writing,
): Promise<Sent> {
  const result = await sendOnce(tx, { user_id, by_whom: 'operator', operator_id }, message)
  if (!result.is_new) return result
  const answering = await findAnswering(tx, user_id)
  if (answering !== undefined && answering !== operator_id) throw new Refusal('chat_taken')
  await setAnswering(tx, user_id, operator_id)
  await recordEvents(tx, [{ happening: 'chat.answered', ref_id: result.message_id, user_id, data: {} }])
  return result
}

/**
 * Reserves the chat for this operator for a limited time.
 * @param from_operator_id the operator from whom the chat is taken over. If a third operator has it by now, the call is
 * refused.
 * @returns false when this operator had the chat already.
 * @throws Refusal chat_taken while another operator answers.
 */
export async function takeChat(tx: Tx, user_id: string, operator_id: string, from_operator_id?: string) {
  await lockChatAsItIs(tx, user_id)
  const answering = await findAnswering(tx, user_id)
  if (answering !== undefined && ![operator_id, from_operator_id].includes(answering)) throw new Refusal('chat_taken')
  await setAnswering(tx, user_id, operator_id)
  return answering !== operator_id
}

/** Ends this operator's reservation. @returns whether there was one. */
export async function releaseChat(tx: Tx, user_id: string, operator_id: string): Promise<boolean> {
  await lockChatAsItIs(tx, user_id)
  const was_own = (await findAnswering(tx, user_id)) === operator_id
  if (was_own) await setAnswering(tx, user_id, null)
  return was_own
}

/** Locks the chat first: if one message is sent twice concurrently, the second send finds the stored message. */
async function sendOnce(tx: Tx, writer: Writer, message: Writing): Promise<Sent> {
  const { user_id } = writer
  await lockChatForMessage(tx, user_id)
  const stored = await findSent(tx, writer, message.client_id)
  if (stored && !isSame(stored, message)) throw new Refusal('idempotency_key_reused')
  if (stored) return { message_id: stored.message_id, is_new: false }
  if (!(await hasCard(tx, user_id, message))) throw new NotFound()
  const { client_id, file_id } = message
  const file_ids = file_id === undefined ? [] : [file_id]
  await attachFiles(tx, { user_id, file_ids, purpose: 'chat', used_by: `message:${client_id}` })
  return { message_id: await insertMessage(tx, writer, message), is_new: true }
}

const CONTENTS = ['text', 'file_id', 'order_id', 'product_id'] as const

const isSame = (stored: { [Part in (typeof CONTENTS)[number]]: string | null }, message: Writing): boolean =>
  CONTENTS.every((part) => stored[part] === (message[part] ?? null))

/**
 * Marks the other side's messages as read up to this message. When the shopper has read all answers, listeners mark their
 * notice as read too. Reading the notice alone leaves the messages unread.
 * @throws NotFound for a message that is not in the chat.
 */
export async function readUpTo(db: Db, user_id: string, reader: Side, message_id: string): Promise<void> {
  await transaction(db, async (tx) => {
    // Serialises with new answers: the events of answers and readings are in the order in which they happened.
    await lockChat(tx, user_id)
    const position = await findPosition(tx, user_id, message_id)
    if (position === undefined) throw new NotFound()
    if (!(await markChatRead(tx, user_id, reader, position))) return
    const data = { by: reader, is_all: !(await hasUnread(tx, user_id, reader)) }
    await recordEvents(tx, [{ happening: 'chat.read', ref_id: message_id, user_id, data }])
  })
}
