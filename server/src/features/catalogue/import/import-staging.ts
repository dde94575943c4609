import { createHash } from 'node:crypto'
import { type CatalogueFault, IMPORT_LIMITS, SLUG_PATTERN } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { CountedNote } from '../../../db/json-columns.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { hashed } from '../../../sheet/hashed.ts'
import { NoSheet } from '../../../sheet/sheet-limits.ts'
import { sheetRecords } from '../../../sheet/sheet-records.ts'
import { storable } from '../../../sheet/storable.ts'
import type { UploadedFile } from '../../upload/sheet-service.ts'
import { ambiguousCell, type Cells, IMPORT_COLUMNS } from './import-line.ts'
import { insertImportLines, type StagedLine } from './import-sql.ts'
import { HEAD_ROWS, type NumberedRecord, plainName, splitAtHeadings } from './system/heading-rows.ts'
import type { SourceRow } from './system/source-rows.ts'
import { insertSource } from './system/source-sql.ts'

/** Lines are inserted once there are 500 of them, or their cells have 500,000 characters. */
const STAGED_AT_ONCE = 500
const STAGED_LENGTH = 500_000

/** A staged file: with the shop's own columns, or of another system. */
type Staged = {
  digest: string
  asked_number: string | undefined
  foreign: readonly string[] | undefined
  notes: CountedNote[]
}

/** Stores the lines of a file as they arrive. @throws NoSheet; TooWide; TooLarge; Refusal import_too_large. */
export async function stageLines(db: Db, import_id: string, { chunks, isCut }: UploadedFile): Promise<Staged> {
  const digest = createHash('sha256')
  const staging = new Staging(new Waiting(db, import_id))
  let number = 0
  let first: NumberedRecord[] | undefined = []
  for await (const record of sheetRecords(hashed(chunks, digest), IMPORT_COLUMNS)) {
    number += 1
    if (number > IMPORT_LIMITS.lines + 1) throw new Refusal('import_too_large')
    if (!record.some((cell) => cell.trim())) continue
    if (!first) await staging.take({ number, record })
    else if (first.push({ number, record }) === HEAD_ROWS) {
      await staging.begin(first)
      first = undefined
    }
  }
  if (isCut()) throw new Refusal('import_too_large')
  if (first) await staging.begin(first)
  return { digest: digest.digest('hex'), ...(await staging.end()) }
}

/** Stages the records of a file. Its headings are among the first records. */
class Staging {
  readonly #waiting: Waiting
  #header: Header | undefined
  #asked_number: string | undefined

  constructor(waiting: Waiting) {
    this.#waiting = waiting
  }

  async begin(records: readonly NumberedRecord[]): Promise<void> {
    const { header, rest } = splitAtHeadings(records, IMPORT_COLUMNS)
    if (!header) throw new NoSheet()
    this.#header = headerOf(header.record)
    const { faults } = this.#header
    if (faults.length > 0) this.#waiting.lines.push({ line: header.number, product_id: null, cells: {}, faults })
    for (const record of rest) await this.take(record)
  }

