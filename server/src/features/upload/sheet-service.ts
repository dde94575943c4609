import { normalised } from '@sampan/contract/normalised'
import { IMPORT_LIMITS, STATEMENT_LIMITS } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { BadRequest, Refusal } from '../../refusal/refusal.ts'
import { NoSheet, TooLarge, TooWide } from '../../sheet/sheet-limits.ts'
import { sheetRecords } from '../../sheet/sheet-records.ts'

/** An uploaded file as a stream. `isCut`: whether it was longer than allowed, once the stream has ended. */
export type UploadedFile = { file_name: string; chunks: AsyncIterable<Uint8Array>; isCut: () => boolean }

/** The file of a multipart form as a stream. @throws BadRequest without a file. */
export async function fileOfForm(request: FastifyRequest): Promise<UploadedFile> {
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

/** The refusal of a file that could not be read; other errors unchanged. A cut file may end inside a quoted cell. */
export function unreadSheet(error: unknown, isCut: boolean): unknown {
  if (error instanceof TooWide) return new Refusal('import_too_wide')
  if (error instanceof TooLarge) return new Refusal('import_too_large')
  if (error instanceof NoSheet) return new Refusal(isCut ? 'import_too_large' : 'import_unreadable')
  return error
}

/**
 * The rows of a sheet as text with tabs. The number of a line is that of its row.
 * @throws Refusal import_too_large, import_too_wide, import_unreadable.
 */
export async function textOfSheet({ chunks, isCut }: Omit<UploadedFile, 'file_name'>): Promise<{ text: string }> {
  const lines: string[] = []
  let length = 0
  try {
    for await (const record of sheetRecords(chunks, [])) {
      const line = record.map(cellOf).join('\t')
      length += line.length + 1
      if (length > STATEMENT_LIMITS.characters || lines.length >= IMPORT_LIMITS.lines) throw new TooLarge()
      lines.push(line)
    }
  } catch (error) {
    throw unreadSheet(error, isCut())
  }
  if (isCut()) throw new Refusal('import_too_large')
  return { text: lines.map((line) => `${line}\n`).join('') }
}

/** A cell without tabs and line breaks. A quotation mark would begin a quoted cell. */
function cellOf(cell: string): string {
  const text = cell.replace(/\s+/g, ' ').trim()
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
}
