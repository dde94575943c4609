import { withoutApostrophes } from '@sampan/contract/csv-text'

import { eventLoopYielder } from '../background/event-loop-yielder.ts'
import { isUnreadable } from '../csv/unreadable.ts'
import { Refusal } from '../refusal/refusal.ts'
import { CELLS_LIMIT, NoSheet, TooWide } from './sheet-limits.ts'

const CELL_LIMIT = 100_000
/** Number of bytes that are parsed before the event loop handles other work. */
const PIECE_BYTES = 64 * 1024

/**
 * Streams the records of a CSV (RFC 4180), which may be separated by semicolons, tabs or bars, from chunks of any size.
 * `columns` are known names of the first line, by which the separator is recognised. Removes the apostrophes that an
 * export puts before formulas.
 * @throws NoSheet; TooWide; Refusal text_unreadable.
 */
export async function* csvRecords(
  chunks: AsyncIterable<Uint8Array>,
  columns: readonly string[] = [],
): AsyncGenerator<string[]> {
  let decoder: Decoder | undefined
  let reader: RecordReader | undefined
  let head = ''
  const yieldIfDue = eventLoopYielder()
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      const piece = chunk.subarray(at, at + PIECE_BYTES)
      decoder ??= decoderOf(piece)
      head += decoded(decoder, piece)
      // The separator is only known at the end of the first lines.
      if (!reader && firstLines(head).length < FIRST_LINES && head.length <= CELL_LIMIT) continue
      reader ??= new RecordReader(separatorOf(head, columns))
      yield* reader.read(head)
      head = ''
      await yieldIfDue()
    }
  if (decoder) head += decoded(decoder)
  reader ??= new RecordReader(separatorOf(head, columns))
  yield* reader.read(head)
  yield* reader.end()
}

/** Lines in which the separator is looked for: titles and blank lines may precede the headings. */
const FIRST_LINES = 10

/** The complete lines at the beginning of a text that are not blank, without what is in quotation marks. */
function firstLines(text: string): string[] {
  const lines: string[] = []
  let line = ''
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) {
      if (line.trim()) lines.push(line)
      if (lines.length === FIRST_LINES) break
      line = ''
    } else if (!isQuoted) line += sign
  }
  return lines
}

type Decoder = InstanceType<typeof TextDecoder>

/** Excel saves "Unicode text" as UTF-16 with a byte order mark. All other files must be UTF-8. */
function decoderOf([first, second]: Uint8Array): Decoder {
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true })
}

const SEPARATORS = [',', ';', '\t', '|', '^', '，'] as const

/**
 * The separator of the first lines: that between names of known columns, otherwise that which separates most lines
 * into the same number of cells, or occurs first. Where the comma separates decimals, spreadsheets separate cells by semicolons.
 */
function separatorOf(text: string, columns: readonly string[]): string {
  const isKnown = (name: string) => columns.includes(name.replaceAll('"', '').trim())
  for (const line of text.split(/[\r\n]+/, FIRST_LINES)) {
    const known = SEPARATORS.find((separator) => line.split(separator).some(isKnown))
    if (known) return known
  }
  const lines = firstLines(`${text}\n`)
  const widths = SEPARATORS.map((separator) => ({ separator, ...commonWidth(lines, separator) }))
  const best = widths.toSorted(
    (one, other) => other.lines - one.lines || one.first - other.first || other.cells - one.cells,
  )
  return best[0]?.separator ?? ','
}

type Width = { cells: number; lines: number; first: number }

/** The number of cells that most lines have, the number of these lines, and the first line that is separated. */
function commonWidth(lines: readonly string[], separator: string): Width {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const cells = line.split(separator).length
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1)
  }
  const [cells = 1, count = 0] = [...counts].toSorted(([a, x], [b, y]) => y - x || b - a)[0] ?? []
  return { cells, lines: count, first: lines.findIndex((line) => line.includes(separator)) }
}

function decoded(decoder: Decoder, chunk?: Uint8Array): string {
  let text: string
  try {
    text = decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new NoSheet()
  }
  if (isUnreadable(text)) throw new Refusal('text_unreadable')
  return text
}

class RecordReader {
  readonly #separator: string
  #record: string[] = []
  #cell = ''
  /** `closing`: the parser has read a quotation mark, which ends the cell unless a second mark follows. */
  #state: 'start' | 'plain' | 'quoted' | 'closing' = 'start'
  #after_return = false

  constructor(separator: string) {
    this.#separator = separator
  }

  /** Reads the next part of the file. @returns the records that are complete after this part. */
  read(text: string): string[][] {
    const records: string[][] = []
    for (const sign of text) {
      // A carriage return followed by a line feed ends one record.
      const is_second = this.#after_return && sign === '\n'
      this.#after_return = false
      // Files that were put together have a byte order mark in the middle.
      if (is_second || (sign === '\uFEFF' && this.#state === 'start')) continue
      if (this.#state === 'quoted') this.#readQuoted(sign)
      else if (sign === this.#separator) this.#endCell()
      else if (sign === '\n' || sign === '\r') {
        this.#after_return = sign === '\r'
        records.push(this.#endRecord())
      } else this.#readPlain(sign)
      if (this.#cell.length > CELL_LIMIT) throw new NoSheet()
    }
    return records
  }

  /** Returns the last record if no line break ends it. */
  end(): string[][] {
    if (this.#state === 'quoted') throw new NoSheet()
    return this.#record.length > 0 || this.#state !== 'start' ? [this.#endRecord()] : []
  }

  #readQuoted(sign: string): void {
    if (sign === '"') this.#state = 'closing'
    else this.#cell += sign
  }

  #readPlain(sign: string): void {
    if (sign === '"' && this.#state !== 'plain') {
      if (this.#state === 'closing') this.#cell += sign
      this.#state = 'quoted'
      return
    }
    if (this.#state === 'closing') throw new NoSheet()
    this.#state = 'plain'
    this.#cell += sign
  }

  #endCell(): void {
    if (this.#record.length === CELLS_LIMIT) throw new TooWide()
    this.#record.push(withoutApostrophes(this.#cell))
    this.#cell = ''
    this.#state = 'start'
  }

  #endRecord(): string[] {
    this.#endCell()
    const record = this.#record
    this.#record = []
    return record
  }
}
