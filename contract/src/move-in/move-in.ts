import { z } from 'zod'
import { owners } from '../access.ts'
import { Amount, EndlessPaging, type EndpointTable, endlessListOf, Flag, Id, Text, Time } from '../endpoint.ts'
import { WaitingProposal } from '../operator/proposal.ts'
import { DESK_MOVE_IN, DESK_PROPOSALS, DESK_SHOPPERS } from '../stale/desk-reads.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { DECIMAL_SIGNS } from '../text/text-rules.ts'
import {
  ALL_MOVE_IN_TARGETS,
  MOVE_IN_KINDS,
  MOVE_IN_OUTCOMES,
  MOVE_IN_REMARKS,
  MOVE_IN_STATES,
  MOVE_IN_SYSTEMS,
} from './move-in-rules.ts'

const Kind = z.enum(MOVE_IN_KINDS)
const MoveInFile = z.object({
  file_id: Id,
  /** The kind of file: by its headings until an operator has chosen it. */
  kind: Kind,
  system: z.enum(MOVE_IN_SYSTEMS),
  operator: z.string(),
  file_name: z.string(),
  state: z.enum(MOVE_IN_STATES),
  lines: z.int(),
  /** Number of lines of each outcome. */
  outcomes: z.partialRecord(z.enum(MOVE_IN_OUTCOMES), z.int()),
  /** The sum of the new or applied balances; 0 for other files. */
  total_cents: Amount,
  /** Whether the new customers are invited by mail. */
  invites: z.boolean(),
  /** True if the same file was applied before. */
  repeats: z.boolean(),
  created_at: Time,
  ended_at: Time.nullable(),
})
export type MoveInFile = z.output<typeof MoveInFile>

const MoveInDetail = MoveInFile.extend({
  /** The pending request to apply the file, for files that two operators decide. */
  proposal: WaitingProposal.nullable(),
})

const Remark = z.object({ remark: z.enum(MOVE_IN_REMARKS), cell: z.string().nullable() })
const MoveInLine = z.object({
  /** Row number in the file; row 1 is the header. */
  line: z.int(),
  outcome: z.enum(MOVE_IN_OUTCOMES),
  /** The mailbox, the code or the product. */
  title: z.string(),
  /** The other contents of the line, in one line of text. */
  about: z.string(),
  remarks: z.array(Remark),
})
export type MoveInLine = z.output<typeof MoveInLine>

const Target = z.enum(ALL_MOVE_IN_TARGETS)

const Country = z.string().regex(/^[A-Z]{2}$/)
const OfFile = z.strictObject({ file_id: Id })

export const move_in_endpoints = {
  'POST /api/admin/move_in/upload': {
    summary:
      'Upload customers, opening balances, promo codes or reviews as a multipart form (`file`: CSV or XLSX; 10 MB, 50,000 lines); nothing changes yet',
    access: owners,
    reply: MoveInDetail,
    stale: DESK_MOVE_IN,
  },
  'GET /api/admin/move_in/list': {
    summary: 'Files with which the shop moved in, newest first',
    access: owners,
    query: EndlessPaging,
    reply: endlessListOf(MoveInFile).omit({ total: true }),
  },
  'GET /api/admin/move_in/detail': {
    summary: 'Progress of a file with which the shop moves in',
    access: owners,
    query: OfFile,
    reply: MoveInDetail,
  },
  'GET /api/admin/move_in/mapping': {
    summary: 'The columns of a file with sample values and what they are taken to mean, for what it contains',
    access: owners,
    query: OfFile.extend({
      kind: Kind.optional().describe('What the file contains, if it is not what the headings say'),
    }),
    reply: z.object({
      kind: Kind,
      system: z.enum(MOVE_IN_SYSTEMS),
      /** Whether a file with the same headings was mapped before, which is repeated. */
      is_remembered: z.boolean(),
      columns: z.array(z.object({ heading: z.string(), target: Target.nullable(), samples: z.array(z.string()) })),
      country: Country.nullable(),
      language: z.enum(LANGUAGE_TAGS),
      decimal_sign: z.enum(DECIMAL_SIGNS),
      is_day_first: z.boolean(),
    }),
  },
  'POST /api/admin/move_in/map': {
    summary: 'Decide what a file contains and what its columns mean; its lines are checked',
    access: owners,
    body: z.strictObject({
      file_id: Id,
      kind: Kind,
      columns: z
        .array(Target.nullable())
        .max(400)
        .describe('The meaning of each column, in the order of the file; null if it is ignored'),
      country: Country.nullable().describe('The country of phone numbers and addresses that name none'),
      language: z.enum(LANGUAGE_TAGS).describe('The language of customers and reviews that name none'),
      decimal_sign: z.enum(DECIMAL_SIGNS).describe('The sign before the decimals of amounts: point or comma'),
      is_day_first: z.boolean().describe('Whether 03/04/2026 is the third of April'),
    }),
    reply: MoveInDetail,
    stale: DESK_MOVE_IN,
  },
  'GET /api/admin/move_in/lines': {
    summary: 'Lines of a file with what is taken over and the remarks, a hundred a page',
    access: owners,
    query: OfFile.extend({
      after: z.coerce.number().int().min(0).max(100_000).default(0),
      outcome: z.enum(MOVE_IN_OUTCOMES).optional().describe('Only lines with this outcome'),
      remarked: Flag.optional().describe('Only lines with remarks'),
    }),
    reply: z.object({ items: z.array(MoveInLine), after: z.int().nullable() }),
  },
  'POST /api/admin/move_in/apply': {
    summary:
      'Apply the new lines of a checked file in batches, or propose it: opening balances and promo codes are decided by two operators',
    access: owners,
    body: z.strictObject({
      file_id: Id,
      /** Whether new customers are invited by mail. */
      invites: z.boolean().default(false),
      /** Allows a file that was applied before. */
      again: z.boolean().default(false),
      /** The reason shown to the operator who approves. Required if approval is needed. */
      reason: Text(300).optional(),
    }),
    reply: MoveInDetail,
    stale: [...DESK_MOVE_IN, ...DESK_SHOPPERS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/move_in/invite': {
    summary: 'Invite the customers of a file who have neither logged in nor a valid invitation',
    access: owners,
    body: OfFile,
    reply: z.object({ invited: z.int() }),
    stale: [...DESK_MOVE_IN, ...DESK_SHOPPERS],
  },
  'POST /api/admin/move_in/undo': {
    summary:
      'Undo an applied file: customers who have not logged in, promo codes that nobody has used, and all its reviews',
    access: owners,
    body: OfFile,
    reply: MoveInDetail,
    stale: [...DESK_MOVE_IN, ...DESK_SHOPPERS],
  },
  'POST /api/admin/move_in/cancel': {
    summary: 'Stop a file; what was already applied remains',
    access: owners,
    body: OfFile,
    reply: MoveInDetail,
    stale: [...DESK_MOVE_IN, ...DESK_PROPOSALS],
  },
} as const satisfies EndpointTable
