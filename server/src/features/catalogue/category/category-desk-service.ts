import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import type { Texts } from '../../../language/text-in.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { refuseUnknownPicture } from '../product/product-picture-service.ts'
import {
  deleteCategory,
  deleteKind,
  findCategories,
  findKinds,
  findOptions,
  insertCategory,
  insertKind,
  isCategoryUsed,
  isKindUsed,
  lockCategory,
  lockKind,
  lockOption,
  type OptionRow,
  storeOption,
  updateCategory,
  updateKind,
} from './category-desk-sql.ts'

type Revision = { revision: string | null }
type CategoryDraft = Revision & { category: string; position: number; name: Texts; image: string }
type KindDraft = Revision & { kind: string; category: string; position: number; name: Texts; other_names: Texts }
type OptionDraft = Revision & OptionRow

const revisionOfCategory = ({ category, position, name, image }: Omit<CategoryDraft, 'revision'>) =>
  revisionOf([category, position, name, image])
const revisionOfKind = ({ kind, category, position, name, other_names }: Omit<KindDraft, 'revision'>) =>
  revisionOf([kind, category, position, name, other_names])
const revisionOfOption = ({ axis, name, must_choose, values }: OptionRow) =>
  revisionOf([axis, name, must_choose, values])

export async function listShelves(db: Db) {
  const [categories, kinds] = await Promise.all([findCategories(db), findKinds(db)])
  const of = Map.groupBy(kinds, ({ category }) => category)
  return categories.map((row) => ({
    ...row,
    revision: revisionOfCategory(row),
    kinds: (of.get(row.category) ?? []).map((kind) => ({ ...kind, revision: revisionOfKind(kind) })),
  }))
}

export async function listOptions(db: Db) {
  return (await findOptions(db)).map((row) => ({ ...row, revision: revisionOfOption(row) }))
}

/** The English text is required, because readers without a translation get it. @throws Refusal catalogue_fault. */
export function refuseWithoutEnglish(texts: Record<string, Texts>): void {
  for (const [field, words] of Object.entries(texts))
    if (!words.en) throw new Refusal('catalogue_fault', { field, fault: 'english_missing' })
}

/** @throws Refusal id_taken, changed_meanwhile, catalogue_fault; NotFound. */
export const saveCategory = (context: Context, operator: OperatorSession, { revision, ...draft }: CategoryDraft) =>
  actAtDesk(context.db, operator, async (tx, log) => {
    const { category, name, image } = draft
    const stored = await lockCategory(tx, category)
    refuseOutdated(revision, stored && revisionOfCategory(stored))
    refuseWithoutEnglish({ name })
    if (image !== stored?.image) await refuseUnknownPicture(tx, context, 'image', image)
    if (stored) await updateCategory(tx, draft)
    else if (!(await insertCategory(tx, draft))) throw new Refusal('id_taken')
    await log({ action: 'category_saved', ref_type: 'category', ref_id: category, details: { name } })
    return listShelves(tx)
  })

/** @throws Refusal changed_meanwhile, still_used; NotFound. */
export const removeCategory = (
  { db }: Context,
  operator: OperatorSession,
  { category, revision }: { category: string; revision: string },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const stored = await lockCategory(tx, category)
    refuseOutdated(revision, stored && revisionOfCategory(stored))
    if (await isCategoryUsed(tx, category)) throw new Refusal('still_used')
    await deleteCategory(tx, category)
    await log({ action: 'category_removed', ref_type: 'category', ref_id: category })
    return listShelves(tx)
  })

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