  async take({ number, record }: NumberedRecord): Promise<void> {
    if (!this.#header) throw new NoSheet()
    if (this.#header.is_own) {
      const line = staged(number, this.#header.names, record)
      this.#asked_number ??= ambiguousCell(line.cells)
      this.#waiting.lines.push(line)
    } else this.#waiting.rows.push({ line: number, cells: record.map(storable) })
    await this.#waiting.store(record.reduce((sum, cell) => sum + cell.length, 0))
  }

  async end(): Promise<Omit<Staged, 'digest'>> {
    if (!this.#header) throw new NoSheet()
    await this.#waiting.store(Number.POSITIVE_INFINITY)
    const { is_own, names, notes } = this.#header
    return { asked_number: this.#asked_number, foreign: is_own ? undefined : names, notes }
  }
}

/** Lines and rows of a file that are not stored yet. */
class Waiting {
  lines: StagedLine[] = []
  rows: SourceRow[] = []
  #length = 0
  readonly #db: Db
  readonly #import_id: string

  constructor(db: Db, import_id: string) {
    this.#db = db
    this.#import_id = import_id
  }

  /** Stores all that waits once it is much. @param length characters of the last record. */
  async store(length: number): Promise<void> {
    this.#length += length
    if (this.lines.length + this.rows.length < STAGED_AT_ONCE && this.#length < STAGED_LENGTH) return
    await insertImportLines(this.#db, this.#import_id, this.lines)
    await insertSource(this.#db, this.#import_id, this.rows)
    this.lines = []
    this.rows = []
    this.#length = 0
  }
}

type LineFault = { column: string; fault: CatalogueFault }
const KNOWN: readonly string[] = IMPORT_COLUMNS

const COLUMN_OF = new Map(KNOWN.map((column) => [plainName(column), column]))

/** Columns that files of other systems do not have. */
const OWN_SIGNS = ['shop_id', 'title_en', 'sku_on_sale', 'stock_exported', 'was_price']

type Header = { is_own: boolean; names: string[]; faults: LineFault[]; notes: CountedNote[] }

/**
 * The columns of a file by its headings, whatever their case and spaces. A file without the ids of products and SKUs is
 * one of another system. Columns that are unknown are ignored, with a note.
 */
function headerOf(record: readonly string[]): Header {
  // A NUL shows that the file is UTF-16 without a byte order mark, which decodes as UTF-8 with a NUL next to each letter.
  if (record.some((cell) => cell.includes('\0'))) throw new NoSheet()
  const names = record.map((name) => storable(name))
  const own_names = names.map((name) => COLUMN_OF.get(plainName(name)) ?? plainName(name))
  const lacking = ['product_id', 'sku_id'].filter((name) => !own_names.includes(name))
  const is_own = lacking.length === 0 || (lacking.length === 1 && own_names.some((name) => OWN_SIGNS.includes(name)))
  if (!is_own) return { is_own, names, faults: [], notes: [] }
  const columns = own_names.map((name) => (name === 'barcode' ? 'gtin' : name))
  const repeated = columns.filter((name, at) => KNOWN.includes(name) && columns.indexOf(name) < at)
  const ignored = names.filter((name, at) => name !== '' && !KNOWN.includes(columns[at] ?? ''))
  const detail = ignored.join(', ').slice(0, NOTE_LENGTH)
  return {
    is_own,
    names: columns,
    faults: [
      ...repeated.map((column): LineFault => ({ column, fault: 'not_readable' })),
      ...lacking.map((column): LineFault => ({ column, fault: 'missing' })),
    ],
    notes: ignored.length > 0 ? [{ note: 'column_ignored', count: ignored.length, line: 1, detail }] : [],
  }
}
const NOTE_LENGTH = 1_000

function staged(line: number, header: readonly string[], record: readonly string[]): StagedLine {
  const cells: Cells = Object.fromEntries(
    header.flatMap((name, at) => {
      const cell = storable(record[at] ?? '')
      return cell && KNOWN.includes(name) ? [[name, cell]] : []
    }),
  )
  const { product_id } = cells
  const isWide = record.slice(header.length).some((cell) => cell.trim())
  const faults: LineFault[] = isWide ? [{ column: '', fault: 'too_many' }] : []
  if (product_id !== undefined && SLUG_PATTERN.test(product_id))
    return { line, product_id, cells: withPictureUrls(cells), faults }
  const wrong: LineFault = { column: 'product_id', fault: product_id === undefined ? 'missing' : 'not_an_id' }
  return { line, product_id: null, cells, faults: [...faults, wrong] }
}

/** Moves URLs of pictures to a separate cell: these pictures are fetched later. */
function withPictureUrls({ images, ...cells }: Cells): Cells {
  const addresses = images?.split(/\s+/) ?? []
  const urls = addresses.filter((address) => /^https?:\/\//i.test(address))
  const own = addresses.filter((address) => !urls.includes(address))
  return {
    ...cells,
    ...(own.length > 0 && { images: own.join(' ') }),
    ...(urls.length > 0 && { picture_urls: urls.join('\n') }),
  }
}
