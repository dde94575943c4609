import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import {
  deleteKind,
  findOptions,
  insertKind,
  isKindUsed,
  type KindRow,
  lockCategory,
  lockKind,
  lockOption,
  type OptionRow,
  storeOption,
  updateKind,
} from './category-desk-sql.ts'
import { refuseWithoutEnglish } from './english-text.ts'
import { listShelves, revisionOfKind } from './shelf-list-service.ts'

type Revision = { revision: string | null }
type KindDraft = Revision & KindRow
type OptionDraft = Revision & OptionRow

const revisionOfOption = ({ axis, name, must_choose, values }: OptionRow) =>
  revisionOf([axis, name, must_choose, values])

export async function listOptions(db: Db) {
  return (await findOptions(db)).map((row) => ({ ...row, revision: revisionOfOption(row) }))
}

/**
 * @throws NotFound; Refusal id_taken, changed_meanwhile, catalogue_fault; still_used when the kind has products and cannot
 * change its category.
 */
export const saveKind = ({ db }: Context, operator: OperatorSession, { revision, ...draft }: KindDraft) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { kind, category, name } = draft
    const stored = await lockKind(tx, kind)
    refuseOutdated(revision, stored && revisionOfKind(stored))
    refuseWithoutEnglish({ name })
    await refuseUnknownCategory(tx, category)
    if (stored && stored.category !== category && (await isKindUsed(tx, kind))) throw new Refusal('still_used')
    if (stored) await updateKind(tx, draft)
    else if (!(await insertKind(tx, draft))) throw new Refusal('id_taken')
    await log({ action: 'kind_saved', ref_type: 'kind', ref_id: kind, details: { category, name } })
    return listShelves(tx)
  })

async function refuseUnknownCategory(tx: Tx, category: string): Promise<void> {
  if (!(await lockCategory(tx, category)))
    throw new Refusal('catalogue_fault', { field: 'category', fault: 'unknown_category' })
}

/** @throws Refusal changed_meanwhile, still_used; NotFound. */
export const removeKind = (
  { db }: Context,
  operator: OperatorSession,
  { kind, revision }: { kind: string; revision: string },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const stored = await lockKind(tx, kind)
    refuseOutdated(revision, stored && revisionOfKind(stored))
    if (await isKindUsed(tx, kind)) throw new Refusal('still_used')
    await deleteKind(tx, kind)
    await log({ action: 'kind_removed', ref_type: 'kind', ref_id: kind })
    return listShelves(tx)
  })

/**
 * Saves an option. Stored values that are missing in the draft remain.
 * @throws NotFound; Refusal id_taken, changed_meanwhile, catalogue_fault.
 */
export const saveOption = ({ db }: Context, operator: OperatorSession, { revision, ...draft }: OptionDraft) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { axis, name, values } = draft
    const stored = await lockOption(tx, axis)
    refuseOutdated(revision, stored && revisionOfOption(stored))
    refuseWithoutEnglish({ name })
    for (const [at, { value }] of values.entries()) refuseWithoutEnglish({ [`values.${at}.value`]: value })
    refuseRepeated(values)
    if (!(await storeOption(tx, draft, !stored))) throw new Refusal('id_taken')
    const details = { name, values: values.map(({ value_key }) => value_key) }
    await log({ action: 'option_saved', ref_type: 'option', ref_id: axis, details })
    return listOptions(tx)
  })

function refuseRepeated(values: OptionRow['values']): void {
  const keys = values.map(({ value_key }) => value_key)
  const at = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (at >= 0) throw new Refusal('catalogue_fault', { field: `values.${at}.value_key`, fault: 'same_options' })
}
