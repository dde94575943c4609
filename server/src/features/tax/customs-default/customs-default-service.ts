import type { CustomsDefault } from '@sampan/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { deleteDefault, findDefaults, lockDefault, lockSubject, putDefault, subjectOf } from './customs-default-sql.ts'

const revisionOfDefault = ({ hs_code, origin_country, tax_class }: CustomsDefault) =>
  revisionOf([hs_code, origin_country, tax_class])

export async function listDefaults(db: Db) {
  const rows = await findDefaults(db)
  return rows.map(({ subject: _, ...row }) => ({ ...row, revision: revisionOfDefault(row) }))
}

type Draft = CustomsDefault & { revision: string | null }

/** Stores the values for products without them, or removes them. @throws NotFound; Refusal id_taken, changed_meanwhile */
export const saveDefault = ({ db }: Context, operator: OperatorSession, { revision, ...draft }: Draft) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await lockSubject(tx, draft))) throw new NotFound()
    const subject = subjectOf(draft)
    const stored = await lockDefault(tx, subject)
    refuseOutdated(revision, stored && revisionOfDefault(stored))
    const { hs_code, origin_country, tax_class } = draft
    const isEmpty = hs_code === null && origin_country === null && tax_class === null
    if (isEmpty) await deleteDefault(tx, subject)
    else await putDefault(tx, draft)
    const action = isEmpty ? 'customs_default_removed' : 'customs_default_saved'
    const details = isEmpty ? {} : { hs_code, origin_country, tax_class }
    if (stored || !isEmpty) await log({ action, ref_type: 'customs_default', ref_id: subject, details })
    return listDefaults(tx)
  })
