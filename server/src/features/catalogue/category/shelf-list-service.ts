import type { Db } from '../../../db/database.ts'
import { revisionOf } from '../../../http/revision.ts'
import { type CategoryRow, findCategories, findKinds, type KindRow } from './category-desk-sql.ts'

export const revisionOfCategory = ({ category, parent, position, name, image, is_hidden }: CategoryRow) =>
  revisionOf([category, parent, position, name, image, is_hidden])
export const revisionOfKind = ({ kind, category, position, name, other_names }: KindRow) =>
  revisionOf([kind, category, position, name, other_names])

/** Categories with their kinds. Subcategories follow their category. */
export async function listShelves(db: Db) {
  const [categories, kinds] = await Promise.all([findCategories(db), findKinds(db)])
  const kindsOf = Map.groupBy(kinds, ({ category }) => category)
  const children = Map.groupBy(categories, ({ parent }) => parent)
  const inOrder = (children.get(null) ?? []).flatMap((one) => [one, ...(children.get(one.category) ?? [])])
  return inOrder.map((row) => ({
    ...row,
    revision: revisionOfCategory(row),
    kinds: (kindsOf.get(row.category) ?? []).map((kind) => ({ ...kind, revision: revisionOfKind(kind) })),
  }))
}
