import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import {
  type CannedWords,
  insertCannedAnswer,
  isTitleTaken,
  removeCannedAnswer,
  type SeenVersion,
  updateCannedAnswer,
} from './canned-answer-sql.ts'

type CannedAnswerEdit = CannedWords & { canned_answer_id?: string | undefined; version?: number | undefined }

/**
 * Adds a canned answer or changes an existing one.
 * @throws the refusals of `actAtDesk`; Refusal title_taken; state_changed when another operator changed the answer.
 */
export function saveCannedAnswer(
  db: Db,
  operator: OperatorSession,
  { canned_answer_id, version, ...answer }: CannedAnswerEdit,
) {
  const { operator_id } = operator
  const { title } = answer
  return actAtDesk(db, operator, async (tx, log) => {
    if (await isTitleTaken(tx, title, canned_answer_id)) throw new Refusal('title_taken', { field: 'title' })
    if (canned_answer_id === undefined || version === undefined) {
      const ref_id = await insertCannedAnswer(tx, answer, operator_id)
      return log({ action: 'canned_answer_added', ref_type: 'canned_answer', ref_id, details: { title } })
    }
    if (!(await updateCannedAnswer(tx, { canned_answer_id, version }, answer, operator_id)))
      throw new Refusal('state_changed')
    const about = { ref_type: 'canned_answer', ref_id: canned_answer_id, details: { title } } as const
    return log({ action: 'canned_answer_changed', ...about })
  })
}

/** @throws Refusal account_blocked; role_needed; state_changed if another operator changed or deleted the answer. */
export const deleteCannedAnswer = (db: Db, operator: OperatorSession, ref: SeenVersion) =>
  actAtDesk(db, operator, async (tx, log) => {
    const title = await removeCannedAnswer(tx, ref)
    if (title === undefined) throw new Refusal('state_changed')
    const about = { ref_type: 'canned_answer', ref_id: ref.canned_answer_id, details: { title } } as const
    await log({ action: 'canned_answer_deleted', ...about })
  })
