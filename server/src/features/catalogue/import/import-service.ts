import type { DecimalSign } from '@sampan/contract/typed-number'
import type { Context } from '../../../context.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { type UploadedFile, unreadSheet } from '../../upload/sheet-service.ts'
import { planCategories } from './category/category-plan.ts'
import { readImport } from './import-read-service.ts'
import { beginCheck, beginUndo, dropImport, lockImport, openImport, setState, storeAnswer } from './import-sql.ts'
import { stageLines } from './import-staging.ts'
import { systemOf } from './system/headings.ts'
import { beginMapping, storeNotes } from './system/source-sql.ts'
import { isSoldSince } from './undo-sql.ts'

/**
 * Stores the lines of a file as they arrive and queues its check. The catalogue is not changed.
 * @throws Refusal import_too_large, import_too_wide, import_unreadable.
 */
export async function stageImport(context: Context, operator: OperatorSession, file: UploadedFile) {
  const { db } = context
  const { operator_id } = operator
  const import_id = await openImport(db, { operator_id, file_name: file.file_name.toWellFormed().replaceAll('\0', '') })
  try {
    const uploaded = await stageLines(db, import_id, file)
    await actAtDesk(db, operator, async (tx, log) => {
      const { foreign, digest, notes } = uploaded
      await storeNotes(tx, import_id, notes)
      if (foreign) await beginMapping(tx, import_id, { digest, system: systemOf(foreign), headings: foreign })
      else {
        await beginCheck(tx, import_id, uploaded)
        await planCategories(tx, import_id)
      }
      await log({
        action: 'import_sent',
        ref_type: 'import',
        ref_id: import_id,
        details: { file_name: file.file_name },
      })
    })
  } catch (error) {
    await dropImport(db, import_id)
    throw unreadSheet(error, file.isCut())
  }
  return readImport(db, import_id)
}

type Answer = { import_id: string; decimal_sign: DecimalSign }

/**
 * Stores how numbers such as `1,250` are read in this import, and queues its check.
 * @throws NotFound; Refusal state_changed when the import does not ask.
 */
export const answerImport = ({ db }: Context, operator: OperatorSession, { import_id, decimal_sign }: Answer) =>
  actAtDesk(db, operator, async (tx, log) => {
    const row = await lockImport(tx, import_id)
    if (!row) throw new NotFound()
    if (row.state !== 'asking') throw new Refusal('state_changed')
    await storeAnswer(tx, import_id, decimal_sign)
    await log({ action: 'import_answered', ref_type: 'import', ref_id: import_id, details: { decimal_sign } })
    return readImport(tx, import_id)
  })

type Applying = { import_id: string; leave_out_faulty: boolean; again: boolean; confirmed_jumps: number }

/**
 * Queues a checked import to be applied.
 * @throws NotFound; Refusal import_faulty, import_repeated; import_price_jumps when the confirmed number of steep price
 * changes is wrong; state_changed when the import is not checked or another operator has already applied it.
 */
export const applyImport = ({ db }: Context, operator: OperatorSession, applying: Applying) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { import_id, leave_out_faulty, again, confirmed_jumps } = applying
    const row = await lockImport(tx, import_id)
    if (!row) throw new NotFound()
    if (row.state !== 'checked') throw new Refusal('state_changed')
    if (row.faulty > 0 && !leave_out_faulty) throw new Refusal('import_faulty')
    const { repeats, price_jumps } = await readImport(tx, import_id)
    if (repeats && !again) throw new Refusal('import_repeated')
    if (price_jumps !== confirmed_jumps) throw new Refusal('import_price_jumps')
    await setState(tx, import_id, 'applying')
    const details = { leave_out_faulty, faulty: row.faulty, ...(price_jumps > 0 && { price_jumps }) }
    await log({ action: 'import_applied', ref_type: 'import', ref_id: import_id, details })
    return readImport(tx, import_id)
  })

/** Stops an import after the current batch. @throws NotFound; Refusal state_changed when it has ended. */
export const cancelImport = ({ db }: Context, operator: OperatorSession, import_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const row = await lockImport(tx, import_id)
    if (!row) throw new NotFound()
    if (row.ended_at) throw new Refusal('state_changed')
    await setState(tx, import_id, 'cancelled')
    await log({ action: 'import_cancelled', ref_type: 'import', ref_id: import_id, details: { was: row.state } })
    return readImport(tx, import_id)
  })

/**
 * Queues an import to be undone. @throws NotFound; Refusal import_sold when something of it was ordered; state_changed when
 * it has not ended, or nothing of it was applied.
 */
export const undoImport = ({ db }: Context, operator: OperatorSession, import_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const row = await lockImport(tx, import_id)
    if (!row) throw new NotFound()
    const { applied } = await readImport(tx, import_id)
    if ((row.state !== 'done' && row.state !== 'cancelled') || applied === 0) throw new Refusal('state_changed')
    if (await isSoldSince(tx, import_id)) throw new Refusal('import_sold')
    await beginUndo(tx, import_id)
    await log({ action: 'import_undone', ref_type: 'import', ref_id: import_id, details: { applied } })
    return readImport(tx, import_id)
  })
