import { UploadFields } from '@sampan/contract'
import { UPLOAD_BYTES_LIMIT, type UploadPurpose } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { isDiskFull } from '../../http/health/disk.ts'
import { BadRequest, Refusal } from '../../refusal/refusal.ts'
import { newArrival, removeArrival, storeArrival } from './arriving.ts'

export const FORM_LIMITS = { fileSize: UPLOAD_BYTES_LIMIT, files: 1, fields: 5, parts: 6, fieldSize: 100 }

/** A picture that has arrived: a file that is deleted after the answer. */
export type UploadForm = { path: string; bytes: number; purpose: UploadPurpose }

/**
 * Reads the multipart form of an upload, whose parts come in any order, and does something with it. Its file is written to
 * disk as it comes, because a sender may take long.
 * @throws BadRequest when it is none; Refusal file_too_large.
 */
export async function withUploadForm<Result>(
  request: FastifyRequest,
  data_folder: string,
  work: (form: UploadForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new BadRequest('input: a multipart form is needed')
  const path = await newArrival(data_folder)
  try {
    const { bytes, fields } = await readParts(request, path).catch((error) => {
      if (error instanceof Refusal || isDiskFull(error)) throw error
      // Any other error of the parser is a form that no browser sends.
      throw new BadRequest('input: the form cannot be read')
    })
    if (bytes === undefined) throw new BadRequest('file: missing')
    const checked = UploadFields.safeParse(fields)
    if (!checked.success) throw new BadRequest('purpose: unknown')
    return await work({ path, bytes, purpose: checked.data.purpose })
  } finally {
    await removeArrival(path)
  }
}

async function readParts(request: FastifyRequest, path: string) {
  const fields: Record<string, unknown> = {}
  let bytes: number | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') {
      bytes = await storeArrival(part.file, path)
      if (part.file.truncated) throw new Refusal('file_too_large')
    }
    // Every file's stream is read to its end, because the parser waits for that.
    else part.file.resume()
  }
  return { bytes, fields }
}
