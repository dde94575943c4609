import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { deleteNote, findNotes, insertNote, isNotable } from './note-sql.ts'

type About = { user_id: string; order_id?: string | undefined }

export async function listNotes(db: Db, { operator_id }: Pick<OperatorSession, 'operator_id'>, about: About) {
  const notes = await findNotes(db, about)
  return notes.map(({ order_id, order_number, operator_id: author_id, ...note }) => ({
    ...note,
    order: order_id && order_number ? { order_id, order_number } : null,
    is_own: author_id === operator_id,
  }))
}

const refOf = ({ user_id, order_id }: About) =>
  order_id ? ({ ref_type: 'order', ref_id: order_id } as const) : ({ ref_type: 'shopper', ref_id: user_id } as const)

/**
 * Adds a note. The operators' log does not contain its text, because notes are deleted with the account and the log is
 * not.
 * @throws NotFound; Refusal account_blocked.
 */
export const addNote = (db: Db, operator: OperatorSession, note: About & { note_id: string; text: string }) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { user_id, order_id, note_id, text } = note
    if (!(await isNotable(tx, user_id, order_id))) throw new NotFound()
    const { operator_id } = operator
    if (!(await insertNote(tx, { user_id, order_id: order_id ?? null, note_id, text, operator_id }))) return
    await log({ action: 'note_added', ...refOf(note) })
  })

/** @throws NotFound for a note of another operator; Refusal account_blocked. */
export const removeNote = (db: Db, operator: OperatorSession, note: About & { note_id: string }) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await deleteNote(tx, { ...note, operator_id: operator.operator_id }))) throw new NotFound()
    await log({ action: 'note_removed', ...refOf(note) })
  })
