import type { CatalogueFault, Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import { sentence } from '../../../language/sentence.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { findPriceJumps } from './import-jumps-sql.ts'
import { findFaulty, findImport, findImportPage } from './import-read-sql.ts'

export async function readImport(db: Db, import_id: string) {
  const row = await findImport(db, import_id)
  if (!row) throw new NotFound()
  return row
}

export async function listImports(db: Db, { page, page_size, cursor }: PageStart) {
  return { ...(await findImportPage(db, { page, page_size, cursor })), page, page_size }
}

const LINES_AT_ONCE = 100
const FAULTS_AT_ONCE = 300
const CELL_SHOWN = 200

/**
 * The next faults, each with a sentence in the reader's language. A page has at most 100 lines and ends after the line
 * that reaches 300 faults.
 */
export async function readFaults(
  db: Db,
  { import_id, after }: { import_id: string; after: number },
  language: Language,
) {
  await readImport(db, import_id)
  const lines = await findFaulty(db, import_id, after, LINES_AT_ONCE)
  const items: FaultShown[] = []
  for (const { line, cells, faults } of lines) {
    for (const { column, fault } of faults) {
      const cell = (cells[column] ?? '').slice(0, CELL_SHOWN)
      items.push({ line, column, fault, cell, message: sentence(`catalogue_fault.${fault}`)[language] })
    }
    if (items.length >= FAULTS_AT_ONCE) return { items, after: line }
  }
  return { items, after: lines.length < LINES_AT_ONCE ? null : (lines.at(-1)?.line ?? null) }
}

type FaultShown = { line: number; column: string; fault: CatalogueFault; cell: string; message: string }

const JUMPS_SHOWN = 100

/** Returns the first prices of an import that fall or rise by more than half. @throws NotFound. */
export async function readPriceJumps(db: Db, import_id: string, language: Language) {
  await readImport(db, import_id)
  return { items: await findPriceJumps(db, import_id, language, JUMPS_SHOWN) }
}
