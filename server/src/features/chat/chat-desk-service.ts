import type { File } from '@sampan/contract'
import type { UploadPurpose } from '@sampan/contract/rules'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { BadRequest, NotFound } from '../../refusal/refusal.ts'
import { hasShopper, insertDeskLog } from '../operator/log/log-write-sql.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { savePicture, type UploadForm } from '../upload/upload-service.ts'
import { answerShopper, releaseChat, takeChat } from './chat-service.ts'

type Answer = {
  user_id: string
  client_id: string
  text?: string | undefined
  file_id?: string | undefined
  order_id?: string | undefined
  product_id?: string | undefined
}

/**
 * Answers a shopper, once per `client_id`, and writes the operators' log.
 * @returns the id of the message.
 * @throws NotFound for an unknown shopper, or an order or picture of another shopper; Refusal account_blocked,
 * idempotency_key_reused, chat_taken.
 */
export const answerAtDesk = (db: Db, operator: OperatorSession, { user_id, ...message }: Answer): Promise<string> =>
  actAtDesk(db, operator, async (tx, log) => {
    const { operator_id } = operator
    if (!(await hasShopper(tx, user_id))) throw new NotFound()
    const { message_id, is_new } = await answerShopper(tx, { user_id, operator_id }, message)
    const about = { ref_type: 'shopper', ref_id: user_id, details: { message_id } } as const
    if (is_new) await log({ action: 'message_sent', ...about })
    return message_id
  })

type Taking = { user_id: string; from_operator_id?: string | undefined }

/** @throws NotFound for an unknown shopper; Refusal account_blocked, role_needed, chat_taken. */
export const takeChatAtDesk = (db: Db, operator: OperatorSession, { user_id, from_operator_id }: Taking) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await hasShopper(tx, user_id))) throw new NotFound()
    const is_new = await takeChat(tx, user_id, operator.operator_id, from_operator_id)
    const details = from_operator_id ? { from_operator_id } : {}
    if (is_new) await log({ action: 'chat_taken', ref_type: 'shopper', ref_id: user_id, details })
  })

/** @throws NotFound for an unknown shopper; Refusal account_blocked, role_needed. */
export const releaseChatAtDesk = (db: Db, operator: OperatorSession, user_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await hasShopper(tx, user_id))) throw new NotFound()
    if (await releaseChat(tx, user_id, operator.operator_id))
      await log({ action: 'chat_released', ref_type: 'shopper', ref_id: user_id })
  })

/** Pictures for a chat, and pictures that explain why a refund is refused. */
const SENT_AT_DESK: readonly UploadPurpose[] = ['chat', 'refusal']

/**
 * Stores a picture for an answer. The picture belongs to the shopper, who may see it; the upload quota is the
 * operator's.
 * @throws NotFound for an unknown shopper; BadRequest for another purpose; Refusal file_not_a_picture, quota_exceeded.
 */
export async function saveAnswerPicture(
  context: Context,
  { operator_id }: OperatorSession,
  user_id: string,
  form: UploadForm,
): Promise<File> {
  if (!SENT_AT_DESK.includes(form.purpose)) throw new BadRequest(`purpose: ${SENT_AT_DESK.join(' or ')}`)
  if (!(await hasShopper(context.db, user_id))) throw new NotFound()
  const file = await savePicture(context, { owner_id: user_id, sender_id: operator_id }, form)
  const about = { ref_type: 'shopper', ref_id: user_id, details: { file_id: file.file_id } } as const
  await insertDeskLog(context.db, { operator_id, action: 'picture_sent', ...about })
  return file
}
