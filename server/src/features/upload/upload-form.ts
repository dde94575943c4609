import { UploadFields } from '@sampan/contract'
import { UPLOAD_BYTES_LIMIT, type UploadPurpose } from '@sampan/contract/rules'
import type { FastifyRequest } from 'fastify'
import { BadRequest, Refusal } from '../../http/refusal.ts'

export const FORM_LIMITS = { fileSize: UPLOAD_BYTES_LIMIT, files: 1, fields: 5, parts: 6, fieldSize: 100 }

export type UploadForm = { picture: Buffer; purpose: UploadPurpose }

/**
 * Reads the multipart form of an upload, whose parts come in any order.
 * @throws BadRequest when it is none; Refusal file_too_large.
 */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw new BadRequest('input: a multipart form is needed')
  const { picture, fields } = await readParts(request).catch((error) => {
    if (error instanceof request.server.multipartErrors.RequestFileTooLargeError) throw new Refusal('file_too_large')
    // Any other error of the parser is a form that no browser sends.
    throw new BadRequest('input: the form cannot be read')
  })
  if (!picture) throw new BadRequest('file: missing')
  const checked = UploadFields.safeParse(fields)
  if (!checked.success) throw new BadRequest('purpose: unknown')
  return { picture, purpose: checked.data.purpose }
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  let picture: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    // Every file's stream is read to its end, because the parser waits for that.
    else if (part.fieldname === 'file') picture = await part.toBuffer()
    else await part.toBuffer()
  }
  return { picture, fields }
}
