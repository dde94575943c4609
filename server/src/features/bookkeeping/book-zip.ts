import { PassThrough, type Readable } from 'node:stream'
import type { BookFormat } from '@sampan/contract/rules'
import yazl from 'yazl'
import type { Book } from './book.ts'
import { BOOK_COLUMNS } from './book-columns.ts'
import { streamOf } from './book-file.ts'
import { controlRows, rowsOfFile } from './book-rows-service.ts'
import { FILES_IN_ZIP, Tally } from './tally.ts'

/** All files of a period and their control sheet as a ZIP. One file after the other is read, when its turn comes. */
export function zipOf(book: Book, format: BookFormat, suffix: string): Readable {
  const zip = new yazl.ZipFile()
  const out = new PassThrough()
  const tally = new Tally()
  const fail = (error: unknown) => void out.destroy(error instanceof Error ? error : new Error(String(error)))
  let current: Readable | undefined
  zip.on('error', fail)
  out.on('close', () => current?.destroy())
  for (const name of FILES_IN_ZIP) {
    // XLSX is compressed already.
    zip.addReadStreamLazy(`${name}-${suffix}.${format}`, { compress: format === 'csv' }, (use) => {
      const rows = name === 'control' ? controlRows(book, tally) : rowsOfFile(book, name, tally)
      const file = streamOf(format, { name, columns: BOOK_COLUMNS[name], rows })
      file.on('error', fail)
      current = file
      use(null, file)
    })
  }
  zip.end()
  zip.outputStream.pipe(out)
  return out
}
