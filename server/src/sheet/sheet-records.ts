import { csvRecords } from './csv-records.ts'
import { merchantRecords } from './merchant-records.ts'
import { xlsxRecords } from './xlsx-records.ts'

/** First bytes of a ZIP archive, which an XLSX is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const XML = /^\uFEFF?\s*<(?:\?xml|rss|feed)/i
const BEGINNING_BYTES = 64

/**
 * Streams the records of a CSV, an XLSX or a Google Merchant feed (XML), which its first bytes tell apart. `columns` are
 * known names of the first line of a CSV. @throws NoSheet; TooWide; TooLarge; Refusal text_unreadable.
 */
export async function* sheetRecords(
  chunks: AsyncIterable<Uint8Array>,
  columns: readonly string[],
): AsyncGenerator<string[]> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  for (let bytes = 0; bytes < BEGINNING_BYTES; ) {
    const { done, value } = await iterator.next()
    if (done) break
    first.push(value)
    bytes += value.length
  }
  const all = resumed(first, iterator)
  const beginning = Buffer.concat(first)
  if (ZIP.every((byte, at) => beginning[at] === byte)) yield* xlsxRecords(await whole(all))
  else if (XML.test(beginning.subarray(0, BEGINNING_BYTES).toString())) yield* merchantRecords(await whole(all))
  else yield* csvRecords(all, columns)
}

async function* resumed(first: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** The whole file: its upload has a limit. */
async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
