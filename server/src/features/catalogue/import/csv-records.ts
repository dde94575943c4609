import { withoutApostrophes } from '@sampan/contract/csv-text'

import { eventLoopYielder } from '../../../background/event-loop-yielder.ts'
import { isUnreadable } from '../../../csv/unreadable.ts'
import { Refusal } from '../../../refusal/refusal.ts'

/** Thrown when the file is neither UTF-8 nor UTF-16, or a quotation mark is never closed. */
export class NoCsv extends Error {}

/** Thrown when a record has more cells than CELLS_LIMIT. */
export class TooWide extends Error {}

const CELL_LIMIT = 100_000
/**
 * Maximum number of cells in a record: several times the number of known columns, because some spreadsheets save empty
 * columns.
 */
const CELLS_LIMIT = 100
/** Number of bytes that are parsed before the event loop handles other work. */
const PIECE_BYTES = 64 * 1024

/**
 * Streams the records of a CSV (RFC 4180), which may be separated by semicolons or tabs, from chunks of any size.
 * `columns` are known names of the first line, by which the separator is recognised. Removes the apostrophes that an
 * export puts before formulas.
 * @throws NoCsv; TooWide; Refusal text_unreadable.
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
      // The separator is only known at the end of the first line.
      if (!reader && !/[\r\n]/.test(head) && head.length <= CELL_LIMIT) continue
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

type Decoder = InstanceType<typeof TextDecoder>

/** Excel saves "Unicode text" as UTF-16 with a byte order mark. All other files must be UTF-8. */
function decoderOf([first, second]: Uint8Array): Decoder {
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true })
}

const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

/**
 * The separator of the first line, in which the names of known columns stand. Where the comma separates decimals,
 * spreadsheets separate cells by semicolons.
 */
function separatorOf(text: string, columns: readonly string[]): Separator {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const isKnown = (name: string) => columns.includes(name.replaceAll('"', '').trim())
  return SEPARATORS.find((separator) => line.split(separator).some(isKnown)) ?? ','
}

function decoded(decoder: Decoder, chunk?: Uint8Array): string {
  let text: string
  try {
    text = decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new NoCsv()
  }
  if (isUnreadable(text)) throw new Refusal('text_unreadable')
  return text
}

class RecordReader {
  readonly #separator: Separator
  #record: string[] = []
  #cell = ''
  /** `closing`: the parser has read a quotation mark, which ends the cell unless a second mark follows. */
  #state: 'start' | 'plain' | 'quoted' | 'closing' = 'start'
  #after_return = false

  constructor(separator: Separator) {
    this.#separator = separator
  }

  /** Reads the next part of the file. @returns the records that are complete after this part. */
  read(text: string): string[][] {
    const records: string[][] = []
    for (const sign of text) {
      // A carriage return followed by a line feed ends one record.
      const is_second = this.#after_return && sign === '\n'
      this.#after_return = false
      if (is_second) continue
      if (this.#state === 'quoted') this.#readQuoted(sign)
      else if (sign === this.#separator) this.#endCell()
      else if (sign === '\n' || sign === '\r') {
        this.#after_return = sign === '\r'
        records.push(this.#endRecord())
      } else this.#readPlain(sign)
      if (this.#cell.length > CELL_LIMIT) throw new NoCsv()
    }
    return records
  }

  /** Returns the last record if no line break ends it. */
  end(): string[][] {
    if (this.#state === 'quoted') throw new NoCsv()
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
    if (this.#state === 'closing') throw new NoCsv()
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
