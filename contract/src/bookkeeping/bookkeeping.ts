import { z } from 'zod'
import { desk } from '../access.ts'
import { AskedDay, Day, type EndpointTable } from '../endpoint.ts'
import { BOOK_DAYS_LIMIT, BOOK_FILES, BOOK_FORMATS } from './bookkeeping-rules.ts'

const DAY_MS = 86_400_000

const BookChoice = z
  .strictObject({
    /** One file, or `all`: a ZIP with all files and a control sheet. */
    file: z.enum([...BOOK_FILES, 'all']),
    format: z.enum(BOOK_FORMATS),
    /** The first and the last day of the period, in the shop's time zone. */
    from: AskedDay,
    to: AskedDay,
  })
  .refine(({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
    return days >= 0 && days < BOOK_DAYS_LIMIT
  })
export type BookChoice = z.output<typeof BookChoice>

export const bookkeeping_endpoints = {
  'GET /api/admin/bookkeeping': {
    summary:
      'The current day and time zone of the shop, by which the periods of files for the bookkeeper and the days of tax rules are chosen',
    access: desk('finance', 'catalogue'),
    reply: z.object({ today: Day, time_zone: z.string() }),
  },
  'POST /api/admin/bookkeeping/export': {
    summary:
      'Prepare a download of a file for the bookkeeper, and log it. The address works for a minute, with the session of the operator',
    access: desk('finance'),
    body: BookChoice,
    reply: z.object({ url: z.string(), file_name: z.string() }),
    stale: ['GET /api/admin/log/list'],
  },
} as const satisfies EndpointTable
