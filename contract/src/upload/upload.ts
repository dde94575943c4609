import { z } from 'zod'
import { type EndpointTable, Id } from '../endpoint.ts'
import { UPLOAD_LIMITS } from '../rate-limits.ts'
import { UPLOAD_PURPOSES } from './upload-rules.ts'

export const File = z.object({ file_id: Id, url: z.string(), width: z.int(), height: z.int() })
export type File = z.output<typeof File>

/** The fields of the multipart form in addition to `file`. */
export const UploadFields = z.object({ purpose: z.enum(UPLOAD_PURPOSES) })

/** Whether the endpoint takes this form instead of a JSON body. */
export const takesForm = (key: string): boolean =>
  key === 'POST /api/upload' || key === 'POST /api/admin/service/upload' || key === 'POST /api/admin/picture/upload'

export const upload_endpoints = {
  'POST /api/upload': {
    summary:
      'Upload a picture (JPEG, PNG or WebP; for `evidence` and `refund` also a PDF, whose first page is stored as a picture) as a multipart form: `file` and `purpose`',
    access: 'shopper',
    limits: UPLOAD_LIMITS,
    reply: File,
    stale: [],
  },
} as const satisfies EndpointTable
