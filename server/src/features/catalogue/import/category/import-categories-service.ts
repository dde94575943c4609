import type { Context } from '../../../../context.ts'
import type { Db } from '../../../../db/database.ts'
import type { ImportCategory } from '../../../../db/json-columns.ts'
import type { OperatorSession } from '../../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { fingerprintOf } from '../../../../sheet/heading.ts'
import { actAtDesk } from '../../../operator/operator-act-service.ts'
import { lockImport } from '../import-sql.ts'
import { findRememberedMapping } from '../system/source-sql.ts'
import { freeCategoryId, withCategories } from './category-plan.ts'
import { CategoryTable, plainPath } from './category-table.ts'
import {
  findCategoryNames,
  findDecisions,
  rememberCategories,
  restartCheck,
  storeDecisions,
} from './import-categories-sql.ts'

/** The categories that an import names and the shop lacks. @throws NotFound */
export async function readImportCategories(db: Db, import_id: string) {
  const row = await findDecisions(db, import_id)
  if (!row) throw new NotFound()
  return { items: row.categories, fallback: row.mapping?.category ?? null }
}

type Choice = { name: string; choice: 'add' | 'existing' | 'fallback'; category: string | null }

const refuse = (fault: 'unknown_category' | 'too_many') => new Refusal('catalogue_fault', { field: 'category', fault })

/**
 * Stores what becomes of categories that the shop lacks, remembers it for files with the same headings, and queues the
 * check again. @throws NotFound; Refusal state_changed when the import is not checked; catalogue_fault when a category
 * does not exist, cannot be added, or the shop would have too many.
 */
export const chooseCategories = (
  { db }: Context,
  operator: OperatorSession,
  { import_id, choices }: { import_id: string; choices: readonly Choice[] },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const locked = await lockImport(tx, import_id)
    const row = locked && (await findDecisions(tx, import_id))
    if (!row) throw new NotFound()
    if (row.state !== 'checked') throw new Refusal('state_changed')
    const table = new CategoryTable(await findCategoryNames(tx))
    const chosen = new Map(choices.map((choice) => [plainPath(choice.name), choice]))
    const listed = new Set(row.categories.map(({ name }) => plainPath(name)))
    if ([...chosen.keys()].some((name) => !listed.has(name))) throw refuse('unknown_category')
    const ids = new Set(row.categories.flatMap(({ category }) => category ?? []))
    const categories = row.categories.map((before): ImportCategory => {
      const choice = chosen.get(plainPath(before.name))
      if (!choice) return before
      if (choice.choice === 'add') {
        if (!before.can_add) throw refuse('unknown_category')
        const category = freeCategoryId(before.name, (id) => table.has(id) || ids.has(id))
        ids.add(category)
        return before.choice === 'add' ? before : { ...before, choice: 'add', category }
      }
      if (choice.choice === 'fallback' && !row.mapping) throw refuse('unknown_category')
      if (choice.choice === 'existing' && !(choice.category !== null && table.has(choice.category)))
        throw refuse('unknown_category')
      return { ...before, choice: choice.choice, category: choice.choice === 'existing' ? choice.category : null }
    })
    if (categories.filter(({ choice }) => choice === 'add').length > table.room) throw refuse('too_many')
    const notes = row.notes.filter(({ note }) => note !== 'new_option')
    await storeDecisions(tx, import_id, { categories, notes: withCategories(notes, categories) })
    if (row.mapping) {
      const fingerprint = fingerprintOf(row.headings)
      const remembered = (await findRememberedMapping(tx, fingerprint))?.categories ?? {}
      await rememberCategories(tx, fingerprint, withChoices(remembered, categories))
    }
    await restartCheck(tx, import_id)
    const details = { categories: choices.length }
    await log({ action: 'import_categories_chosen', ref_type: 'import', ref_id: import_id, details })
    return null
  })

/** Names that are remembered for a set of headings, newest last. */
const REMEMBERED_MOST = 1_000

function withChoices(remembered: Readonly<Record<string, string | null>>, categories: readonly ImportCategory[]) {
  const all = new Map(Object.entries(remembered))
  for (const { name, choice, category } of categories) {
    all.delete(plainPath(name))
    if (choice === 'existing' || choice === 'fallback') all.set(plainPath(name), category)
  }
  return Object.fromEntries([...all].slice(-REMEMBERED_MOST))
}
