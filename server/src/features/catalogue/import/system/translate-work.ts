import { eventLoopYielder } from '../../../../background/event-loop-yielder.ts'
import type { CountedNote } from '../../../../db/json-columns.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { planCategories } from '../category/category-plan.ts'
import { CategoryTable } from '../category/category-table.ts'
import { findCategoryNames } from '../category/import-categories-sql.ts'
import { ambiguousCell } from '../import-line.ts'
import { beginCheck, insertImportLines, type Step } from '../import-sql.ts'
import { MagentoLinks } from './magento-links.ts'
import type { Translation } from './product-lines.ts'
import type { LineNote, SourceSheet } from './source-rows.ts'
import { dropSource, findSource, storeNotes } from './source-sql.ts'
import { Translator } from './translator.ts'

const ROWS_AT_ONCE = 1_000

/** Translates the rows of a file of another system into lines with the shop's own columns, and queues their check. */
export async function translateImport(tx: Tx, { import_id, system, headings, mapping }: Step): Promise<void> {
  if (!mapping) throw new Error(`import ${import_id} has no mapping`)
  const categories = new CategoryTable(await findCategoryNames(tx))
  const sheet = { system, headings, mapping, categories }
  const translator = new Translator(sheet, system === 'magento' ? await magentoLinks(tx, import_id, sheet) : undefined)
  const notes = new NoteCounts(headings.filter((heading, at) => heading !== '' && mapping.columns[at] === null))
  let asked_number: string | undefined
  const store = async ({ lines, notes: line_notes }: Translation) => {
    asked_number ??= lines.map(({ cells }) => ambiguousCell(cells)).find((cell) => cell !== undefined)
    notes.add(line_notes)
    await insertImportLines(tx, import_id, lines)
  }
  const yieldIfDue = eventLoopYielder()
  for (let after = 0; ; ) {
    const rows = await findSource(tx, import_id, after, ROWS_AT_ONCE)
    const all: Translation = { lines: [], notes: [] }
    for (const row of rows) {
      const part = translator.push(row)
      all.lines.push(...part.lines)
      all.notes.push(...part.notes)
      await yieldIfDue()
    }
    await store(all)
    after = rows.at(-1)?.line ?? after
    if (rows.length < ROWS_AT_ONCE) break
  }
  await store(translator.end())
  await storeNotes(tx, import_id, notes.all)
  await dropSource(tx, import_id)
  await beginCheck(tx, import_id, { asked_number })
  await planCategories(tx, import_id)
}

async function magentoLinks(tx: Tx, import_id: string, sheet: SourceSheet): Promise<MagentoLinks> {
  const links = new MagentoLinks(sheet)
  const yieldIfDue = eventLoopYielder()
  for (let after = 0; ; ) {
    const rows = await findSource(tx, import_id, after, ROWS_AT_ONCE)
    for (const row of rows) {
      links.read(row)
      await yieldIfDue()
    }
    if (rows.length < ROWS_AT_ONCE) return links
    after = rows.at(-1)?.line ?? after
  }
}

/** Counts notes, with the first line of each. */
class NoteCounts {
  readonly #counts = new Map<string, CountedNote>()

  constructor(ignored: readonly string[]) {
    if (ignored.length === 0) return
    const note = {
      note: 'column_ignored',
      count: ignored.length,
      line: 1,
      detail: ignored.join(', ').slice(0, 1_000),
    } as const
    this.#counts.set('column_ignored', note)
  }

  add(notes: readonly LineNote[]): void {
    for (const { note, line } of notes) {
      const before = this.#counts.get(note)
      this.#counts.set(note, { note, count: (before?.count ?? 0) + 1, line: before?.line ?? line, detail: null })
    }
  }

  get all(): CountedNote[] {
    return [...this.#counts.values()]
  }
}
