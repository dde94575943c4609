import { CATEGORIES_LIMIT, SLUG_PATTERN } from '@sampan/contract/rules'
import type { CountedNote, ImportCategory, StoredMapping } from '../../../../db/json-columns.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { plain } from '../system/plain-text.ts'
import { slugOf } from '../system/slug-of.ts'
import { CategoryTable, levelsOf, plainPath } from './category-table.ts'
import { findCategoryCells, findCategoryNames, findDecisions, storeDecisions } from './import-categories-sql.ts'

type Named = { name: string; products: number }

/**
 * Lists the categories that the lines of an import name and the shop lacks, and what becomes of them: as it was decided
 * for an earlier file with these headings, otherwise they are added.
 */
export async function planCategories(tx: Tx, import_id: string): Promise<void> {
  const row = await findDecisions(tx, import_id)
  if (!row) return
  const table = new CategoryTable(await findCategoryNames(tx))
  const names = merged(await findCategoryCells(tx, import_id)).filter(({ name }) => table.find(name) === undefined)
  const categories = decided(names.slice(0, CATEGORIES_LIMIT), table, row.mapping)
  const unlisted = names.slice(CATEGORIES_LIMIT)
  if (names.length === 0) return
  const notes = withCategories(row.notes, categories)
  if (unlisted.length > 0) notes.push({ note: 'too_many_categories', count: unlisted.length, line: 1, detail: null })
  await storeDecisions(tx, import_id, { categories, notes })
}

/** Names that differ only by case, width and spaces are one. */
function merged(cells: readonly Named[]): Named[] {
  const all = new Map<string, Named>()
  for (const { name, products } of cells) {
    const before = all.get(plainPath(name))
    all.set(plainPath(name), before ? { ...before, products: before.products + products } : { name, products })
  }
  return [...all.values()].toSorted((one, other) => other.products - one.products)
}

function decided(names: readonly Named[], table: CategoryTable, mapping: StoredMapping | null): ImportCategory[] {
  const ids = new Set<string>()
  const parents = new Set<string>()
  const otherwise = mapping ? 'fallback' : 'undecided'
  return names.map(({ name, products }) => {
    const can_add = canAdd(name, table)
    const earlier = mapping?.categories?.[plainPath(name)]
    if (typeof earlier === 'string' && table.has(earlier))
      return { name, products, choice: 'existing', category: earlier, can_add }
    if (earlier === null) return { name, products, choice: otherwise, category: null, can_add }
    const levels = levelsOf(name) ?? []
    for (const level of levels.length === 2 ? levels.slice(0, 1) : [])
      if (table.findFirstLevel(level) === undefined) parents.add(plain(level))
    // In a file of the shop's own columns, an id that the shop lacks is more likely a typing error.
    const isId = mapping === null && SLUG_PATTERN.test(name)
    if (!can_add || isId || ids.size + parents.size >= table.room)
      return { name, products, choice: otherwise, category: null, can_add }
    const category = freeCategoryId(name, (id) => table.has(id) || ids.has(id))
    ids.add(category)
    return { name, products, choice: 'add', category, can_add }
  })
}

/** Whether a category with this name or path can be added. */
const canAdd = (name: string, table: CategoryTable): boolean => levelsOf(name) !== null && !table.isAmbiguous(name)

/** An id for a new category by its name, with its parent in front and a number behind it if the id is taken. */
export function freeCategoryId(path: string, isTaken: (id: string) => boolean): string {
  const levels = levelsOf(path) ?? []
  const [name = '', whole = ''] = [levels.at(-1), levels.join(' ')]
  const id = [slugOf(name), slugOf(whole)].find((one) => !isTaken(one))
  if (id !== undefined) return id
  for (let number = 2; ; number++) {
    const numbered = `${slugOf(name).slice(0, 70)}-${number}`
    if (!isTaken(numbered)) return numbered
  }
}

const DETAIL_LENGTH = 1_000

/** The notes of an import with the categories that it adds. */
export function withCategories(notes: readonly CountedNote[], categories: readonly ImportCategory[]): CountedNote[] {
  const added = categories.filter(({ choice }) => choice === 'add').map(({ name }) => name)
  const others = notes.filter(({ note }) => note !== 'new_category')
  if (added.length === 0) return others
  const detail = added.join(', ').slice(0, DETAIL_LENGTH)
  return [...others, { note: 'new_category', count: added.length, line: 1, detail }]
}
