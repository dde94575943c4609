import type { MoveInKind } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { PageStart } from '../../db/newest-first.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { type OperatorWithRoles, waitingProposals } from '../operator/proposal/proposal-service.ts'
import { isMapped, targetsOf } from './headings.ts'
import { findLines, type LineFilter, nextCells } from './move-in-line-sql.ts'
import { move_in_proposals } from './move-in-proposals-service.ts'
import { findFile, findFiles, findHeadings, findRememberedMapping } from './move-in-sql.ts'

/** A file with its open request. @throws NotFound. */
export async function readFile(db: Db, operator: OperatorWithRoles, file_id: string) {
  const [file, [proposal = null]] = await Promise.all([
    findFile(db, file_id),
    waitingProposals(db, operator, move_in_proposals, [file_id]),
  ])
  if (!file) throw new NotFound()
  return { ...file, proposal }
}

export async function listFiles(db: Db, { page, page_size, cursor }: PageStart) {
  return { ...(await findFiles(db, { page, page_size, cursor })), page, page_size }
}

const SAMPLE_ROWS = 200
const SAMPLES = 3
const SAMPLE_LENGTH = 120

/**
 * The columns of a file with values of its first lines, and what they mean if it contains `kind`: as it was decided for a
 * file with the same headings, or by the headings. @throws NotFound.
 */
export async function readMapping(db: Db, file_id: string, chosen: MoveInKind | undefined) {
  const file = await findHeadings(db, file_id)
  if (!file) throw new NotFound()
  const { headings, system } = file
  const kind = chosen ?? file.kind
  const [rows, remembered] = await Promise.all([
    nextCells(db, file_id, 0, SAMPLE_ROWS),
    findRememberedMapping(db, kind, file.fingerprint ?? ''),
  ])
  const mapping = (file.kind === kind && file.mapping) || remembered?.mapping
  const targets = mapping?.columns ?? targetsOf(headings, kind)
  const columns = headings.map((heading, at) => ({
    heading,
    target: targets[at] ?? null,
    samples: [...new Set(rows.map(({ cells }) => cells[at]?.trim() ?? ''))]
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((cell) => cell.slice(0, SAMPLE_LENGTH)),
  }))
  return {
    kind,
    system,
    is_remembered: remembered !== undefined && isMapped(targets, kind),
    columns,
    country: mapping?.country ?? null,
    language: mapping?.language ?? ('en' as const),
    decimal_sign: mapping?.decimal_sign ?? ('point' as const),
    is_day_first: mapping?.is_day_first ?? false,
  }
}

const LINES_AT_ONCE = 100

/** The next lines of a file. @throws NotFound. */
export async function readLines(db: Db, filter: LineFilter) {
  if (!(await findHeadings(db, filter.file_id))) throw new NotFound()
  const items = await findLines(db, filter, LINES_AT_ONCE)
  return { items, after: items.length < LINES_AT_ONCE ? null : (items.at(-1)?.line ?? null) }
}
