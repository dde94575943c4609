import type { ImportCategory } from '../../../../db/json-columns.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { PLACEHOLDER } from '../../../picture/placeholder-picture-service.ts'
import { findCodesOf } from '../../../promo/promo-desk-sql.ts'
import {
  deleteCategory,
  findSubcategories,
  insertCategory,
  isCategoryUsed,
  lockCategories,
  lockCategory,
  nextPosition,
} from '../../category/category-desk-sql.ts'
import type { Step } from '../import-sql.ts'
import { inLanguages } from '../system/plain-text.ts'
import { freeCategoryId } from './category-plan.ts'
import { CategoryTable, levelsOf, plainPath } from './category-table.ts'
import { findCategoryNames, findFineCells, storeDecisions } from './import-categories-sql.ts'

/**
 * Adds the categories of an import that have products without faults, once. A category that another operator added
 * since the check is used instead. Categories above the limit of the shop are not added, so their products have a fault.
 * @returns the decisions with the ids of the categories.
 */
export async function createCategories(tx: Tx, { import_id, categories, notes }: Step): Promise<ImportCategory[]> {
  if (!categories.some(isAwaited)) return categories
  await lockCategories(tx)
  const cells = new Set((await findFineCells(tx, import_id)).map(plainPath))
  const decisions: ImportCategory[] = []
  for (const decision of categories)
    decisions.push(isAwaited(decision) ? await created(tx, decision, cells.has(plainPath(decision.name))) : decision)
  await storeDecisions(tx, import_id, { categories: decisions, notes })
  return decisions
}

const isAwaited = ({ choice, created: ids }: ImportCategory) => choice === 'add' && !ids

async function created(tx: Tx, decision: ImportCategory, isWanted: boolean): Promise<ImportCategory> {
  const levels = levelsOf(decision.name)
  if (!isWanted || !levels) return { ...decision, created: [] }
  const table = new CategoryTable(await findCategoryNames(tx))
  const existing = table.find(decision.name)
  if (existing !== undefined) return { ...decision, category: existing, created: [] }
  const [first] = levels
  const above = levels.length === 2 ? table.findFirstLevel(first) : null
  const count = above === undefined ? 2 : 1
  if (table.room < count) return { ...decision, choice: 'undecided', category: null, created: [] }
  const ids: string[] = []
  const add = async (name: string, parent: string | null, wanted?: string | null) => {
    const isTaken = (id: string) => table.has(id) || ids.includes(id)
    const category = wanted && !isTaken(wanted) ? wanted : freeCategoryId(name, isTaken)
    const position = await nextPosition(tx, parent)
    const row = { category, parent, position, name: inLanguages(name), image: PLACEHOLDER, is_hidden: false }
    if (!(await insertCategory(tx, row))) throw new Error(`the category ${category} exists`)
    ids.push(category)
    return category
  }
  const isReserved = (id: string) => id === decision.category
  const parent =
    above === undefined
      ? await add(
          first,
          null,
          freeCategoryId(first, (id) => table.has(id) || isReserved(id)),
        )
      : above
  const category = await add(levels.at(-1) ?? first, parent, decision.category)
  return { ...decision, category, created: ids }
}

/** Deletes the categories that an import has added, except for those that are used or were changed since. */
export async function removeCategories(tx: Tx, { categories }: Pick<Step, 'categories'>): Promise<void> {
  const all = categories.flatMap(({ created: ids = [] }) => ids)
  if (all.length === 0) return
  const names = new Set(categories.flatMap(({ name }) => levelsOf(name) ?? []))
  await lockCategories(tx)
  const rows = (await Promise.all(all.map((category) => lockCategory(tx, category)))).flatMap((row) => row ?? [])
  for (const row of [
    ...rows.filter(({ parent }) => parent !== null),
    ...rows.filter(({ parent }) => parent === null),
  ]) {
    const { category, image, name } = row
    const isChanged = image !== PLACEHOLDER || !names.has(name.en ?? '')
    const isUsed =
      (await isCategoryUsed(tx, category)) ||
      (await findSubcategories(tx, category)).length > 0 ||
      (await findCodesOf(tx, [category])).length > 0
    if (!isChanged && !isUsed) await deleteCategory(tx, category)
  }
}
