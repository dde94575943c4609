import { z } from 'zod'
import { AskedTime, EndlessPaging, type Endpoint, Id, Time } from '../endpoint.ts'
import { DESK_ACTIONS, DESK_REFS } from './actions.ts'

const Action = z.enum(DESK_ACTIONS)

const LogEntry = z.object({
  log_id: Id,
  operator_id: Id,
  /** The operator's account and name. */
  operator: z.string(),
  operator_name: z.string(),
  action: Action,
  ref_type: z.enum(DESK_REFS),
  ref_id: z.string(),
  /** What people call it, such as the number of an order; null where the id is all there is. */
  ref_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  /** What people call the things whose ids the entry has, in the reader's language. */
  names: z.array(z.object({ ref_type: z.enum(DESK_REFS), id: z.string(), name: z.string() })),
  created_at: Time,
})

const Filter = {
  operator_id: Id.optional(),
  action: Action.optional(),
  /** An id, or the number of an order: the number finds entries of the order and of its refunds. */
  ref_id: z.string().trim().min(1).max(200).optional(),
  from: AskedTime.optional(),
  /** Not included. */
  until: AskedTime.optional(),
}

/** What operators did, append-only. */
export const log_endpoints = {
  'GET /api/admin/log/list': {
    summary: 'What operators did, the latest first',
    query: EndlessPaging.extend({ ...Filter, log_id: Id.optional() }),
    reply: z.object({ items: z.array(LogEntry), next_cursor: z.string().nullable() }),
  },
  'GET /api/admin/log/export': {
    summary: 'The same for a file, 10,000 entries at most',
    query: z.object(Filter),
    reply: z.object({
      items: z.array(LogEntry),
      /** Whether nothing is left out: the latest are in it. */
      is_whole: z.boolean(),
    }),
  },
} as const satisfies Record<string, Endpoint>
