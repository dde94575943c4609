import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Nothing, Paging, SingleLine, Time } from '../endpoint.ts'
import { REDIRECT_LIMITS } from './redirect-rules.ts'

const OldPath = z.string().startsWith('/').max(REDIRECT_LIMITS.path)

const Redirect = z.object({
  path: OldPath.describe('the old path, in lower case and without the host'),
  target: z.string().describe('the path of this shop that it leads to'),
  uses: z.int().describe('how often it was used'),
  last_used_at: Time.nullable(),
  changed_by: z.string(),
  changed_at: Time,
})
export type Redirect = z.output<typeof Redirect>

/** Why a row of a file is left out. */
export const REDIRECT_FAULTS = [
  'torn',
  'no_path',
  'no_target',
  'too_long',
  'reserved',
  'elsewhere',
  'unknown_target',
  'circle',
  'twice',
] as const
export type RedirectFault = (typeof REDIRECT_FAULTS)[number]

const RedirectFile = z.object({
  rows: z.int(),
  added: z.int().describe('new old paths'),
  changed: z.int().describe('old paths that led elsewhere before'),
  unchanged: z.int(),
  faulty: z.int(),
  /** The first faults. */
  faults: z.array(z.object({ line: z.int(), fault: z.enum(REDIRECT_FAULTS), text: z.string() })),
  /** The first rows that are stored. */
  examples: z.array(z.object({ path: OldPath, target: z.string() })),
})
export type RedirectFile = z.output<typeof RedirectFile>

export const redirect_endpoints = {
  'GET /api/admin/redirect/list': {
    summary: 'Old paths of another shop system and the pages that they lead to, by path',
    access: desk('catalogue'),
    query: Paging.omit({ page: true }).extend({
      beginning: SingleLine(REDIRECT_LIMITS.path)
        .optional()
        .describe('the beginning of an old path, or a whole address'),
      cursor: z.string().max(REDIRECT_LIMITS.path).optional(),
    }),
    reply: z.object({ items: z.array(Redirect), next_cursor: z.string().nullable() }),
  },
  'POST /api/admin/redirect/add_file': {
    summary:
      'Store old paths from a CSV text with the old address, and the new address, article number or id of a product; or from a product export with handles. A dry run stores nothing; rows with faults are left out',
    access: desk('catalogue'),
    body: z.strictObject({
      csv: z.string().min(1).max(REDIRECT_LIMITS.file_characters),
      dry_run: z.boolean(),
    }),
    reply: RedirectFile,
    stale: ['GET /api/admin/redirect/list'],
  },
  'POST /api/admin/redirect/remove': {
    summary: 'Remove an old path',
    access: desk('catalogue'),
    body: z.strictObject({ path: OldPath }),
    reply: Nothing,
    stale: ['GET /api/admin/redirect/list'],
  },
} as const satisfies EndpointTable
