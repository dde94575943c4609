import { createHash } from 'node:crypto'
import { IMPORT_LIMITS } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { hashed } from '../../sheet/hashed.ts'
import { NoSheet } from '../../sheet/sheet-limits.ts'
import { sheetRecords } from '../../sheet/sheet-records.ts'
import { storable } from '../../sheet/storable.ts'
import type { UploadedFile } from '../upload/sheet-service.ts'
import { isSecret } from './headings.ts'
import { insertLines, type NewLine } from './move-in-line-sql.ts'

/** Lines are inserted once there are 500 of them, or their cells have 500,000 characters. */
const STAGED_AT_ONCE = 500
const STAGED_LENGTH = 500_000

/**
 * Stores the lines of a file as they arrive, without the cells of columns with passwords.
 * @returns the headings and the digest of the file.
 * @throws NoSheet; TooWide; TooLarge; Refusal import_too_large.
 */
export async function stageLines(db: Db, file_id: string, { chunks, isCut }: UploadedFile) {
  const digest = createHash('sha256')
  let headings: string[] | undefined
  let number = 0
  let waiting: NewLine[] = []
  let length = 0
  const store = async () => {
    await insertLines(db, file_id, waiting)
    waiting = []
    length = 0
  }
  for await (const record of sheetRecords(hashed(chunks, digest), [])) {
    number += 1
    if (number > IMPORT_LIMITS.lines + 1) throw new Refusal('import_too_large')
    if (!record.some((cell) => cell.trim())) continue
    // A NUL shows that the file is UTF-16 without a byte order mark.
    if (!headings && record.some((cell) => cell.includes('\0'))) throw new NoSheet()
    const cells = record.map(storable)
    if (!headings) {
      headings = cells
      continue
    }
    const secret = headings.map(isSecret)
    waiting.push({ line: number, cells: cells.map((cell, at) => (secret[at] ? '' : cell)) })
    length += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (waiting.length >= STAGED_AT_ONCE || length >= STAGED_LENGTH) await store()
  }
  if (isCut()) throw new Refusal('import_too_large')
  if (!headings) throw new NoSheet()
  await store()
  return { headings, digest: digest.digest('hex') }
}
