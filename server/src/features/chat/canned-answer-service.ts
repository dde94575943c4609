import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../http/revision.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import {
  type CannedWords,
  deleteCannedAnswer,
  findCannedAnswers,
  insertCannedAnswer,
  isTitleTaken,
  lockCannedAnswer,
  updateCannedAnswer,
} from './canned-answer-sql.ts'

const revisionOfAnswer = ({ title, words }: CannedWords) => revisionOf([title, words])

export const listCannedAnswers = async (db: Db) =>
  (await findCannedAnswers(db)).map((answer) => ({ ...answer, revision: revisionOfAnswer(answer) }))

type ReadAnswer = { canned_answer_id: string; revision: string }

/** @throws NotFound; Refusal changed_meanwhile. */
async function lockAsRead(tx: Tx, { canned_answer_id, revision }: ReadAnswer): Promise<CannedWords> {
  const answer = await lockCannedAnswer(tx, canned_answer_id)
  if (!answer) throw new NotFound()
  refuseOutdated(revision, revisionOfAnswer(answer))
  return answer
}

type CannedAnswerEdit = CannedWords & { canned_answer_id?: string | undefined; revision?: string | undefined }

/**
 * Adds a canned answer or changes an existing one.
 * @throws NotFound; the refusals of `actAtDesk`; Refusal title_taken; changed_meanwhile when another operator changed the
 * answer.
 */
export function saveCannedAnswer(
  db: Db,
  operator: OperatorSession,
  { canned_answer_id, revision, ...answer }: CannedAnswerEdit,
) {
  const { operator_id } = operator
  const { title } = answer
  return actAtDesk(db, operator, async (tx, log) => {
    if (await isTitleTaken(tx, title, canned_answer_id)) throw new Refusal('title_taken', { field: 'title' })
    if (canned_answer_id === undefined || revision === undefined) {
      const ref_id = await insertCannedAnswer(tx, answer, operator_id)
      return log({ action: 'canned_answer_added', ref_type: 'canned_answer', ref_id, details: { title } })
    }
    await lockAsRead(tx, { canned_answer_id, revision })
    await updateCannedAnswer(tx, canned_answer_id, answer, operator_id)
    const about = { ref_type: 'canned_answer', ref_id: canned_answer_id, details: { title } } as const
    return log({ action: 'canned_answer_changed', ...about })
  })
}

/** @throws NotFound; Refusal account_blocked; role_needed; changed_meanwhile if another operator changed the answer. */
export const removeCannedAnswer = (db: Db, operator: OperatorSession, read: ReadAnswer) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { title } = await lockAsRead(tx, read)
    const { canned_answer_id: ref_id } = read
    await deleteCannedAnswer(tx, ref_id)
    await log({ action: 'canned_answer_deleted', ref_type: 'canned_answer', ref_id, details: { title } })
  })
