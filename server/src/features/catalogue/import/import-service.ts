import { createHash } from 'node:crypto'
import { normalised } from '@sampan/contract/normalised'
import { type CatalogueFault, IMPORT_LIMITS, type Language, SLUG_PATTERN } from '@sampan/contract/rules'
import type { DecimalSign } from '@sampan/contract/typed-number'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { PageStart } from '../../../db/newest-first.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { sentence } from '../../../language/sentence.ts'
import { BadRequest, NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { csvRecords, NoCsv, TooWide } from './csv-records.ts'
import { findPriceJumps } from './import-jumps-sql.ts'
import { ambiguousCell, type Cells, IMPORT_COLUMNS } from './import-line.ts'
import {
  beginCheck,
  dropImport,
  findFaulty,
  findImport,
  findImportPage,
  insertImportLines,
  lockImport,
  openImport,
  type StagedLine,
  setState,
  storeAnswer,
} from './import-sql.ts'

/** Lines are inserted once there are 500 of them, or their cells have 500,000 characters. */
const STAGED_AT_ONCE = 500
const STAGED_LENGTH = 500_000

type File = { file_name: string; chunks: AsyncIterable<Uint8Array>; isCut: () => boolean }

/** The CSV of a multipart form as a stream. @throws BadRequest without a file. */
export async function csvOfForm(request: FastifyRequest): Promise<File> {
  if (!request.isMultipart()) throw new BadRequest('input: a multipart form is needed')
  const part = await request.file({ limits: { fileSize: IMPORT_LIMITS.bytes } }).catch(() => undefined)
  if (!part) throw new BadRequest('file: missing')
  const { file } = part
  // The type of `filename` is wrong: it is undefined for a part of type application/octet-stream without a file name,
  // which is a file, too.
  const filename: string | undefined = part.filename
  return {
    file_name: normalised(filename ?? '').slice(0, 200) || 'import.csv',
    chunks: file,
    isCut: () => file.truncated,
  }
}

/**
 * Stores the lines of a file as they arrive and queues its check. The catalogue is not changed.
 * @throws Refusal import_too_large, import_too_wide, import_unreadable.
 */
export async function stageImport(context: Context, operator: OperatorSession, file: File) {
  const { db } = context
  const { operator_id } = operator
  const import_id = await openImport(db, { operator_id, file_name: file.file_name.toWellFormed().replaceAll('\0', '') })
  try {
    const uploaded = await stageLines(db, import_id, file)
    await actAtDesk(db, operator, async (tx, log) => {
      await beginCheck(tx, import_id, uploaded)
      await log({
        action: 'import_sent',
        ref_type: 'import',
        ref_id: import_id,
        details: { file_name: file.file_name },
      })
    })
  } catch (error) {
    await dropImport(db, import_id)
    // A truncated file may end inside a quoted cell or a character.
    if (error instanceof TooWide) throw new Refusal('import_too_wide')
    if (error instanceof NoCsv) throw new Refusal(file.isCut() ? 'import_too_large' : 'import_unreadable')
    throw error
  }
  return readImport(db, import_id)
}

async function stageLines(db: Db, import_id: string, { chunks, isCut }: File) {
  const digest = createHash('sha256')
  let asked_number: string | undefined
  let header: string[] | undefined
  let [number, length] = [0, 0]
  let waiting: StagedLine[] = []
  for await (const record of csvRecords(hashed(chunks, digest), IMPORT_COLUMNS)) {
    number += 1
    length += record.reduce((sum, cell) => sum + cell.length, 0)
    if (!header) {
      // A NUL shows that the file is UTF-16 without a byte order mark, which decodes as UTF-8 with a NUL next to each
      // letter.
      if (record.some((cell) => cell.includes('\0'))) throw new NoCsv()
      header = record.map((name) => name.trim())
      const faults = headerFaults(header)
      if (faults.length > 0) waiting.push({ line: 1, product_id: null, cells: {}, faults })
    } else if (record.some((cell) => cell.trim())) {
      const line = staged(number, header, record)
      asked_number ??= ambiguousCell(line.cells)
      waiting.push(line)
    }
    if (number > IMPORT_LIMITS.lines + 1) throw new Refusal('import_too_large')
    if (waiting.length < STAGED_AT_ONCE && length < STAGED_LENGTH) continue
    await insertImportLines(db, import_id, waiting)
    waiting = []
    length = 0
  }
  if (isCut()) throw new Refusal('import_too_large')
  if (!header) throw new NoCsv()
  await insertImportLines(db, import_id, waiting)
  return { digest: digest.digest('hex'), asked_number }
}

async function* hashed(chunks: AsyncIterable<Uint8Array>, digest: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    digest.update(chunk)
    yield chunk
  }
}

