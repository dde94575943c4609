import { z } from 'zod'
import { desk } from '../access.ts'
import type { EndpointTable } from '../endpoint.ts'

export const sheet_endpoints = {
  'POST /api/admin/sheet/text': {
    summary:
      'Read the first visible sheet of an XLSX as text with tabs, for calls that take text, such as statements and shipments. A multipart form (`file`: 10 MB, 50,000 lines, 4,000,000 characters); nothing is stored',
    access: desk('catalogue', 'finance', 'fulfilment'),
    reply: z.object({ text: z.string() }),
    stale: [],
  },
} as const satisfies EndpointTable
