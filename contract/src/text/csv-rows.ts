/**
 * `is_torn`: a quotation mark that belongs to a text began a quoted cell, which contains the lines below it. `is_wide`:
 * the row has more cells than CELLS_LIMIT.
 */
export type CsvRow = { line: number; cells: string[]; is_torn?: true; is_wide?: true }

/** Maximum number of cells in a row. Further cells are left out. */
const CELLS_LIMIT = 100

/**
 * Reads the non-empty rows of a CSV text (RFC 4180), each with the number of its first line, piece by piece.
 * Lenient: text after the closing quotation mark is added to the cell, and an unclosed cell ends with the text. Rows of
 * cells that contain other rows for this reason are marked as torn.
 */
class RowReader {
  readonly rows: CsvRow[] = []
  readonly #separator: string
  #cells: string[] = []
  #cell = ''
  /** Whether the cell so far contains only whitespace. Stored, because `#cell.trim()` would copy the text each time. */
  #is_blank = true
  #is_quoted = false
  /** The last character was a quotation mark inside a quoted cell: a second quotation mark would make it literal. */
  #may_be_doubled = false
  /** The quoted part of the cell contains line breaks. */
  #has_break = false
  #is_torn = false
  #is_wide = false
  #line = 1
  #begun_at = 1

  constructor(separator: string) {
    this.#separator = separator
  }

  read(text: string, from: number, to: number): void {
    for (let at = from; at < to; at++) this.#readLetter(text[at] ?? '')
  }

  #readLetter(letter: string): void {
    const is_doubled = this.#may_be_doubled && letter === '"'
    this.#may_be_doubled = false
    if (is_doubled) {
      this.#cell += letter
      this.#is_quoted = true
      return
    }
    if (letter === '\n') this.#line += 1
    if (this.#is_quoted) {
      if (letter === '\n') this.#has_break = true
      if (letter !== '"') this.#cell += letter
      else {
        this.#is_quoted = false
        this.#may_be_doubled = true
      }
    } else if (letter === '"' && this.#is_blank) {
      this.#is_quoted = true
      this.#is_blank = false
      this.#cell = ''
    } else if (letter === this.#separator) this.#endCell()
    else if (letter === '\n') this.endRow()
    else {
      this.#cell += letter
      if (letter.trim() === '') return
      this.#is_blank = false
      this.#is_torn ||= this.#has_break
    }
  }

  #endCell(): void {
    if (this.#cells.length < CELLS_LIMIT) this.#cells.push(this.#cell)
    else this.#is_wide ||= !this.#is_blank
    this.#cell = ''
    this.#is_blank = true
    this.#has_break = false
  }

  endRow(): void {
    const is_torn = this.#is_torn || (this.#is_quoted && this.#has_break)
    this.#endCell()
    if (this.#cells.some((cell) => cell.trim() !== ''))
      this.rows.push({
        line: this.#begun_at,
        cells: this.#cells,
        ...(is_torn && { is_torn }),
        ...(this.#is_wide && { is_wide: true as const }),
      })
    this.#cells = []
    this.#is_torn = false
    this.#is_wide = false
    this.#begun_at = this.#line
  }
}

/**
 * A reader for a text, and the text with line feeds as line breaks. The separator is the most frequent of comma,
 * semicolon and tab in the first lines, unless Excel names the separator in a line `sep=;`.
 */
export function readerOf(text: string, first_lines: number): { reader: RowReader; lines: string } {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = /^"?sep=([,;\t])"?\n/i.exec(lines)?.[1]
  return { reader: new RowReader(separator ?? separatorIn(lines.split('\n', first_lines).join('\n'))), lines }
}

/** Number of lines of a short text in which the separator is detected. */
const SHORT_TEXT_LINES = 100

/** The rows of a short text, such as a paste. */
export function shortCsvRows(text: string): CsvRow[] {
  const { reader, lines } = readerOf(text, SHORT_TEXT_LINES)
  reader.read(lines, 0, lines.length)
  reader.endRow()
  return reader.rows
}

function separatorIn(text: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: text.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}