type LineFault = { column: string; fault: CatalogueFault }
const KNOWN: readonly string[] = IMPORT_COLUMNS

function headerFaults(header: string[]): LineFault[] {
  const unknown = header.filter((name, at) => !KNOWN.includes(name) || header.indexOf(name) < at)
  const lacking = ['product_id', 'sku_id'].filter((name) => !header.includes(name))
  return [
    ...unknown.map((column): LineFault => ({ column: column.slice(0, 60), fault: 'not_readable' })),
    ...lacking.map((column): LineFault => ({ column, fault: 'missing' })),
  ]
}

function staged(line: number, header: string[], record: string[]): StagedLine {
  const cells: Cells = Object.fromEntries(
    header.flatMap((name, at) => {
      const cell = normalised(record[at]?.trim() ?? '')
        .toWellFormed()
        .replaceAll('\0', '')
      return cell && KNOWN.includes(name) ? [[name, cell]] : []
    }),
  )
  const { product_id } = cells
  const faults: LineFault[] = record.length > header.length ? [{ column: '', fault: 'too_many' }] : []
  if (product_id !== undefined && SLUG_PATTERN.test(product_id)) return { line, product_id, cells, faults }
  const wrong: LineFault = { column: 'product_id', fault: product_id === undefined ? 'missing' : 'not_an_id' }
  return { line, product_id: null, cells, faults: [...faults, wrong] }
}

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

type Answer = { import_id: string; decimal_sign: DecimalSign }

/**
 * Stores how numbers such as `1,250` are read in this import, and queues its check.
 * @throws NotFound; Refusal state_changed when the import does not ask.
 */
export const answerImport = ({ db }: Context, operator: OperatorSession, { import_id, decimal_sign }: Answer) =>
  actAtDesk(db, operator, async (tx, log) => {
    const row = await lockImport(tx, import_id)
    if (!row) throw new NotFound()
    if (row.state !== 'asking') throw new Refusal('state_changed')
    await storeAnswer(tx, import_id, decimal_sign)
    await log({ action: 'import_answered', ref_type: 'import', ref_id: import_id, details: { decimal_sign } })
    return readImport(tx, import_id)
  })

type Applying = { import_id: string; leave_out_faulty: boolean; again: boolean; confirmed_jumps: number }

/**
 * Queues a checked import to be applied.
 * @throws NotFound; Refusal import_faulty, import_repeated; import_price_jumps when the confirmed number of steep price
 * changes is wrong; state_changed when the import is not checked or another operator has already applied it.
 */
export const applyImport = ({ db }: Context, operator: OperatorSession, applying: Applying) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { import_id, leave_out_faulty, again, confirmed_jumps } = applying
    const row = await lockImport(tx, import_id)
    if (!row) throw new NotFound()
    if (row.state !== 'checked') throw new Refusal('state_changed')
    if (row.faulty > 0 && !leave_out_faulty) throw new Refusal('import_faulty')
    const { repeats, price_jumps } = await readImport(tx, import_id)
    if (repeats && !again) throw new Refusal('import_repeated')
    if (price_jumps !== confirmed_jumps) throw new Refusal('import_price_jumps')
    await setState(tx, import_id, 'applying')
    const details = { leave_out_faulty, faulty: row.faulty, ...(price_jumps > 0 && { price_jumps }) }
    await log({ action: 'import_applied', ref_type: 'import', ref_id: import_id, details })
    return readImport(tx, import_id)
  })

/** Stops an import after the current batch. @throws NotFound; Refusal state_changed when it has ended. */
export const cancelImport = ({ db }: Context, operator: OperatorSession, import_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    const row = await lockImport(tx, import_id)
    if (!row) throw new NotFound()
    if (row.ended_at) throw new Refusal('state_changed')
    await setState(tx, import_id, 'cancelled')
    await log({ action: 'import_cancelled', ref_type: 'import', ref_id: import_id, details: { was: row.state } })
    return readImport(tx, import_id)
  })
