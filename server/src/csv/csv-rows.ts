import { type CsvRow, readerOf } from '@sampan/contract/csv-rows'
import { eventLoopYielder } from '../background/event-loop-yielder.ts'

export type { CsvRow } from '@sampan/contract/csv-rows'

/** Number of characters parsed before the parser checks whether to yield to the event loop. */
const PIECE_LENGTH = 20_000

/**
 * Parses the non-empty rows of a CSV text (RFC 4180), each with the number of its first line. The whole file is in memory.
 * Lenient: text after the closing quotation mark is added to the cell, and an unclosed cell ends with the text.
 * Yields to the event loop while parsing.
 * @param first_lines number of lines in which the separator is detected.
 * @returns at most `rows_limit` + 1 rows.
 */
export async function csvRows(text: string, first_lines: number, rows_limit: number): Promise<CsvRow[]> {
  const { reader, lines } = readerOf(text, first_lines)
  const yieldIfDue = eventLoopYielder()
  for (let at = 0; at < lines.length && reader.rows.length <= rows_limit; at += PIECE_LENGTH) {
    reader.read(lines, at, Math.min(lines.length, at + PIECE_LENGTH))
    await yieldIfDue()
  }
  reader.endRow()
  return reader.rows.slice(0, rows_limit + 1)
}
