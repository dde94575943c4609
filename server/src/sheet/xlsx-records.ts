import { Parser } from 'htmlparser2'
import { CELLS_LIMIT, NoSheet, TooLarge, TooWide } from './sheet-limits.ts'
import { isDateFormat, isDateStyle, serialDate } from './xlsx-dates.ts'
import { zipEntries } from './zip-entries.ts'

const ENTRIES_LIMIT = 200 * 1024 * 1024
/** Maximum length of all texts that cells share, which are in memory while the cells are read. */
const TEXTS_LIMIT = 32 * 1024 * 1024

const TEXTS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'
const WORKBOOK = 'xl/workbook.xml'
const LINKS = 'xl/_rels/workbook.xml.rels'
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/

/**
 * Streams the rows of the first visible sheet of an XLSX. Skipped rows are empty records, so that the number of a record
 * is that of its row. Dates are ISO texts. Neither entities of a document type nor external files are read.
 * @throws NoSheet; TooWide; TooLarge.
 */
export async function* xlsxRecords(file: Uint8Array): AsyncGenerator<string[]> {
  const { sheet, ...workbook } = await readWorkbook(file)
  const reader = new SheetReader(workbook)
  const decoder = new TextDecoder()
  for await (const { chunk, isLast } of zipEntries(file, (name) => name === sheet, ENTRIES_LIMIT)) {
    yield* reader.read(decoder.decode(chunk, { stream: !isLast }))
  }
}

/** `date_styles`: for each style of cells whether it shows a date or a time. `is_1904`: whether days count from 1904. */
type Workbook = { texts: string[]; date_styles: boolean[]; is_1904: boolean }

async function readWorkbook(file: Uint8Array): Promise<Workbook & { sheet: string }> {
  const [texts, names, links]: [string[], string[], Map<string, string>] = [[], [], new Map()]
  const first: { id?: string } = {}
  const date_styles: boolean[] = []
  let is_1904 = false
  const parsers: Record<string, Parser> = {
    [TEXTS]: textsParser(texts),
    [STYLES]: stylesParser(date_styles),
    [WORKBOOK]: xmlParser({
      open: (name, { state = 'visible', 'r:id': id, date1904 = '' }) => {
        if (name === 'workbookPr') is_1904 = /^(?:1|true)$/.test(date1904)
        if (name === 'sheet' && state === 'visible' && id !== undefined) first.id ??= id
      },
    }),
    [LINKS]: xmlParser({
      open: (name, { Id = '', Target = '' }) => {
        if (name === 'Relationship') links.set(Id, Target.replace(/^\/?(?:xl\/)?/, 'xl/'))
      },
    }),
  }
  const decoders = new Map<string, InstanceType<typeof TextDecoder>>()
  const isWanted = (name: string) => {
    if (SHEET.test(name)) names.push(name)
    return name in parsers
  }
  for await (const { name, chunk, isLast } of zipEntries(file, isWanted, ENTRIES_LIMIT)) {
    const decoder = decoders.get(name) ?? new TextDecoder()
    decoders.set(name, decoder)
    parsers[name]?.write(decoder.decode(chunk, { stream: !isLast }))
  }
  const linked = links.get(first.id ?? '')
  const sheet = linked !== undefined && names.includes(linked) ? linked : names.toSorted()[0]
  if (sheet === undefined) throw new NoSheet('an archive without a sheet')
  return { texts, date_styles, is_1904, sheet }
}

type Handlers = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const xmlParser = ({ open, close, text }: Handlers): Parser =>
  new Parser(
    { onopentag: open, ...(close && { onclosetag: close }), ...(text && { ontext: text }) },
    { xmlMode: true, decodeEntities: true },
  )

/** Reads the texts that cells share. Readings of Japanese characters (`rPh`) are left out. */
function textsParser(texts: string[]): Parser {
  let [text, length] = ['', 0]
  let [isText, isReading] = [false, false]
  return xmlParser({
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isReading = true
      if (name === 't') isText = !isReading
    },
    text: (part) => {
      if (!isText) return
      text += part
      length += part.length
      if (length > TEXTS_LIMIT) throw new TooLarge()
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name === 'si') texts.push(text)
    },
  })
}

/** Reads which styles of cells show dates. The formats of a shop's own come before the styles that name them. */
function stylesParser(date_styles: boolean[]): Parser {
  const formats = new Map<string, boolean>()
  let areOfCells = false
  return xmlParser({
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') formats.set(numFmtId, isDateFormat(formatCode))
      if (name === 'cellXfs') areOfCells = true
      if (name === 'xf' && areOfCells) date_styles.push(formats.get(numFmtId) ?? isDateStyle(Number(numFmtId)))
    },
    close: (name) => {
      if (name === 'cellXfs') areOfCells = false
    },
  })
}

/** Column of a cell such as `AB12`, from 0; undefined without a letter. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,7}/.exec(reference)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Numbers are binary: 39.9 may be stored as 39.899999999999999. */
const numberText = (value: string): string => {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  const text = Number.isInteger(number) ? BigInt(number).toString() : String(Number(number.toPrecision(12)))
  // Three digits behind the point of a typed number may be thousands. Those of a stored number are not.
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}

class SheetReader {
  readonly #workbook: Workbook
  readonly #parser: Parser
  #rows: string[][] = []
  #row: string[] = []
  #row_number = 0
  #next_number = 1
  #column = 0
  #type = ''
  #isDate = false
  #value = ''
  #isValue = false

  constructor(workbook: Workbook) {
    this.#workbook = workbook
    this.#parser = xmlParser({
      open: (name, attributes) => this.#open(name, attributes),
      text: (text) => {
        if (this.#isValue) this.#value += text
      },
      close: (name) => this.#close(name),
    })
  }

  /** Reads the next part of the sheet. @returns the rows that are complete after this part. */
  read(text: string): string[][] {
    this.#parser.write(text)
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  #open(name: string, { r, t = 'n', s = '' }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#row = []
      this.#row_number = Number(r) || this.#row_number + 1
      this.#column = -1
    } else if (name === 'c') {
      this.#column = columnOf(r ?? '') ?? this.#column + 1
      this.#type = t
      this.#isDate = this.#workbook.date_styles[Number(s)] ?? false
      this.#value = ''
    } else if (name === 'v' || (name === 't' && this.#type === 'inlineStr')) this.#isValue = true
  }

  #close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#endRow()
  }

  #endCell(): void {
    const text = this.#cellText()
    if (text === '') return
    if (this.#column >= CELLS_LIMIT) throw new TooWide()
    while (this.#row.length < this.#column) this.#row.push('')
    this.#row[this.#column] = text
  }

  #cellText(): string {
    if (this.#type === 's') return this.#workbook.texts[Number(this.#value)] ?? ''
    if (this.#type === 'b') return this.#value === '1' ? 'yes' : 'no'
    if (this.#type === 'e') return ''
    if (this.#type === 'd') return this.#value.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?Z?$/, '')
    if (this.#type !== 'n') return this.#value
    const date = this.#isDate ? serialDate(this.#value, this.#workbook.is_1904) : undefined
    return date ?? numberText(this.#value)
  }

  /** Formatted rows without a cell may reach to the end of the sheet: they count only before a row with cells. */
  #endRow(): void {
    if (this.#row.length === 0) return
    if (this.#row_number - this.#next_number > ROWS_SKIPPED) throw new TooLarge()
    for (; this.#next_number < this.#row_number; this.#next_number++) this.#rows.push([])
    this.#rows.push(this.#row)
    this.#next_number = this.#row_number + 1
  }
}

/** More empty rows than a file may have lines. */
const ROWS_SKIPPED = 50_000
