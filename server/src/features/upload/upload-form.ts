import { UploadFields } from '@sampan/contract'
import { UPLOAD_BYTES_LIMIT, type UploadPurpose } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { isDiskFull } from '../../http/health/disk.ts'
import { BadRequest, Refusal } from '../../refusal/refusal.ts'
import { newTemporaryFile, removeTemporaryFile, writeTemporaryFile } from './temporary-files.ts'

export const FORM_LIMITS = { fileSize: UPLOAD_BYTES_LIMIT, files: 1, fields: 5, parts: 6, fieldSize: 100 }

/** An uploaded picture. The temporary file is deleted after the reply. */
export type UploadForm = { path: string; bytes: number; purpose: UploadPurpose }

/**
 * Parses the multipart form of an upload, whose parts may come in any order, and runs `work`. The file is written to
 * disk as it arrives, so that slow uploads do not occupy memory.
 * @throws BadRequest for a malformed form; Refusal file_too_large.
 */
export async function withUploadForm<Result>(
  request: FastifyRequest,
  data_folder: string,
  work: (form: UploadForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new BadRequest('input: a multipart form is needed')
  const path = await newTemporaryFile(data_folder)
  try {
    const { bytes, fields } = await readParts(request, path).catch((error) => {
      if (error instanceof Refusal || isDiskFull(error)) throw error
      // All other parser errors mean a form that no browser sends.
      throw new BadRequest('input: the form cannot be read')
    })
    if (bytes === undefined) throw new BadRequest('file: missing')
    const checked = UploadFields.safeParse(fields)
    if (!checked.success) throw new BadRequest('purpose: unknown')
    return await work({ path, bytes, purpose: checked.data.purpose })
  } finally {
    await removeTemporaryFile(path)
  }
}

async function readParts(request: FastifyRequest, path: string) {
  const fields: Record<string, unknown> = {}
  let bytes: number | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') {
      bytes = await writeTemporaryFile(part.file, path)
      if (part.file.truncated) throw new Refusal('file_too_large')
    }
    // The parser waits until every file stream is consumed.
    else part.file.resume()
  }
  return { bytes, fields }
}
